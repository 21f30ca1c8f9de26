import { MAX_OWN_CELLS, MAX_OWN_TEXT, MAX_OWN_TITLE } from '../../contract/constants';
import { parseLine } from './parseLine';
import { namesOther } from './reading/noise';
import { otherLine } from './reading/otherLine';
import { type ColumnMap, findHeader } from './tableHeader';
import { looseRowText, rowText, type RowText, sizeStyle } from './tableRowText';
import type { ParsedLine, Span } from './types';

export type { ColumnMap };
export type OwnCell = { title: string; text: string };
export type TableLine = {
  text: string;
  row: number;
  cells: Record<string, string>;
  /** Cells that no field of the line holds, under their column's title. */
  own_cells: OwnCell[];
  parsed: ParsedLine;
};
export type TableReading = {
  /** One line per row that holds anything, in order; rows that are no items have category `other`. */
  lines: TableLine[];
  /** Index of the row of column names, null where none was found. */
  header_row: number | null;
  /** Rows that the column names take up: 0, 1 or 2. */
  header_rows: number;
  columns: ColumnMap;
  /** Indexes of the empty rows. */
  skipped: number[];
};

const DITTO = /^(?:["〃“”]|''|,,|″|上同|상동|동상|위와\s?같음|do\.?|-\s?do\s?-|ditto)$/i;

/** Reads the rows of a sheet or of pasted cells: finds the header, reads each row, lends words of headings to rows below. */
export function readTable(
  rows: string[][],
  opts: { header?: boolean /** A person's choice in place of the guess. */; columns?: ColumnMap } = {},
): TableReading {
  const found = opts.header === false ? null : findHeader(rows);
  const header = opts.columns ? { row: 0, rows: 0, ...found, columns: opts.columns } : found;
  const columns = header?.columns ?? {};
  const reading: TableReading = {
    lines: [],
    header_row: found?.row ?? null,
    header_rows: found?.rows ?? 0,
    columns,
    skipped: [],
  };
  const end = header ? header.row + header.rows : 0;
  const style = columns.size === undefined ? null : headerStyle(rows, header ?? { row: 0, rows: 0 }, columns);
  const titles = found ? rows.slice(found.row, found.row + found.rows) : [];
  let above: string[] = [];
  let section = '';
  let lastName = '';
  for (const [row, raw] of rows.entries()) {
    if (!raw.some((cell) => cell.trim())) {
      reading.skipped.push(row);
      continue;
    }
    const inBody = row >= end;
    const cells = inBody ? withDitto(raw, above) : raw;
    const inTable = header !== null && inBody;
    const text =
      inTable && fits(cells, columns) ? rowText(cells, columns, style) : looseRowText(cells, inTable ? columns : null);
    const heading = inTable && isHeading(cells, columns, text.whole);
    const name = columns.name === undefined ? '' : (cells[columns.name] ?? '').trim();
    const parsed =
      inBody && !heading
        ? readRow(text, name ? [section] : [lastName, section])
        : otherLine(text.text || raw.join('\t'));
    if (inBody && parsed.item.category === 'other' && isSection(cells, text.whole)) {
      section = text.whole.trim();
      lastName = '';
    } else if (parsed.item.category !== 'other') {
      above = cells;
      if (name) lastName = name;
    }
    const own_cells = text.others.slice(0, MAX_OWN_CELLS).map((column) => ownCell(cells, titles, column));
    reading.lines.push({ text: parsed.text, row, cells: cellsByName(cells, columns), own_cells, parsed });
  }
  return reading;
}

/** A cell under the title of its column; without a title under the column's letter, as spreadsheets name it. */
function ownCell(cells: readonly string[], titles: readonly string[][], column: number): OwnCell {
  const named = [...new Set(titles.map((row) => row[column] ?? ''))].join(' ').replace(/\s+/g, ' ').trim();
  const title = named || columnLetter(column);
  const text = (cells[column] ?? '').replace(/\s+/g, ' ').trim();
  return { title: title.slice(0, MAX_OWN_TITLE), text: text.slice(0, MAX_OWN_TEXT) };
}

const columnLetter = (column: number): string =>
  `${column >= 26 ? columnLetter(Math.floor(column / 26) - 1) : ''}${String.fromCharCode(65 + (column % 26))}`;

function headerStyle(rows: string[][], header: { row: number; rows: number }, columns: ColumnMap) {
  const index = columns.size ?? -1;
  const end = header.row + header.rows;
  const name = rows
    .slice(header.row, end)
    .map((cells) => cells[index] ?? '')
    .join(' ')
    .toUpperCase();
  if (/INCH|NPS|인치/.test(name)) return 'inch';
  return /\(A\)|\(MM\)|DN/.test(name) ? 'dn' : sizeStyle(rows.slice(end).map((cells) => cells[index] ?? ''));
}

const withDitto = (cells: string[], above: string[]) =>
  cells.map((cell, i) => (DITTO.test(cell.trim()) ? (above[i] ?? cell) : cell));

/** A row with words in one cell and no quantity names what follows. */
function isHeading(cells: string[], columns: ColumnMap, text: string): boolean {
  if (cells.filter((cell) => cell.trim()).length !== 1) return false;
  if (columns.qty !== undefined && cells[columns.qty]?.trim()) return false;
  const { nps, qty } = parseLine(text).item;
  return !nps && qty === undefined;
}

/** Whether a row keeps to the columns: it reaches the quantity, with numbers under quantity and line number, none under the unit. */
function fits(cells: string[], columns: ColumnMap): boolean {
  if (cells.filter((cell) => cell.trim()).length < 2 || cells.length <= (columns.qty ?? 0)) return false;
  const number = columns.no === undefined ? '' : (cells[columns.no] ?? '').trim();
  if (!/^$|\d|^[A-Za-z가-하]$/.test(number)) return false;
  const qty = columns.qty === undefined ? '' : (cells[columns.qty] ?? '').trim();
  const unit = columns.unit === undefined ? '' : (cells[columns.unit] ?? '').trim();
  return (qty === '' || /^[\d,.]+\s*\D{0,8}$/.test(qty)) && !/\d/.test(unit);
}

const isSection = (cells: string[], text: string) =>
  cells.filter((cell) => cell.trim()).length <= 2 &&
  parseLine(`${text} 100A 1EA`).item.category !== 'other' &&
  !/TOTAL|합계|소계|총계/i.test(text);

/** Reads a row; where it names no item, once more with the words of the item or heading above it. */
function readRow(text: RowText, lenders: readonly string[]): ParsedLine {
  const parsed = parseLine(text.reading);
  if (parsed.spans.category) return rebased(parsed, text, 0);
  for (const lender of lenders) {
    if (!lender || !borrows(text.whole)) continue;
    const lent = parseLine(`${lender}\t${text.reading}`);
    const { item } = lent;
    if (item.category !== 'other' && (item.nps || item.qty !== undefined))
      return rebased(lent, text, lender.length + 1);
  }
  return rebased(parsed, text, 0);
}

/** A row may take its item from above when it states a size or quantity and is no sum, note or heading itself. */
const borrows = (text: string) =>
  !namesOther(text) && (/\d[^\t]*\t|\t[^\t]*\d/.test(text) || /\d\s?(?:"|A\b|EA|PCS|M\b|본|개|KG)/i.test(text));

function rebased(parsed: ParsedLine, text: RowText, offset: number): ParsedLine {
  if (offset === 0 && text.reading === text.text) return parsed;
  const spans: ParsedLine['spans'] = {};
  for (const [field, span] of Object.entries(parsed.spans) as [keyof ParsedLine['spans'], Span][]) {
    if (span[0] < offset) continue;
    let [from, to] = [text.back(span[0] - offset), text.back(span[1] - offset)];
    while (from < to && text.text[from] === '\t') from++;
    while (to > from && text.text[to - 1] === '\t') to--;
    if (from < to) spans[field] = [from, to];
  }
  return { ...parsed, text: text.text, spans };
}

function cellsByName(cells: string[], columns: ColumnMap): Record<string, string> {
  const named: Record<string, string> = {};
  for (const [field, index] of Object.entries(columns)) {
    const cell = cells[index]?.trim();
    if (cell) named[field] = cell;
  }
  return named;
}

/** Splits pasted text: rows of cells where it holds tabs, else plain lines. Line ends inside quoted cells stay in the cell. */
export function splitPaste(text: string): string[][] | string[] {
  const clean = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  if (!clean.includes('\t')) return clean.split('\n');
  const joined = clean.replace(
    /(^|\t)"((?:[^"\t]|"")*\n(?:[^"\t]|"")*)"(?=\t|\n|$)/g,
    (_, lead: string, cell: string) => lead + cell.replaceAll('""', '"').replace(/\n/g, ' '),
  );
  return joined.split('\n').map((line) => line.split('\t'));
}
