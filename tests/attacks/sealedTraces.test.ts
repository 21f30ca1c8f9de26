import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint';
import { COOKIES } from '../../src/contract/constants';
import { getStore, searchStores } from '../../src/contract/endpoints/market';
import { getProfile } from '../../src/contract/endpoints/user';
import { everyEndpoint } from '../support/everyEndpoint';
import { Caller, joinSeller } from '../support/people';
import { type Facts, sampleQuery } from '../support/sampleInput';
import { startOwnTrade } from '../support/startTrade';
import { openLot } from '../support/stock';
import { ended, quoted, submitted } from '../support/trade';

const DAY_SECONDS = 86_400;
const ANSWERED_BEFORE = 5;
/** The id of nothing: for what a reader cannot know. */
const NOTHING = '01933333-0000-7000-8000-000000000000';
const known = (id: unknown) => (typeof id === 'string' ? id : NOTHING);

const { server, buyer, invited, outsider, author } = await startOwnTrade({
  env: { PAGES: '1' },
  people: {
    author: (api) => joinSeller(api, ['pipe', 'flange'], { company_name: '응답강관' }),
    invited: (api) => joinSeller(api, ['pipe', 'flange'], { company_name: '경쟁강관' }),
    outsider: (api) => joinSeller(api, ['gasket'], { company_name: '밖의가스켓' }),
  },
});
const visitor = new Caller(server.api);
const daysLater = (days: number) => server.api('POST', '/dev/clock', { body: { seconds: days * DAY_SECONDS } });

/**
 * What differs between any two answers: when they were given, and by which number the log knows them. The count of statements
 * stands in answers to tests only; who reads first after a minute fills what all keep in memory.
 */
const PASSING =
  /^(?:date|x-statements|x-server-time|server-timing|x-request-id|x-ratelimit-.*|connection|keep-alive|set-cookie|content-security-policy)$/;

/** What a page holds of its own rendering: its nonce, and when its data were read. */
const OF_THIS_PAGE = /(?:nonce|data-n-css)="[^"]*"|"(?:dataUpdatedAt|serverTime|now)":[^,}]*|\b1\d{12}\b/g;

/** A device is in use while it reads the list of devices. */
const OF_THIS_CALL = /"last_used_at":"[^"]*"(?=,"current":true)/g;

/** An answer with its headers, its length and its ETag; what no two answers share is left out. */
async function answerAt(who: Caller, path: string): Promise<string> {
  const page = !path.startsWith('/api/');
  const answer = await fetch(server.url + path, {
    redirect: 'manual',
    headers: {
      'x-forwarded-for': who.address,
      ...(who.token
        ? page
          ? { cookie: `${COOKIES.access.name}=${who.token}` }
          : { authorization: `Bearer ${who.token}` }
        : {}),
    },
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  // A spreadsheet says in one of its parts when it was written; its cells are compared, and not its length.
  const sheet = bytes.subarray(0, 2).toString() === 'PK';
  const headers = [...answer.headers].filter(([name]) => !PASSING.test(name) && !(sheet && name === 'content-length'));
  const text = sheet ? JSON.stringify((await readXlsx(bytes)).sheets.map(({ rows }) => rows)) : bytes.toString();
  const compared = text.replace(page ? OF_THIS_PAGE : OF_THIS_CALL, '');
  return [answer.status, ...headers.map((pair) => pair.join(': ')), compared].join('\n');
}

/** Every address that can be read: all GET calls of the contract, the feeds, and the pages. */
async function addresses(facts: Facts): Promise<string[]> {
  const readings = (await everyEndpoint()).filter(({ method, changes }: Endpoint) => method === 'GET' && !changes);
  const calls = readings.flatMap((endpoint) => {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => known(facts[name]));
    return [...new Set([`/api${path}`, `/api${path}${sampleQuery(endpoint, facts)}`])];
  });
  const { rfq_number_id, store_id } = facts as Record<string, string>;
  const pages = [
    '/',
    '/service/buyer/search',
    '/service/stock/search',
    '/service',
    '/service/seller',
    '/service/project',
  ];
  return [
    ...calls,
    '/robots.txt',
    '/sitemap.xml',
    '/rss.xml',
    '/en/rss.xml',
    ...pages.flatMap((page) => [page, page === '/' ? '/en' : `/en${page}`]),
    `/service/buyer/search/${store_id}`,
    `/service/stock/search/${store_id}`,
    `/service/seller/${rfq_number_id}`,
    `/service/project/${rfq_number_id}`,
  ];
}

async function readEverything(who: Caller, paths: readonly string[]): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  for (const path of paths) read.set(path, await answerAt(who, path));
  return read;
}

/** Addresses that answer otherwise than before, each with the place where it begins to. */
function different(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...before].flatMap(([path, old]) => {
    const now = after.get(path) ?? '';
    if (old === now) return [];
    const at = [...old].findIndex((letter, index) => letter !== now[index]);
    return [`${path}: ${old.slice(Math.max(0, at - 60), at + 60)} → ${now.slice(Math.max(0, at - 60), at + 60)}`];
  });
}

test('no answer reveals to anybody that a rival answered a sealed request', async () => {
  for (let count = 0; count < ANSWERED_BEFORE; count += 1) {
    const { rfq_number_id } = await submitted(buyer);
    await quoted(author, rfq_number_id);
    await ended(buyer, rfq_number_id);
  }
  await openLot(author);
  const { rfq_number_id } = await submitted(buyer, { sealed: true });
  await daysLater(1);
  const { id } = await author.ok(getProfile);
  const [row] = await server.sql<{ company_id: string }>('select company_id from account where id = $1', [id]);
  const store_id = row?.company_id ?? '';
  const { items } = await visitor.ok(searchStores, { query: { q: '응답강관' } });
  expect(items.map((store) => store.id)).toEqual([store_id]);
  const facts = { rfq_number_id, number: rfq_number_id, store_id, store: store_id, limit: 100 };
  const paths = await addresses(facts);
  const readers = { visitor, invited, outsider };
  const read = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(readers).map(async ([name, who]) => [name, await readEverything(who, paths)] as const),
      ),
    );
  const track = async () => (await visitor.ok(getStore, { params: { store_id } })).track;
  expect((await track()).answered_pct).not.toBeNull();
  // Read once to be warm: what a first reading leaves, such as a seen mark, is no trace of a rival.
  await read();
  const before = await read();
  await quoted(author, rfq_number_id);
  // A minute is as long as anything is kept in memory.
  await daysLater(1 + 2 / 1440);
  const after = await read();
  for (const name of Object.keys(readers)) {
    expect({ name, reported: different(before[name] ?? new Map(), after[name] ?? new Map()) }).toEqual({
      name,
      reported: [],
    });
  }
}, 240_000);

test('the public record changes by closed requests only, on the day after', async () => {
  const { id } = await invited.ok(getProfile);
  const [row] = await server.sql<{ company_id: string }>('select company_id from account where id = $1', [id]);
  const track = async () =>
    (await visitor.ok(getStore, { params: { store_id: row?.company_id ?? '' } })).track.answered_pct;
  // Five closed requests, none answered; the sealed one still runs.
  expect(await track()).toBe(0);
  const { rfq_number_id } = await submitted(buyer);
  await quoted(invited, rfq_number_id);
  expect(await track()).toBe(0);
  await ended(buyer, rfq_number_id);
  expect(await track()).toBe(0);
  await daysLater(2);
  expect(await track()).toBe(15);
});
