import { openAudit } from '../db/audit';
import { databaseNow } from '../db/clock';
import type { DataScope } from '../db/scope';
import { inTransaction } from '../db/transaction';
import { type App, NO_CLIENT, type Work } from '../http/context';

/**
 * Runs something in a transaction of its own, outside any request, over the rows of one scope; for an operator's command, in
 * whose name.
 */
export async function inWork<T>(
  app: App,
  scope: DataScope,
  run: (work: Work) => Promise<T>,
  operator: string | null = null,
): Promise<T> {
  const database = app.databases[scope];
  const tasks: Array<() => void> = [];
  const result = await inTransaction(database, async ({ db, along }) => {
    const now = await databaseNow(db);
    app.clock.heard(now);
    const audit = openAudit();
    const afterCommit = (task: () => void) => void tasks.push(task);
    const done = await run({
      app,
      db,
      database,
      now,
      language: 'en',
      client: NO_CLIENT,
      audit,
      operator,
      afterCommit,
    });
    audit.send(along);
    return done;
  });
  for (const task of tasks) task();
  return result;
}
