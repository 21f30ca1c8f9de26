import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as stock from '../../src/contract/endpoints/stock';
import { sortedCodes } from '../support/answers';
import { type Caller, join, joinSeller } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { lotOf, opened, openLot, PIPE, readLot, specOf, warehouseOf } from '../support/stock';

let server: TestServer;
let seller: Caller;
let stranger: Caller;

beforeAll(async () => {
  server = await startServer();
  seller = await joinSeller(server.api);
  stranger = await joinSeller(server.api, ['pipe'], { company_name: '다른강관' });
});
afterAll(() => server.stop());

const at = (item: { id: string }) => ({ item_id: item.id });

describe('a lot and its ledger', () => {
  test('a receipt begins the ledger, and the weight comes from the tables', async () => {
    const lot = await lotOf(seller, PIPE, '10');
    expect(lot).toMatchObject({
      on_hand: '10',
      reserved: '0',
      available: '10',
      open_qty: '0',
      unit_weight_kg: '96.48',
    });
    const { items } = await seller.ok(stock.listMovements, { query: { item_id: lot.id } });
    expect(items).toMatchObject([{ kind: 'IN', reason: 'receipt', on_hand_delta: '10', on_hand_after: '10' }]);
  });

  test('receive, issue, count and adjust each write an entry; none goes below zero', async () => {
    const lot = await lotOf(seller, PIPE, '10');
    const params = at(lot);
    await seller.ok(stock.receiveStock, { params, body: { version: 1, qty: '5' } });
    await seller.ok(stock.issueStock, { params, body: { version: 2, qty: '3', reason: 'scrap' } });
    await seller.ok(stock.countStock, { params, body: { version: 3, counted: '11.5' } });
    const after = await seller.ok(stock.adjustStock, { params, body: { version: 4, delta: '-1.5' } });
    expect(after.on_hand).toBe('10');
    expect((await seller.call(stock.issueStock, { params, body: { version: 5, qty: '10.001' } })).mcode).toBe(5001);
    expect((await seller.call(stock.adjustStock, { params, body: { version: 5, delta: '-11' } })).mcode).toBe(5001);
    const { items } = await seller.ok(stock.listMovements, { query: { item_id: lot.id } });
    expect(items.map((one) => one.on_hand_delta)).toEqual(['-1.5', '-0.5', '-3', '5', '10']);
  });

  test('a movement between warehouses is an OUT and an IN with one reference, and joins the same lot', async () => {
    const lot = await lotOf(seller, PIPE, '10', { heat_no: 'H-77' });
    const warehouse_id = await warehouseOf(seller, '울산 창고', '울산');
    const params = at(lot);
    const first = await seller.ok(stock.moveStock, { params, body: { version: 1, qty: '4', warehouse_id } });
    const second = await seller.ok(stock.moveStock, { params, body: { version: 2, qty: '2', warehouse_id } });
    expect(second.to).toMatchObject({ id: first.to.id, on_hand: '6', heat_no: 'H-77', warehouse_name: '울산 창고' });
    const { items } = await seller.ok(stock.listMovements, { query: { item_id: first.to.id } });
    const out = await seller.ok(stock.listMovements, { query: { item_id: lot.id, kind: 'OUT' } });
    expect(new Set(items.map((one) => one.reference))).toEqual(new Set(out.items.map((one) => one.reference)));
    const same = { version: 3, qty: '1', warehouse_id: lot.warehouse_id, bin: null };
    expect((await seller.call(stock.moveStock, { params, body: same })).mcode).toBe(4);
  });

  test('a cut leaves pieces and a remnant with their own lengths, and nothing is lost but the kerf', async () => {
    const lot = await lotOf(seller, PIPE, '10');
    const body = { version: 1, qty: '2', lengths_m: ['2.5', '1.2', '1.2'], kerf_mm: '3' };
    const { from, pieces, remnant } = await seller.ok(stock.cutStock, { params: at(lot), body });
    expect(from.on_hand).toBe('8');
    expect(pieces.map(({ spec, on_hand }) => [spec.length_m, on_hand])).toEqual([
      ['2.5', '2'],
      ['1.2', '4'],
    ]);
    expect(remnant).toMatchObject({ on_hand: '2', condition: 'remnant', spec: { length_m: '1.091' } });
    const long = { version: 2, qty: '1', lengths_m: ['3', '3.001'] };
    expect((await seller.call(stock.cutStock, { params: at(lot), body: long })).mcode).toBe(5002);
    const flange = await lotOf(seller, 'FLANGE WN 4" 150# RF A105', '3');
    expect((await seller.call(stock.cutStock, { params: at(flange), body: { ...body, qty: '1' } })).mcode).toBe(5002);
  });

  test('the same key twice moves once; of two windows at once one is stale', async () => {
    const lot = await lotOf(seller, PIPE, '10');
    const input = { params: at(lot), body: { version: 1, qty: '1' } };
    const key = { 'idempotency-key': 'receive-once' };
    await seller.call(stock.receiveStock, input, key);
    await seller.call(stock.receiveStock, input, key);
    expect((await readLot(seller, lot.id)).on_hand).toBe('11');
    const next = { params: at(lot), body: { version: 2, qty: '1' } };
    const both = await Promise.all([seller.call(stock.receiveStock, next), seller.call(stock.receiveStock, next)]);
    expect(sortedCodes(both)).toEqual([0, 9409]);
  });

  test('nobody else sees or moves it, and it asks for a login', async () => {
    const lot = await lotOf(seller, PIPE, '10');
    const params = at(lot);
    expect((await stranger.call(stock.getStockItem, { params })).mcode).toBe(5000);
    expect((await stranger.call(stock.receiveStock, { params, body: { version: 1, qty: '1' } })).mcode).toBe(5000);
    expect((await stranger.call(stock.changeStockItem, { params, body: { version: 1, bin: 'A' } })).mcode).toBe(5000);
    const warehouse_id = await warehouseOf(stranger);
    const into = { version: 1, qty: '1', warehouse_id };
    expect((await seller.call(stock.moveStock, { params, body: into })).mcode).toBe(5004);
    expect((await server.api('GET', '/stock/item')).status).toBe(401);
    expect((await stranger.ok(stock.listMovements)).items).toEqual([]);
  });

  test('each wrong quantity is refused with mcode 4', async () => {
    const lot = await lotOf(seller, PIPE, '10');
    for (const qty of ['0', '-1', '1.0001', '1e3', '', '1000000000000']) {
      const answer = await seller.call(stock.receiveStock, { params: at(lot), body: { version: 1, qty } });
      expect([qty, answer.mcode]).toEqual([qty, 4]);
    }
  });
});

describe('what the database refuses by itself', () => {
  test('an entry is neither changed nor deleted nor emptied away', async () => {
    const lot = await lotOf(seller, PIPE, '10');
    for (const wrong of [
      'update stock_movement set on_hand_delta = 99 where item_id = $1',
      'delete from stock_movement where item_id = $1',
      'truncate stock_movement cascade',
    ]) {
      const values = wrong.includes('$1') ? [lot.id] : [];
      await expect(server.sql(wrong, values), wrong).rejects.toThrow('append only');
    }
  });

  test('a lot does not change its quantity without an entry, nor break its bounds with one', async () => {
    const lot = await openLot(seller, PIPE, '10');
    for (const [change, message] of [
      ['on_hand = 11', 'follow the ledger'],
      ['reserved = 1', 'follow the ledger'],
      ['open_qty = 11', 'stock_item_open'],
      ['open_qty = -1', 'stock_item_open'],
    ]) {
      await expect(server.sql(`update stock_item set ${change} where id = $1`, [lot.id]), change).rejects.toThrow(
        message,
      );
    }
    const entry = (kind: string, hand: number, reserved: number) =>
      server.sql(
        `insert into stock_movement (id, is_test, company_id, item_id, kind, reason, on_hand_delta, reserved_delta, at)
         select gen_random_uuid(), is_test, company_id, id, $2, 'count', $3, $4, now() from stock_item where id = $1`,
        [lot.id, kind, hand, reserved],
      );
    await expect(entry('OUT', -11, 0)).rejects.toThrow('stock_item');
    await expect(entry('RESERVE', 0, 11)).rejects.toThrow('stock_item');
    await expect(entry('RELEASE', 0, -1)).rejects.toThrow('stock_item');
    await expect(entry('IN', -1, 0)).rejects.toThrow('stock_movement_kind');
    await expect(entry('OUT', -1, -2)).rejects.toThrow();
    expect(await readLot(seller, lot.id)).toMatchObject({ on_hand: '10', reserved: '0', open_qty: '10' });
  });
});

describe('warehouses, opening and the overview', () => {
  test('a warehouse is renamed under its version, and removed only when it is empty', async () => {
    const body = { name: '인천 창고', region: '인천', address: '' };
    const { id } = await seller.ok(stock.addWarehouse, { body });
    expect((await seller.call(stock.addWarehouse, { body })).mcode).toBe(5006);
    const params = { warehouse_id: id };
    await seller.ok(stock.changeWarehouse, { params, body: { ...body, name: '인천 2창고', version: 1 } });
    expect((await seller.call(stock.changeWarehouse, { params, body: { ...body, version: 1 } })).mcode).toBe(9409);
    const query = { version: 2 };
    expect((await stranger.call(stock.removeWarehouse, { params, query })).mcode).toBe(5004);
    expect((await seller.call(stock.removeWarehouse, { params, query: { version: 1 } })).mcode).toBe(9409);
    await lotOf(seller, PIPE, '1', { warehouse_id: id });
    expect((await seller.call(stock.removeWarehouse, { params, query })).mcode).toBe(5005);
  });

  test('opening checks quantity, minimum, step and unit, and needs an account to be paid to', async () => {
    const lot = await lotOf(seller, PIPE, '10');
    const terms = {
      item_id: lot.id,
      version: 1,
      open_qty: '5',
      currency: 'KRW' as const,
      unit_price: '9000',
      price_uom: 'M' as const,
    };
    const open = (change: object, who = seller) =>
      who.call(stock.openStock, { body: { items: [{ ...terms, ...change }] } });
    expect((await open({ open_qty: '10.001' })).mcode).toBe(5007);
    expect((await open({ moq: '6' })).mcode).toBe(5007);
    expect((await open({ multiple: '6' })).mcode).toBe(5007);
    expect((await open({ unit_price: '0' })).mcode).toBe(4);
    const poor = await join(server.api, { company_name: '계좌없음' });
    expect((await open({}, poor)).mcode).toBe(4003);
    expect((await open({}, stranger)).mcode).toBe(5000);
    const valve = await lotOf(seller, '게이트밸브 50A 10K', '4');
    expect((await open({ item_id: valve.id, open_qty: '1', price_uom: 'KG' })).mcode).toBe(5003);
    expect((await open({})).data.items[0]).toMatchObject({ open_qty: '5', is_open: true, version: 2 });
    const closed = await seller.ok(stock.closeStock, { body: { items: [{ item_id: lot.id, version: 2 }] } });
    expect(closed.items[0]).toMatchObject({ open_qty: '0', is_open: false });
  });

  test('bulk opening is all or nothing', async () => {
    const [one, two] = [await lotOf(seller, PIPE, '10'), await lotOf(seller, PIPE, '10')];
    const terms = { open_qty: '5', currency: 'KRW' as const, unit_price: '9000', price_uom: 'EA' as const };
    const items = [
      { ...terms, item_id: one.id, version: 1 },
      { ...terms, item_id: two.id, version: 9 },
    ];
    expect((await seller.call(stock.openStock, { body: { items } })).mcode).toBe(9409);
    expect((await readLot(seller, one.id)).is_open).toBe(false);
  });

  test('what is issued is no longer open', async () => {
    const lot = await openLot(seller, PIPE, '10');
    const after = await seller.ok(stock.issueStock, { params: at(lot), body: { version: lot.version, qty: '4' } });
    expect(after).toMatchObject({ on_hand: '6', open_qty: '6' });
  });

  test('the overview sums weight and value, and low stock is marked and found', async () => {
    const own = await joinSeller(server.api, ['pipe'], { company_name: '개요강관' });
    const lot = await lotOf(own, PIPE, '10', { cost_price: '100000', low_mark: '10' });
    await lotOf(own, 'FLANGE WN 4" 150# RF A105', '5');
    await opened(own, lot, { open_qty: '4' });
    const overview = await own.ok(stock.getStockOverview);
    expect(overview).toMatchObject({
      item_count: 2,
      cost_value: '1000000',
      open_value: '600000',
      low_count: 1,
      uncosted_count: 1,
    });
    expect(overview.warehouses[0]).toMatchObject({ item_count: 2, region: '부산' });
    const low = await own.ok(stock.listStock, { query: { state: 'low' } });
    expect(low.items.map(({ id, low: mark }) => [id, mark])).toEqual([[lot.id, true]]);
  });

  test('the overview shows tonnes by material and by the age of the lots, and which have no weight', async () => {
    const own = await joinSeller(server.api, ['pipe'], { company_name: '체화강관' });
    const fresh = await lotOf(own, PIPE, '10');
    const old = await lotOf(own, PIPE, '4');
    await lotOf(own, '특수 지그 100', '3');
    await lotOf(own, PIPE, null);
    await opened(own, fresh, { open_qty: '5' });
    await server.sql(`update stock_item set created_at = created_at - interval '200 days' where id = '${old.id}'`);
    const { categories, weight_kg } = await own.ok(stock.getStockOverview);
    const kg = Number(fresh.unit_weight_kg);
    const [pipe, other] = categories;
    expect(pipe).toMatchObject({ category: 'pipe', item_count: 2, unweighed_count: 0 });
    expect(Number(pipe?.weight_kg)).toBeCloseTo(14 * kg, 2);
    expect(Number(pipe?.open_weight_kg)).toBeCloseTo(5 * kg, 2);
    expect(pipe?.ages.map(({ age, item_count }) => [age, item_count])).toEqual([
      ['d90', 1],
      ['d365', 1],
    ]);
    expect(other).toMatchObject({ item_count: 1, weight_kg: '0', unweighed_count: 1 });
    expect(Number(weight_kg)).toBeCloseTo(Number(pipe?.weight_kg), 2);
  });

  test('the grid is searched by words and paged to the end; a changed material is weighed again', async () => {
    const own = await joinSeller(server.api, ['pipe'], { company_name: '목록강관' });
    const made = [await lotOf(own, PIPE, '1'), await lotOf(own, PIPE, '2'), await lotOf(own, '플랜지 SO 10K 80A', '3')];
    const first = await own.ok(stock.listStock, { query: { limit: 2 } });
    const second = await own.ok(stock.listStock, { query: { limit: 2, cursor: first.next_cursor ?? '' } });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made.map(({ id }) => id).reverse());
    expect(second.next_cursor).toBeNull();
    expect((await own.ok(stock.listStock, { query: { q: '후렌지 80A' } })).items).toHaveLength(1);
    const lot = made[0];
    const changed = await own.ok(stock.changeStockItem, {
      params: at(lot ?? { id: '' }),
      body: { version: 1, spec: specOf('PIPE SMLS 6" SCH40 A106-B BE L=6M'), bin: 'A-3' },
    });
    expect(changed).toMatchObject({
      unit_weight_kg: '169.56',
      bin: 'A-3',
      spec: { canonical_key: expect.stringContaining('|6|') },
    });
  });

  test('the grid leaves as a spreadsheet under its filter, with the own lots alone and nothing that could run', async () => {
    const own = await joinSeller(server.api, ['pipe'], { company_name: '엑셀강관' });
    await lotOf(own, PIPE, '12.5', { heat_no: 'H-77', remark: '=1+1' });
    await lotOf(own, '플랜지 SO 10K 80A', '3');
    const rowsOf = async (query: string) => {
      const reply = await server.api('GET', `${stock.exportStock.path}${query}`, { token: own.token, lang: 'ko' });
      expect(reply.status).toBe(200);
      const { sheets } = await readXlsx(reply.body as Uint8Array);
      return sheets[0]?.rows ?? [];
    };
    const all = await rowsOf('');
    const head = all.findIndex((row) => row.includes('히트 번호'));
    expect(all).toHaveLength(head + 3);
    const pipes = await rowsOf('?category=pipe');
    expect(pipes).toHaveLength(head + 2);
    expect(pipes[head + 1]).toEqual(expect.arrayContaining(['H-77', 12.5, "'=1+1"]));
    expect((await server.api('GET', stock.exportStock.path, {})).status).toBe(401);
  });
});
