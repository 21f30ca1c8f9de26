import { onTestFinished } from 'vitest';
import { heldTable } from './heldTable';
import type { TestServer } from './startServer';
import { until } from './until';

/**
 * Takes a table for itself, so that a call stands still where it comes to it. `somebodyWaits` resolves once one does;
 * `letGo`, or the test's end, gives the table back.
 */
export async function lockedTable(server: TestServer, table: string) {
  const letGo = await heldTable(server.databaseUrl, table);
  // Queried outside the lock's own transaction, in which what the others do would be seen once and never again.
  const waiting = () =>
    server.sql(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike $1
       and pid <> pg_backend_pid() and datname = current_database()`,
      [`%${table}%`],
    );
  // A test that fails half way must not keep the next ones waiting.
  onTestFinished(letGo);
  return {
    letGo,
    somebodyWaits: () => until(`a call that waits for ${table}`, async () => (await waiting()).length > 0),
  };
}
