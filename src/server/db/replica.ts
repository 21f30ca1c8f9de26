import { setTimeout as wait } from 'node:timers/promises';
import { Counter } from 'prom-client';
import type { Env } from '../env';
import { type Database, type Databases, openDatabases } from './database';
import { isOutage } from './outage';
import { showsTestData } from './scope';

/** Longer than this nobody waits for the replica: the primary answers. */
const PATIENCE_MS = 100;
const LOOK_AGAIN_MS = 2;
/** For so long a replica that failed is spared. */
const SPARED_MS = 5_000;

const reads = new Counter({
  name: 'stlbs_replica_reads_total',
  help: 'Lists, searches and statistics, by who answered: the replica, or the primary since the replica was behind or away.',
  labelNames: ['by'],
});
for (const by of ['replica', 'primary']) reads.inc({ by }, 0);

/** A standby that answers reads in the place of the primary, each with everything that was committed before the read came. */
export interface Replica {
  /**
   * Reads by the replica once it has what the primary has now; by the primary where that takes too long, or the replica fails on
   * the way.
   */
  read<T>(primary: Database, run: (database: Database) => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

/** A place in the log of changes. */
type Position = bigint;

/** The replica of the settings; null without one. */
export function openReplica(env: Env): Replica | null {
  if (!env.REPLICA_URL) return null;
  const databases = openDatabases(env.REPLICA_URL, showsTestData(env));
  const place = replayed(databases);
  return {
    async read(primary, run) {
      const own = databases[primary.scope];
      if (await place.reaches(await written(primary))) {
        try {
          const answer = await run(own);
          reads.inc({ by: 'replica' });
          return answer;
        } catch (error) {
          if (!isOfReplica(error)) throw error;
          place.spare();
        }
      }
      reads.inc({ by: 'primary' });
      return run(primary);
    },
    end: () => databases.end(),
  };
}

/** What the replica has replayed, looked up by one for all who wait. */
function replayed(databases: Databases) {
  let known: Position = -1n;
  let sparedUntil = 0;
  let looking: Promise<void> | undefined;
  const spare = () => {
    sparedUntil = performance.now() + SPARED_MS;
    // What comes back may be another copy, which is behind the one that went.
    known = -1n;
  };
  const look = async () => {
    const { rows } = await databases.all.$client.query<{ replayed: string | null }>(
      'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as replayed',
    );
    // A server that was promoted follows nobody any more.
    if (rows[0]?.replayed) known = positionOf(rows[0].replayed);
    else spare();
  };
  const reaches = async (wanted: Position): Promise<boolean> => {
    const end = performance.now() + PATIENCE_MS;
    while (performance.now() >= sparedUntil) {
      if (known >= wanted) return true;
      if (performance.now() >= end) return false;
      looking ??= look()
        .catch(spare)
        .finally(() => (looking = undefined));
      const given = await Promise.race([looking.then(() => true), wait(PATIENCE_MS, false, { ref: false })]);
      if (!given) return false;
      if (known < wanted) await wait(LOOK_AGAIN_MS);
    }
    return false;
  };
  return { reaches, spare };
}

/** Everything that was acknowledged up to now lies before this place. */
async function written({ $client }: Database): Promise<Position> {
  const { rows } = await $client.query<{ written: string }>('select pg_current_wal_lsn()::text as written');
  return positionOf(rows[0]?.written ?? '0/0');
}

function positionOf(text: string): Position {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** A read that replaying has cancelled (PostgreSQL's manual, "Handling query conflicts"), or a replica that is away. */
const CONFLICT = new Set(['40001', '40P01', '25006']);

function isOfReplica(error: unknown): boolean {
  if (isOutage(error)) return true;
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  return CONFLICT.has(String(code ?? cause?.code));
}
