import { databaseNow } from '../db/clock';
import { inTransaction } from '../db/transaction';
import { type App, NO_CLIENT, type Work } from '../http/context';

/** Runs something in a transaction of its own, outside any request. */
export async function inWork<T>(app: App, run: (work: Work) => Promise<T>): Promise<T> {
  const tasks: Array<() => void> = [];
  const result = await inTransaction(app.database, async ({ db }) => {
    const now = await databaseNow(db);
    app.clock.heard(now);
    return run({ app, db, now, language: 'en', client: NO_CLIENT, afterCommit: (task) => void tasks.push(task) });
  });
  for (const task of tasks) task();
  return result;
}
