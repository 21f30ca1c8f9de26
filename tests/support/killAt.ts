import pg from 'pg';
import type { TestServer } from './startServer';

/** Kills the server while a call waits to write to a table, so that what it wrote before stands uncommitted. */
export async function killAt(server: TestServer, table: string, call: () => Promise<unknown>): Promise<unknown> {
  const lock = new pg.Client({ connectionString: server.databaseUrl });
  await lock.connect();
  await lock.query('begin');
  await lock.query(`lock table ${table} in access exclusive mode`);
  const cut = call().catch((error: unknown) => error);
  for (let waited = 0; waited < 100; waited += 1) {
    const { rows } = await lock.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike $1
       and pid <> pg_backend_pid() and datname = current_database()`,
      [`%${table}%`],
    );
    if (rows.length > 0) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await server.kill9();
  const outcome = await cut;
  await lock.query('rollback');
  await lock.end();
  return outcome;
}
