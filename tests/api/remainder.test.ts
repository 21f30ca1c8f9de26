import { expect, test } from 'vitest';
import { confirmBid, declineBid, takeBackBid } from '../../src/contract/endpoints/bid';
import { cancelOrder, getProject } from '../../src/contract/endpoints/order';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { parseLine } from '../../src/domain/material/parseLine';
import { type Caller, joinSeller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { dayFromNow, ended, ordered, quoted, readRfq, seenBy, submitted } from '../support/trade';

const { buyer, seller, other } = await startTrade({
  people: { other: (api) => joinSeller(api, ['pipe', 'flange'], { company_name: '동양밸브' }) },
});

/** 4 of the 10 pipes with one seller who confirms, the flanges with one who declines. */
async function partlyOrdered(end: 'decline' | 'withdraw' = 'decline') {
  const { rfq_number_id } = await submitted(buyer);
  const params = { rfq_number_id };
  await quoted(seller, rfq_number_id);
  await quoted(other, rfq_number_id);
  const { version, lines } = await ended(buyer, rfq_number_id);
  const idOf = async (who: Caller) => (await seenBy(who, rfq_number_id)).quotation?.id ?? '';
  const [pipe, flange] = lines.map((line) => line.id);
  const wanted = [
    { rfq_line_id: pipe ?? '', quotation_id: await idOf(seller), qty: '4' },
    { rfq_line_id: flange ?? '', quotation_id: await idOf(other) },
  ];
  const { bids } = await buyer.ok(rfqs.awardRfq, { params, body: { version, lines: wanted } });
  const bidOf = (quotation_id: string | undefined) => bids.find((bid) => bid.quotation_id === quotation_id)?.id ?? '';
  const body = { version: 1 };
  expect((await buyer.ok(getProject, { params })).remainder).toBeNull();
  await seller.ok(confirmBid, { params: { bid_id: bidOf(wanted[0]?.quotation_id) }, body });
  if (end === 'withdraw') {
    await buyer.ok(takeBackBid, { params: { bid_id: bidOf(wanted[1]?.quotation_id) }, body });
    return params;
  }
  const declined = { params: { bid_id: bidOf(wanted[1]?.quotation_id) }, body: { ...body, reason: '재고 소진' } };
  await other.ok(declineBid, declined);
  return params;
}

test('lines of an award withdrawn beside an accepted one are offered as a new request', async () => {
  const params = await partlyOrdered('withdraw');
  const project = await buyer.ok(getProject, { params });
  expect(project).toMatchObject({ status: 'ORD', remainder: { line_count: 2, rfq_number_id: null } });
  const rest = await buyer.ok(rfqs.requestRemainder, { params, body: {} });
  expect(rest.lines.map(({ qty }) => qty)).toEqual(['6', '8']);
});

test('what no order covers is requested again under the same terms, once, by the buyer alone', async () => {
  const params = await partlyOrdered();
  expect((await buyer.ok(getProject, { params })).remainder).toEqual({
    line_count: 2,
    rfq_number_id: null,
    sent: false,
  });
  expect((await seller.ok(getProject, { params })).remainder).toBeNull();
  expect(await seller.call(rfqs.requestRemainder, { params, body: {} })).toMatchObject({ status: 404, mcode: 3000 });

  const ask = () => buyer.ok(rfqs.requestRemainder, { params, body: {} });
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(second.rfq_number_id).toBe(first.rfq_number_id);
  expect(first).toMatchObject({ status: 'DRAFT', parent_rfq_number_id: params.rfq_number_id, deadline_date: null });
  expect(first.title).toBe((await readRfq(buyer, params.rfq_number_id)).title);
  expect(first.lines.map(({ qty, uom }) => [qty, uom])).toEqual([
    ['6', 'EA'],
    ['8', 'EA'],
  ]);
  // The buyer's words no longer say how much there once was.
  expect(first.lines.map((line) => parseLine(line.raw_text).item.qty)).toEqual([undefined, undefined]);
  const number = { rfq_number_id: first.rfq_number_id };
  expect((await buyer.ok(getProject, { params })).remainder).toEqual({ line_count: 2, ...number, sent: false });

  await buyer.ok(rfqs.discardRfq, { params: number, query: { version: first.version } });
  expect((await buyer.ok(getProject, { params })).remainder).toEqual({
    line_count: 2,
    rfq_number_id: null,
    sent: false,
  });

  const again = await ask();
  const sent = { rfq_number_id: again.rfq_number_id };
  const { version } = await buyer.ok(rfqs.saveRfq, {
    params: sent,
    body: { version: again.version, deadline_date: dayFromNow(5) },
  });
  await buyer.ok(rfqs.submitRfq, { params: sent, body: { version } });
  expect((await buyer.ok(getProject, { params })).remainder).toEqual({ line_count: 2, ...sent, sent: true });
});

test('nothing is left where everything is ordered, nor before the sellers answered', async () => {
  const order = await ordered(buyer, seller);
  const params = { rfq_number_id: order.rfq_number_id ?? '' };
  expect((await buyer.ok(getProject, { params })).remainder).toBeNull();
  expect(await buyer.call(rfqs.requestRemainder, { params, body: {} })).toMatchObject({ status: 409 });
  const { rfq_number_id } = await submitted(buyer);
  expect(await buyer.call(rfqs.requestRemainder, { params: { rfq_number_id }, body: {} })).toMatchObject({
    status: 409,
  });
});

test('a cancelled order closes the project: its lines are copied, not left over', async () => {
  const order = await ordered(buyer, seller);
  const { order_number, version } = order;
  await buyer.ok(cancelOrder, { params: { order_number }, body: { version, reason: '설계 변경' } });
  const project = await buyer.ok(getProject, { params: { rfq_number_id: order.rfq_number_id ?? '' } });
  expect(project).toMatchObject({ status: 'CLS', remainder: null });
});
