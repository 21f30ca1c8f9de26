import { parseLine } from '../parseLine';
import { namesOther } from '../reading/noise';
import type { ColumnMap } from '../tableHeader';

/** A row of a list with the rows that continue it. */
export interface ListRow {
  /** Its first row in the sheet. */
  row: number;
  rows: number[];
  cells: string[];
}

const TEXTS = ['name', 'description', 'material', 'standard', 'remark', 'ends', 'facing', 'tag'] as const;
const OPEN_END = /(?:[,&+(/-]|\b(?:AND|WITH|OF|TO|W\/))\s*$/i;
const GOES_ON = /^\s*(?:[a-z(,&+/)-]|(?:WITH|W\/|AND|C\/W)\b)/;
const APART =
  /^\s*(?:[※*■▶●○◆#<[]|NOTE|REMARK|비고|주\)|주기|참고|소계|합계|총계|누계|계$|TOTAL|SUB|PAGE\b|SHEET\b|페이지|[-–]?\s*\d{1,4}\s*(?:[-–/]\s*\d{0,4}\s*[-–]?)?$)/i;
/** `A53 GR.B STD, ERW` says how the pipe of the row above is made. */
const NAMES_PIPE = /PIPE|TUBE|TUBING|관|管|ТРУБ/i;
const MOST_JOINED = 6;

/** Joins what was wrapped: a row without number, quantity and unit continues the text of the row above it. */
export function joinWrapped(rows: readonly ListRow[], columns: ColumnMap): ListRow[] {
  const texts = TEXTS.map((field) => columns[field]).filter((column) => column !== undefined);
  const main = columns.description ?? columns.name;
  if (main === undefined || columns.qty === undefined) return [...rows];
  const joined: ListRow[] = [];
  let at = 0;
  while (at < rows.length) {
    const base = rows[at];
    if (!base) break;
    const take = continuation(rows, at, { columns, texts, main });
    joined.push(take ? merged(rows.slice(at, at + 1 + take)) : base);
    at += 1 + take;
  }
  return joined;
}

interface Table {
  columns: ColumnMap;
  texts: readonly number[];
  main: number;
}

const cellOf = (row: ListRow | undefined, column: number | undefined) =>
  column === undefined ? '' : (row?.cells[column] ?? '').trim();

/** How many of the rows below continue this one. */
function continuation(rows: readonly ListRow[], at: number, table: Table): number {
  const { columns, main } = table;
  const base = rows[at];
  if (!base || !cellOf(base, main)) return 0;
  const numbered = columns.no !== undefined && cellOf(base, columns.no) !== '';
  const counted = cellOf(base, columns.qty) !== '';
  if (!counted && !numbered) return 0;
  let taken = 0;
  let quantity = counted;
  let text = cellOf(base, main);
  for (let next = at + 1; next < rows.length && taken < MOST_JOINED; next++) {
    const row = rows[next];
    if (!row || row.row !== (rows[next - 1]?.rows.at(-1) ?? 0) + 1) break;
    if (columns.no !== undefined && cellOf(row, columns.no)) break;
    if (cellOf(row, columns.qty)) {
      // The figure stands in the last of its rows: then no further row may have one.
      if (quantity || !numbered || !isLastOfItem(rows, next, columns)) break;
      quantity = true;
    } else if (!isText(row, table) || !goesOn(text, wordsOf(row, table), numbered)) break;
    text = cellOf(row, main) || text;
    taken = next - at;
    if (quantity && !counted) break;
  }
  return quantity ? taken : 0;
}

function isLastOfItem(rows: readonly ListRow[], at: number, columns: ColumnMap): boolean {
  const next = rows[at + 1];
  return !next || cellOf(next, columns.no) !== '' || cellOf(next, columns.qty) === '';
}

/** The words of a row beside its remark. */
const wordsOf = (row: ListRow, { texts, columns }: Table) =>
  texts
    .filter((column) => column !== columns.remark)
    .map((column) => cellOf(row, column))
    .filter(Boolean)
    .join(' ');

/** Whether only cells of text are filled. */
function isText(row: ListRow, { texts }: Table): boolean {
  const filled = [...row.cells.keys()].filter((column) => row.cells[column]?.trim());
  return filled.length > 0 && filled.every((column) => texts.includes(column));
}

function goesOn(above: string, text: string, numbered: boolean): boolean {
  if (!text) return true;
  if (APART.test(text)) return false;
  if (OPEN_END.test(above) || GOES_ON.test(text)) return true;
  // What names an item itself begins something new; a schedule or grade alone does not.
  const own = parseLine(`${text} 100A 1EA`);
  const made = numbered && own.item.category === 'pipe' && !NAMES_PIPE.test(text);
  if (own.spans.category && !made) return false;
  if (numbered) return true;
  if (namesOther(text)) return false;
  const { item } = parseLine(`PIPE ${text} 100A 1EA`);
  return [item.grade, item.schedule, item.standard, item.ends, item.class].some((value) => value !== undefined);
}

function merged(rows: readonly ListRow[]): ListRow {
  const [first] = rows;
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const cells = Array.from({ length: width }, (_, column) =>
    rows
      .map((row) => row.cells[column]?.trim() ?? '')
      .filter((cell, index, all) => cell && all.indexOf(cell) === index)
      .join(' '),
  );
  return { row: first?.row ?? 0, rows: rows.flatMap((row) => row.rows), cells };
}
