import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listInterest, saveInterest, dropInterest } from '../../src/contract/endpoints/interest';
import * as market from '../../src/contract/endpoints/market';
import { closeStock, openStock } from '../../src/contract/endpoints/stock';
import { listPush } from '../../src/contract/endpoints/user';
import { Caller, join, joinSeller } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { openLot, PIPE, readLot, specOf, lotOf } from '../support/stock';

let server: TestServer;
let seller: Caller;
let buyer: Caller;
let visitor: Caller;

beforeAll(async () => {
  server = await startServer();
  seller = await joinSeller(server.api, ['pipe', 'flange'], { company_name: '바른강관㈜' });
  buyer = await join(server.api);
  visitor = new Caller(server.api);
  await openLot(seller, PIPE, '10');
  await openLot(seller, 'PIPE SMLS 6" SCH40 A106-B BE L=6M', '20', { unit_price: '300000' });
  await openLot(
    seller,
    '파이프 100A SCH10S STS304TP 6M',
    '30',
    { unit_price: '400000' },
    { maker: '현대스틸파이프', origin: 'JP' },
  );
  await openLot(seller, 'FLANGE WN 4" 150# RF A105', '40', { unit_price: '50000' });
  await lotOf(seller, PIPE, '5');
});
afterAll(() => server.stop());

const search = (who: Caller, query: object = {}) => who.ok(market.searchOpenStock, { query });

test('a fitting is found by its symbol alone and with the specification', async () => {
  const trader = await joinSeller(server.api, ['fitting'], { company_name: '피팅상사' });
  const scene = new Caller(server.api);
  const lots = [
    await openLot(trader, 'ELBOW 90 LR 4" SCH40 A234-WPB', '50', { unit_price: '9000' }),
    await openLot(trader, '롱엘보 100A SCH40 WPB', '60', { unit_price: '9100' }),
  ];
  const found = async (q: string) => (await search(scene, { q })).items.map(({ id }) => id).sort();
  const both = lots.map(({ id }) => id).sort();
  expect(await found('4인치 롱엘보 sch40 A234 WPB')).toEqual(both);
  expect(await found('4인치 롱엘보 sch40 WPB')).toEqual(both);
  expect(await found('4인치 롱엘보 sch40 WPL6')).toEqual([]);
  for (const { id, version } of lots) await trader.ok(closeStock, { body: { items: [{ item_id: id, version }] } });
});

test('bolts are found by thread or thread and length, and offered for their own size alone', async () => {
  const trader = await joinSeller(server.api, ['bolt'], { company_name: '볼트상사' });
  const scene = new Caller(server.api);
  const [short, long] = [
    await openLot(trader, 'STUD BOLT M16x90 A193-B7/A194-2H', '500', { unit_price: '900' }),
    await openLot(trader, 'STUD BOLT M16x110 A193-B7/A194-2H', '500', { unit_price: '1000' }),
  ];
  const found = async (q: string) => (await search(scene, { q })).items.map(({ id }) => id).sort();
  expect(await found('스터드볼트 M16')).toEqual([short.id, long.id].sort());
  expect(await found('stud bolt m16*110')).toEqual([long.id]);
  expect(await found('스터드볼트 M20')).toEqual([]);
  const requested = (text: string, ref: string) => ({ ref, spec: specOf(text) });
  const { lines } = await buyer.ok(market.matchStock, {
    body: { lines: [requested('S/BOLT M16*90L B7/2H', 'short'), requested('스터드볼트 A193-B7/A194-2H', 'unsized')] },
  });
  expect(lines.map(({ ref, open_count }) => [ref, open_count])).toEqual([
    ['short', 0],
    ['unsized', 0],
  ]);
  const again = await buyer.ok(market.matchStock, {
    body: { lines: [requested('스터드볼트 M16×90 A193-B7/A194-2H 20조', 'short')] },
  });
  expect(again.lines.map(({ open }) => open.map(({ id }) => id))).toEqual([[short.id]]);
  for (const { id, version } of [short, long])
    await trader.ok(closeStock, { body: { items: [{ item_id: id, version }] } });
});

describe('searching listed stock', () => {
  test('visitors see everything but prices; who signed in sees them too', async () => {
    const seen = await search(visitor);
    expect(seen.total).toBe(4);
    expect(seen.items.every((item) => item.unit_price === null && item.price_each === null)).toBe(true);
    expect((await search(buyer)).items.every((item) => item.unit_price !== null && !item.own)).toBe(true);
    expect((await search(seller)).items.every((item) => item.own)).toBe(true);
    for (const query of [{ sort: 'price' }, { price_min: '1' }, { price_max: '1' }] as const) {
      expect((await visitor.call(market.searchOpenStock, { query })).mcode).toBe(1000);
    }
  });

  test('nothing private leaves: no cost, warehouse, lot number, or quantity beyond what is open', async () => {
    const text = JSON.stringify(await search(buyer));
    for (const word of [
      'cost',
      'warehouse',
      'bin',
      'lot_no',
      'on_hand',
      'reserved',
      'low_mark',
      '부산 창고',
      '낙동대로',
    ]) {
      expect(text).not.toContain(word);
    }
  });

  test('the box reads both languages, corrects, and says what it understood', async () => {
    const { items, understood } = await search(visitor, { q: '스텐 파이프 100A sch10' });
    expect(items.map((item) => item.spec.grade)).toEqual(['STS304TP']);
    expect(understood.terms.map((one) => one.kind)).toEqual(['family', 'category', 'nps', 'schedule']);
    expect((await search(visitor, { q: '6" A106B sch40' })).total).toBe(1);
    expect((await search(visitor, { q: 'flnge 4"' })).understood.corrected).toEqual([{ from: 'flnge', to: 'FLANGE' }]);
    expect(await search(visitor, { q: 'qwerty' })).toMatchObject({
      items: [],
      total: 0,
      understood: { ignored: ['qwerty'] },
    });
    expect((await search(visitor, { q: '바른강관' })).total).toBe(4);
  });

  test('facets count exactly, under all filters but their own', async () => {
    const { facets, total } = await search(visitor, { category: 'pipe', size: ['4', '6'] });
    const values = (name: string) =>
      Object.fromEntries(
        (facets.find((one) => one.name === name)?.values ?? []).map(({ value, count }) => [value, count]),
      );
    expect(total).toBe(3);
    expect(values('category')).toEqual({ pipe: 3, flange: 1 });
    expect(values('size')).toEqual({ '4': 2, '6': 1 });
    expect(values('maker')).toEqual({ 세아제강: 2, 현대스틸파이프: 1 });
    expect(values('origin')).toEqual({ KR: 2, JP: 1 });
    expect(facets.every(({ exact }) => exact)).toBe(true);
    expect((await search(visitor, { category: ['pipe'], maker: '현대스틸파이프' })).total).toBe(1);
  });

  test.each(['new', 'price', 'price_desc', 'quantity'] as const)(
    'by %s every item comes once, page by page',
    async (sort) => {
      const ids: string[] = [];
      const keys: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await search(buyer, { sort, limit: 1, ...(cursor ? { cursor } : {}) });
        ids.push(...page.items.map(({ id }) => id));
        keys.push(...page.items.map((item) => Number(sort === 'quantity' ? item.open_qty : item.price_each)));
        cursor = page.next_cursor ?? undefined;
      } while (cursor);
      expect(new Set(ids).size).toBe(4);
      if (sort === 'price') expect(keys).toEqual(keys.toSorted((a, b) => a - b));
      if (sort === 'price_desc' || sort === 'quantity') expect(keys).toEqual(keys.toSorted((a, b) => b - a));
      const wrong = { query: { sort, cursor: 'new~x~y' } };
      expect((await buyer.call(market.searchOpenStock, wrong)).mcode).toBe(4);
    },
  );

  test('prices bound the search', async () => {
    expect((await search(buyer, { price_min: '100000', price_max: '300000' })).total).toBe(2);
  });
});

describe('one item', () => {
  test('closed it is gone for others and still there for its owner; a look counts once a day and never the owner', async () => {
    const lot = await openLot(seller, PIPE, '10', {}, { heat_no: 'H-9' });
    const params = { item_id: lot.id };
    expect(await buyer.ok(market.getOpenItem, { params })).toMatchObject({
      heat_no: 'H-9',
      price_history: [{ unit_price: '150000' }],
    });
    expect((await visitor.ok(market.getOpenItem, { params })).price_history).toEqual([]);
    expect(await buyer.ok(market.viewOpenItem, { params })).toEqual({ counted: true });
    expect(await buyer.ok(market.viewOpenItem, { params })).toEqual({ counted: false });
    expect(await seller.ok(market.viewOpenItem, { params })).toEqual({ counted: false });
    expect((await readLot(seller, lot.id)).views).toBe(1);
    await seller.ok(closeStock, { body: { items: [{ item_id: lot.id, version: lot.version }] } });
    expect((await buyer.call(market.getOpenItem, { params })).mcode).toBe(5000);
    expect((await seller.ok(market.getOpenItem, { params })).open_qty).toBe('0');
  });
});

describe('what the same material costs elsewhere', () => {
  test('is the range of others’ open lots of that very material, condition and currency, for members alone', async () => {
    const text = 'PIPE SMLS 8" SCH40 A106-B BE L=6M';
    const own = await openLot(seller, text, '5');
    const params = { item_id: own.id };
    expect((await buyer.ok(market.getOpenItem, { params })).elsewhere).toBeNull();
    for (const [name, unit_price] of [
      ['곁강관', '140000'],
      ['옆강관', '180000'],
      ['뒷강관', '170000'],
    ] as const) {
      await openLot(await joinSeller(server.api, ['pipe'], { company_name: name }), text, '3', { unit_price });
    }
    const trader = await joinSeller(server.api, ['pipe'], { company_name: '다른강관' });
    await openLot(trader, 'PIPE SMLS 8" SCH80 A106-B BE L=6M', '3', { unit_price: '1000' });
    await openLot(trader, text, '3', { unit_price: '1000' }, { condition: 'used' });
    await openLot(trader, text, '3', { unit_price: '100', currency: 'USD' });
    await openLot(seller, text, '3', { unit_price: '1000' });
    const seen = await buyer.ok(market.getOpenItem, { params });
    expect(seen.elsewhere).toEqual({ count: 3, low: '140000', middle: '170000', high: '180000' });
    expect(seen.price_history).toMatchObject([{ price_each: '150000' }]);
    expect((await visitor.ok(market.getOpenItem, { params })).elsewhere).toBeNull();
  });
});

describe('stores', () => {
  test('are found by what they deal in, by words, and carry their record', async () => {
    const found = await visitor.ok(market.searchStores, { query: { q: '파이프 100A' } });
    const store = found.items.find(({ name }) => name === '바른강관㈜');
    expect(store).toMatchObject({ categories: ['flange', 'pipe'], finished_orders: 0 });
    expect((await visitor.ok(market.searchStores, { query: { category: 'valve' } })).items).toEqual([]);
    const params = { store_id: store?.id ?? '' };
    const read = await visitor.ok(market.getStore, { params });
    expect(read).toMatchObject({ own: false, track: { answered_pct: null } });
    const material_id = read.materials[0]?.id ?? '';
    expect((await visitor.ok(market.getStoreMaterial, { params: { material_id } })).store.id).toBe(store?.id);
    const nobody = '00000000-0000-7000-8000-000000000000';
    expect((await visitor.call(market.getStore, { params: { store_id: nobody } })).mcode).toBe(5010);
    expect((await visitor.call(market.getStoreMaterial, { params: { material_id: nobody } })).mcode).toBe(5011);
  });
});

describe('stock first', () => {
  test('a line finds listed stock stated more closely, the cheapest first, and the own; never one that lacks a fact', async () => {
    const requested = (text: string) => ({ ref: text, spec: specOf(text) });
    const body = { lines: [requested('6" SCH40 A106-B PIPE'), requested('6" SCH80 A106-B PIPE'), requested('파이프')] };
    const { lines } = await buyer.ok(market.matchStock, { body });
    expect(lines.map(({ open_count }) => open_count)).toEqual([1, 0, 0]);
    const own = await seller.ok(market.matchStock, { body: { lines: [requested('4" SCH40 A106-B PIPE')] } });
    expect(own.lines[0]?.open).toEqual([]);
    expect(own.lines[0]?.own.length).toBeGreaterThan(0);
  });
});

describe('the interest list', () => {
  test('saves once, shows what changed, notifies of a new price and of opened stock, and lets go', async () => {
    const fan = await join(server.api, { company_name: '팬상사' });
    const lot = await openLot(seller, PIPE, '10');
    const record = { record_type: 'stock' as const, record_id: lot.id };
    await fan.ok(saveInterest, { body: record });
    await fan.ok(saveInterest, { body: record });
    const { store_id } = await fan.ok(market.getOpenItem, { params: { item_id: lot.id } });
    await fan.ok(saveInterest, { body: { record_type: 'store', record_id: store_id } });
    await seller.ok(openStock, {
      body: {
        items: [
          {
            item_id: lot.id,
            version: lot.version,
            open_qty: '10',
            currency: 'KRW',
            unit_price: '140000',
            price_uom: 'EA',
          },
        ],
      },
    });
    await openLot(seller, PIPE, '1');
    const list = await fan.ok(listInterest);
    expect(list.counts).toEqual({ stock: 1, store: 1 });
    expect(list.items[1]).toMatchObject({ earlier_price: '150000', unit_price: '140000', gone: false });
    const kinds = (await fan.ok(listPush)).items.map(({ kind }) => kind);
    expect(kinds).toEqual(['store_opened_stock', 'stock_price_changed']);
    expect((await fan.ok(listPush)).items.map(({ params }) => JSON.stringify(params)).join('')).not.toContain('140000');
    expect((await fan.ok(dropInterest, { body: { records: [record] } })).removed).toBe(1);
    const gone = { record_type: 'stock' as const, record_id: '00000000-0000-7000-8000-000000000000' };
    expect((await fan.call(saveInterest, { body: gone })).mcode).toBe(5040);
    expect((await fan.call(saveInterest, { body: { record_type: 'request', record_id: 'Q000000-XXXXX' } })).mcode).toBe(
      5040,
    );
    expect((await buyer.ok(listInterest)).items).toEqual([]);
  });
});
