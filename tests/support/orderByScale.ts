import { confirmBid } from '../../src/contract/endpoints/bid';
import * as orders from '../../src/contract/endpoints/order';
import * as quotations from '../../src/contract/endpoints/quotation';
import * as rfqs from '../../src/contract/endpoints/rfq';
import type { Order } from '../../src/contract/entities/order';
import type { Caller } from './people';
import type { Two } from './states';
import { ended, quotationBody, seenBy, submitted } from './trade';

const at = ({ order_number }: Order) => ({ order_number });

/** An order of one line at 1,500 won a kilogram, to be weighed. */
export async function orderByScale(payment_term: 'prepaid' | 'eom_next', { buyer, seller }: Two): Promise<Order> {
  const { rfq_number_id } = await submitted(buyer);
  const params = { rfq_number_id };
  const body = quotationBody(await seenBy(seller, rfq_number_id), '1500', { payment_term });
  const lines = body.lines.map((line, index) =>
    index === 0
      ? { ...line, price_uom: 'KG' as const, weight_basis: 'actual' as const }
      : { rfq_line_id: line.rfq_line_id, response: 'no_quote' as const, no_quote_reason: 'not_handled' as const },
  );
  const { quotation } = await seller.ok(quotations.submitQuotation, { params, body: { ...body, lines } });
  const { version, lines: requested } = await ended(buyer, rfq_number_id);
  const { bids } = await buyer.ok(rfqs.awardRfq, {
    params,
    body: { version, lines: [{ rfq_line_id: requested[0]?.id ?? '', quotation_id: quotation?.id ?? '' }] },
  });
  const { order_number } = await seller.ok(confirmBid, {
    params: { bid_id: bids[0]?.id ?? '' },
    body: { version: bids[0]?.version ?? 0 },
  });
  return buyer.ok(orders.getOrder, { params: { order_number: order_number ?? '' } });
}

/** All of it shipped, weighing so many times what was estimated. */
export function shipWeighed(seller: Caller, order: Order, factor: number): Promise<Order> {
  const [line] = order.lines;
  if (!line) throw new Error('the order has no line');
  const weighed_kg = (Number(line.priced_qty) * factor).toFixed(3);
  const lines = [{ line_id: line.id, qty: line.qty, weighed_kg }];
  return seller.ok(orders.shipOrder, { params: at(order), body: { version: order.version, lines } });
}

/** The transfer reported and confirmed. */
export async function paidBy(order: Order, { buyer, seller }: Two): Promise<Order> {
  const body = { version: order.version, paid_on: '2026-11-21', depositor: '한빛' };
  const { version } = await buyer.ok(orders.reportPayment, { params: at(order), body });
  return seller.ok(orders.confirmPayment, { params: at(order), body: { version } });
}
