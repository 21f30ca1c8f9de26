import { v4 as uuid } from 'uuid';
import { uom } from '../../../../contract/entities/rfq';
import { blankLine, type EditorLine } from './editorLine';
import { SPEC_CELLS, type SpecTexts, specTexts } from './specTexts';
import { corrected, requantified, reread } from './understanding';

/** A line as the grid edits it: every cell a text, and the line that the cells were made from. */
export interface GridRow extends SpecTexts {
  key: string;
  line: EditorLine;
  raw_text: string;
  qty: string;
  uom: string;
  unit_weight: string;
  total_weight: string;
  target_price: string;
  tag: string;
  remark: string;
  check: string;
}

const made = new WeakMap<EditorLine, GridRow>();

/** The same row for the same line, so that the grid redraws only what changed. */
export function rowOf(line: EditorLine): GridRow {
  const known = made.get(line);
  if (known) return known;
  const row: GridRow = {
    ...specTexts(line.spec),
    ...line.unread,
    key: line.key,
    line,
    raw_text: line.raw_text,
    qty: line.qty,
    uom: line.uom ?? line.unread.uom ?? '',
    unit_weight: line.unit_weight_kg ?? '',
    total_weight: line.total_weight_kg ?? '',
    target_price: line.target_price,
    tag: line.tag ?? '',
    remark: line.remark,
    check: '',
  };
  made.set(line, row);
  return row;
}

/** A row for a line that says nothing yet. */
export const newRow = (): GridRow => rowOf(blankLine());

/** The lines that the grid's rows now mean. A row that repeats another one's key is a copy and becomes a line of its own. */
export function linesOf(rows: readonly GridRow[]): EditorLine[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const line = lineOfRow(row);
    const own = seen.has(line.key) ? { ...line, key: uuid() } : line;
    seen.add(own.key);
    return own;
  });
}

/** Whether the cells now hold what the warning asks for: a quantity, or a unit that needs no length. */
const isSettled = (code: string, { qty, uom }: GridRow) =>
  (code === 'missing_quantity' && qty !== '') || (code === 'missing_length' && uom !== '' && uom !== 'EA');

function lineOfRow(row: GridRow): EditorLine {
  const before = rowOf(row.line);
  if (row === before) return row.line;
  const reading = row.raw_text !== before.raw_text ? reread(row.line, row.raw_text) : row.line;
  const line: EditorLine = {
    ...reading,
    warnings: reading.warnings.filter((code) => !isSettled(code, row)),
    target_price: row.target_price,
    remark: row.remark,
    tag: row.tag || null,
    ...(row.qty === before.qty ? {} : { qty: row.qty }),
    ...(row.uom === before.uom ? {} : unitOf(row.uom, reading)),
  };
  const change = SPEC_CELLS.filter((cell) => row[cell] !== before[cell]);
  if (change.length > 0) return corrected(line, Object.fromEntries(change.map((cell) => [cell, row[cell]])));
  const units = row.uom !== before.uom;
  return row.qty === before.qty && !units ? line : requantified(line, units);
}

/** The unit that a cell names; a text that names none is kept beside it. */
function unitOf(text: string, { unread }: EditorLine): Pick<EditorLine, 'uom' | 'unread'> {
  const { uom: _, ...others } = unread;
  const unit = uom.safeParse(text).data ?? null;
  return { uom: unit, unread: unit === null && text !== '' ? { ...others, uom: text } : others };
}
