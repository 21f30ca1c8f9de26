import { cellText } from './parseClipboard';

/** A cell that covers others below it, by its first and last row and column. */
export interface CoveringCell {
  startRow: number;
  startCol: number;
  endRow: number;
  endCol: number;
}

/** The tables of a copied page. */
export interface CopiedTable {
  /** One row below the other, each as wide as its table; cells that another one covers are empty. */
  rows: string[][];
  /** Cells that cover others below them. */
  merges: CoveringCell[];
  /** Whether any cell covers others, below it or beside it. */
  spanned: boolean;
  /** The row in which each table begins. */
  starts: number[];
}

/** Longest HTML that is read, and most cells that its tables may have; a larger page is taken as its text. */
const MOST_HTML = 2_000_000;
const MOST_CELLS = 200_000;
/** Pages write a cell over all columns as one over a hundred or a thousand. */
const MOST_BESIDE = 60;

/** The tables of HTML that hold no other table and have cells beside each other; null where there is none to read. */
export function copiedTable(html: string): CopiedTable | null {
  const page = pageOf(html);
  if (!page) return null;
  const read: CopiedTable = { rows: [], merges: [], spanned: false, starts: [] };
  let left = MOST_CELLS;
  for (const table of page.querySelectorAll('table')) {
    if (table.rows.length === 0 || table.querySelector('table')) continue;
    const placed = placedCells(table, left);
    if (!placed) return null;
    left -= placed.rows.reduce((sum, row) => sum + row.length, 0);
    // One that only gives a page its shape holds texts, and no rows.
    if (!placed.rows.some(isWide)) continue;
    const first = read.rows.length;
    read.starts.push(first);
    read.spanned ||= placed.spanned;
    read.merges.push(
      ...placed.merges.map((one) => ({ ...one, startRow: first + one.startRow, endRow: first + one.endRow })),
    );
    read.rows.push(...placed.rows);
  }
  return read.rows.length > 0 ? read : null;
}

/** The page of copied HTML that has a table, with a blank where a cell breaks its line; null where there is none to read. */
function pageOf(html: string): Document | null {
  if (html.length > MOST_HTML || !/<table[\s>]/i.test(html)) return null;
  // Nothing of it runs or is fetched: the document is never shown.
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const end of page.querySelectorAll('br, td p, td div, td li, th p, th div, th li')) end.after(' ');
  return page;
}

/**
 * One column that was copied by itself, with cells that cover others below them; null for any other HTML. Programs leave out
 * or empty the rows that a cell covers, which count all the same.
 */
export function copiedColumn(html: string): Pick<CopiedTable, 'rows' | 'merges'> | null {
  const page = /rowspan/i.test(html) ? pageOf(html) : null;
  const [table, ...others] = page?.querySelectorAll('table') ?? [];
  if (!table || others.length > 0) return null;
  const rows: string[][] = [];
  const merges: CoveringCell[] = [];
  let said = 0;
  for (const [index, { cells }] of Array.from(table.rows).entries()) {
    const [cell, ...beside] = cells;
    if (beside.length > 0 || rows.length > MOST_CELLS) return null;
    // A row that a cell above covers has none of its own.
    if (!cell && index < said) continue;
    const words = cell ? cellText(cell.textContent).replaceAll(/\s+/g, ' ') : '';
    const span = Math.min(cell?.rowSpan || 1, MOST_CELLS);
    if (span > 1) merges.push({ startRow: rows.length, startCol: 0, endRow: rows.length + span - 1, endCol: 0 });
    rows.push([words], ...Array.from({ length: span - 1 }, () => ['']));
    said = index + span;
  }
  // Excel ends its table with a row that holds the widths of its columns alone.
  const end = Math.max(rows.findLastIndex(([words]) => words !== '') + 1, ...merges.map(({ endRow }) => endRow + 1));
  return merges.length > 0 ? { rows: rows.slice(0, end), merges } : null;
}

/** Whether several cells of a row say something. */
export const isWide = (row: readonly string[]): boolean => row.filter(Boolean).length > 1;

/** The rows of a table with every cell in its column; null where it has more than `most` cells. */
function placedCells(table: HTMLTableElement, most: number): Omit<CopiedTable, 'starts'> | null {
  const rows: string[][] = Array.from(table.rows, () => []);
  const merges: CoveringCell[] = [];
  let spanned = false;
  let left = most;
  for (const [index, row] of Array.from(table.rows).entries()) {
    let col = 0;
    for (const cell of row.cells) {
      while (rows[index]?.[col] !== undefined) col += 1;
      const [below, beside] = [rowsOf(cell, row), Math.min(cell.colSpan, MOST_BESIDE)];
      left -= below * beside;
      if (left < 0) return null;
      for (const covered of rows.slice(index, index + below)) {
        for (let right = 0; right < beside; right += 1) covered[col + right] = '';
      }
      const own = rows[index];
      if (own) own[col] = cellText(cell.textContent).replaceAll(/\s+/g, ' ');
      if (below > 1)
        merges.push({ startRow: index, startCol: col, endRow: index + below - 1, endCol: col + beside - 1 });
      spanned ||= below > 1 || beside > 1;
      col += beside;
    }
  }
  const width = Math.max(...rows.map((row) => row.length));
  if (width * rows.length > most) return null;
  return { rows: rows.map((row) => Array.from({ length: width }, (_, col) => row[col] ?? '')), merges, spanned };
}

/** How many rows a cell stands in; it ends with its part of the table. */
function rowsOf(cell: HTMLTableCellElement, row: HTMLTableRowElement): number {
  if (cell.rowSpan === 1) return 1;
  const part = Array.from(row.parentElement?.children ?? []).filter(({ tagName }) => tagName === 'TR');
  const left = part.length - part.indexOf(row);
  return cell.rowSpan === 0 ? left : Math.min(cell.rowSpan, left);
}

/**
 * The cells of a copied text and of its tables as one. A spreadsheet writes all cells of its table into the text, and these
 * are taken as it shows them. A browser leaves out what a cell covers, so that those behind it would stand in wrong columns:
 * then the cells of the tables are taken, between the other lines of the text.
 */
export function laidOver(
  text: readonly string[][],
  { rows, merges, starts }: CopiedTable,
): Pick<CopiedTable, 'rows' | 'merges'> {
  // Excel ends its table with a row that holds the widths of its columns alone.
  const onlyText = !rows.slice(text.length).some((row) => row.some(Boolean));
  if (onlyText && text.every((cells, at) => cells.length === rows[at]?.length)) return { rows: [...text], merges };
  const rowSaying = rowFinder(rows);
  const words = rows.flat().map(tight).join('\n');
  const lines = rows.map(lineOf).join('\n');
  /** Whether a row says all of a line, as of one that breaks within its first or last cell. */
  const isSaid = (cells: readonly string[]) =>
    cells.length < 2 ? words.includes(tight(cells[0] ?? '')) : lines.includes(lineOf(cells));
  const placed: string[][] = [];
  /** Where each row of the tables stands among all. */
  const places: number[] = [];
  let between: string[][] = [];
  const placeUpTo = (end: number) => {
    for (const row of rows.slice(places.length, end)) places.push(placed.push(row) - 1);
  };
  for (const cells of text) {
    const at = rowSaying(cells, places.length);
    if (at !== undefined) {
      placeUpTo(starts.findLast((start) => start <= at) ?? 0);
      placed.push(...between);
      between = [];
      placeUpTo(at + 1);
    } else if (!isSaid(cells.filter(Boolean))) between.push(cells);
  }
  placeUpTo(rows.length);
  placed.push(...between);
  const placeOf = (row: number) => places[row] ?? row;
  return {
    rows: placed,
    merges: merges.map((one) => ({ ...one, startRow: placeOf(one.startRow), endRow: placeOf(one.endRow) })),
  };
}

/** The cells of a row with all words apart, so that a part of it is found only between words. */
const lineOf = (cells: readonly string[]) =>
  ` ${cells
    .filter(Boolean)
    .map((cell) => cell.replaceAll(/\s+/g, ' ').trim())
    .join(' \t ')} `;

const tight = (text: string) => text.replaceAll(/\s+/g, '');

/** Finds the next row of a table that says what a row of the text says, whichever columns it stands in. */
function rowFinder(rows: readonly string[][]): (cells: readonly string[], from: number) => number | undefined {
  const keyOf = (cells: readonly string[]) => cells.map(tight).filter(Boolean).join('\t');
  const places = new Map<string, number[]>();
  for (const [at, row] of rows.entries()) {
    const key = keyOf(row);
    if (key !== '') places.set(key, [...(places.get(key) ?? []), at]);
  }
  return (cells, from) => places.get(keyOf(cells))?.find((at) => at >= from);
}
