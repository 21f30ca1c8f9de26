import { expect, test } from 'vitest';
import { confirmBid } from '../../src/contract/endpoints/bid';
import * as orders from '../../src/contract/endpoints/order';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { joinSeller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { awarded, draft, ended, flangeLine, pipeLine, quoted, readRfq, seenBy, submitted } from '../support/trade';

const { buyer, seller, other } = await startTrade({
  people: { other: (api) => joinSeller(api, ['pipe', 'flange'], { company_name: '동양밸브' }) },
});

test('a request goes all the way to a finished order, with the money each side sees', async () => {
  const request = await submitted(buyer);
  expect(request).toMatchObject({ status: 'REQ', seller_count: 2, quotation_count: 0 });
  const number = request.rfq_number_id;

  const offer = await quoted(seller, number, '150000');
  expect(offer).toMatchObject({ status: 'COL', quotation: { status: 'SUBMITTED', revision: 1 } });
  // 10 × 150,000 + 8 × 150,000 + 50,000 freight; 10 % VAT.
  expect(offer.quotation?.totals).toMatchObject({
    supply_amount: '2750000',
    vat_amount: '275000',
    total_amount: '3025000',
  });
  await quoted(other, number, '160000');
  expect(await readRfq(buyer, number)).toMatchObject({ status: 'COL', quotation_count: 2 });

  expect(await ended(buyer, number)).toMatchObject({ status: 'CMP' });
  const comparison = await buyer.ok(rfqs.getComparison, { params: { rfq_number_id: number } });
  const cheapest = comparison.sellers.find((one) => one.company_name === '대한강관')?.quotation_id;
  expect(comparison.rows).toHaveLength(2);
  for (const row of comparison.rows) {
    expect(row.cells.filter((cell) => cell.best).map((cell) => cell.quotation_id)).toEqual([cheapest]);
  }

  const award = await awarded(buyer, seller, number);
  expect(award.rfq.status).toBe('BID');
  expect((await seenBy(seller, number)).status).toBe('BID');
  expect((await seenBy(other, number)).status).toBe('CMP');
  const bid = award.bids[0];
  const confirmed = await seller.ok(confirmBid, { params: { bid_id: bid?.id ?? '' }, body: { version: 1 } });
  const params = { order_number: confirmed.order_number ?? '' };
  expect(await readRfq(buyer, number)).toMatchObject({ status: 'ORD' });
  expect(await seenBy(other, number)).toMatchObject({ status: 'CLS', closed_as: 'lost' });

  let order = await buyer.ok(orders.getOrder, { params });
  expect(order.totals?.total_amount).toBe('3025000');
  expect(order.seller.company_name).toBe('대한강관');
  order = await buyer.ok(orders.reportPayment, {
    params,
    body: { version: order.version, paid_on: '2026-11-21', depositor: '한빛플랜트' },
  });
  order = await seller.ok(orders.confirmPayment, { params, body: { version: order.version } });
  order = await seller.ok(orders.shipOrder, { params, body: { version: order.version, carrier: '대신택배' } });
  expect(order).toMatchObject({ payment_status: 'PAID', delivery_status: 'SHIPPED', status: 'OPEN' });
  order = await buyer.ok(orders.receiveOrder, { params, body: { version: order.version } });
  expect(order).toMatchObject({ status: 'FINISHED', delivery_status: 'RECEIVED' });
  expect(await readRfq(buyer, number)).toMatchObject({ status: 'FIN' });
  expect(order.timeline.map((event) => event.kind)).toEqual([
    'order_created',
    'payment_reported',
    'payment_confirmed',
    'order_shipped',
    'order_received',
    'order_finished',
  ]);
});

test('a draft whose comparison was opened is discarded all the same', async () => {
  const { rfq_number_id } = await draft(buyer);
  await buyer.call(rfqs.getComparison, { params: { rfq_number_id } });
  await buyer.ok(rfqs.discardRfq, { params: { rfq_number_id }, query: { version: 1 } });
});

test('a draft that was changed in another tab is not thrown away by the one that has not seen it', async () => {
  const { rfq_number_id, version } = await draft(buyer);
  const params = { rfq_number_id };
  const changed = await buyer.ok(rfqs.saveRfq, { params, body: { version, title: '다른 창에서 고침' } });
  expect((await buyer.call(rfqs.discardRfq, { params, query: { version } })).mcode).toBe(9409);
  expect((await buyer.call(rfqs.discardRfq, { params })).mcode).toBe(4);
  expect((await buyer.ok(rfqs.getRfq, { params })).title).toBe('다른 창에서 고침');
  await buyer.ok(rfqs.discardRfq, { params, query: { version: changed.version } });
});

test('headings and subtotals of a list take no number from its items, for either side', async () => {
  const heading = { ...pipeLine, raw_text: '배관 자재', excluded: true };
  const subtotal = { ...pipeLine, raw_text: '소계', excluded: true };
  const { rfq_number_id } = await submitted(buyer, { lines: [heading, pipeLine, subtotal, flangeLine] });
  const requested = await readRfq(buyer, rfq_number_id);
  expect(requested.lines.map((line) => [line.line_no, line.raw_text])).toEqual([
    [1, pipeLine.raw_text],
    [2, flangeLine.raw_text],
    [3, '배관 자재'],
    [4, '소계'],
  ]);
  const seen = await seenBy(seller, rfq_number_id);
  expect(seen.lines.map((line) => line.line_no)).toEqual([1, 2]);
});
