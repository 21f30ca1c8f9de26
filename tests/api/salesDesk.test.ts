import { expect, test } from 'vitest';
import { confirmBalance } from '../../src/contract/endpoints/order';
import { getSalesDesk } from '../../src/contract/endpoints/sale';
import { orderByScale, paidBy, shipWeighed } from '../support/orderByScale';
import { joinSeller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { bidIn, orderIn } from '../support/states';

const { server, buyer, seller, stranger } = await startTrade({
  people: { stranger: (api) => joinSeller(api, ['pipe'], { company_name: '남의강관' }) },
});

test('a seller finds on one page the awards to answer, the orders to ship and the money to come; others find nothing', async () => {
  const bid = await bidIn('SENT', { buyer, seller });
  const unpaid = await orderIn('unpaid', { buyer, seller });
  const reported = await orderIn('reported', { buyer, seller });
  const paid = await orderIn('paid', { buyer, seller });
  await orderIn('finished', { buyer, seller });
  const desk = await seller.ok(getSalesDesk);
  expect(desk.bids.map((one) => one.id)).toEqual([bid.id]);
  expect(desk.orders.map((one) => one.order_number)).toEqual([paid.order_number]);
  const due = Number(unpaid.totals?.total_amount) + Number(reported.totals?.total_amount);
  expect(desk.revenue).toEqual([
    { currency: 'KRW', amount: String(due), order_count: 2, overdue_count: 0, reported_count: 1, balance_count: 0 },
  ]);
  for (const who of [buyer, stranger]) {
    expect(await who.ok(getSalesDesk)).toEqual({ bids: [], orders: [], revenue: [] });
  }
});

test('a paid order that weighed more than was paid for still brings the difference, until it has', async () => {
  const scale = await joinSeller(server.api, ['pipe'], { company_name: '계근강관' });
  const people = { buyer, seller: scale };
  const shipped = await shipWeighed(scale, await paidBy(await orderByScale('prepaid', people), people), 1.03);
  expect(shipped.balance).toMatchObject({ direction: 'pay', status: 'DUE' });
  const { revenue } = await scale.ok(getSalesDesk);
  const amount = shipped.balance?.amount;
  expect(revenue).toEqual([
    { currency: 'KRW', amount, order_count: 1, overdue_count: 0, reported_count: 0, balance_count: 1 },
  ]);
  const params = { order_number: shipped.order_number };
  await scale.ok(confirmBalance, { params, body: { version: shipped.version } });
  expect((await scale.ok(getSalesDesk)).revenue).toEqual([]);
});
