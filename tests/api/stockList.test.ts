import { type CellValue, readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as stock from '../../src/contract/endpoints/stock';
import { applyStockList, previewStockList } from '../../src/contract/endpoints/stockList';
import type { StockListRow } from '../../src/contract/entities/stockList';
import { addressOf, lotOf, opened, PIPE, purchaseOf, readLot, warehouseOf } from '../support/stock';
import { placePurchase } from '../../src/contract/endpoints/purchase';
import { type Caller, join, joinSeller } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { uploadedFile } from '../support/uploads';

let server: TestServer;
let seller: Caller;
beforeAll(async () => {
  server = await startServer();
  seller = await joinSeller(server.api, ['pipe'], { company_name: '명세강관' });
});
afterAll(() => server.stop());

type Rows = ReadonlyArray<readonly CellValue[]>;
const csv = (rows: Rows) =>
  rows.map((row) => row.map((cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`).join(',')).join('\n');

const listOf = (who: Caller, rows: Rows) => uploadedFile(who, server.url, '재고.csv', Buffer.from(csv(rows)), 'STOCK');

async function readOf(who: Caller, rows: Rows) {
  const body = { file_id: await listOf(who, rows), warehouse_id: await warehouseOf(who) };
  return who.ok(previewStockList, { body });
}

const previewOf = async (who: Caller, rows: Rows): Promise<StockListRow[]> => (await readOf(who, rows)).rows;

async function exported(who: Caller, lang: 'ko' | 'en'): Promise<CellValue[][]> {
  const reply = await server.api('GET', stock.exportStock.path, { token: who.token ?? '', lang });
  const { sheets } = await readXlsx(reply.body as Uint8Array);
  return sheets[0]?.rows ?? [];
}

const apply = (who: Caller, rows: readonly StockListRow[]) =>
  who.call(applyStockList, {
    body: {
      create: rows.flatMap(({ create, state }) => (create && state === 'new' ? [create] : [])),
      change: rows.flatMap(({ change }) => (change ? [change] : [])),
    },
  });

const states = (rows: readonly StockListRow[]) => rows.map(({ state, problem }) => problem ?? state);

describe('a stock list', () => {
  test('that was exported and comes back as it is changes nothing, in either language', async () => {
    const facts = { bin: 'A-1', lot_no: 'L-7', heat_no: 'H-77', cost_price: '1200.5', low_mark: '3' } as const;
    await lotOf(seller, PIPE, '12.5', { ...facts, condition: 'surplus', certificate_type: '3.1', remark: '=1+1' });
    await lotOf(seller, '플랜지 SO 10K 80A', '3');
    await lotOf(seller, '스텐 파이프 304 100A sch10', null);
    await lotOf(seller, '정체 모를 물건', '1');
    await lotOf(seller, PIPE, '4', { warehouse_id: await warehouseOf(seller, '울산 야적장', '울산') });
    for (const lang of ['ko', 'en'] as const) {
      const rows = await previewOf(seller, await exported(seller, lang));
      expect(states(rows), lang).toEqual(Array.from({ length: 5 }, () => 'unchanged'));
    }
  });

  test('that was edited shows each change, and takes it over as facts and counts', async () => {
    const own = await joinSeller(server.api, ['pipe'], { company_name: '변경강관' });
    const lot = await lotOf(own, PIPE, '10', { heat_no: 'H-1' });
    const [head = [], line = []] = await exported(own, 'en');
    const edited = (change: Record<string, string>) => line.map((cell, index) => change[String(head[index])] ?? cell);
    const added = head.map(
      (title) => ({ Material: 'FLANGE SO 4" 150# RF A105', 'On hand': '7', Unit: 'EA' })[String(title)] ?? '',
    );
    const rows = await previewOf(own, [head, edited({ 'On hand': '12', 'Heat no.': 'H-2', Condition: 'Used' }), added]);
    expect(states(rows)).toEqual(['changed', 'new']);
    expect(rows[0]?.fields).toEqual([
      { field: 'on_hand', from: '10', to: '12' },
      { field: 'heat_no', from: 'H-1', to: 'H-2' },
      { field: 'condition', from: 'new', to: 'used' },
    ]);
    expect(await apply(own, rows)).toMatchObject({ status: 200, data: { created: 1, changed: 1 } });
    expect(await readLot(own, lot.id)).toMatchObject({ on_hand: '12', heat_no: 'H-2', condition: 'used', version: 2 });
    const { items } = await own.ok(stock.listMovements, { query: { item_id: lot.id } });
    expect(items[0]).toMatchObject({ kind: 'ADJUST', reason: 'count', on_hand_delta: '2' });
    // The same preview once more is out of date, and undoes nothing.
    expect(await apply(own, rows.slice(0, 1))).toMatchObject({ status: 409, mcode: 9409 });
  });

  test('of another warehouse is read by its own titles; taken in twice it adds once', async () => {
    const own = await joinSeller(server.api, ['pipe'], { company_name: '외부강관' });
    const list = [
      ['2026년 재고 현황'],
      [
        '번호',
        '품명',
        '규격',
        '재질',
        '재고수량',
        '단위',
        'HEAT NO.',
        'LOT NO',
        '위치',
        '메이커',
        '밀시트',
        '안전재고',
      ],
      [
        '1',
        '파이프',
        '100A SCH40',
        'SPPS380',
        '1,250',
        'EA',
        'K12345',
        'LOT-1',
        'B-2',
        '세아제강',
        'EN 10204 3.1',
        '100',
      ],
      ['2', '플랜지 SO', '10K 80A', 'SS400', '30', 'EA', '', '', '', '', '', ''],
      ['합계', '', '', '', '1280', '', '', '', '', '', '', ''],
    ];
    const rows = await previewOf(own, list);
    expect(rows.filter(({ state }) => state === 'new')).toHaveLength(2);
    expect(rows[0]?.create).toMatchObject({
      qty: '1250',
      heat_no: 'K12345',
      lot_no: 'LOT-1',
      bin: 'B-2',
      maker: '세아제강',
      certificate_type: '3.1',
      low_mark: '100',
      spec: { category: 'pipe', nps: ['4'] },
    });
    expect((await apply(own, rows)).status).toBe(200);
    const again = await previewOf(own, list);
    expect(states(again).slice(0, 2)).toEqual(['unchanged', 'alike']);
    expect(again.some(({ state }) => state === 'new')).toBe(false);
  });

  test('names each conflict and does nothing of it', async () => {
    const own = await joinSeller(server.api, ['pipe'], { company_name: '충돌강관' });
    const buyer = await join(server.api);
    const lot = await opened(own, await lotOf(own, PIPE, '10', { lot_no: 'A' }));
    await lotOf(own, PIPE, '1', { lot_no: 'B' });
    await lotOf(own, PIPE, '1', { lot_no: 'B', heat_no: 'H-9' });
    await warehouseOf(own, '울산 야적장', '울산');
    await buyer.ok(placePurchase, { body: purchaseOf(lot, '4', await addressOf(buyer)) });
    const stranger = await lotOf(seller, PIPE, '1');
    const rows = await previewOf(own, [
      ['재고 식별값', '자재', '로트 번호', '현재고', '단위', '창고', '상태'],
      ['', PIPE, 'A', '3', 'EA', '', ''],
      ['', 'FLANGE SO 4" 150# RF A105', 'A', '10', 'EA', '', ''],
      ['', PIPE, 'A', '10', 'KG', '', ''],
      ['', PIPE, 'A', '10', 'EA', '울산 야적장', ''],
      ['', PIPE, 'B', '1', 'EA', '', ''],
      ['', PIPE, 'C', '1', 'EA', '없는 창고', ''],
      ['', PIPE, 'C', '1', 'EA', '', '이상함'],
      [stranger.id, PIPE, '', '1', 'EA', '', ''],
    ]);
    expect(states(rows)).toEqual([
      'below_reserved',
      'twice',
      'twice',
      'twice',
      'ambiguous_lot',
      'warehouse_unknown',
      'value',
      'unknown_lot',
    ]);
    const alone = async (cells: readonly string[]) =>
      states(await previewOf(own, [['재고 ID', '자재', '로트 번호', '현재고', '단위', '창고'], cells]));
    expect(await alone(['', 'FLANGE SO 4" 150# RF A105', 'A', '10', 'EA', ''])).toEqual(['material']);
    expect(await alone(['', PIPE, 'A', '10', 'KG', ''])).toEqual(['unit']);
    expect(await alone(['', PIPE, 'A', '10', 'EA', '울산 야적장'])).toEqual(['move_reserved']);
  });

  test('moves a lot to another warehouse by the ledger, with its heat, photos’ lot and sales terms', async () => {
    const own = await joinSeller(server.api, ['pipe'], { company_name: '이동강관' });
    await warehouseOf(own);
    const ulsan = await warehouseOf(own, '울산 야적장', '울산');
    const terms = { open_qty: '6', unit_price: '98000', moq: '2' };
    const lot = await opened(own, await lotOf(own, PIPE, '10', { heat_no: 'H-1', bin: 'A-1' }), terms);
    const [head = [], line = []] = await exported(own, 'ko');
    const change: Record<string, string> = { 창고: '울산 야적장', '적치 위치': 'Y-3', 현재고: '9' };
    const rows = await previewOf(own, [head, line.map((cell, index) => change[String(head[index])] ?? cell)]);
    expect(rows).toMatchObject([{ state: 'changed', change: { move_to: { warehouse_id: ulsan, bin: 'Y-3' } } }]);
    expect(rows[0]?.fields).toContainEqual({ field: 'warehouse', from: '부산 창고', to: '울산 야적장' });
    expect(await apply(own, rows)).toMatchObject({ status: 200 });
    const moved = (await own.ok(stock.listStock, { query: { warehouse_id: ulsan } })).items;
    expect(moved).toMatchObject([
      { on_hand: '9', bin: 'Y-3', heat_no: 'H-1', is_open: true, open_qty: '6', unit_price: '98000', moq: '2' },
    ]);
    expect(await readLot(own, lot.id)).toMatchObject({ on_hand: '0', bin: 'A-1', is_open: false, open_qty: '0' });
    const { items } = await own.ok(stock.listMovements, { query: {} });
    expect(items.slice(0, 3).map(({ kind, reason, on_hand_delta }) => [kind, reason, on_hand_delta])).toEqual([
      ['IN', 'move', '9'],
      ['OUT', 'move', '-9'],
      ['ADJUST', 'count', '-1'],
    ]);
    expect(items[0]?.reference).toBe(items[1]?.reference);
    // Nothing is left in the lot to be moved, and its list is out of date.
    expect(
      states(
        await previewOf(own, [
          head,
          line.map((cell, at) => (head[at] === '현재고' ? '0' : (change[String(head[at])] ?? cell))),
        ]),
      ),
    ).toEqual(['move_empty']);
    expect(await apply(own, rows)).toMatchObject({ status: 409, mcode: 9409 });
  });

  test('of our own form opens, reprices and closes lots; a price of a foreign list is never published', async () => {
    const own = await joinSeller(server.api, ['pipe'], { company_name: '판매강관' });
    const lot = await lotOf(own, PIPE, '10', { lot_no: 'S-1' });
    const row = async (change: Record<string, string>) => {
      const [head = [], line = []] = await exported(own, 'en');
      return previewOf(own, [head, line.map((cell, index) => change[String(head[index])] ?? cell)]);
    };
    const reported = async (change: Record<string, string>) => states(await row(change));
    expect(await reported({ Listed: 'Yes' })).toEqual(['terms_price']);
    expect(await reported({ 'Unit price': '5000' })).toEqual(['terms_closed']);
    expect(await reported({ Listed: 'maybe' })).toEqual(['value']);
    const listed = { Listed: 'Yes', 'Unit price': '5000' };
    expect(await reported({ ...listed, 'Listed quantity': '11' })).toEqual(['terms_quantity']);
    expect(await reported({ Listed: 'Yes', 'Unit price': '5000', MOQ: '11' })).toEqual(['terms_step']);
    const opening = await row({ Listed: 'Yes', 'Unit price': '5000', 'Order multiple': '2' });
    expect(opening[0]?.fields).toContainEqual({ field: 'price', from: null, to: '5000' });
    expect((await apply(own, opening)).status).toBe(200);
    const open = { is_open: true, open_qty: '10', unit_price: '5000', price_uom: 'EA', multiple: '2' };
    expect(await readLot(own, lot.id)).toMatchObject(open);
    expect(await reported({})).toEqual(['unchanged']);
    expect((await apply(own, await row({ 'Unit price': '5500', MOQ: '4' }))).status).toBe(200);
    expect(await readLot(own, lot.id)).toMatchObject({ ...open, unit_price: '5500', moq: '4' });
    const foreign = [
      ['자재', '로트 번호', '현재고', '단위', '단가', '공개'],
      [PIPE, 'S-1', '10', 'EA', '100', '예'],
    ];
    expect(states(await previewOf(own, foreign))).toEqual(['unchanged']);
    expect((await readOf(own, foreign)).untaken.map(({ title }) => title)).toEqual(['단가', '공개']);
    expect((await apply(own, await row({ Listed: 'No' }))).status).toBe(200);
    expect(await readLot(own, lot.id)).toMatchObject({ is_open: false, open_qty: '0', unit_price: '5500' });
    const bare = await join(server.api, { company_name: '계좌없음' });
    const plain = await lotOf(bare, PIPE, '1');
    const terms = { open_qty: '1', currency: 'KRW' as const, unit_price: '1', price_uom: 'EA' as const };
    const change = [{ item_id: plain.id, version: plain.version, counted: null, terms }];
    expect((await bare.call(applyStockList, { body: { change } })).status).toBeGreaterThanOrEqual(403);
  });

  test('names every column that it is read without, and none of our own form', async () => {
    const own = await joinSeller(server.api, ['pipe'], { company_name: '단가강관' });
    const list = [
      ['No', '품명', '규격', '재질', '수량', '단위', '단가', '금액', '납기'],
      ['1', '파이프', '100A SCH40', 'SPPS380', '10', 'EA', '52,000', '520,000', ''],
    ];
    const { rows, untaken } = await readOf(own, list);
    expect(states(rows)).toEqual(['new']);
    expect(untaken).toEqual([
      { title: '단가', is_price: true },
      { title: '금액', is_price: false },
    ]);
    await lotOf(own, PIPE, '3');
    expect((await readOf(own, await exported(own, 'ko'))).untaken).toEqual([]);
  });

  test('reads a country of origin in any words as the same country', async () => {
    const own = await joinSeller(server.api, ['pipe'], { company_name: '원산지강관' });
    const lot = await lotOf(own, PIPE, '10', { lot_no: 'O-1', origin: '국산' });
    expect(await readLot(own, lot.id)).toMatchObject({ origin: 'KR' });
    const [head = [], line = []] = await exported(own, 'ko');
    expect(line[head.indexOf('원산지')]).toBe('한국');
    const listed = async (origin: string) =>
      previewOf(own, [head, line.map((cell) => (cell === '한국' ? origin : cell))]);
    for (const same of ['KR', '국산', 'South Korea']) expect(states(await listed(same)), same).toEqual(['unchanged']);
    expect((await listed('Japan'))[0]?.fields).toEqual([{ field: 'origin', from: 'KR', to: 'JP' }]);
  });

  test('belongs to the person who uploaded it, and is a list', async () => {
    const other = await joinSeller(server.api, ['pipe'], { company_name: '남의강관' });
    const file_id = await listOf(seller, [['자재'], [PIPE]]);
    const warehouse_id = await warehouseOf(other);
    expect(await other.call(previewStockList, { body: { file_id, warehouse_id } })).toMatchObject({
      status: 404,
    });
    const foreign = { file_id: await listOf(other, [['자재'], [PIPE]]), warehouse_id: await warehouseOf(seller) };
    expect((await other.call(previewStockList, { body: foreign })).status).toBe(404);
    const empty = { file_id: await listOf(other, [['안녕하세요']]), warehouse_id };
    expect((await other.call(previewStockList, { body: empty })).status).toBe(422);
    const lot = await lotOf(seller, PIPE, '1');
    const change = [{ item_id: lot.id, version: lot.version, counted: '9' }];
    expect((await other.call(applyStockList, { body: { change } })).status).toBe(404);
    expect((await server.api('POST', previewStockList.path, { body: foreign })).status).toBe(401);
  });
});
