import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSalesDesk } from '../../src/contract/endpoints/sale';
import { type Caller, join, joinSeller } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { bidIn, orderIn } from '../support/states';

let server: TestServer;
let buyer: Caller;
let seller: Caller;
let stranger: Caller;

beforeAll(async () => {
  server = await startServer();
  [buyer, seller, stranger] = await Promise.all([
    join(server.api),
    joinSeller(server.api),
    joinSeller(server.api, ['pipe'], { company_name: '남의강관' }),
  ]);
});
afterAll(() => server?.stop());

test('a seller finds on one page the awards to answer, the orders to ship and the money to come; others find nothing', async () => {
  const bid = await bidIn('SENT', { buyer, seller });
  const unpaid = await orderIn('unpaid', { buyer, seller });
  const reported = await orderIn('reported', { buyer, seller });
  const paid = await orderIn('paid', { buyer, seller });
  await orderIn('finished', { buyer, seller });
  const desk = await seller.ok(getSalesDesk);
  expect(desk.bids.map((one) => one.id)).toEqual([bid.id]);
  expect(desk.orders.map((one) => one.order_number)).toEqual([paid.order_number]);
  const due = Number(unpaid.totals.total_amount) + Number(reported.totals.total_amount);
  expect(desk.revenue).toEqual([
    { currency: 'KRW', amount: String(due), order_count: 2, overdue_count: 0, reported_count: 1 },
  ]);
  for (const who of [buyer, stranger]) {
    expect(await who.ok(getSalesDesk)).toEqual({ bids: [], orders: [], revenue: [] });
  }
});
