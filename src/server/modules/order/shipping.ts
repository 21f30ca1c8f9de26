import Big from 'big.js';
import type { ShipmentLineInput } from '../../../contract/entities/shipment';
import { isPaidByScale } from '../../../domain/money/settlement';
import { fail } from '../../http/fail';
import type { TradeLineRow } from '../award/bid.repository';

interface Shipped {
  trade_line_id: string;
  qty: string;
  weighed_kg?: string | null;
}

/** How much of each ordered line the shipments hold. */
export function shippedOf(shipped: readonly Pick<Shipped, 'trade_line_id' | 'qty'>[]): ReadonlyMap<string, Big> {
  const sums = new Map<string, Big>();
  for (const { trade_line_id: id, qty } of shipped) sums.set(id, (sums.get(id) ?? new Big(0)).plus(qty));
  return sums;
}

/** The kg on the scale of each line, over all its shipments. */
export function weighedOf(shipped: readonly Shipped[]): ReadonlyMap<string, string> {
  const sums = new Map<string, string>();
  for (const { trade_line_id: id, weighed_kg: kg } of shipped) {
    if (kg) sums.set(id, new Big(sums.get(id) ?? 0).plus(kg).toFixed());
  }
  return sums;
}

/** Whether every line has gone in full, over all shipments together. */
export function isAllShipped(ordered: readonly TradeLineRow[], shipped: readonly Shipped[]): boolean {
  const sums = shippedOf(shipped);
  return ordered.every((line) => sums.get(line.id)?.gte(line.qty) ?? false);
}

/** The lines of a new shipment, all that is left when none are named; refuses what is not ordered, too much, or unweighed. */
export function checkedLines(
  ordered: readonly TradeLineRow[],
  before: readonly Shipped[],
  wanted: readonly ShipmentLineInput[] | null,
): ShipmentLineInput[] {
  const sums = shippedOf(before);
  const left = (line: TradeLineRow) => new Big(line.qty).minus(sums.get(line.id) ?? 0);
  const lines =
    wanted ??
    ordered
      .filter((line) => left(line).gt(0))
      .map((line) => ({ line_id: line.id, qty: left(line).toFixed(), heat_numbers: [], weighed_kg: null }));
  const seen = new Set<string>();
  lines.forEach((line, index) => {
    const meant = ordered.find((one) => one.id === line.line_id);
    const wrong = !meant || seen.has(line.line_id) || left(meant).lt(line.qty);
    if (wrong) fail('SHIPMENT_INVALID', { issues: [{ path: ['lines', index, 'qty'], code: 'quantity' }] });
    if (isPaidByScale(meant) && !line.weighed_kg) {
      fail('SHIPMENT_WEIGHT', { issues: [{ path: ['lines', index, 'weighed_kg'], code: 'required' }] });
    }
    seen.add(line.line_id);
  });
  return [...lines];
}

interface Certificate {
  file_id: string;
  heat_numbers: readonly string[];
}

/** The place of the first certificate that names a heat which none of these lines has; -1 where there is none. */
export function strayCertificate(
  certificates: readonly Certificate[],
  lines: ReadonlyArray<{ heat_numbers: readonly string[] }>,
): number {
  const heats = new Set(lines.flatMap((line) => line.heat_numbers));
  return certificates.findIndex((one) => one.heat_numbers.some((heat) => !heats.has(heat)));
}

/** Certificates as a shipment keeps them: a pair for each heat that one speaks for. */
export const heatPairs = (certificates: readonly Certificate[]) =>
  certificates.flatMap(({ file_id, heat_numbers }) =>
    [...new Set(heat_numbers)].map((heat_number) => ({ heat_number, file_id })),
  );
