import { expect, test } from 'vitest';
import { searchOpenStock } from '../../src/contract/endpoints/market';
import { addStockItems, closeStock, openStock } from '../../src/contract/endpoints/stock';
import { type Caller, joinSeller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { openLot, PIPE, specOf, warehouseOf } from '../support/stock';

const { server, buyer } = await startTrade();
const trader = (company_name: string) => joinSeller(server.api, ['pipe'], { company_name });
const [large, small, late] = [await trader('대형철강'), await trader('소형배관'), await trader('신규파이프')];

type Query = Record<string, string | number>;
const page = (query: Query = {}) => buyer.ok(searchOpenStock, { query: { sort: 'mixed', ...query } as never });

/** All hits page by page. */
async function walk(limit: number, afterFirst?: () => Promise<unknown>): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const { items, next_cursor } = await page({ limit, ...(cursor ? { cursor } : {}) });
    ids.push(...items.map(({ id }) => id));
    if (!cursor) await afterFirst?.();
    cursor = next_cursor ?? undefined;
  } while (cursor);
  return ids;
}

/** Opens many lots at once. */
async function openMany(seller: Caller, count: number): Promise<string[]> {
  const warehouse_id = await warehouseOf(seller);
  const lot = { spec: specOf(PIPE), raw_text: PIPE, qty: '5', maker: '세아제강', origin: 'KR', warehouse_id };
  const { items } = await seller.ok(addStockItems, { body: { items: Array.from({ length: count }, () => lot) } });
  const terms = { open_qty: '5', currency: 'KRW', unit_price: '1000', price_uom: 'EA' } as const;
  await seller.ok(openStock, { body: { items: items.map(({ id, version }) => ({ item_id: id, version, ...terms })) } });
  return items.map(({ id }) => id);
}

test('sellers take turns, the newest of each first', async () => {
  const first = [await openLot(small), await openLot(large), await openLot(large), await openLot(large)];
  const [smallOne, ...largeOnes] = first.map(({ id }) => id);
  const lateOne = await openLot(late);
  const [oldest, middle, newest] = largeOnes;
  const order = [lateOne.id, newest, smallOne, middle, oldest];
  expect(await walk(20)).toEqual(order);
  expect(await walk(2)).toEqual(order);
  expect(await page({ limit: 2 })).toMatchObject({ total: 5, facets: expect.any(Array) });

  // What is opened while somebody reads on neither repeats nor hides a lot that was there.
  const opened: Awaited<ReturnType<typeof openLot>>[] = [];
  const seen = await walk(2, async () => opened.push(await openLot(large), await openLot(small)));
  expect(seen).toEqual(order);
  expect((await page()).items).toHaveLength(7);
  for (const { id, version } of opened) {
    const owner = id === opened[0]?.id ? large : small;
    await owner.ok(closeStock, { body: { items: [{ item_id: id, version }] } });
  }
});

test('behind the newest 400 older lots follow by their age, each once', async () => {
  const older = await walk(100);
  const many = [...(await openMany(large, 200)), ...(await openMany(large, 200))];
  // A page may end at the bound, or begin before it and hold less than it could.
  for (const limit of [100, 70]) {
    const seen = await walk(limit);
    expect(new Set(seen)).toEqual(new Set([...many, ...older]));
    expect(seen).toHaveLength(many.length + older.length);
    expect(seen.slice(0, 400).toSorted()).toEqual(many.toSorted());
  }
  const newestFirst = await buyer.ok(searchOpenStock, { query: { sort: 'new', limit: 100 } });
  expect(newestFirst.total).toBe(many.length + older.length);
  await openLot(small);
  expect((await page({ limit: 2 })).items.map(({ store_name }) => store_name).toSorted()).toEqual([
    '대형철강',
    '소형배관',
  ]);
});

test.each([
  'mixed~x~1',
  'mixed~2026-01-01T00:00:00Z~-1',
  'mixed~2026-01-01T00:00:00Z~1000',
  'price~1~x',
  'new~x~y',
  '~',
])('the cursor %s is refused', async (cursor) => {
  expect((await buyer.call(searchOpenStock, { query: { sort: 'mixed', cursor } })).mcode).toBe(4);
});
