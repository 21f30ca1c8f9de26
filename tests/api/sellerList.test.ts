import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSellerRequests, saveQuotation } from '../../src/contract/endpoints/quotation';
import { listRfqs } from '../../src/contract/endpoints/rfq';
import { type Caller, join, joinSeller } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { dayFromNow, flangeLine, pipeLine, quotationBody, seenBy, submitted } from '../support/trade';

let server: TestServer;
let buyer: Caller;
let seller: Caller;
const numbers: Record<'late' | 'soon' | 'sealed', string> = { late: '', soon: '', sealed: '' };

beforeAll(async () => {
  server = await startServer();
  [buyer, seller] = await Promise.all([join(server.api), joinSeller(server.api)]);
  numbers.late = (await submitted(buyer, { title: '나중 마감', deadline_date: dayFromNow(20) })).rfq_number_id;
  numbers.soon = (
    await submitted(buyer, { title: '곧 마감', deadline_date: dayFromNow(2), lines: [pipeLine] })
  ).rfq_number_id;
  numbers.sealed = (
    await submitted(buyer, {
      title: '밀봉',
      sealed: true,
      deadline_date: dayFromNow(9),
      lines: [pipeLine, flangeLine, pipeLine],
    })
  ).rfq_number_id;
  const request = await seenBy(seller, numbers.late);
  const params = { rfq_number_id: numbers.late };
  await seller.ok(saveQuotation, { params, body: quotationBody(request, '1') });
});
afterAll(() => server?.stop());

type Query = Record<string, string | number>;

/** Numbers of all pages of one row each, in order. */
async function walked(query: Query): Promise<string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await seller.ok(listSellerRequests, {
      query: { ...query, limit: 1, ...(cursor ? { cursor } : {}) },
    });
    seen.push(...page.items.map((item) => item.rfq_number_id));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  return seen;
}

test('every order is walked page by page without a gap or a repeat', async () => {
  const { late, soon, sealed } = numbers;
  expect(await walked({})).toEqual([sealed, soon, late]);
  expect(await walked({ sort: 'deadline' })).toEqual([soon, sealed, late]);
  expect(await walked({ sort: 'matched' })).toEqual([sealed, late, soon]);
});

test('each filter narrows the list and its counts', async () => {
  const { late, soon, sealed } = numbers;
  expect(await walked({ due_hours: 72 })).toEqual([soon]);
  expect(await walked({ kind: 'sealed' })).toEqual([sealed]);
  expect(await walked({ draft: '1' })).toEqual([late]);
  expect(await walked({ origin: 'invited' })).toEqual([]);
  const narrowed = await seller.ok(listSellerRequests, { query: { kind: 'open' } });
  expect(narrowed.counts).toEqual({ REQ: 2 });
});

test('a position of another order, or a made-up one, is refused', async () => {
  const page = await seller.ok(listSellerRequests, { query: { limit: 1, sort: 'deadline' } });
  for (const query of [
    { sort: 'matched', cursor: page.next_cursor ?? '' },
    { sort: 'deadline', cursor: "deadline_x_1'; drop table rfq_y" },
    { sort: 'price' },
    { due_hours: '0' },
  ]) {
    expect(await seller.call(listSellerRequests, { query: query as never })).toMatchObject({ status: 400, mcode: 4 });
  }
});

test('words that more than 2,000 requests hold are counted no further, on both sides; fewer exactly', async () => {
  const { api, sql } = server;
  const [owner, receiver] = await Promise.all([join(api), joinSeller(api)]);
  const { rfq_number_id } = await submitted(owner, { title: '드문 낱말' });
  const copies = (table: string, change: string, count: number) =>
    sql(
      `insert into ${table} select (jsonb_populate_record(o, ${change})).* from ${table} o, generate_series(1, ${count}) n
       where o.${table === 'rfq' ? 'id' : 'rfq_id'} = (select id from rfq where rfq_number_id = $1)
         ${table === 'rfq' ? '' : `and o.company_id = (select company_id from account where email = '${receiver.email}')`}`,
      [rfq_number_id],
    );
  const id = (prefix: string) => `(md5('${prefix}' || n))::uuid`;
  await copies(
    'rfq',
    `jsonb_build_object('id', ${id('r')}, 'rfq_number_id', 'W' || n, 'title', '흔한 낱말 ' || n)`,
    2_001,
  );
  await copies('rfq_target', `jsonb_build_object('id', ${id('t')}, 'rfq_id', ${id('r')})`, 2_001);
  for (const [person, list] of [
    [owner, listRfqs],
    [receiver, listSellerRequests],
  ] as const) {
    const ask = (q: string) => person.ok(list, { query: { q, limit: 3 } });
    expect((await ask('흔한 낱말')).counts, list.path).toEqual({ all: 2_001 });
    expect((await ask('흔한 낱말')).items).toHaveLength(3);
    expect((await ask('드문')).counts).toEqual({ REQ: 1 });
    // 20, 200 to 209, 2000 and 2001.
    expect((await ask('낱말 20')).counts).toEqual({ REQ: 13 });
    const all = await person.ok(list, {});
    expect(all.counts['REQ'], 'without words every request is counted').toBeGreaterThan(2_001);
  }
});

test('the spreadsheet of the list is for its own company alone', async () => {
  const token = seller.token ?? '';
  const file = await server.api('GET', '/quotation/request-list?kind=sealed', { token });
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toContain('spreadsheetml');
  expect(
    Buffer.from(file.body as Uint8Array)
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  expect((await server.api('GET', '/quotation/request-list')).status).toBe(401);
});
