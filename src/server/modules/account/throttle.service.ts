import type { Client, Work } from '../../http/context';
import { fail } from '../../http/fail';
import { recordEvent } from '../audit/audit.service';
import { hashSecret } from '../../opaqueSecret';
import { checkPassword } from './secrets';
import {
  blockKey,
  clearThrottles,
  countFailure,
  deleteThrottlesBefore,
  findThrottles,
  hasSignedInFrom,
  lockThrottle,
} from './throttle.repository';
import { DAY_MS } from '../../../domain/time/spans';

const WINDOW_MS = 15 * 60 * 1000;
const KNOWN_FOR_MS = 90 * DAY_MS;
const NOBODY = '00000000-0000-7000-8000-000000000000';

interface Limit {
  free: number;
  longest: number;
  /** In which wrong tries are added up; a quarter of an hour unless said. */
  windowMs?: number;
}

/**
 * How many wrong passwords are free within a window; each further one doubles the pause, up to `longest` seconds.
 * Nobody is locked out: a device that the owner has signed in from is counted alone, so that neither guesses from many
 * addresses nor a person who guesses from the same address slow it down; others are slowed by a minute at most.
 */
const LIMITS = {
  device: { free: 5, longest: 300 },
  pair: { free: 5, longest: 300 },
  account: { free: 20, longest: 60 },
  address: { free: 50, longest: 300 },
  // Six digits take less guessing than a password, so a day's tries are added up. The person who tries has the password, and a
  // passkey still lets the owner in.
  code: { free: 5, longest: 900, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>;
type Scope = keyof typeof LIMITS;

const keyOf = (scope: Scope, email: string, { address, user_agent }: Client) =>
  hashSecret(
    `${scope}:${scope === 'address' ? '' : email}:${scope === 'account' || scope === 'code' ? '' : (address ?? '')}${scope === 'device' ? `:${user_agent ?? ''}` : ''}`,
  );

/**
 * Checks a password, counting wrong ones per account and network address in the database, so that every process knows.
 * Refuses with TOO_MANY_REQUESTS while a pause lasts. An unknown account goes through exactly the same steps.
 */
export async function checkThrottled(
  work: Work,
  email: string,
  person: { id: string; password_hash: string } | null,
  password: string,
): Promise<boolean> {
  const { db, now, client } = work;
  const device = { address: client.address ?? '', user_agent: client.user_agent ?? '' };
  const known = await hasSignedInFrom(db, person?.id ?? NOBODY, device, new Date(now.getTime() - KNOWN_FOR_MS));
  const scopes: [Scope, ...Scope[]] = known ? ['device'] : ['pair', 'account', 'address'];
  await refuseWhilePaused(work, scopes, email);
  if (await checkPassword(person?.password_hash ?? null, password)) {
    await noteSuccess(work, scopes, email);
    return true;
  }
  await noteFailure(work, scopes, email, person?.id ?? null);
  return false;
}

/** Refuses while a pause of any of the scopes lasts. Tries that come at once are judged one after the other. */
export async function refuseWhilePaused(
  work: Work,
  scopes: readonly [Scope, ...Scope[]],
  email: string,
): Promise<void> {
  const { db, now, client } = work;
  await lockThrottle(db, keyOf(scopes[0], email, client), now);
  const keys = scopes.map((scope) => keyOf(scope, email, client));
  const pauses = (await findThrottles(db, keys)).map((row) => row.blocked_until?.getTime() ?? 0);
  const wait = Math.max(0, ...pauses) - now.getTime();
  if (wait > 0) fail('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(wait / 1000), keep: true });
}

/** Forgets the failures of the first scope, the narrowest, once somebody was right. */
export function noteSuccess(work: Work, scopes: readonly [Scope, ...Scope[]], email: string): Promise<void> {
  return clearThrottles(work.db, [keyOf(scopes[0], email, work.client)]);
}

/** Counts a wrong try in each of the scopes; beyond those that are free it begins a pause. Gives whether a first one began. */
export async function noteFailure(
  work: Work,
  scopes: readonly Scope[],
  email: string,
  accountId: string | null,
): Promise<boolean> {
  const { db, now, client } = work;
  let first = false;
  for (const scope of scopes) {
    const key = keyOf(scope, email, client);
    const { free, longest, windowMs = WINDOW_MS }: Limit = LIMITS[scope];
    const since = new Date(now.getTime() - windowMs);
    const over = (await countFailure(db, key, now, since)) - free;
    if (over < 1) continue;
    first ||= over === 1;
    const seconds = Math.min(longest, 2 ** Math.min(over, 16));
    await blockKey(db, key, new Date(now.getTime() + seconds * 1000));
    recordEvent(work, 'login_throttled', { account_id: accountId, after: { scope, seconds: String(seconds) } });
  }
  return first;
}

/** Counts one more of something within a window; every process knows. */
export function countWithin(work: Work, what: string, windowMs: number): Promise<number> {
  return countFailure(work.db, hashSecret(what), work.now, new Date(work.now.getTime() - windowMs));
}

/** Opens the way again for a person who proved to own the account by a mailed link. */
export function forgetFailures(work: Work, email: string): Promise<void> {
  const keys = (['account', 'pair', 'device'] as const).map((scope) => keyOf(scope, email, work.client));
  return clearThrottles(work.db, keys);
}

/** The same by the operator, wherever the person tries from next; `clients` are those that the person is known by. */
export function forgetEveryFailure(work: Work, email: string, clients: readonly Client[]): Promise<void> {
  const here = (scope: Scope) => clients.map((client) => keyOf(scope, email, client));
  return clearThrottles(work.db, [
    keyOf('account', email, work.client),
    keyOf('code', email, work.client),
    ...here('pair'),
    ...here('device'),
  ]);
}

/** Until when an account takes no password or no code from a device it does not know; null: it does. */
export async function pausedUntil(work: Work, email: string): Promise<Date | null> {
  const keys = [keyOf('account', email, work.client), keyOf('code', email, work.client)];
  const ends = (await findThrottles(work.db, keys)).flatMap(({ blocked_until }) => blocked_until ?? []);
  const last = ends.sort((a, b) => a.getTime() - b.getTime()).at(-1);
  return last && last > work.now ? last : null;
}

/** Counters of a day ago mean nothing any more. */
export function forgetOldThrottles(work: Work): Promise<void> {
  return deleteThrottlesBefore(work.db, new Date(work.now.getTime() - 96 * WINDOW_MS));
}
