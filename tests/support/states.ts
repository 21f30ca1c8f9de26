import { confirmBid, declineBid } from '../../src/contract/endpoints/bid';
import * as orders from '../../src/contract/endpoints/order';
import * as rfqs from '../../src/contract/endpoints/rfq';
import type { Order } from '../../src/contract/entities/order';
import type { ProjectStatus } from '../../src/contract/entities/project';
import type { Rfq } from '../../src/contract/entities/rfq';
import type { Caller } from './people';
import { awarded, draft, ended, ordered, quoted, readRfq, submitted } from './trade';

export interface Two {
  buyer: Caller;
  seller: Caller;
}

/** A project brought into a state, the way people bring it there. */
export async function projectIn(status: ProjectStatus, { buyer, seller }: Two): Promise<Rfq> {
  if (status === 'DRAFT') return draft(buyer);
  if (status === 'ORD') return readRfq(buyer, (await ordered(buyer, seller)).rfq_number_id ?? '');
  if (status === 'FIN') return readRfq(buyer, (await orderIn('finished', { buyer, seller })).rfq_number_id ?? '');
  const { rfq_number_id } = await submitted(buyer);
  const params = { rfq_number_id };
  if (status === 'CLS') {
    return buyer.ok(rfqs.cancelRfq, { params, body: { version: 2, reason: '발주처 사업 취소' } });
  }
  if (status !== 'REQ') await quoted(seller, rfq_number_id);
  if (status === 'CMP' || status === 'BID') await ended(buyer, rfq_number_id);
  if (status === 'BID') await awarded(buyer, seller, rfq_number_id);
  return readRfq(buyer, rfq_number_id);
}

/** A bid brought into a state. */
export async function bidIn(status: 'SENT' | 'CONFIRMED' | 'DECLINED', people: Two) {
  const { buyer, seller } = people;
  const { rfq_number_id } = await projectIn('CMP', people);
  const { bids } = await awarded(buyer, seller, rfq_number_id);
  const bid = bids[0];
  if (!bid) throw new Error('no bid was sent');
  const params = { bid_id: bid.id };
  if (status === 'CONFIRMED') return seller.ok(confirmBid, { params, body: { version: bid.version } });
  if (status === 'DECLINED')
    return seller.ok(declineBid, { params, body: { version: bid.version, reason: '재고 소진' } });
  return bid;
}

export const ORDER_STATES = ['unpaid', 'reported', 'paid', 'shipped', 'finished', 'cancelled', 'refund_due'] as const;
export type OrderStateName = (typeof ORDER_STATES)[number];

/** An order brought into a state. */
export async function orderIn(state: OrderStateName, { buyer, seller }: Two): Promise<Order> {
  let order = await ordered(buyer, seller);
  const params = { order_number: order.order_number };
  const next = () => ({ version: order.version });
  if (state === 'unpaid') return order;
  if (state === 'cancelled') {
    return buyer.ok(orders.cancelOrder, { params, body: { ...next(), reason: '설계 변경' } });
  }
  order = await buyer.ok(orders.reportPayment, {
    params,
    body: { ...next(), paid_on: '2026-11-21', depositor: '한빛' },
  });
  if (state === 'reported') return order;
  order = await seller.ok(orders.confirmPayment, { params, body: next() });
  if (state === 'paid') return order;
  if (state === 'refund_due') {
    order = await buyer.ok(orders.cancelOrder, { params, body: { ...next(), reason: '설계 변경' } });
    return seller.ok(orders.answerCancel, { params, body: { ...next(), agree: true } });
  }
  order = await seller.ok(orders.shipOrder, { params, body: next() });
  if (state === 'shipped') return order;
  return buyer.ok(orders.receiveOrder, { params, body: next() });
}
