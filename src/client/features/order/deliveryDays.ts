import type { Order } from '../../../contract/entities/order';
import type { Shipment } from '../../../contract/entities/shipment';
import { dueMeaning } from '../../../domain/states/lineDelivery';
import { seoulDay } from '../../../domain/time/deadline';
import { DAY_MS } from '../../../domain/time/spans';

/** How a shipment stands to the promised day of what it carries. */
export type ShipmentDelay = {
  /** The soonest promised day of its lines; null where the seller promised none. */
  due: string | null;
  /** By how many days it left or arrived after that day, or is to arrive; else 0. */
  late_days: number;
  /** It is not late yet: the day it is expected on lies after the promised one. */
  foreseen: boolean;
};

/** One shipment in transit: from the day it left to the day it arrived, or is expected. */
export type DeliveryBar = ShipmentDelay & {
  id: string;
  number: number;
  from: string;
  to: string;
  arrived: boolean;
};

/** What has yet to leave: how many lines, and by how many days their soonest promised day lies ahead (or, below 0, behind). */
export type DeliveryRest = { lines: number; due: string | null; days_left: number | null };

/** The days of an order's delivery on one axis. */
export type DeliveryDays = {
  first: string;
  last: string;
  ordered: string;
  /** The promised days of its lines, the soonest first; of arrival or of leaving, as `dueMeaning` says. */
  promised: string[];
  /** The day that the buyer wishes, which nothing is late by. */
  wished: string | null;
  bars: DeliveryBar[];
  rest: DeliveryRest | null;
};

type Lines = { lines: readonly Pick<Order['lines'][number], 'id' | 'due_by' | 'due_on' | 'outstanding_qty'>[] };
type Seen = Pick<Order, 'placed_at' | 'required_date' | 'shipments' | 'status' | 'delivery_term'> & Lines;

const promisedDays = (lines: Lines['lines']) =>
  [...new Set(lines.flatMap(({ due_by, due_on }) => (due_by === 'lead_time' && due_on !== null ? [due_on] : [])))].sort(
    (a, b) => a.localeCompare(b),
  );

/**
 * The day an order was placed, its promised days, the wished one, when each shipment was in transit, and what has yet to leave.
 * Null while there is nothing to draw: no such day and no shipment that took longer than a day, or neither a shipment nor anything
 * left to ship. A shipment whose receipt is not confirmed is in transit up to its expected day, or today.
 */
export function deliveryDays(order: Seen, today: string): DeliveryDays | null {
  const { placed_at, required_date: wished, shipments, status, lines } = order;
  const promised = promisedDays(lines);
  const rest = status === 'OPEN' ? restOf(lines, today) : null;
  if (status === 'CANCELLED' || (shipments.length === 0 && !rest)) return null;
  const ordered = seoulDay(new Date(placed_at));
  const bars = shipments.map((shipment): DeliveryBar => {
    const { id, shipment_no, shipped_on, received_at } = shipment;
    return {
      id,
      number: shipment_no,
      from: shipped_on,
      to: endOf(shipment, today),
      arrived: received_at !== null,
      ...shipmentDelay(order, shipment, today),
    };
  });
  const open = status === 'OPEN' ? [today] : [];
  const days = [
    ordered,
    ...promised,
    ...(wished ? [wished] : []),
    ...bars.flatMap(({ from, to }) => [from, to]),
    ...open,
  ];
  const sorted = days.toSorted((a, b) => a.localeCompare(b));
  const [first, last] = [sorted[0] ?? ordered, sorted.at(-1) ?? ordered];
  const undated = !wished && promised.length === 0;
  if (undated && (bars.length === 0 || first === last)) return null;
  return {
    first,
    last,
    ordered,
    promised,
    wished,
    bars,
    rest,
  };
}

/** How a shipment stands to the promised day of its lines: by its arrival or by its leaving, as the delivery terms want it. */
export function shipmentDelay(
  { delivery_term, lines }: Pick<Seen, 'delivery_term' | 'lines'>,
  shipment: Shipment,
  today: string,
): ShipmentDelay {
  const carried = new Set(shipment.lines.map(({ line_id }) => line_id));
  const due = promisedDays(lines.filter(({ id }) => carried.has(id)))[0] ?? null;
  const arrives = dueMeaning(delivery_term) === 'arrival';
  const late = due === null ? 0 : daysAfter(arrives ? endOf(shipment, today) : shipment.shipped_on, due);
  const late_days = Math.max(0, late);
  const foreseen = late_days > 0 && arrives && shipment.received_at === null && due !== null && today <= due;
  return { due, late_days, foreseen };
}

function endOf({ shipped_on, expected_on, received_at }: Shipment, today: string): string {
  const planned = expected_on !== null && expected_on > today ? expected_on : today;
  const end = received_at === null ? planned : seoulDay(new Date(received_at));
  return end < shipped_on ? shipped_on : end;
}

function restOf(lines: Lines['lines'], today: string): DeliveryRest | null {
  const left = lines.filter(({ outstanding_qty }) => Number(outstanding_qty) > 0);
  if (left.length === 0) return null;
  const due = promisedDays(left)[0] ?? null;
  return { lines: left.length, due, days_left: due === null ? null : daysAfter(due, today) };
}

/** Where a day stands between the first and the last, in percent. */
export function dayPlace(day: string, { first, last }: Pick<DeliveryDays, 'first' | 'last'>): number {
  const span = Date.parse(last) - Date.parse(first);
  return span <= 0 ? 0 : ((Date.parse(day) - Date.parse(first)) / span) * 100;
}

/** Whole days by which one day lies after another; negative when it lies before. */
export const daysAfter = (day: string, other: string) => Math.round((Date.parse(day) - Date.parse(other)) / DAY_MS);
