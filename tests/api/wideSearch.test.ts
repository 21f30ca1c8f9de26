import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchOpenStock } from '../../src/contract/endpoints/market';
import { MOST_COUNTED } from '../../src/contract/constants';
import { seedOpenStock } from '../bench/large/openStock.mjs';
import { Caller } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';

let server: TestServer;
let visitor: Caller;

beforeAll(async () => {
  server = await startServer();
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await seedOpenStock(client, 3_000);
  await client.end();
  visitor = new Caller(server.api);
}, 60_000);
afterAll(() => server.stop());

const search = (query: object) => visitor.ok(searchOpenStock, { query });
const newest = (items: ReadonlyArray<{ opened_at: string | null }>) => items.map(({ opened_at }) => opened_at ?? '');

test.each([
  ['all that is open', {}],
  [
    'what one maker of two made',
    { maker: ['세아제강', '현대제철', '휴스틸', '넥스틸', 'KITZ', '조광', 'Tenaris', '아라피팅'] },
  ],
])('beyond the hits that are counted the numbers say so, and pages stay in order: %s', async (_name, query) => {
  const first = await search({ ...query, limit: 20 });
  expect(first.total).toBe(MOST_COUNTED + 1);
  expect(first.facets.find(({ name }) => name === 'grade')?.exact).toBe(false);
  const second = await search({ ...query, limit: 20, cursor: first.next_cursor });
  const both = [...first.items, ...second.items];
  expect(new Set(both.map(({ id }) => id)).size).toBe(40);
  expect(newest(both)).toEqual(newest(both).toSorted().toReversed());
});

test('a choice finds the same items by words, by a maker, and by both', async () => {
  const maker = '세아제강';
  const [byWords, byMaker, byBoth] = [
    await search({ q: `flange ${maker}` }),
    await search({ category: ['flange'], maker: [maker] }),
    await search({ q: 'flange', maker: [maker] }),
  ];
  expect(byMaker.total).toBeGreaterThan(0);
  const ids = ({ items }: typeof byMaker) => items.map(({ id }) => id);
  expect(ids(byWords)).toEqual(ids(byMaker));
  expect(ids(byBoth)).toEqual(ids(byMaker));
  expect([byWords.total, byBoth.total]).toEqual([byMaker.total, byMaker.total]);
  const makers = byMaker.facets.find(({ name }) => name === 'maker');
  expect(makers?.values.find(({ value }) => value === maker)?.count).toBe(byMaker.total);
});
