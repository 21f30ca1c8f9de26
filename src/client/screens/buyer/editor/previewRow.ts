import type { LineRow } from '../../../parts/lineRow';
import type { EditorLine } from './editorLine';

/** A line of the editor as a table to read shows it; the number is its place in the list. */
export function previewRow(line: EditorLine, index: number): LineRow {
  return {
    id: line.key,
    line_no: index + 1,
    spec: line.spec,
    raw: line.raw_text,
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
