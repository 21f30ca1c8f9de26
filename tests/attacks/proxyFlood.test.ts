import http from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Nginx, startNginx } from '../support/nginx';
import { until } from '../support/until';

/** As in the site's file: at once, and beyond the rate. */
const MOST_AT_ONCE = 200;
const BURST = 300;
const A_SECOND = 100;
/** More connections at once than this are too many for the queue of a listening socket. */
const WAVE = 400;
const GREEDY = '127.0.0.1';
const ELSEWHERE = '127.0.0.2';

/** What stands behind nginx here: it answers at once, and on `/held` on demand. */
const held: http.ServerResponse[] = [];
const behind = [1, 2].map(() =>
  http.createServer((request, response) => {
    if (request.url === '/held') held.push(response);
    else response.end('ok');
  }),
);
let nginx: Nginx | null;

beforeAll(async () => {
  const ports = await Promise.all(
    behind.map(
      (server) =>
        new Promise<number>((resolve) =>
          server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
        ),
    ),
  );
  nginx = await startNginx(ports as [number, number]);
});
afterAll(async () => {
  await nginx?.stop();
  for (const server of behind) server.closeAllConnections();
  await Promise.all(behind.map((server) => new Promise((resolve) => server.close(resolve))));
});

/** The status of one request on a connection of its own, from an address of this machine. */
const ask = (path: string, localAddress: string) =>
  new Promise<number>((resolve, reject) => {
    http
      .get(`${nginx?.url}${path}`, { localAddress, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
      .on('error', reject);
  });
const requestsOf = (count: number, path: string, address: string) =>
  Promise.all(Array.from({ length: count }, () => ask(path, address)));
const counted = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length;

test('one address holds so many requests at once, and no more reach the servers', async ({ skip }) => {
  if (!nginx) return skip('no nginx');
  const statuses = requestsOf(MOST_AT_ONCE + 50, '/held', GREEDY);
  await until('all that are let through', () => held.length >= MOST_AT_ONCE);
  expect(await ask('/', ELSEWHERE)).toBe(200);
  for (const response of held) response.end();
  expect(counted(await statuses, 429)).toBe(50);
  expect(held).toHaveLength(MOST_AT_ONCE);
});

test('a flood of one address is refused beyond its rate; others, and files that cost nothing, are not', async ({
  skip,
}) => {
  if (!nginx) return skip('no nginx');
  const began = performance.now();
  const flood = [...(await requestsOf(WAVE, '/', GREEDY)), ...(await requestsOf(WAVE, '/', GREEDY))];
  const seconds = (performance.now() - began) / 1000;
  expect(counted(flood, 200) + counted(flood, 429)).toBe(2 * WAVE);
  // The bucket is full after the test before, or nearly: never does more of it get through.
  expect(counted(flood, 200)).toBeLessThanOrEqual(BURST + A_SECOND * seconds + 1);
  expect(counted(flood, 429)).toBeGreaterThan(0);
  expect(counted(await requestsOf(WAVE, '/_next/static/a.js', GREEDY), 200)).toBe(WAVE);
  // An office that opens a dozen pages at once.
  expect(counted(await requestsOf(MOST_AT_ONCE - 50, '/', ELSEWHERE), 200)).toBe(MOST_AT_ONCE - 50);
});
