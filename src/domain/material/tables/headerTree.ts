import { headerField } from '../data/headers';
import { type ColumnTitle, columnTitle } from './columnTitle';
import type { Merge } from './sheetFacts';

/** Rows that a header may take up. */
const MOST_ROWS = 4;

/** The titles above each column, the widest first, of a header of so many rows. */
export function titlesAbove(
  rows: readonly (readonly string[])[],
  row: number,
  height: number,
  merges: readonly Merge[],
): string[][] {
  const head = rows.slice(row, row + height);
  const width = Math.max(0, ...head.map((cells) => cells.length));
  const grid = head.map((cells) => Array.from({ length: width }, (_, column) => oneLine(cells[column] ?? '')));
  for (const merge of merges) {
    if (merge.startRow < row || merge.startRow >= row + height) continue;
    const title = grid[merge.startRow - row]?.[merge.startCol] ?? '';
    const line = grid[merge.startRow - row];
    for (let column = merge.startCol + 1; line && column <= Math.min(merge.endCol, width - 1); column++)
      line[column] ||= title;
  }
  for (let at = 0; at < height - 1; at++) spread(grid, at);
  return Array.from({ length: width }, (_, column) => [
    ...new Set(grid.map((line) => line[column] ?? '').filter(Boolean)),
  ]);
}

const oneLine = (cell: string) => cell.replace(/\s+/g, ' ').trim();

/** Without merges a title stands over the empty cells beside it, as far as titles stand below them and below itself. */
function spread(grid: string[][], at: number): void {
  const line = grid[at] ?? [];
  const below = (column: number) => grid.slice(at + 1).some((under) => under[column]);
  for (let column = 1; column < line.length; column++) {
    const left = line[column - 1];
    const uncovered = grid.slice(0, at).every((over) => !over[column] || over[column] === over[column - 1]);
    if (!line[column] && left && below(column) && below(column - 1) && uncovered && isWide(left)) line[column] = left;
  }
}

/** Words that stand over several columns: an item's own title does not. */
const isWide = (title: string) => {
  const field = headerField(title);
  return field !== 'name' && field !== 'description' && field !== 'no' && field !== 'unit' && field !== 'remark';
};

/** How many rows the header that begins here takes up: as far as its merges reach, or as rows of titles follow. */
export function headerHeight(rows: readonly (readonly string[])[], row: number, merges: readonly Merge[]): number {
  let height = 1;
  for (const merge of merges) {
    if (merge.startRow >= row && merge.startRow < row + height && merge.endRow >= row + height)
      height = Math.min(MOST_ROWS, merge.endRow - row + 1);
  }
  while (height < MOST_ROWS && isUnderTitles(rows, row, height, merges)) height++;
  return height;
}

/** Whether the row below so many header rows is one of titles too. */
function isUnderTitles(
  rows: readonly (readonly string[])[],
  row: number,
  height: number,
  merges: readonly Merge[],
): boolean {
  const cells = rows[row + height] ?? [];
  const filled = [...cells.entries()].filter(([, cell]) => cell.trim());
  if (filled.length === 0) return false;
  const above = rows[row + height - 1] ?? [];
  const [only] = filled;
  // A sum or a heading below the titles is one word; a title alone stands where none stands above it, or is a unit.
  if (only && filled.length === 1 && above[only[0]]?.trim() && !/^[([]/.test(only[1].trim())) return false;
  // A repeated header is the next page's, not a deeper one.
  if (filled.length >= 3 && filled.every(([column, cell]) => above[column]?.trim() === cell.trim())) return false;
  const wide = merges.filter((merge) => merge.startRow === row + height - 1 && merge.endCol > merge.startCol);
  let titles = 0;
  for (const [column, cell] of filled) {
    const covered = wide.some(({ startCol, endCol }) => startCol <= column && column <= endCol);
    if (covered && !/^[\d.,]+$/.test(cell.trim())) titles++;
    else if (isTitle(cell, above[column] ?? '', spansLeft(above, column))) titles++;
    else return false;
  }
  return titles > 0;
}

/** The title to the left that stands over an empty cell. */
function spansLeft(above: readonly string[], column: number): string {
  for (let at = column; at >= 0; at--) if (above[at]?.trim()) return above[at] ?? '';
  return '';
}

function isTitle(cell: string, over: string, left: string): boolean {
  if (headerField(cell) !== null) return true;
  const alone = columnTitle([cell]);
  if (alone.field !== null || alone.bare) return true;
  const parent = over.trim() || left;
  if (!parent || headerField(parent) === null) return false;
  const under: ColumnTitle = columnTitle([parent, cell]);
  if (under.field === 'qty') return !/\d/.test(cell) && under.role !== 'part';
  if (/^\(.*\)$/.test(cell.trim())) return true;
  // `SIZE › 1 | 2`: figures are titles only where they stand under one title.
  return under.field !== null && (over.trim() === '' || !/^\d/.test(cell.trim()) || cell.trim() === '1');
}
