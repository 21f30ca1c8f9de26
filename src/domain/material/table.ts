import { MAX_OWN_CELLS, MAX_OWN_TEXT, MAX_OWN_TITLE } from '../../contract/constants';
import type { AsideReason, ReadingMark } from '../../contract/entities/parse';
import { parseLine } from './parseLine';
import { otherLine } from './reading/otherLine';
import type { ColumnMap } from './tableHeader';
import { looseRowText } from './tableRowText';
import { type BodyLine, readBody } from './tables/bodyRows';
import { carriedDown } from './tables/mergedCells';
import { wordState } from './tables/rowWords';
import type { RowLook, SheetFacts } from './tables/sheetFacts';
import { type TableGroup, type TablePart, tableParts } from './tables/tableParts';
import { checkTotals } from './tables/totals';
import { type TurnedTable, turnedTable } from './tables/transposed';
import type { ListRow } from './tables/wrappedRows';
import type { ParsedLine } from './types';

export type { ColumnMap };
export type OwnCell = { title: string; text: string };
export type TableLine = {
  text: string;
  row: number;
  /** All rows of the sheet that the line holds: more than one where it was wrapped. */
  rows: number[];
  cells: Record<string, string>;
  /** Cells that no field of the line holds, under their column's title. */
  own_cells: OwnCell[];
  parsed: ParsedLine;
  /** Why the row is no item, where it is none. */
  aside: AsideReason | null;
  /** What was done to read it that the row does not say itself. */
  marks: ReadingMark[];
};
export type TableReading = {
  /** At least one line for every row that holds anything; rows that are no items say why in `aside`. */
  lines: TableLine[];
  /** Index of the row of column names, null where none was found. */
  header_row: number | null;
  /** Rows that the column names take up. */
  header_rows: number;
  /** The names above each column. */
  headers: string[];
  columns: ColumnMap;
  /** Indexes of the empty rows. */
  skipped: number[];
};
type Options = {
  header?: boolean;
  /** A person's choice in place of the guess. */
  columns?: ColumnMap;
} & SheetFacts;

const NO_LOOKS: ReadonlyMap<number, RowLook> = new Map();

/** Reads the rows of a sheet or of pasted cells: finds its tables, reads each row, lends words of headings to rows below. */
export function readTable(rows: string[][], opts: Options = {}): TableReading {
  const { columns: chosen, merges = [], looks = NO_LOOKS } = opts;
  const turned = chosen || opts.header === false ? null : turnedTable(rows);
  if (turned) return readTurned(rows, turned, looks);
  const parts = opts.header === false ? [] : tableParts(rows, merges, chosen);
  const [first] = parts;
  const lines = looseLines(rows, 0, first?.header?.row ?? first?.from ?? rows.length, first ? 'title' : null, looks);
  const filled = merges.length > 0 && first ? carriedDown(rows, merges, parts) : rows;
  for (const part of parts) {
    if (part.header) lines.push(...headerLines(rows, part));
    lines.push(...bodyLines(filled, part, looks));
  }
  const skipped = [...rows.keys()].filter((row) => !rows[row]?.some((cell) => cell.trim()));
  const { header } = first ?? {};
  return {
    lines,
    header_row: header?.row ?? null,
    header_rows: header?.rows ?? 0,
    headers: (header?.paths ?? []).map((path) => path.join(' ')),
    columns: first?.groups[0]?.reading.columns ?? chosen ?? {},
    skipped,
  };
}

/** Rows outside of a table; above one they are its titles. */
function looseLines(
  rows: string[][],
  from: number,
  to: number,
  reason: 'title' | null,
  looks: ReadonlyMap<number, RowLook>,
): TableLine[] {
  const lines: TableLine[] = [];
  for (let row = from; row < to; row++) {
    const cells = rows[row] ?? [];
    if (!cells.some((cell) => cell.trim())) continue;
    const { text, reading } = looseRowText(cells, null);
    const parsed = reason ? otherLine(text) : parseLine(reading);
    const isItem = parsed.item.category !== 'other';
    const aside = looks.get(row) ?? (isItem ? wordState(cells, undefined) : (reason ?? 'note'));
    lines.push({ text: parsed.text, row, rows: [row], cells: {}, own_cells: [], parsed, aside, marks: [] });
  }
  return lines;
}

function headerLines(rows: string[][], { header }: TablePart): TableLine[] {
  const lines: TableLine[] = [];
  for (let row = header?.row ?? 0; row < (header?.row ?? 0) + (header?.rows ?? 0); row++) {
    const cells = rows[row] ?? [];
    if (!cells.some((cell) => cell.trim())) continue;
    const parsed = otherLine(cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ').trim()).join('\t'));
    lines.push({ text: parsed.text, row, rows: [row], cells: {}, own_cells: [], parsed, aside: 'header', marks: [] });
  }
  return lines;
}

/** The lines below a header, one table after the other. */
function bodyLines(rows: string[][], part: TablePart, looks: ReadonlyMap<number, RowLook>): TableLine[] {
  const lines: TableLine[] = [];
  for (const group of part.groups) {
    const read = readBody(listRows(rows, part, group), group, looks);
    checkTotals(read);
    for (const line of read) lines.push(tableLine(line, part, group));
  }
  return lines;
}

function listRows(rows: string[][], part: TablePart, { from, to }: TableGroup): ListRow[] {
  const alone = part.groups.length === 1;
  const listed: ListRow[] = [];
  for (let row = part.from; row < part.to; row++) {
    const all = rows[row] ?? [];
    const cells = alone ? all : all.map((cell, column) => (column >= from && column < to ? cell : ''));
    if (cells.some((cell) => cell.trim())) listed.push({ row, rows: [row], cells });
  }
  return listed;
}

function tableLine(line: BodyLine, { header }: TablePart, group: TableGroup): TableLine {
  const { row, rows, cells, columns, text, parsed, aside, marks } = line;
  const own_cells = text.others.slice(0, MAX_OWN_CELLS).map((column) => ownCell(cells, header?.paths ?? [], column));
  const named = cellsByName(cells, group.cross ? columns : group.reading.columns);
  return { text: parsed.text, row, rows, cells: named, own_cells, parsed, aside, marks };
}

/** A table on its side: each of its columns is a line, which all of its rows say. */
function readTurned(rows: string[][], turned: TurnedTable, looks: ReadonlyMap<number, RowLook>): TableReading {
  const { from, to } = turned;
  const table = readTable(turned.rows, { header: true });
  const whole = Array.from({ length: to - from }, (_, index) => from + index);
  const lines = table.lines.map((line) => ({ ...line, row: from, rows: whole }));
  const skipped = [...rows.keys()].filter((row) => !rows[row]?.some((cell) => cell.trim()));
  return {
    ...table,
    lines: [...looseLines(rows, 0, from, 'title', looks), ...lines, ...looseLines(rows, to, rows.length, null, looks)],
    header_row: from,
    header_rows: to - from,
    columns: {},
    skipped,
  };
}

/** A cell under the title of its column; without a title under the column's letter, as spreadsheets name it. */
function ownCell(cells: readonly string[], paths: readonly (readonly string[])[], column: number): OwnCell {
  const named = (paths[column] ?? []).join(' ').replace(/\s+/g, ' ').trim();
  const title = named || columnLetter(column);
  const text = (cells[column] ?? '').replace(/\s+/g, ' ').trim();
  return { title: title.slice(0, MAX_OWN_TITLE), text: text.slice(0, MAX_OWN_TEXT) };
}

const columnLetter = (column: number): string =>
  `${column >= 26 ? columnLetter(Math.floor(column / 26) - 1) : ''}${String.fromCharCode(65 + (column % 26))}`;

function cellsByName(cells: readonly string[], columns: ColumnMap): Record<string, string> {
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
