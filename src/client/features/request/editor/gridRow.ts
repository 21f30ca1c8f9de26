import { UOMS, oneOf } from '../../../../contract/choices';
import { v4 as uuid } from 'uuid';
import { blankLine, type EditorLine } from './editorLine';
import { factsOf } from './lineFacts';
import { detailsText, withDetails } from './typedDetails';
import { SPEC_CELLS, type SpecTexts, specTexts } from './specTexts';
import { namesTypeOf } from '../../../../domain/material/typeNames';
import { corrected, requantified, reread } from './understanding';

/** A line as the grid edits it: every cell a text, and the line that the cells were made from. */
export interface GridRow extends SpecTexts {
  key: string;
  line: EditorLine;
  raw_text: string;
  qty: string;
  uom: string;
  details: string;
  unit_weight: string;
  total_weight: string;
  target_price: string;
  heading: string;
  tag: string;
  remark: string;
  cost_centre: string;
  project: string;
  check: string;
}

/** The same row for the same line, so that the grid redraws only what changed. */
export function rowOf(line: EditorLine): GridRow {
  const facts = factsOf<GridRow>(line);
  facts.row ??= madeRow(line);
  return facts.row;
}

function madeRow(line: EditorLine): GridRow {
  const { spec, unread } = line;
  const texts = specTexts(spec);
  // Cell by cell: of thousands of rows, putting them together from parts would take several times as long.
  return {
    category: unread.category ?? texts.category,
    type: texts.type,
    size: unread.size ?? texts.size,
    schedule: unread.schedule ?? texts.schedule,
    wall: unread.wall ?? texts.wall,
    standard: texts.standard,
    grade: texts.grade,
    ends: texts.ends,
    coating: unread.coating ?? texts.coating,
    length_m: unread.length_m ?? texts.length_m,
    key: line.key,
    line,
    raw_text: line.raw_text,
    qty: line.qty,
    uom: line.uom ?? unread.uom ?? '',
    details: spec.details?.length ? detailsText(spec) : '',
    unit_weight: line.unit_weight_kg ?? '',
    total_weight: line.total_weight_kg ?? '',
    target_price: line.target_price,
    heading: line.heading,
    tag: line.tag ?? '',
    remark: line.remark,
    cost_centre: line.cost_centre,
    project: line.project,
    check: '',
  };
}

/** A row for a line that says nothing yet. */
export const newRow = (): GridRow => rowOf(blankLine());

/** Most lines whose words are read at once, within a frame; what is pasted beyond that is read in slices. */
const READ_AT_ONCE = 20;

/** The lines that the grid's rows now mean. A row that repeats another one's key is a copy and becomes a line of its own. */
export function linesOf(rows: readonly GridRow[]): EditorLine[] {
  const seen = new Set<string>();
  let reworded = 0;
  for (const row of rows) if (isReworded(row)) reworded += 1;
  const turn = reworded > READ_AT_ONCE ? waitingLine : lineOfRow;
  return rows.map((row) => {
    const line = isReworded(row) ? turn(row) : lineOfRow(row);
    if (!seen.has(line.key)) {
      seen.add(line.key);
      return line;
    }
    const key = uuid();
    const { toRead } = line;
    return { ...line, key, ...(toRead && { toRead: () => ({ ...toRead(), key }) }) };
  });
}

const isReworded = ({ line, raw_text }: GridRow): boolean => raw_text !== line.raw_text && raw_text.trim() !== '';

/** The line with what was typed into its cells as it stands, to be read when its turn comes. */
function waitingLine(row: GridRow): EditorLine {
  const { line, raw_text, qty, target_price, remark, cost_centre, project } = row;
  let read: EditorLine | null = null;
  return {
    ...line,
    raw_text,
    qty,
    target_price,
    remark,
    cost_centre,
    project,
    // Saved before it was read, it is a line to look at.
    confidence: 0,
    toRead: () => {
      read ??= lineOfRow(row);
      return read;
    },
  };
}

/** Whether the cells now hold what the warning asks for: a quantity, or a unit that needs no length. */
const isSettled = (code: string, { qty, uom }: GridRow) =>
  (code === 'missing_quantity' && qty !== '') || (code === 'missing_length' && uom !== '' && uom !== 'EA');

function lineOfRow(row: GridRow): EditorLine {
  const before = rowOf(row.line);
  if (row === before) return row.line;
  const { toRead } = row.line;
  if (toRead) return lineOfRow(onto(rowOf(toRead()), before, row));
  const reading = row.raw_text !== before.raw_text ? reread(row.line, row.raw_text) : row.line;
  const line: EditorLine = {
    ...reading,
    ...(row.details === before.details ? {} : { spec: withDetails(reading.spec, row.details) }),
    warnings: reading.warnings.filter((code) => !isSettled(code, row)),
    target_price: row.target_price,
    remark: row.remark,
    cost_centre: row.cost_centre,
    project: row.project,
    heading: row.heading,
    tag: row.tag || null,
    ...(row.qty === before.qty ? {} : { qty: row.qty }),
    ...(row.uom === before.uom ? {} : unitOf(row.uom, reading)),
  };
  const change = SPEC_CELLS.filter(
    (cell) => row[cell] !== before[cell] && !(cell === 'type' && namesTypeOf(row.type, row.line.spec)),
  );
  const units = row.uom !== before.uom;
  const counted = row.qty === before.qty && !units ? line : requantified(line, units, reading);
  if (change.length === 0) return counted;
  return corrected(counted, Object.fromEntries(change.map((cell) => [cell, row[cell]])), reading);
}

/** A row of a line that is read now, with the cells that were changed before it was. */
function onto(read: GridRow, before: GridRow, now: GridRow): GridRow {
  const changed = Object.keys(now).filter((key) => now[key as keyof GridRow] !== before[key as keyof GridRow]);
  return { ...read, ...Object.fromEntries(changed.map((key) => [key, now[key as keyof GridRow]])) };
}

/** The unit that a cell names; a text that names none is kept beside it. */
function unitOf(text: string, { unread }: EditorLine): Pick<EditorLine, 'uom' | 'unread'> {
  const { uom: _, ...others } = unread;
  const unit = oneOf(UOMS, text) ?? null;
  return { uom: unit, unread: unit === null && text !== '' ? { ...others, uom: text } : others };
}
