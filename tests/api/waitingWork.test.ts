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
    const inFiveSeconds = async () => {
      const before = await sent();
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      return (await sent()) - before;
    };
    // One look a second, with what this test asks beside it; without the look it would be some two hundred. The first second looks at everything.
    await expect.poll(inFiveSeconds).toBeLessThan(30);
  } finally {
    await server.stop();
  }
});
