import type { Order } from '../../../contract/entities/order';
import { seoulDay } from '../../../domain/time/deadline';
import { DAY_MS } from '../../../domain/time/spans';

/** One shipment in transit: from the day it left to the day it arrived, or is expected. */
export type DeliveryBar = {
  id: string;
  number: number;
  from: string;
  to: string;
  arrived: boolean;
  /** After the required day. */
  late: boolean;
};

/** The days of an order's delivery on one axis. */
export type DeliveryDays = {
  first: string;
  last: string;
  ordered: string;
  required: string | null;
  bars: DeliveryBar[];
};

type Seen = Pick<Order, 'placed_at' | 'required_date' | 'shipments' | 'status'>;

/**
 * The day an order was placed, its required day, and when each shipment was in transit. Null while there is nothing to compare:
 * neither a required day nor a shipment. A shipment whose receipt is not confirmed is in transit up to its expected day, or today.
 */
export function deliveryDays(
  { placed_at, required_date, shipments, status }: Seen,
  today: string,
): DeliveryDays | null {
  if (status === 'CANCELLED' || (!required_date && shipments.length === 0)) return null;
  const ordered = seoulDay(new Date(placed_at));
  const bars = shipments.map(({ id, shipment_no, shipped_on, expected_on, received_at }): DeliveryBar => {
    const arrived = received_at !== null;
    const planned = expected_on !== null && expected_on > today ? expected_on : today;
    const end = arrived ? seoulDay(new Date(received_at)) : planned;
    const to = end < shipped_on ? shipped_on : end;
    return {
      id,
      number: shipment_no,
      from: shipped_on,
      to,
      arrived,
      late: required_date !== null && to > required_date,
    };
  });
  const open = status === 'OPEN' ? [today] : [];
  const days = [
    ordered,
    ...(required_date ? [required_date] : []),
    ...bars.flatMap(({ from, to }) => [from, to]),
    ...open,
  ];
  const sorted = days.toSorted((a, b) => a.localeCompare(b));
  return { first: sorted[0] ?? ordered, last: sorted.at(-1) ?? ordered, ordered, required: required_date, bars };
}

/** Where a day stands between the first and the last, in percent. */
export function dayPlace(day: string, { first, last }: Pick<DeliveryDays, 'first' | 'last'>): number {
  const span = Date.parse(last) - Date.parse(first);
  return span <= 0 ? 0 : ((Date.parse(day) - Date.parse(first)) / span) * 100;
}

/** Whole days by which one day lies after another; negative when it lies before. */
export const daysAfter = (day: string, other: string) => Math.round((Date.parse(day) - Date.parse(other)) / DAY_MS);
