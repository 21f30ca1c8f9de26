import { sizeStyle, type RowStyle } from '../tableRowText';
import {
  chosenColumns,
  type ColumnMap,
  type ColumnReading,
  headerAt,
  findHeader,
  type HeaderReading,
  readColumns,
} from '../tableHeader';
import { headerField } from '../data/headers';
import { type CrossColumns, crossColumns } from './crossTable';
import type { Merge } from './sheetFacts';
import type { ColumnTitle } from './columnTitle';

/** One of the tables of a part of a sheet: most parts hold one, some hold several side by side. */
export interface TableGroup {
  reading: ColumnReading;
  style: RowStyle;
  from: number;
  to: number;
  cross: CrossColumns | null;
}

/** Rows under one header, up to the next one. */
export interface TablePart {
  header: HeaderReading | null;
  /** First row below the header, and the row after the last. */
  from: number;
  to: number;
  groups: TableGroup[];
}

type Rows = readonly (readonly string[])[];

/** Splits a sheet into the tables it holds, each with its columns. */
export function tableParts(rows: Rows, merges: readonly Merge[], chosen: ColumnMap | undefined): TablePart[] {
  const first = findHeader(rows, merges);
  if (!first)
    return chosen ? [{ header: null, from: 0, to: rows.length, groups: [chosenGroup(chosen, null, rows)] }] : [];
  const headers = [first, ...laterHeaders(rows, first, merges)];
  const parts: TablePart[] = [];
  for (const [index, header] of headers.entries()) {
    const from = header.row + header.rows;
    const to = headers[index + 1]?.row ?? rows.length;
    const body = rows.slice(from, to);
    const previous = parts.at(-1);
    // The next page repeats the titles: its rows are read as those of the page before, by what both show.
    const same = previous?.header && titleKey(previous.header) === titleKey(header);
    const groups = same && previous ? previous.groups : groupsOf(header, body, chosen);
    parts.push({ header, from, to, groups });
  }
  return parts;
}

const titleKey = ({ paths }: HeaderReading) => paths.map((path) => path.join('/')).join('|');

/** Headers further down: a page's titles again, or those of another table. */
function laterHeaders(rows: Rows, first: HeaderReading, merges: readonly Merge[]): HeaderReading[] {
  const found: HeaderReading[] = [];
  let row = first.row + first.rows;
  while (row < rows.length) {
    const header = mayBeHeader(rows[row] ?? []) ? headerAt(rows, row, merges) : null;
    const counts =
      header?.titles.some(({ field }) => field === 'qty') || (header && titleKey(header) === titleKey(first));
    if (header && counts) {
      found.push(header);
      row = header.row + header.rows;
    } else row++;
  }
  return found;
}

/** A header's first titles are no figures; most rows of a list differ from it by that alone. */
function mayBeHeader(cells: readonly string[]): boolean {
  let seen = 0;
  let named = 0;
  for (const cell of cells) {
    if (!cell) continue;
    const code = cell.charCodeAt(0);
    if (code >= 48 && code <= 57 && /^[\d.,]{2,}$/.test(cell)) return false;
    if (headerField(cell) !== null) named++;
    if (++seen >= 4) break;
  }
  return seen >= 3 && named >= 2;
}

function groupsOf(header: HeaderReading, body: Rows, chosen: ColumnMap | undefined): TableGroup[] {
  const { paths, titles } = header;
  const ranges = sideBySide(paths, titles, body);
  const [first] = ranges;
  if (chosen && ranges.length === 1) return [chosenGroup(chosen, header, body)];
  return ranges.map((range) => {
    const shift = range.from - (first?.from ?? 0) - leadingGap(paths, first);
    const reading = chosen
      ? chosenColumns(shifted(chosen, range.from === first?.from ? 0 : shift), titles, body)
      : readColumns(header, body, range);
    const cross = chosen || ranges.length > 1 ? null : crossColumns(paths, titles);
    return groupOf(reading, header, body, range, cross);
  });
}

/** Empty columns before the first table, which its range holds too. */
const leadingGap = (paths: HeaderReading['paths'], first: { from: number } | undefined) =>
  Math.max(
    0,
    paths.findIndex((path, column) => column >= (first?.from ?? 0) && path.length > 0),
  );

const shifted = (columns: ColumnMap, by: number): ColumnMap =>
  Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, column + by]));

function chosenGroup(columns: ColumnMap, header: HeaderReading | null, body: Rows): TableGroup {
  const reading = chosenColumns(columns, header?.titles ?? [], body);
  const range = { from: 0, to: Number.POSITIVE_INFINITY };
  return groupOf(reading, header, body, range, null);
}

function groupOf(
  reading: ColumnReading,
  header: HeaderReading | null,
  body: Rows,
  { from, to }: { from: number; to: number },
  cross: CrossColumns | null,
): TableGroup {
  const { columns, ignored } = reading;
  const taken = new Set(Object.values(columns));
  const untold = [...(header?.paths ?? []).keys()].filter(
    (column) => header?.paths[column]?.length && !taken.has(column),
  );
  const length = columns.length === undefined ? undefined : header?.titles[columns.length]?.unit?.factor;
  const style: RowStyle = {
    columns,
    ignored,
    untold: new Set(untold),
    size: columns.size === undefined ? null : headerStyle(header?.paths[columns.size] ?? [], body, columns.size),
    ...(length === undefined ? {} : { lengthFactor: length }),
    ...(CUT.test((header?.paths[columns.length ?? -1] ?? []).join(' ')) ? { cut: true } : {}),
  };
  return { reading, style, from, to, cross };
}

const CUT = /CUT|절단/i;

function headerStyle(path: readonly string[], body: Rows, column: number): RowStyle['size'] {
  const title = path.join(' ').toUpperCase();
  if (/INCH|NPS|인치|\(IN\.?\)|\("\)/.test(title)) return 'inch';
  return /\(A\)|\(MM\)|DN/.test(title) ? 'dn' : sizeStyle(body.map((cells) => cells[column] ?? ''));
}

/** The columns of one of several tables that stand side by side. */
interface ColumnRange {
  from: number;
  to: number;
}

const ITEM = new Set(['name', 'description', 'size', 'dn', 'material']);

/** Separates tables side by side: where the titles begin again, or after a column that is empty all the way down. */
function sideBySide(
  paths: readonly (readonly string[])[],
  titles: readonly ColumnTitle[],
  body: readonly (readonly string[])[],
): ColumnRange[] {
  const whole = [{ from: 0, to: titles.length }];
  for (const starts of [repeatedStarts(paths), startsAfterGaps(paths, body)]) {
    const ranges = starts.map((from, index) => ({ from, to: starts[index + 1] ?? titles.length }));
    if (ranges.length > 1 && ranges.every((range) => isTable(titles, range))) {
      ranges[0] = { from: 0, to: ranges[0]?.to ?? 0 };
      return ranges;
    }
  }
  return whole;
}

const joined = (path: readonly string[]) => path.join(' ').replace(/\s+/g, '').toUpperCase();

function repeatedStarts(paths: readonly (readonly string[])[]): number[] {
  const first = paths.findIndex((path) => path.length > 0);
  const name = joined(paths[first] ?? []);
  return [...paths.keys()].filter((column) => column >= first && joined(paths[column] ?? []) === name);
}

function startsAfterGaps(paths: readonly (readonly string[])[], body: readonly (readonly string[])[]): number[] {
  const looked = body.slice(0, 50);
  const empty = (column: number) => !paths[column]?.length && looked.every((cells) => !cells[column]?.trim());
  return [...paths.keys()].filter(
    (column) => paths[column]?.length && (column === 0 || empty(column - 1)) && !empty(column),
  );
}

function isTable(titles: readonly ColumnTitle[], { from, to }: ColumnRange): boolean {
  const own = titles.slice(from, to);
  return own.some(({ field }) => field !== null && ITEM.has(field)) && own.some(({ field }) => field === 'qty');
}
