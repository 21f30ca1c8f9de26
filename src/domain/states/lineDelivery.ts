import Big from 'big.js';
import type { OrderDeliveryTerm } from '../../contract/entities/order';
import type { OrderStatus, PaymentStatus } from '../../contract/entities/project';
import type { PaymentTerm } from '../../contract/entities/rfq';
import { trimDecimal } from '../money/exact';
import { seoulDay } from '../time/deadline';
import { DAY_MS, daysLater } from '../time/spans';
import { awaitsPrepayment } from './order';

interface Order {
  status: OrderStatus;
  placed_at: Date;
  required_date: string | null;
  payment_term: PaymentTerm;
  payment_status: PaymentStatus;
}

interface Line {
  qty: string;
  lead_days: number | null;
}

export interface Due {
  due_on: string | null;
  due_by: 'lead_time' | 'required_date' | null;
}

/** Where the goods should be on the day of a line: at the buyer's place, or off from the seller. */
export type DueMeaning = 'arrival' | 'shipment';

/** What the one date of an order's lines means under its delivery terms; documents and screens call it by that. */
export const dueMeaning = (term: OrderDeliveryTerm): DueMeaning =>
  term === 'delivered' || term === 'DAP' ? 'arrival' : 'shipment';

/**
 * The day in Seoul by which a line should arrive or leave, as `dueMeaning` says: the lead time counts from the day of the order. A line without
 * one has only the day that the buyer wishes, which the seller promised to nobody.
 */
export function dueOf(order: Pick<Order, 'placed_at' | 'required_date'>, line: Pick<Line, 'lead_days'>): Due {
  if (line.lead_days !== null) {
    return { due_on: daysLater(seoulDay(order.placed_at), line.lead_days), due_by: 'lead_time' };
  }
  return { due_on: order.required_date, due_by: order.required_date === null ? null : 'required_date' };
}

/**
 * How a line of an order stands: what has yet to leave, until when, and by how many days a promised day is past. Nothing is late
 * by a day that was only wished, nor before the payment that the seller waits for.
 */
export function deliveryOf(
  order: Order,
  line: Line,
  shippedQty: Big,
  now: Date,
): Due & { outstanding_qty: string; late_days: number } {
  const left = order.status === 'CANCELLED' ? new Big(0) : new Big(line.qty).minus(shippedQty);
  const due = dueOf(order, line);
  const days = due.due_on === null ? 0 : (Date.parse(seoulDay(now)) - Date.parse(due.due_on)) / DAY_MS;
  const waits = awaitsPrepayment({ payment_term: order.payment_term, payment: order.payment_status });
  const late = order.status === 'OPEN' && !waits && due.due_by === 'lead_time' && left.gt(0) && days > 0;
  return { ...due, outstanding_qty: trimDecimal(left), late_days: late ? days : 0 };
}
