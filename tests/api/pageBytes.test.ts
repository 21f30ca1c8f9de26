import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_LOGINS, DEMO_PASSWORD } from '../../src/contract/constants';
import { Caller, signIn } from '../support/people';
import { loginCookies } from '../support/steadyPage';
import { startOwnServer, type OwnServer } from '../support/startServer';

let server: OwnServer;
const cookies = { visitor: '', buyer: '', seller: '' };

beforeAll(async () => {
  server = await startOwnServer({ DEMO_DATA: '1', PAGES: '1' });
  for (const role of ['buyer', 'seller'] as const) {
    const person = new Caller(server.api);
    await signIn(person, DEMO_LOGINS[role], DEMO_PASSWORD);
    cookies[role] = loginCookies(person);
  }
});
afterAll(() => server.stop());

async function html(path: string, reader: keyof typeof cookies): Promise<string> {
  const answer = await fetch(server.url + path, { headers: { cookie: cookies[reader] } });
  expect(answer.status, path).toBe(200);
  return answer.text();
}

/** Kilobytes of a page as a proxy packs it, of the demo's records. Their ids differ from run to run, which is some bytes. */
test.each<[what: string, path: string, reader: keyof typeof cookies, most: number, record?: RegExp]>([
  ['home', '/', 'visitor', 13],
  ['search of listed stock', '/service/stock/search', 'visitor', 16],
  ['item', '/service/stock/search', 'visitor', 10.5, /\/service\/stock\/search\/detail\/[^"?]+/],
  ['hub of a buyer', '/service/buyer', 'buyer', 15],
  ['hub of a seller', '/service/seller', 'seller', 15.5],
  ['projects', '/service/project', 'buyer', 13],
  ['project', '/service/project', 'buyer', 17, /\/service\/project\/(?!purchase|sale)[^"?]+/],
])('the HTML of %s has at most its kilobytes', async (_, path, reader, most, record) => {
  const first = await html(path, reader);
  const page = record ? await html(record.exec(first)?.[0] ?? '', reader) : first;
  expect(gzipSync(page).length / 1000).toBeLessThanOrEqual(most);
});
