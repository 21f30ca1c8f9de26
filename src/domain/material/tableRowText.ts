import { quantityCell } from './tables/quantityCell';
import { canonicalNps, npsOfDn, npsOfOd } from './data/sizes';
import type { ColumnField } from './data/headers';
import { CLASSES, SCHEDULES } from './reading/numbers';
import type { ColumnMap } from './tableHeader';
import type { Span } from './types';

/** One row of a table as text. */
export type RowText = {
  /** The cells under columns with a field: what the line shows. */
  text: string;
  /** All cells that describe the item, with the marks that their columns stand for: what is read. */
  reading: string;
  /** All cells that describe the item, as they stand. */
  whole: string;
  /** Indexes of the cells that neither the text nor another field of the line holds. */
  others: number[];
  /** The place in `text` of a place in `reading`. */
  back(index: number): number;
  /** Where quantity and unit stand in `text`. */
  at: { qty?: Span; unit?: Span };
};
export type SizeStyle = 'inch' | 'dn' | null;

/** Columns that say nothing about the material itself. */
export const LEFT_OUT: ReadonlySet<ColumnField> = new Set([
  'no',
  'code',
  'tag',
  'price',
  'amount',
  'weight',
  'delivery',
  'maker',
  'line',
  'remark',
  'total_length',
]);

/** Whether a size column without marks means inches or A sizes, from the sizes that can only be one of them. */
export function sizeStyle(cells: readonly string[]): SizeStyle {
  let inch = 0;
  let dn = 0;
  for (const cell of cells) {
    for (const number of cell.match(/\d+(?:[\s-]\d\/\d)?(?:\/\d)?/g) ?? []) {
      const isInch = canonicalNps(number.trim()) !== null;
      const isDn = Number(number) >= 15 && npsOfDn(Number(number)) !== null;
      if (isInch && !isDn) inch++;
      if (isDn && !isInch) dn++;
    }
  }
  return inch === dn ? null : inch > dn ? 'inch' : 'dn';
}

/** Fields that a line holds beside its text. */
const HELD_APART: ReadonlySet<ColumnField> = new Set(['no', 'tag', 'remark']);

type Piece = { at: number; from: number; to: number; shift: number };

/** How the cells of a table's rows are read. */
export interface RowStyle {
  columns: ColumnMap;
  size: SizeStyle;
  /** Columns that say nothing of the material. */
  ignored: ReadonlySet<number>;
  /** Columns under a title that says no field. */
  untold: ReadonlySet<number>;
  /** Metres in one of the length column's unit, where its title says so. */
  lengthFactor?: number;
  /** The length column holds what is cut from the metres that are bought. */
  cut?: boolean;
}

/**
 * Joins the cells of a row that keeps to the columns. Every cell that may describe the item is read, but only those under
 * a column with a field are shown: an unknown column may hold a budget or a supplier's name. `quantity` is what the cells
 * of quantity and unit say together; `strict` reads no cell under a title that says no field.
 */
export function rowText(cells: readonly string[], how: RowStyle, quantity: string, strict = false): RowText {
  const fields = fieldsAt(how.columns);
  const pieces: Piece[] = [];
  const others: number[] = [];
  const at: RowText['at'] = {};
  let text = '';
  let reading = '';
  let whole = '';
  for (const [index, raw] of cells.entries()) {
    const cell = oneLine(raw);
    const field = fields.get(index);
    if (!cell) continue;
    if (how.ignored.has(index) || (field && LEFT_OUT.has(field))) {
      if (!field || !HELD_APART.has(field)) others.push(index);
      continue;
    }
    if (!(strict && how.untold.has(index))) whole += `${whole ? '\t' : ''}${cell}`;
    if (!field) {
      others.push(index);
      // A figure under a title that nobody knows means nothing: it is no size and no quantity.
      if (!(how.untold.has(index) && (strict || FIGURE.test(cell)))) reading += `${reading ? '\t' : ''}${cell}`;
      continue;
    }
    if (text) text += '\t';
    if (field === 'qty' || field === 'unit') at[field] = [text.length, text.length + cell.length];
    // The schedule of the other end is read apart.
    else if (field !== 'schedule2') {
      const [before, after] = marked(cell, field, how);
      reading += `${reading ? '\t' : ''}${before}`;
      pieces.push({
        at: reading.length,
        from: text.length,
        to: text.length + cell.length,
        shift: reading.length - text.length,
      });
      reading += spelled(cell, field) + after;
    }
    text += cell;
  }
  if (quantity) reading += `\tQTY ${quantity}`;
  return { text, reading, whole, others, at, back: (index) => plainIndex(pieces, index) };
}

/** A cell whose column tells what its short form means: codes of ends, lengths in feet. */
function spelled(cell: string, field: ColumnField): string {
  if (field === 'ends') return END_CODES.get(cell.toUpperCase()) ?? cell;
  if (field !== 'length') return cell;
  const { value, note } = quantityCell(cell, '', undefined);
  return note === 'feet' && value !== null ? `L=${Math.round(value * 1000)}mm` : cell;
}

/** How exports of models name the ends of a component. */
const END_CODES: ReadonlyMap<string, string> = new Map([
  ['BV', ''],
  ['UNDEFINED_ET', ''],
  ['PL', 'PE'],
  ['FL', 'FLGD'],
  ['THDF', 'THD'],
  ['THDM', 'THD'],
  ['WF', 'WAFER'],
]);
const FIGURE = /^[-+]?[\d.,]+\s?%?$/;

/**
 * Joins the cells of a row that does not keep to the columns, such as a heading, or of a table without a header. With a
 * header, cells of unknown columns are shown only when nothing else stands in the row.
 */
export function looseRowText(cells: readonly string[], columns: ColumnMap | null): RowText {
  const whole = cells.map(oneLine).join('\t');
  const fields = fieldsAt(columns ?? {});
  const shown: Piece[] = [];
  const others: number[] = [];
  let [text, at] = ['', 0];
  for (const [index, raw] of cells.entries()) {
    const cell = oneLine(raw);
    const field = fields.get(index);
    if (cell && field && !LEFT_OUT.has(field)) {
      if (text) text += '\t';
      shown.push({ at, from: text.length, to: text.length + cell.length, shift: at - text.length });
      text += cell;
    } else if (cell && !(field && HELD_APART.has(field))) others.push(index);
    at += cell.length + 1;
  }
  if (!columns || !text) return { text: whole, reading: whole, whole, others: [], at: {}, back: (index) => index };
  return { text, reading: whole, whole, others, at: {}, back: (index) => plainIndex(shown, index) };
}

const oneLine = (cell: string) => cell.replace(/[\t\r\n]+/g, ' ').trim();

const fieldsAt = (columns: ColumnMap) =>
  new Map(Object.entries(columns).map(([field, index]) => [index, field as ColumnField]));

function plainIndex(pieces: readonly Piece[], index: number): number {
  const piece = pieces.findLast((p) => p.at <= index) ?? pieces[0];
  return piece ? Math.max(piece.from, Math.min(piece.to, index - piece.shift)) : 0;
}

/** The marks that a bare number takes from its column. */
function marked(cell: string, field: ColumnField, { size, lengthFactor }: RowStyle): [before: string, after: string] {
  const bare = /^\d+(?:\.\d+)?$/.test(cell);
  const value = Number(cell);
  switch (field) {
    case 'size':
    case 'size2':
      // A fraction that was typed as a decimal can only be inches.
      if (/^\d*\.\d+$/.test(cell) && canonicalNps(cell)) return ['', '"'];
      if (/^\d+\.\d+$/.test(cell) && npsOfOd(value)) return ['Φ', ''];
      if (!/^\d+(?:[\s.-]\d\/\d)?(?:\/\d)?(?:\s*[xX×*]\s*\d[\d\s./-]*)*$/.test(cell)) return ['', ''];
      if (size === 'dn' || (size === null && bare && value >= 15 && npsOfDn(value))) return ['', 'A'];
      return ['', '"'];
    case 'dn':
      if (/\.\d*[1-9]/.test(cell) && bare) return ['Φ', ''];
      return bare ? ['DN', ''] : ['', ''];
    case 'od':
      return bare ? ['Φ', ''] : ['', ''];
    case 'wall':
      return bare ? ['', 't'] : ['', ''];
    case 'schedule':
      if (SCHEDULES.has(cell.toUpperCase())) return ['SCH', ''];
      return bare ? ['', CLASSES.has(value) ? '#' : 't'] : ['', ''];
    case 'class':
      return bare ? ['', CLASSES.has(value) ? '#' : 'K'] : ['', ''];
    case 'length':
      if (!bare) return ['', ''];
      if (lengthFactor === undefined) return value > 100 ? ['L=', 'mm'] : ['', 'M LONG'];
      return lengthFactor === 1 ? ['', 'M LONG'] : lengthFactor === 0.001 ? ['L=', 'mm'] : ['', ' FT LONG'];
    default:
      return ['', ''];
  }
}
