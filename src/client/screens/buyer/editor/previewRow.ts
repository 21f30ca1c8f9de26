import type { LineRow } from '../../../parts/lineRow';
import { sellerText } from '../../../../domain/material/ownCells';
import type { EditorLine } from './editorLine';

/** A line of the editor as sellers will read it; the number is its place in the list. */
export function previewRow(line: EditorLine, index: number, shared: readonly string[]): LineRow {
  return {
    id: line.key,
    line_no: index + 1,
    spec: line.spec,
    raw: sellerText(line.raw_text, line.own_cells, shared),
    tag: line.tag,
    remark: line.remark || null,
    excluded: false,
    qty: line.qty || null,
    uom: line.uom,
    weight_kg: line.total_weight_kg,
    unit_price: null,
    price_uom: null,
    amount: null,
    maker: null,
    origin: null,
    lead_days: null,
  };
}
