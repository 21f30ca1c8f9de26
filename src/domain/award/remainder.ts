import Big from 'big.js';
import { trimDecimal } from '../money/exact';

/** What of each requested line is not ordered, in the requested order; lines that are ordered in full are left out. */
export function remainderOf<Line extends { id: string; qty: string | null }>(
  requested: readonly Line[],
  ordered: ReadonlyArray<{ rfq_line_id: string | null; qty: string }>,
): Array<{ line: Line; qty: string }> {
  const taken = new Map<string, Big>();
  for (const { rfq_line_id: id, qty } of ordered) if (id) taken.set(id, (taken.get(id) ?? new Big(0)).plus(qty));
  return requested.flatMap((line) => {
    const left = new Big(line.qty ?? 0).minus(taken.get(line.id) ?? 0);
    return left.gt(0) ? [{ line, qty: trimDecimal(left) }] : [];
  });
}
