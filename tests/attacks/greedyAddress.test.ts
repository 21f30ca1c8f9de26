import http from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { lockedTable } from '../support/lockedTable';
import { startOwnServer } from '../support/startServer';
import { until } from '../support/until';

const CONNECTIONS = 300;
const READS = 12;
const GREEDY = '203.0.113.66';

// Fewer places than the greedy one has connections, as on a machine that has shrunk its bound under load.
const server = await startOwnServer({ MOST_REQUESTS: '32', PAGES: '1' });
afterAll(() => server.stop());

const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function readAs(address: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    http
      .get(`${server.url}${path}`, { agent, headers: { 'x-forwarded-for': address } }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      })
      .on('error', reject);
  });
}

test('three hundred greedy connections of one address turn away nobody but themselves', async () => {
  // Their searches wait for the database and keep their places, as on a machine that is too slow for them.
  const { letGo } = await lockedTable(server, 'stock_item');
  let attacking = true;
  const refused = { count: 0 };
  const greedy = async (connection: number) => {
    for (let turn = 0; attacking; turn += 1) {
      const path = `/api/market/stock?maker=${connection}-${turn}`;
      const status = await readAs(GREEDY, path).catch(() => 0);
      if (status === 503) refused.count += 1;
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 2_000));
    }
  };
  const attack = Promise.all(Array.from({ length: CONNECTIONS - 1 }, (_, connection) => greedy(connection)));
  await until('a full house', async () => refused.count > 0);
  // Pages are counted with the calls.
  expect(await readAs(GREEDY, '/customer/faq')).toBe(503);
  const statuses: number[] = [];
  for (let read = 0; read < READS; read += 1) {
    const path = read % 2 ? '/customer/faq' : '/api/content/blog?language=ko';
    const answer = await fetch(server.url + path, { headers: { 'x-forwarded-for': '198.51.100.7' } });
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  attacking = false;
  await letGo();
  await attack;
  agent.destroy();
  expect(statuses).toEqual(Array(READS).fill(200));
}, 240_000);
