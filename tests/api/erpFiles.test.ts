import { mkdirSync, writeFileSync } from 'node:fs';
import { readXlsx } from 'hucre/xlsx';
import type * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { makeApiKey } from '../../src/contract/endpoints/apiKey';
import * as budgets from '../../src/contract/endpoints/budget';
import * as erp from '../../src/contract/endpoints/erp';
import { shipOrder } from '../../src/contract/endpoints/order';
import { getRfq } from '../../src/contract/endpoints/rfq';
import { reauth } from '../../src/contract/endpoints/user';
import { HOMETAX_MAPPING } from '../../src/contract/erpFields';
import { seoulDay } from '../../src/domain/time/deadline';
import { at, startOrderTrade, version } from '../support/orderTrade';
import { Caller, colleagueOf, PASSWORD } from '../support/people';
import { give, ownRole, place } from '../support/roles';
import { ordered } from '../support/trade';

const { server, buyer, seller, stranger, read } = await startOrderTrade();

type Layout = z.input<typeof erp.addMapping.body>['layout'];
const column = (head: string, field: Layout['columns'][number]['field'], more: object = {}) => ({
  head,
  field,
  fixed: null,
  ...more,
});
const purchases: Layout = {
  kind: 'order',
  format: 'csv',
  rows: 'line',
  columns: [
    { head: '사업장', field: null, fixed: '1000' },
    column('발주번호', 'order_number'),
    column('발주일', 'placed_on', { date: 'YYYYMMDD' }),
    column('거래처', 'seller_name'),
    column('품명', 'item'),
    column('수량', 'qty'),
    column('금액', 'line_supply'),
  ],
};
const mapped = async (who: Caller, name: string, layout: Layout = purchases) =>
  (await who.ok(erp.addMapping, { body: { name, layout } })).id;

async function fileOf(who: Caller, id: string) {
  // The bytes themselves: reading them as text would take the mark of UTF-8 away.
  const answer = await fetch(`${server.url}/api/erp/export/${id}/file`, {
    headers: { authorization: `Bearer ${who.token ?? ''}` },
  });
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { headers } = answer;
  return { bytes, text: bytes.toString('utf8'), name: decodeURIComponent(headers.get('content-disposition') ?? '') };
}

/** Of an order its place in the list of records of a kind. */
const recordOf = async (who: Caller, kind: 'order' | 'shipment' | 'invoice', number: string) => {
  const { items } = await who.ok(erp.listErpRecords, { query: { kind, q: number } });
  return items[0] ?? expect.fail(`no ${kind} ${number}`);
};
const idOf = async (...args: Parameters<typeof recordOf>) => (await recordOf(...args)).id;

/** What somebody looks at beside the tests; nothing without a folder. */
function kept(name: string, bytes: Uint8Array): void {
  const folder = process.env['KEEP_FILES'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}`, bytes);
}

describe('a layout', () => {
  test('is kept once of a name, changed in the version that was seen, and removed', async () => {
    const id = await mapped(buyer, '더존 발주');
    expect(await buyer.call(erp.addMapping, { body: { name: '더존 발주', layout: purchases } })).toMatchObject({
      status: 409,
      mcode: 4021,
    });
    const params = { mapping_id: id };
    const body = { name: '더존 발주 2', layout: purchases, version: 1 };
    expect(await buyer.ok(erp.putMapping, { params, body })).toMatchObject({ name: '더존 발주 2', version: 2 });
    expect(await buyer.call(erp.putMapping, { params, body })).toMatchObject({ mcode: 9409 });
    expect(await seller.call(erp.putMapping, { params, body })).toMatchObject({ mcode: 4020 });
    expect(await buyer.call(erp.removeMapping, { params, query: { version: 1 } })).toMatchObject({ mcode: 9409 });
    const { items } = await buyer.ok(erp.removeMapping, { params, query: { version: 2 } });
    expect(items.map((one) => one.id)).toEqual([HOMETAX_MAPPING]);
  });

  test('shows the newest records of the company before it is kept, and nobody else’s', async () => {
    const order = await ordered(buyer, seller);
    const { heads, rows, text } = await buyer.ok(erp.previewMapping, { body: { layout: purchases } });
    expect(heads).toEqual(['사업장', '발주번호', '발주일', '거래처', '품명', '수량', '금액']);
    expect(rows[0]?.slice(0, 2)).toEqual(['1000', order.order_number]);
    expect(rows[0]?.at(-1)).toBe('1500000');
    expect(text).toContain(`1000,${order.order_number},`);
    expect((await stranger.ok(erp.previewMapping, { body: { layout: purchases } })).rows).toEqual([]);
  });
});

describe('a file', () => {
  test('holds the records that were chosen, the same ones when it is fetched again', async () => {
    const order = await ordered(buyer, seller);
    const mapping_id = await mapped(buyer, '발주 파일');
    const ids = [await idOf(buyer, 'order', order.order_number)];
    const made = await buyer.ok(erp.makeErpExport, { body: { mapping_id, ids } });
    expect(made).toMatchObject({ kind: 'order', format: 'csv', record_count: 1 });
    const { text, name } = await fileOf(buyer, made.id);
    expect(name).toContain('발주 파일');
    const day = seoulDay(new Date(order.placed_at)).replaceAll('-', '');
    expect(text.split('\r\n')).toEqual([
      '\ufeff사업장,발주번호,발주일,거래처,품명,수량,금액',
      expect.stringMatching(new RegExp(`^1000,${order.order_number},${day},.*,10,1500000$`)),
      expect.stringMatching(new RegExp(`^1000,${order.order_number},${day},.*,8,1200000$`)),
      '',
    ]);
    await ordered(buyer, seller);
    expect((await fileOf(buyer, made.id)).text).toBe(text);
    for (const other of [seller, stranger]) {
      const answer = await server.api('GET', `/erp/export/${made.id}/file`, { token: other.token ?? '' });
      expect(answer).toMatchObject({ status: 404, body: { mcode: 4026 } });
    }
  });

  test('warns of records that left before, by their numbers; two at once do not both take them', async () => {
    const order = await ordered(buyer, seller);
    const mapping_id = await mapped(buyer, '중복 확인');
    const ids = [await idOf(buyer, 'order', order.order_number)];
    const body = { mapping_id, ids };
    const answers = await Promise.all([
      buyer.call(erp.makeErpExport, { body }),
      buyer.call(erp.makeErpExport, { body }),
    ]);
    expect(answers.map(({ mcode }) => mcode).toSorted((a, b) => a - b)).toEqual([0, 4025]);
    const refused = answers.find(({ mcode }) => mcode !== 0);
    expect(refused?.data).toMatchObject({ issues: [{ path: [order.order_number] }] });
    expect((await recordOf(buyer, 'order', order.order_number)).exported).toMatchObject({
      file: expect.stringContaining('중복 확인'),
    });
    // The seller's own books know nothing of it.
    expect((await recordOf(seller, 'order', order.order_number)).exported).toBeNull();
    expect(await buyer.call(erp.makeErpExport, { body: { ...body, again: true } })).toMatchObject({ mcode: 0 });
    const { items } = await buyer.ok(erp.listErpExports);
    expect(items.filter(({ mapping_name }) => mapping_name === '중복 확인')).toHaveLength(2);
    const fresh = await buyer.ok(erp.listErpRecords, { query: { kind: 'order', state: 'new', q: order.order_number } });
    expect(fresh.items).toEqual([]);
  });

  test('is made by filter and period too; nothing in it is said', async () => {
    const order = await ordered(buyer, seller);
    const mapping_id = await mapped(buyer, '기간');
    const today = seoulDay(new Date(order.placed_at));
    const filter = { mapping_id, state: 'new' as const, side: 'buyer' as const };
    expect(
      await buyer.call(erp.makeErpExport, { body: { ...filter, from: '2030-01-01', to: '2030-01-31' } }),
    ).toMatchObject({ status: 422, mcode: 4023 });
    const made = await buyer.ok(erp.makeErpExport, { body: { ...filter, from: today, to: today } });
    expect(made.record_count).toBeGreaterThan(0);
    expect((await fileOf(buyer, made.id)).text).toContain(order.order_number);
  });

  test('of a delivery states what of the order falls on it, with its heats, as a workbook or as XML', async () => {
    const order = await ordered(buyer, seller, {}, { payment_term: 'eom_next' });
    const line = order.lines[0] ?? expect.fail('no line');
    await seller.ok(shipOrder, {
      params: at(order),
      body: { ...version(await read(order)), lines: [{ line_id: line.id, qty: '4', heat_numbers: ['H-1', 'H-2'] }] },
    });
    const layout: Layout = {
      kind: 'shipment',
      format: 'xlsx',
      rows: 'line',
      dates: 'date',
      columns: [
        column('주문', 'order_number'),
        column('차수', 'shipment_no'),
        column('출하일', 'shipped_on'),
        column('히트', 'heat_numbers'),
        column('수량', 'qty'),
        column('단가 수량', 'priced_qty'),
        column('공급가액', 'line_supply', { number: 'grouped' }),
        column('세액', 'line_vat'),
      ],
    };
    const ids = [await idOf(seller, 'shipment', order.order_number)];
    const book = await seller.ok(erp.makeErpExport, {
      body: { mapping_id: await mapped(seller, '출하', layout), ids },
    });
    const { bytes } = await fileOf(seller, book.id);
    kept('shipments.xlsx', bytes);
    const { sheets } = await readXlsx(bytes);
    expect(sheets[0]?.rows).toEqual([
      ['주문', '차수', '출하일', '히트', '수량', '단가 수량', '공급가액', '세액'],
      [order.order_number, '1', expect.any(Date), 'H-1, H-2', 4, 4, 600000, 60000],
    ]);
    const heads = ['ORDER', 'NO', 'DAY', 'HEAT', 'QTY', 'PRICED', 'SUPPLY', 'VAT'];
    const named = layout.columns.map((one, place) => ({ ...one, head: heads[place] ?? '' }));
    const xml = await mapped(seller, '출하 XML', { ...layout, format: 'xml', columns: named });
    const made = await seller.ok(erp.makeErpExport, { body: { mapping_id: xml, ids, again: true } });
    expect((await fileOf(seller, made.id)).text).toContain(`    <ORDER>${order.order_number}</ORDER>`);
  });

  test('names what an order and its lines are charged to, on its buyer’s side alone', async () => {
    const codes = async (kind: 'cost_centre' | 'project', code: string, name: string) => {
      const { items } = await buyer.ok(budgets.addCostCodes, { body: { kind, items: [{ code, name }] } });
      return items.find((one) => one.code === code)?.id ?? expect.fail(code);
    };
    const centre = await codes('cost_centre', 'CC-100', '울산 정비');
    const other = await codes('cost_centre', 'CC-200', '온산 증설');
    const project = await codes('project', 'PJ-7', '2공장');
    const layout: Layout = {
      ...purchases,
      columns: [
        column('코스트센터', 'cost_centre'),
        column('이름', 'cost_centre_name'),
        column('프로젝트', 'project_code'),
        column('프로젝트 이름', 'project_code_name'),
        column('품목', 'line_no'),
        column('품목 코스트센터', 'line_cost_centre'),
        column('품목 프로젝트', 'line_project_code'),
      ],
    };
    const mappings = new Map([
      [buyer, await mapped(buyer, '비용', layout)],
      [seller, await mapped(seller, '비용', layout)],
    ]);
    const rowsOf = async (who: Caller, number: string) => {
      const ids = [await idOf(who, 'order', number)];
      const mapping_id = mappings.get(who) ?? '';
      const made = await who.ok(erp.makeErpExport, { body: { mapping_id, ids, again: true } });
      return (await fileOf(who, made.id)).text.split('\r\n').slice(1, -1);
    };
    const order = await ordered(buyer, seller);
    const params = { rfq_number_id: order.rfq_number_id ?? '' };
    const [first] = (await buyer.ok(getRfq, { params })).lines;
    const whole = { cost_centre_id: centre, project_id: project };
    const apart = { line_id: first?.id ?? '', cost_centre_id: other, project_id: null };
    await buyer.ok(budgets.putRfqCost, { params, body: { ...whole, lines: [apart] } });
    expect(await rowsOf(buyer, order.order_number)).toEqual([
      'CC-100,울산 정비,PJ-7,2공장,1,CC-200,PJ-7',
      'CC-100,울산 정비,PJ-7,2공장,2,CC-100,PJ-7',
    ]);
    expect(await rowsOf(seller, order.order_number)).toEqual([',,,,1,,', ',,,,2,,']);
    // What the order itself says stands in the place of what its request said.
    const line_id = order.lines[1]?.id ?? '';
    await buyer.ok(budgets.putOrderCost, {
      params: at(order),
      body: {
        cost_centre_id: other,
        project_id: null,
        lines: [{ line_id, cost_centre_id: null, project_id: project }],
      },
    });
    expect(await rowsOf(buyer, order.order_number)).toEqual([
      'CC-200,온산 증설,,,1,CC-200,',
      'CC-200,온산 증설,,,2,CC-200,PJ-7',
    ]);
  });

  test('is for who sees prices and may export; a machine makes it with a key', async () => {
    const clerk = await colleagueOf(buyer);
    await give(buyer, clerk, place('own', await ownRole(buyer, ['see_prices', 'request'])));
    expect(await clerk.call(erp.listMappings)).toMatchObject({ status: 403 });
    await buyer.ok(reauth, { body: { password: PASSWORD } });
    const { token } = await buyer.ok(makeApiKey, {
      body: { name: 'ERP 배치', rights: ['see_prices', 'export'], valid_days: 30 },
    });
    const machine = new Caller(server.api);
    machine.token = token;
    const order = await ordered(buyer, seller);
    const { items } = await machine.ok(erp.listMappings);
    const mapping_id = items.find(({ kind }) => kind === 'order')?.id ?? '';
    const made = await machine.ok(erp.makeErpExport, { body: { mapping_id, q: order.order_number } });
    expect((await fileOf(machine, made.id)).text).toContain(order.order_number);
  });
});
