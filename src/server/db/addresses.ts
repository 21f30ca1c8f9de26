import pg from 'pg';
import { StartError } from '../startError';
import { isOutage } from './outage';

const FORM = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/;

/**
 * The servers of an address that names several, as libpq does (`postgres://user@one:5432,two:5432/name`), each by an address of
 * its own. One of them takes writes: which, changes with each failover.
 */
export function addressesOf(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] = FORM.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => start + host + rest) : [url];
}

/** A server that is reached and takes no writes. */
export class StandbyError extends Error {
  override name = 'StandbyError';
  /** As PostgreSQL calls it that no connection is to be had now: an outage, which ends with the failover. */
  readonly code = '57P03';
}

/** Throws `StandbyError` for a connection to a standby. */
export async function requirePrimary(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
  if (rows[0]?.standby) throw new StandbyError('it is a standby and takes no writes');
}

/** Which server of an address new connections go to. */
export class Targets {
  private at = 0;

  constructor(readonly addresses: readonly string[]) {}

  get present(): string {
    return this.addresses[this.at] ?? '';
  }

  /** Goes on to the next one where `address`, at which nobody takes writes, is still the present one. */
  leave(address: string): void {
    if (this.present === address) this.at = (this.at + 1) % this.addresses.length;
  }
}

/** The pool's own words for a caller that waited for a place, which says nothing about the server. */
const NO_PLACE = /timeout exceeded when trying to connect/;

/** Whether another server of the address may have taken the place of the one that failed so. */
export function mayHaveMoved(error: unknown): boolean {
  if (error instanceof StandbyError) return true;
  return isOutage(error) && !NO_PLACE.test((error as Error).message);
}

/** The address of the one server that takes writes now. Throws `StartError` where none of several does. */
export async function primaryAddress(url: string): Promise<string> {
  const addresses = addressesOf(url);
  if (addresses.length === 1) return url;
  for (const address of addresses) {
    const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      await requirePrimary(client);
      return address;
    } catch (error) {
      if (!mayHaveMoved(error)) throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new StartError('None of the servers that DATABASE_URL names takes writes now.');
}
