import { isUnclear } from '../numberText';
import { pastedNumber } from '../pastedNumber';
import type { GridArea, GridColumn, GridOption, GridPlace } from './gridTypes';
import { folded, optionOf } from './optionOf';

/** Text of a cell as it is stored. */
export function readCell<Row extends object>(row: Row, key: keyof Row & string): string {
  const value: unknown = row[key];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}

/** The same as a person reads and edits it. */
export function writtenCell<Row extends object>(row: Row, column: GridColumn<Row>): string {
  const text = readCell(row, column.key);
  return column.words?.write(text, row) ?? text;
}

/** Whether a person may change the cell. */
export function isEditable<Row extends object>(column: GridColumn<Row>, row: Row): boolean {
  if (column.kind === 'readonly' || column.kind === 'custom') return false;
  const { editable = true } = column;
  return typeof editable === 'function' ? editable(row) : editable;
}

/**
 * What `text` means in the column: a number without commas, the value behind an option's words, else the text. What cannot
 * be read is the text itself.
 */
export function meantBy<Row extends object>(column: GridColumn<Row>, text: string): string {
  const plain = text.trim();
  if (column.kind === 'number') return column.unclear?.(text) ?? (readNumber(plain, column) || plain);
  if (column.kind !== 'select') return column.words?.read(plain) ?? plain;
  return optionOf(column.options ?? [], plain)?.value ?? plain;
}

/** The number that a text states; '' where it states none, or can be read in more than one way. */
const readNumber = (text: string, column: { decimals?: number; negative?: boolean }) =>
  isUnclear(text) && !/e[+-]?\d/i.test(text) ? '' : pastedNumber(text, column);

/** The number that an unclear text may mean: a comma before decimals, or the first of several numbers; null for none. */
export function nearestNumber(text: string, column: { decimals?: number; negative?: boolean }): string | null {
  const plain = text.normalize('NFKC');
  const continental = /^\D*(\d{1,3}(?:\.\d{3})*|\d+),(\d{1,2})\D*$/.exec(plain);
  if (continental) return readNumber(`${continental[1]?.replaceAll('.', '')}.${continental[2]}`, column) || null;
  const first = /\d[\d,]*(?:\.\d+)?/.exec(plain)?.[0];
  return first ? readNumber(first, column) || null : null;
}

/** The options that a text may mean while it is being typed: those that begin with it first, then those that contain it. */
export function optionsLike(options: readonly GridOption[], text: string): readonly GridOption[] {
  const typed = folded(text);
  if (typed === '') return options;
  const spellings = ({ value, label, aliases = [] }: GridOption) => [value, label, ...aliases].map(folded);
  const begins = options.filter((option) => spellings(option).some((word) => word.startsWith(typed)));
  const contains = options.filter((option) => spellings(option).some((word) => word.includes(typed)));
  return [...begins, ...contains.filter((option) => !begins.includes(option))];
}

/** The row with the cell changed, or the same row if the cell may not change or already says so. */
export function writeCell<Row extends object>(row: Row, column: GridColumn<Row>, text: string): Row {
  if (!isEditable(column, row)) return row;
  const value = meantBy(column, text);
  if (value === readCell(row, column.key)) return row;
  return column.put?.(row, value) ?? { ...row, [column.key]: value };
}

type Sheet<Row extends object> = { rows: readonly Row[]; columns: readonly GridColumn<Row>[] };

/**
 * Puts a block of cells at the selection's upper left corner; rows beyond the end come from `newRow`, or are dropped
 * without it. A block smaller than the selection in a direction where it has one row or column is repeated.
 */
export function pasteBlock<Row extends object>(
  { rows, columns }: Sheet<Row>,
  area: GridArea,
  block: readonly (readonly string[])[],
  newRow: (() => Row) | null,
): { rows: Row[]; area: GridArea } {
  const height = block.length === 1 ? area.max.row - area.min.row + 1 : block.length;
  const blockWidth = Math.max(...block.map((line) => line.length));
  const wanted = blockWidth === 1 ? area.max.col - area.min.col + 1 : blockWidth;
  const width = Math.min(wanted, columns.length - area.min.col);
  const next = [...rows];
  while (newRow && next.length < area.min.row + height) next.push(newRow());
  const last = Math.min(area.min.row + height, next.length) - 1;
  for (let row = area.min.row; row <= last; row += 1) {
    const line = block[(row - area.min.row) % block.length] ?? [];
    for (let col = 0; col < width; col += 1) {
      const text = line[blockWidth === 1 ? 0 : col];
      change(next, columns, { row, col: area.min.col + col }, text);
    }
  }
  return { rows: next, area: { min: area.min, max: { row: last, col: area.min.col + width - 1 } } };
}

/** Empties the cells of an area that may be changed. */
export function clearArea<Row extends object>(sheet: Sheet<Row>, { min, max }: GridArea): Row[] {
  return filled(sheet, { min, max }, () => '');
}

/** The rows with each cell of an area written by `textAt`. */
export function filled<Row extends object>(
  { rows, columns }: Sheet<Row>,
  { min, max }: GridArea,
  textAt: (place: GridPlace) => string | undefined,
): Row[] {
  const next = [...rows];
  for (let row = min.row; row <= max.row; row += 1)
    for (let col = min.col; col <= max.col; col += 1) change(next, columns, { row, col }, textAt({ row, col }));
  return next;
}

/** Copies the first row of the selection into the others; with one row selected, the row above into it. */
export function fillDown<Row extends object>({ rows, columns }: Sheet<Row>, { min, max }: GridArea): Row[] {
  const next = [...rows];
  const from = min.row === max.row ? min.row - 1 : min.row;
  const source = rows[from];
  if (!source) return next;
  for (let row = from + 1; row <= max.row; row += 1) {
    for (let col = min.col; col <= max.col; col += 1) {
      const column = columns[col];
      if (column) change(next, columns, { row, col }, readCell(source, column.key));
    }
  }
  return next;
}

function change<Row extends object>(
  rows: Row[],
  columns: readonly GridColumn<Row>[],
  { row, col }: GridPlace,
  text: string | undefined,
): void {
  const line = rows[row];
  const column = columns[col];
  if (line && column && text !== undefined) rows[row] = writeCell(line, column, text);
}
