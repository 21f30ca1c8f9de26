import type { Shipment } from '../../../../contract/entities/shipment';
import type { Count } from './ReceivedLine';

type Line = Shipment['lines'][number];

/** The lines of which something is to be said: another quantity than was shipped, or a remark. */
export function remarkedLines(lines: readonly Line[], countOf: (line: Line) => Count) {
  return lines
    .map((line) => ({ line, qty: countOf(line).qty, remark: countOf(line).note.trim() }))
    .filter(({ line, qty, remark }) => qty !== line.qty || remark !== '')
    .map(({ line, qty, remark }) => ({ line_id: line.line_id, received_qty: qty, note: remark || null }));
}
