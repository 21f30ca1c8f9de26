import type { ComparisonCell } from '../../../contract/entities/comparison';
import type { RfqLine } from '../../../contract/entities/rfq';
import { offeredWeight } from '../../../domain/material/offeredWeight';

/** Theoretical kg of what is chosen of a line; of an alternate, by its own dimensions. Null where it is not known. */
export function chosenWeight({ line, cell, qty }: { line: RfqLine; cell: ComparisonCell; qty: string }): string | null {
  return offeredWeight(line, { ...cell.line, qty_offered: qty })?.total_kg ?? null;
}
