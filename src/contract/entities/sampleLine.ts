import type { RfqLine } from './rfq';
import { emptySpec } from './spec';

/** A line of a request for tests: ten pieces of nothing in particular, whose weight nobody knows. */
export function sampleLine(line: Partial<RfqLine> = {}): RfqLine {
  return {
    id: '01931c5e-7a00-7000-8000-000000000001',
    line_no: 1,
    raw_text: 'PIPE 4" SCH40',
    own_cells: [],
    heading: null,
    tag: null,
    spec: emptySpec,
    qty: '10',
    uom: 'EA',
    unit_weight_kg: null,
    total_weight_kg: null,
    weight_basis: 'unknown',
    target_price: null,
    remark: null,
    excluded: false,
    confidence: 1,
    warnings: [],
    unread: [],
    changed_revision: 1,
    previous: null,
    ...line,
  };
}
