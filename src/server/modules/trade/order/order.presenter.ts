import Big from 'big.js';
import type { Order, OrderSummary } from '../../../../contract/entities/order';
import { trimDecimal } from '../../../../domain/money/exact';
import { actionsOf, type OrderState, type Side } from '../../../../domain/states/order';
import { presentTradeLine } from '../bid/bid.presenter';
import type { TradeLineRow } from '../bid/bid.repository';
import { presentTimeline } from '../timeline/timeline.service';
import type { TimelineRow } from '../timeline/timeline.repository';
import type { OrderRow, ShipmentRow } from './order.repository';

/** What the rules of an order look at, from its row. */
export function stateOf(row: OrderRow): OrderState {
  return {
    status: row.status,
    payment: row.payment_status,
    delivery: row.delivery_status,
    payment_term: row.payment_term,
    cancel_requested_by: row.cancel_requested_by,
  };
}

export function presentOrder(
  row: OrderRow,
  side: Side,
  rfqNumber: string | null,
  parts: { lines: TradeLineRow[]; shipments: ShipmentRow[]; timeline: TimelineRow[]; accountChangedAt: Date | null },
): Order {
  return {
    order_number: row.order_number,
    rfq_number_id: rfqNumber,
    title: row.title,
    side,
    status: row.status,
    payment_status: row.payment_status,
    delivery_status: row.delivery_status,
    version: row.version,
    placed_at: row.placed_at.toISOString(),
    payment_term: row.payment_term,
    payment_due_on: row.payment_due_on,
    delivery_term: row.delivery_term,
    delivery_place: row.delivery_place,
    required_date: row.required_date,
    buyer: row.buyer,
    seller: row.seller,
    bank_account: row.bank_account,
    account_changed_at: parts.accountChangedAt?.toISOString() ?? null,
    cancel_requested_by: row.cancel_requested_by,
    cancel_reason: row.cancel_reason,
    totals: row.totals,
    total_weight_kg: row.total_weight_kg === null ? null : trimDecimal(new Big(row.total_weight_kg)),
    lines: parts.lines.map((line) => presentTradeLine(line, row.currency)),
    shipments: parts.shipments.map((shipment) => ({
      id: shipment.id,
      shipped_at: shipment.shipped_at.toISOString(),
      carrier: shipment.carrier,
      tracking_number: shipment.tracking_number,
      note: shipment.note,
      received_at: shipment.received_at?.toISOString() ?? null,
    })),
    timeline: parts.timeline.map(presentTimeline),
    actions: actionsOf(stateOf(row), side),
  };
}

export function presentOrderSummary(row: OrderRow, side: Side, rfqNumber: string | null): OrderSummary {
  return {
    order_number: row.order_number,
    rfq_number_id: rfqNumber,
    title: row.title,
    side,
    counterpart_name: side === 'buyer' ? row.seller.company_name : row.buyer.company_name,
    status: row.status,
    payment_status: row.payment_status,
    delivery_status: row.delivery_status,
    currency: row.currency,
    total_amount: row.totals.total_amount,
    placed_at: row.placed_at.toISOString(),
  };
}
