import { afterAll, beforeAll, expect, test } from 'vitest';
import { join } from '../support/people';
import { type OwnServer, startOwnServer } from '../support/startServer';
import { loginCookies } from '../support/steadyPage';

const VISITS = 10;

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer({ PAGES: '1' });
});
afterAll(() => server.stop());

/** How often PostgreSQL looked logins up since it started. It counts a statement within a second of its end. */
async function lookups(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const [row] = await server.sql<{ scans: string }>(
    "select sum(seq_scan + coalesce(idx_scan, 0)) as scans from pg_stat_user_tables where relname = 'login'",
  );
  return Number(row?.scans);
}

test('all calls that a page makes for its reader look the login up once', async () => {
  const cookie = loginCookies(await join(server.api));
  const visit = async () => {
    const answer = await fetch(`${server.url}/service/buyer`, { headers: { cookie } });
    expect(answer.status).toBe(200);
    await answer.text();
  };
  await visit();
  const before = await lookups();
  for (let visits = 0; visits < VISITS; visits += 1) await visit();
  const perVisit = ((await lookups()) - before) / VISITS;
  // The last visit may not be counted yet.
  expect(perVisit).toBeGreaterThan(0.5);
  expect(perVisit).toBeLessThan(1.5);
});
