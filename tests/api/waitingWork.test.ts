import { expect, test } from 'vitest';
import { startOwnServer } from '../support/startServer';

test('a server at rest sends the database a few statements a second', async () => {
  const server = await startOwnServer();
  try {
    const sent = async () => {
      const [row] = await server.sql<{ calls: string }>(
        'select xact_commit + xact_rollback as calls from pg_stat_database where datname = current_database()',
      );
      return Number(row?.calls);
    };
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const before = await sent();
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    // One look a second, with what health and figures ask beside it; it was forty transactions a second without the look.
    expect((await sent()) - before).toBeLessThan(40);
  } finally {
    await server.stop();
  }
});
