import Big from 'big.js';
import { CLAIM_MONTHS, RECEIPT_DAYS } from '../../contract/constants';
import { endOfDaySeoul, seoulDay } from '../time/deadline';
import { DAY_MS, daysLater, monthsLater } from '../time/spans';

/**
 * From when a shipment without an answer counts as received: a week after its entry, and never within a week of the day on
 * which it should arrive, so that nothing is received while it is still under way.
 */
export function countsAsReceivedAt(statedAt: Date, expectedOn: string | null): Date {
  const stated = new Date(statedAt.getTime() + RECEIPT_DAYS * DAY_MS);
  if (expectedOn === null) return stated;
  const arrived = endOfDaySeoul(daysLater(expectedOn, RECEIPT_DAYS));
  return arrived > stated ? arrived : stated;
}

/** The last instant at which a finished order takes a claim; null while nothing was received. */
export function claimsUntil(received: readonly (Date | null)[]): Date | null {
  const last = Math.max(...received.map((at) => at?.getTime() ?? 0), 0);
  return last === 0 ? null : endOfDaySeoul(monthsLater(seoulDay(new Date(last)), CLAIM_MONTHS));
}

interface Answered {
  lines: readonly { line_id: string; qty: string; received_qty: string | null }[];
}

/**
 * By line of the order how much more (or, below zero, less) arrived than was shipped, of the shipments that were answered;
 * only where it differs.
 */
export function receiptDifferences(shipments: readonly Answered[]): ReadonlyMap<string, Big> {
  const sums = new Map<string, Big>();
  for (const { line_id, qty, received_qty } of shipments.flatMap(({ lines }) => lines)) {
    if (received_qty !== null) sums.set(line_id, (sums.get(line_id) ?? new Big(0)).plus(received_qty).minus(qty));
  }
  return new Map([...sums].filter(([, difference]) => !difference.eq(0)));
}

/** Those of an order of which nothing was claimed yet: with a claim, whatever it is about, the seller knows. */
export const unclaimedDifferences = (order: { shipments: readonly Answered[]; claims: readonly unknown[] }) =>
  receiptDifferences(order.claims.length > 0 ? [] : order.shipments);
