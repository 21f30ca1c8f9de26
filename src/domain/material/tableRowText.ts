import { canonicalNps, npsOfDn } from './data/sizes';
import type { ColumnField } from './data/headers';
import { CLASSES, SCHEDULES } from './reading/numbers';
import type { ColumnMap } from './tableHeader';

/** A row's text as shown, the text to read, and the way back from the second to the first. */
export type RowText = { text: string; reading: string; back(index: number): number };
export type SizeStyle = 'inch' | 'dn' | null;

/** Columns that say nothing about the material itself. */
const LEFT_OUT: ReadonlySet<ColumnField> = new Set([
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

/** Joins the cells of a row that describe the item, with the marks that their column headers stand for. */
export function rowText(cells: readonly string[], columns: ColumnMap | null, style: SizeStyle): RowText {
  const fields = new Map(Object.entries(columns ?? {}).map(([field, index]) => [index, field as ColumnField]));
  const pieces: { at: number; from: number; to: number; shift: number }[] = [];
  const late: { cell: string; plain: number; field: ColumnField }[] = [];
  let text = '';
  let reading = '';
  for (const [index, raw] of cells.entries()) {
    const cell = raw.replace(/[\t\r\n]+/g, ' ').trim();
    const field = fields.get(index);
    if (!columns) {
      text += (index ? '\t' : '') + cell;
      continue;
    }
    if (!cell || (field && LEFT_OUT.has(field))) continue;
    if (text) text += '\t';
    if (field === 'qty' || field === 'unit') late.push({ cell, plain: text.length, field });
    else {
      const [before, after] = marked(cell, field, style);
      reading += `${reading ? '\t' : ''}${before}`;
      pieces.push({
        at: reading.length,
        from: text.length,
        to: text.length + cell.length,
        shift: reading.length - text.length,
      });
      reading += cell + after;
    }
    text += cell;
  }
  if (!columns) return { text, reading: text, back: (index) => index };
  late.sort((a, b) => a.field.localeCompare(b.field));
  for (const { cell, plain, field } of late) {
    reading += field === 'qty' ? '\tQTY ' : ' ';
    pieces.push({ at: reading.length, from: plain, to: plain + cell.length, shift: reading.length - plain });
    reading += cell;
  }
  return { text, reading, back: (index) => plainIndex(pieces, index) };
}

function plainIndex(pieces: readonly { at: number; from: number; to: number; shift: number }[], index: number): number {
  const piece = pieces.findLast((p) => p.at <= index) ?? pieces[0];
  return piece ? Math.max(piece.from, Math.min(piece.to, index - piece.shift)) : 0;
}

/** The marks that a bare number takes from its column. */
function marked(cell: string, field: ColumnField | undefined, style: SizeStyle): [before: string, after: string] {
  const bare = /^\d+(?:\.\d+)?$/.test(cell);
  const value = Number(cell);
  switch (field) {
    case 'size':
    case 'size2':
      if (!/^\d+(?:[\s.-]\d\/\d)?(?:\/\d)?(?:\s*[xX×*]\s*\d[\d\s./-]*)*$/.test(cell)) return ['', ''];
      if (style === 'dn' || (style === null && bare && value >= 15 && npsOfDn(value))) return ['', 'A'];
      return ['', '"'];
    case 'dn':
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
      return bare ? (value > 100 ? ['L=', 'mm'] : ['', 'M LONG']) : ['', ''];
    default:
      return ['', ''];
  }
}
