import { mkdirSync, writeFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import * as erp from '../../src/contract/endpoints/erp';
import * as numbers from '../../src/contract/endpoints/erpNumbers';
import { getOrder, listOrders, recordTaxInvoice } from '../../src/contract/endpoints/order';
import { searchRecords } from '../../src/contract/endpoints/search';
import { HOMETAX_MAPPING } from '../../src/contract/erpFields';
import { MOST_APPROVALS } from '../../src/contract/entities/erpNumbers';
import { HOMETAX_HEADS } from '../../src/domain/erp/hometaxForm';
import { orderByScale, paidBy, shipWeighed } from '../support/orderByScale';
import { at, startOrderTrade } from '../support/orderTrade';
import { pdfText } from '../support/pdfText';
import { type Caller, join } from '../support/people';
import { ordered } from '../support/trade';
import { uploadedFile } from '../support/uploads';

const { server, buyer, seller } = await startOrderTrade();

async function fileOf(who: Caller, id: string) {
  // The bytes themselves: reading them as text would take the mark of UTF-8 away.
  const answer = await fetch(`${server.url}/api/erp/export/${id}/file`, {
    headers: { authorization: `Bearer ${who.token ?? ''}` },
  });
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { bytes };
}

/** Of an order its place in the list of records of a kind. */
const recordOf = async (who: Caller, kind: 'order' | 'shipment' | 'invoice', number: string) => {
  const { items } = await who.ok(erp.listErpRecords, { query: { kind, q: number } });
  return items[0] ?? expect.fail(`no ${kind} ${number}`);
};
const idOf = async (...args: Parameters<typeof recordOf>) => (await recordOf(...args)).id;

/** A spreadsheet as another system saves it. */
const given = (who: Caller, rows: readonly (readonly string[])[], name = 'erp.csv') =>
  uploadedFile(who, server.url, name, Buffer.from(rows.map((row) => row.join(',')).join('\n')), 'STOCK');
const APPROVAL = '20261121-41000016-a1b2c3d4';

/** What somebody looks at beside the tests; nothing without a folder. */
function kept(name: string, bytes: Uint8Array): void {
  const folder = process.env['KEEP_FILES'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}`, bytes);
}

describe('numbers of another system', () => {
  test('come back from a file: each row says what it does, and the number stands wherever the order does', async () => {
    const [order, other] = [await ordered(buyer, seller), await ordered(buyer, seller)];
    const foreign = await ordered(await join(server.api), seller);
    const file_id = await given(buyer, [
      ['구매오더', '거래처 주문번호', '비고'],
      ['4500000001', order.order_number, ''],
      ['4500000002', foreign.order_number, 'x'],
      ['4500000003', 'O261121-ZZZZZ', ''],
      ['', other.order_number, ''],
    ]);
    const body = { file_id };
    const preview = await buyer.ok(numbers.previewErpNumbers, { body });
    expect(preview.chosen).toMatchObject({ order: 1, number: 0 });
    expect(preview.rows.map(({ row, state }) => [row, state])).toEqual([
      [2, 'new'],
      [3, 'unknown'],
      [4, 'unknown'],
      [5, 'empty'],
    ]);
    const rows = [{ order_number: order.order_number, number: '4500000001', before: null }];
    expect(await buyer.ok(numbers.applyErpNumbers, { body: { rows } })).toEqual({ changed: 1, unchanged: 0 });
    expect(await buyer.ok(numbers.applyErpNumbers, { body: { rows } })).toEqual({ changed: 0, unchanged: 1 });
    expect((await buyer.ok(numbers.previewErpNumbers, { body })).rows[0]).toMatchObject({ state: 'same' });

    expect(await buyer.ok(getOrder, { params: at(order) })).toMatchObject({
      erp_number: '4500000001',
      // Nobody else's next step is stale by it.
      version: order.version,
    });
    const found = await buyer.ok(listOrders, { query: { q: '4500000001' } });
    expect(found.items).toMatchObject([{ order_number: order.order_number, erp_number: '4500000001' }]);
    expect((await buyer.ok(searchRecords, { query: { q: '4500000001' } })).items).toMatchObject([
      { kind: 'order', number: order.order_number },
    ]);
    const paper = `/order/${order.order_number}/paper/purchase_order?language=ko`;
    const printed = await server.api('GET', paper, { token: buyer.token ?? '' });
    expect(await pdfText(printed.body as Uint8Array)).toContain('4500000001');

    // The other side reads, finds and prints nothing of it.
    expect(await seller.ok(getOrder, { params: at(order) })).toMatchObject({ erp_number: null });
    expect((await seller.ok(listOrders, { query: { q: '4500000001' } })).items).toEqual([]);
    const theirs = await server.api('GET', paper, { token: seller.token ?? '' });
    expect(await pdfText(theirs.body as Uint8Array)).not.toContain('4500000001');
  });

  test('are taken all or none', async () => {
    const [order, other] = [await ordered(buyer, seller), await ordered(buyer, seller)];
    const row = (order_number: string, number: string, before: string | null = null) => ({
      order_number,
      number,
      before,
    });
    const unknown = [row(order.order_number, 'A1'), row('O261121-ZZZZZ', 'A2')];
    const refused = await buyer.call(numbers.applyErpNumbers, { body: { rows: unknown } });
    expect(refused).toMatchObject({ status: 404, mcode: 4000, data: { issues: [{ path: ['O261121-ZZZZZ'] }] } });
    await buyer.ok(numbers.applyErpNumbers, { body: { rows: [row(other.order_number, 'B1')] } });
    const stale = [row(order.order_number, 'A1'), row(other.order_number, 'B2')];
    expect(await buyer.call(numbers.applyErpNumbers, { body: { rows: stale } })).toMatchObject({ mcode: 9409 });
    expect(await buyer.ok(getOrder, { params: at(order) })).toMatchObject({ erp_number: null });
    const seen = [row(order.order_number, 'A1'), row(other.order_number, 'B2', 'B1')];
    expect(await buyer.ok(numbers.applyErpNumbers, { body: { rows: seen } })).toEqual({ changed: 2, unchanged: 0 });
  });

  test('whose columns are not clear are chosen', async () => {
    const order = await ordered(buyer, seller);
    const file_id = await given(buyer, [
      ['주문', '가', '나'],
      [order.order_number, 'X-1', 'Y-1'],
    ]);
    const first = await buyer.ok(numbers.previewErpNumbers, { body: { file_id } });
    expect(first).toMatchObject({ chosen: { order: 0, number: null }, rows: [] });
    expect(first.columns.map(({ head }) => head)).toEqual(['주문', '가', '나']);
    const columns = { order: null, number: 2, day: null };
    const { rows } = await buyer.ok(numbers.previewErpNumbers, { body: { file_id, columns } });
    expect(rows).toMatchObject([{ number: 'Y-1', state: 'new' }]);
  });
});

describe('tax invoices', () => {
  test('leave in the bulk issue form, come back with their approval numbers, and are corrected', async () => {
    const order = await ordered(buyer, seller);
    expect((await recordOf(seller, 'invoice', order.order_number)).invoice).toEqual({
      state: 'open',
      number: null,
      issued_on: null,
    });
    const ids = [await idOf(seller, 'invoice', order.order_number)];
    const body = { mapping_id: HOMETAX_MAPPING, ids, issue_on: '2026-11-21' } as const;
    const made = await seller.ok(erp.makeErpExport, { body });
    const { bytes } = await fileOf(seller, made.id);
    kept('hometax.xlsx', bytes);
    const { sheets } = await readXlsx(bytes);
    const rows = sheets[0]?.rows ?? [];
    expect(rows[5]).toEqual(HOMETAX_HEADS);
    expect(rows).toHaveLength(7);
    const cells = Object.fromEntries((rows[6] ?? []).map((cell, place) => [place, cell]));
    expect(cells).toMatchObject({
      0: '01',
      1: '20261121',
      2: order.seller.company_registration_number.replaceAll('-', ''),
      10: order.buyer.company_registration_number.replaceAll('-', ''),
      19: 2750000,
      20: 275000,
      21: order.order_number,
      22: '21',
      27: 1500000,
      35: 1200000,
      39: '운임',
      43: 50000,
      58: '02',
    });
    expect(Number(cells[28]) + Number(cells[36]) + Number(cells[44])).toBe(275000);
    expect((await recordOf(seller, 'invoice', order.order_number)).invoice?.state).toBe('exported');
    expect(await seller.call(erp.makeErpExport, { body })).toMatchObject({ mcode: 4025 });

    const file_id = await given(seller, [
      ['매출 전자세금계산서 목록'],
      ['작성일자', '승인번호', '상호', '비고'],
      ['2026-11-21', APPROVAL, '구매', order.order_number],
    ]);
    const { rows: read } = await seller.ok(numbers.previewApprovals, { body: { file_id } });
    expect(read).toMatchObject([{ state: 'new', number: APPROVAL, issued_on: '2026-11-21' }]);
    const stated = read.map(({ order_number, number, version: seen }) => ({
      order_number,
      number,
      issued_on: '2026-11-21',
      version: seen ?? 0,
    }));
    expect(await seller.ok(numbers.applyApprovals, { body: { rows: stated } })).toEqual({ changed: 1, unchanged: 0 });
    expect(await seller.ok(numbers.applyApprovals, { body: { rows: stated } })).toEqual({ changed: 0, unchanged: 1 });
    const issued = await buyer.ok(getOrder, { params: at(order) });
    expect(issued).toMatchObject({ tax_invoice: { number: APPROVAL, issued_on: '2026-11-21' } });
    expect((await recordOf(seller, 'invoice', order.order_number)).invoice?.state).toBe('issued');
    await seller.ok(recordTaxInvoice, {
      params: at(order),
      body: { version: issued.version, number: '20261122-41000016-ffffffff', issued_on: '2026-11-22' },
    });
    expect((await recordOf(seller, 'invoice', order.order_number)).invoice?.state).toBe('corrected');
  });

  test('that were stated by hand leave in the issue form after a warning alone, in a file of the ERP without one', async () => {
    const order = await ordered(buyer, seller);
    await seller.ok(recordTaxInvoice, {
      params: at(order),
      body: { version: order.version, number: APPROVAL, issued_on: '2026-11-21' },
    });
    const { id, exported } = await recordOf(seller, 'invoice', order.order_number);
    expect(exported).toBeNull();
    const body = { mapping_id: HOMETAX_MAPPING, ids: [id] };
    const refused = await seller.call(erp.makeErpExport, { body });
    expect(refused).toMatchObject({ mcode: 4025, data: { issues: [{ path: [order.order_number] }] } });
    const { id: mapping_id } = await seller.ok(erp.addMapping, {
      body: {
        name: '발행 장부',
        layout: {
          kind: 'invoice',
          format: 'csv',
          rows: 'record',
          columns: [{ head: '승인번호', field: 'invoice_number', fixed: null }],
        },
      },
    });
    expect(await seller.call(erp.makeErpExport, { body: { ...body, mapping_id } })).toMatchObject({ mcode: 0 });
    expect(await seller.call(erp.makeErpExport, { body: { ...body, again: true } })).toMatchObject({ mcode: 0 });
  });

  test('state the quantity that was weighed and paid', async () => {
    const paid = await paidBy(await orderByScale('prepaid', { buyer, seller }), { buyer, seller });
    const shipped = await shipWeighed(seller, paid, 1.04);
    const settled = shipped.settlement?.lines[0] ?? expect.fail('nothing settled');
    expect(settled.priced_qty).not.toBe(paid.lines[0]?.priced_qty);
    const ids = [await idOf(seller, 'invoice', paid.order_number)];
    const made = await seller.ok(erp.makeErpExport, { body: { mapping_id: HOMETAX_MAPPING, ids } });
    const { sheets } = await readXlsx((await fileOf(seller, made.id)).bytes);
    const cells = sheets[0]?.rows[6] ?? [];
    expect([25, 26, 27].map((place) => Number(cells[place]))).toEqual([
      Number(settled.priced_qty),
      1500,
      Number(settled.amount),
    ]);
    expect(Math.round(Number(cells[25]) * 1500)).toBe(Number(cells[27]));
  });

  test('come back with the day as their list writes it; one that cannot be read is not guessed', async () => {
    const order = await ordered(buyer, seller);
    const preview = async (heads: string[], ...cells: string[]) => {
      const file_id = await given(seller, [heads, cells]);
      return (await seller.ok(numbers.previewApprovals, { body: { file_id } })).rows[0];
    };
    const heads = ['작성일자', '승인번호', '비고'];
    const read = (day: string, number = APPROVAL) => preview(heads, day, number, order.order_number);
    expect(await read('2026년 11월 30일')).toMatchObject({ state: 'new', issued_on: '2026-11-30' });
    expect(await read('2026-11-30 00:00')).toMatchObject({ state: 'new', issued_on: '2026-11-30' });
    expect(await read('11월 말일')).toMatchObject({ state: 'undated', issued_on: null });
    const none = ['상호', '승인번호', '비고'];
    expect(await preview(none, '구매', APPROVAL, order.order_number)).toMatchObject({ issued_on: '2026-11-21' });
    const number = APPROVAL.replace('20261121', '20261399');
    expect(await preview(none, '구매', number, order.order_number)).toMatchObject({
      state: 'undated',
      issued_on: null,
    });
  });

  test('more of them than are taken at once are refused when they are looked through', async () => {
    const order = await ordered(buyer, seller);
    const listed = (rows: number) =>
      given(seller, [
        ['작성일자', '승인번호', '비고'],
        ...Array(rows).fill(['2026-11-21', APPROVAL, order.order_number]),
      ]);
    const preview = async (rows: number) =>
      seller.call(numbers.previewApprovals, { body: { file_id: await listed(rows) } });
    expect((await preview(MOST_APPROVALS)).data.rows).toHaveLength(MOST_APPROVALS);
    const refused = await preview(MOST_APPROVALS + 1);
    expect(refused).toMatchObject({ status: 422, mcode: 4028, message: expect.stringContaining('500') });
  });

  test('are their seller’s: the buyer has none to issue and states none, and one refusal leaves all as they were', async () => {
    const [order, other] = [await ordered(buyer, seller), await ordered(buyer, seller)];
    expect((await buyer.ok(erp.listErpRecords, { query: { kind: 'invoice' } })).items).toEqual([]);
    const row = (one: typeof order, seen: number) => ({
      order_number: one.order_number,
      number: APPROVAL,
      issued_on: '2026-11-21',
      version: seen,
    });
    expect(await buyer.call(numbers.applyApprovals, { body: { rows: [row(order, order.version)] } })).toMatchObject({
      mcode: 4000,
    });
    const rows = [row(order, order.version), row(other, other.version + 5)];
    expect(await seller.call(numbers.applyApprovals, { body: { rows } })).toMatchObject({ mcode: 9409 });
    expect(await seller.ok(getOrder, { params: at(order) })).toMatchObject({ tax_invoice: null });
  });
});
