import type { ComparisonCell } from '../../../../contract/entities/comparison';
import type { RfqLine } from '../../../../contract/entities/rfq';

/** What the arithmetic is shown for. */
export type Explained = { line: RfqLine; cell: ComparisonCell; seller: string };
