import { expect, test } from 'vitest';
import { confirmBid } from '../../src/contract/endpoints/bid';
import * as orders from '../../src/contract/endpoints/order';
import { getBidStock, getOrderStock, getOwnStock } from '../../src/contract/endpoints/ownStock';
import { submitQuotation } from '../../src/contract/endpoints/quotation';
import { getComparison, getRfq } from '../../src/contract/endpoints/rfq';
import * as stock from '../../src/contract/endpoints/stock';
import { errorTable } from '../../src/contract/errors';
import { type Caller, joinSeller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { lotOf, PIPE } from '../support/stock';
import {
  awarded,
  dayFromNow,
  ended,
  flangeLine,
  ordered,
  pipeLine,
  quotationBody,
  seenBy,
  submitted,
} from '../support/trade';

const { server, buyer, rival } = await startTrade({ people: { rival: (api) => joinSeller(api) } });
/** A seller of its own for each test, whose warehouse holds only what the test put there. */
const newSeller = () => joinSeller(server.api);

const COST = '98765';
const fitting = (seller: Caller, rfq_number_id: string) => seller.ok(getOwnStock, { params: { rfq_number_id } });

/** A request for ten pieces, its first line quoted from the lot and the award sent. */
async function awardedFrom(seller: Caller, item_id: string, lines = [pipeLine]) {
  const { rfq_number_id } = await submitted(buyer, { lines });
  const body = quotationBody(await seenBy(seller, rfq_number_id), '150000');
  const quoted = body.lines.map((line) => ({ ...line, supply: 'stock' as const, stock_item_id: item_id }));
  await seller.ok(submitQuotation, { params: { rfq_number_id }, body: { ...body, lines: quoted } });
  await ended(buyer, rfq_number_id);
  const { bids } = await awarded(buyer, seller, rfq_number_id);
  const [bid] = bids;
  if (!bid) throw new Error('no bid was sent');
  return { rfq_number_id, bid };
}

const held = async (seller: Caller, item_id: string) => {
  const { on_hand, reserved, available } = await seller.ok(stock.getStockItem, { params: { item_id } });
  return { on_hand, reserved, available };
};

test('own lots that have all that a line states are found with what is left, heat and cost; nobody else sees them', async () => {
  const seller = await newSeller();
  const lot = await lotOf(seller, PIPE, '40', { heat_no: 'H-7781', cost_price: COST });
  await lotOf(seller, 'PIPE SMLS 4" SCH40 A106-B BE L=12M', '40');
  await lotOf(seller, 'PIPE SMLS 4" SCH80 A106-B BE L=6M', '40');
  await lotOf(seller, 'PIPE SMLS 6" SCH40 A106-B BE L=6M', '40');
  await lotOf(seller, PIPE, null);
  const { rfq_number_id, lines } = await submitted(buyer, { lines: [pipeLine, flangeLine] });
  expect(await fitting(seller, rfq_number_id)).toEqual({
    items: [
      {
        rfq_line_id: lines[0]?.id,
        lots: [
          expect.objectContaining({
            item_id: lot.id,
            heat_no: 'H-7781',
            available: '40',
            cost_price: COST,
            uom: 'EA',
            maker: '세아제강',
            origin: 'KR',
          }),
        ],
      },
    ],
  });
  expect((await fitting(rival, rfq_number_id)).items).toEqual([]);
  const asBuyer = await buyer.call(getOwnStock, { params: { rfq_number_id } });
  expect(asBuyer.mcode).toBe(errorTable.RFQ_NOT_FOUND.mcode);
});

test('quoting from a lot holds nothing; neither the lot nor its cost is in any answer to the buyer', async () => {
  const seller = await newSeller();
  const lot = await lotOf(seller, PIPE, '40', { heat_no: 'H-SECRET', cost_price: COST });
  const { rfq_number_id, bid } = await awardedFrom(seller, lot.id);
  expect(await held(seller, lot.id)).toEqual({ on_hand: '40', reserved: '0', available: '40' });
  const { quotation } = await seenBy(seller, rfq_number_id);
  expect(quotation?.lines[0]).toMatchObject({ supply: 'stock', stock_item_id: lot.id });
  const read = JSON.stringify([
    bid,
    await buyer.ok(getComparison, { params: { rfq_number_id } }),
    await buyer.ok(getRfq, { params: { rfq_number_id } }),
  ]);
  for (const secret of [lot.id, 'H-SECRET', COST, 'stock_item_id']) expect(read).not.toContain(secret);
  expect((await buyer.call(getBidStock, { params: { bid_id: bid.id } })).mcode).toBe(errorTable.BID_NOT_FOUND.mcode);
});

test('accepting with the lines named reserves their lots; shipping takes them out, cancelling gives them back', async () => {
  const seller = await newSeller();
  const lot = await lotOf(seller, PIPE, '40', { heat_no: 'H-1' });
  const confirmed = async () => {
    const { bid } = await awardedFrom(seller, lot.id);
    const { items } = await seller.ok(getBidStock, { params: { bid_id: bid.id } });
    expect(items).toMatchObject([{ line_no: 1, heat_no: 'H-1', qty: '10', uom: 'EA', wanted: false, reserved: null }]);
    const reserve_line_ids = items.map(({ line_id }) => line_id);
    const body = { version: bid.version, reserve_line_ids };
    const { order_number } = await seller.ok(confirmBid, { params: { bid_id: bid.id }, body });
    return { order_number: order_number ?? '' };
  };
  const first = await confirmed();
  expect(await held(seller, lot.id)).toEqual({ on_hand: '40', reserved: '10', available: '30' });
  expect((await seller.ok(getOrderStock, { params: first })).items).toMatchObject([{ wanted: true, reserved: '10' }]);
  expect(await buyer.ok(getOrderStock, { params: first })).toEqual({ items: [] });
  const { version } = await seller.ok(orders.getOrder, { params: first });
  await buyer.ok(orders.reportPayment, {
    params: first,
    body: { version, paid_on: dayFromNow(0), depositor: '구매사' },
  });
  const reported = await seller.ok(orders.getOrder, { params: first });
  const paid = await seller.ok(orders.confirmPayment, { params: first, body: { version: reported.version } });
  await seller.ok(orders.shipOrder, { params: first, body: { version: paid.version } });
  expect(await held(seller, lot.id)).toEqual({ on_hand: '30', reserved: '0', available: '30' });
  const second = await confirmed();
  expect(await held(seller, lot.id)).toMatchObject({ reserved: '10' });
  const open = await seller.ok(orders.getOrder, { params: second });
  await seller.ok(orders.cancelOrder, { params: second, body: { version: open.version, reason: '취소' } });
  expect(await held(seller, lot.id)).toEqual({ on_hand: '30', reserved: '0', available: '30' });
});

test('a lot that has become too small is refused by name, and the award may be accepted without it', async () => {
  const seller = await newSeller();
  const lot = await lotOf(seller, PIPE, '15');
  const { bid } = await awardedFrom(seller, lot.id, [pipeLine, { ...pipeLine, tag: 'second' }]);
  const [first, second] = (await seller.ok(getBidStock, { params: { bid_id: bid.id } })).items;
  const params = { bid_id: bid.id };
  const take = (reserve_line_ids: string[]) =>
    seller.call(confirmBid, { params, body: { version: bid.version, reserve_line_ids } });
  // Each line could have ten of the fifteen, both cannot.
  const refused = await take([first?.line_id ?? '', second?.line_id ?? '']);
  expect(refused).toMatchObject({ status: 409, mcode: errorTable.QUOTED_STOCK_SHORT.mcode });
  expect(refused.data).toMatchObject({ issues: [{ path: ['reserve_line_ids', 1], code: 'quantity_short' }] });
  expect(await held(seller, lot.id)).toMatchObject({ reserved: '0' });
  const taken = await take([first?.line_id ?? '']);
  expect(taken.mcode).toBe(0);
  const after = await seller.ok(getOrderStock, { params: { order_number: taken.data.order_number ?? '' } });
  expect(after.items).toMatchObject([
    { wanted: true, reserved: '10', available: '5' },
    { wanted: false, reserved: null, available: '5' },
  ]);
});

test('a lot of another company is neither kept nor reserved', async () => {
  const seller = await newSeller();
  const foreign = await lotOf(rival, PIPE, '40');
  const { rfq_number_id, bid } = await awardedFrom(seller, foreign.id);
  expect((await seenBy(seller, rfq_number_id)).quotation?.lines[0]?.stock_item_id).toBeNull();
  const params = { bid_id: bid.id };
  expect((await seller.ok(getBidStock, { params })).items).toEqual([]);
  const body = { version: bid.version, reserve_line_ids: [bid.lines[0]?.id ?? ''] };
  expect((await seller.call(confirmBid, { params, body })).mcode).toBe(errorTable.QUOTED_STOCK_SHORT.mcode);
  expect(await held(rival, foreign.id)).toMatchObject({ reserved: '0' });
});

test('an order of an award that named no lot holds none', async () => {
  const seller = await newSeller();
  const lot = await lotOf(seller, PIPE, '40');
  const order = await ordered(buyer, seller, { lines: [pipeLine] });
  expect((await seller.ok(getOrderStock, { params: { order_number: order.order_number } })).items).toEqual([]);
  expect(await held(seller, lot.id)).toMatchObject({ reserved: '0' });
});
