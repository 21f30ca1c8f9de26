import { onTestFinished } from 'vitest';
import type { TestServer } from './startServer';

/**
 * Stops the clock of a server's database at an instant, the present one unless another is named, until the test's end:
 * how long a busy machine takes to answer changes nothing. `goOn` moves it on by some seconds.
 */

export async function stoppedClock(server: TestServer, at = new Date()) {
  const [running] = await server.sql<{ source: string }>(`select pg_get_functiondef('app_now'::regproc) as source`);
  let now = at.getTime();
  const set = () =>
    server.sql(`create or replace function app_now() returns timestamptz language sql volatile
      as $$ select timestamptz '${new Date(now).toISOString()}' $$`);
  onTestFinished(async () => {
    await server.sql(running?.source ?? '');
  });
  await set();
  return {
    /** The instant at which it stands. */
    now: () => now,
    async goOn(seconds: number): Promise<void> {
      now += seconds * 1000;
      await set();
    },
  };
}

export type StoppedClock = Awaited<ReturnType<typeof stoppedClock>>;
