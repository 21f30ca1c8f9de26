import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSellerRequests, saveQuotation } from '../../src/contract/endpoints/quotation';
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
