import type { Env } from '../env';
import { StartError } from '../startError';
import { type Databases, openDatabases } from './database';
import { isOutage } from './outage';
import { showsTestData } from './scope';

/**
 * The pools by which a process answers calls and makes files: through the pooler where there is one. What needs a connection
 * for longer than a transaction (migrations, backups, the operator's commands) goes to `databaseUrl` itself.
 */
export function callDatabases(env: Env, databaseUrl: string, size?: number): Databases {
  const pooled = env.POOLER_URL !== undefined;
  const databases = openDatabases(env.POOLER_URL ?? databaseUrl, showsTestData(env), { size, pooled });
  if (!pooled || !env.NAME_STATEMENTS) return databases;
  return {
    ...databases,
    async verify() {
      await databases.verify();
      await requireNames(databases);
    },
  };
}

/** PostgreSQL's manual, appendix A: a name that is taken, and one that is not there. */
const MIXED_UP = new Set(['42P05', '26000']);
const PROBES = ['select 1 as probe', 'select 2 as probe'];

/**
 * Rejects a pooler that hands names of statements on as they are: two clients that share a connection would find each other's.
 */
async function requireNames(databases: Databases): Promise<void> {
  const name = 'stlbs_probe';
  for (const { $client } of [databases.all, databases.own, databases.all]) {
    const clients = await Promise.all(PROBES.map(() => $client.connect())).catch((error: unknown) => {
      if (isOutage(error)) return [];
      throw error;
    });
    try {
      for (const [at, client] of clients.entries()) await client.query({ name, text: PROBES[at] ?? '', values: [] });
    } catch (error) {
      if (!MIXED_UP.has(String((error as { code?: unknown }).code))) throw error;
      throw new StartError(
        'The pooler of POOLER_URL does not keep the names of statements apart. Set max_prepared_statements there ' +
          '(pgbouncer 1.21 or newer), or NAME_STATEMENTS=0 here.',
      );
    } finally {
      // What was named on them is of no use to calls.
      for (const client of clients) client.release(true);
    }
  }
}
