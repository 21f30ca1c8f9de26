import type { ColumnField } from '../data/headers';
import type { ColumnMap } from '../tableHeader';
import type { Merge } from './sheetFacts';
import { type TablePart, tableParts } from './tableParts';

/** Columns that describe an item. What is merged over several rows there holds for each; a quantity or a price may be one for all. */
const DESCRIBING: ReadonlySet<ColumnField> = new Set([
  'category',
  'name',
  'description',
  'size',
  'size2',
  'dn',
  'od',
  'schedule',
  'schedule2',
  'wall',
  'class',
  'material',
  'standard',
  'ends',
  'facing',
]);
/** By these a row is an item of its own, and no further line of the text above it. */
const OWN: readonly ColumnField[] = ['qty', 'size', 'dn', 'od'];
const FIGURE = /^[^\p{L}]*\d/u;
/** Cells below merged ones that are looked at in one list; merges that lie over one another could name more. */
const MOST_COVERED = 200_000;

type Row = readonly string[];

/**
 * Writes what cells merged downwards say into the rows that they cover.
 *
 * @param takes which of the rows below take what such a cell says; null: none.
 * @returns the rows, and whether all merges were looked at.
 */
export function writtenBelow(
  rows: readonly string[][],
  merges: readonly Merge[],
  takes: (text: string, merge: Merge) => ((cells: Row) => boolean) | null,
): { rows: string[][]; whole: boolean } {
  const filled = [...rows];
  let left = MOST_COVERED;
  for (const merge of merges) {
    const { startRow, endRow, startCol, endCol } = merge;
    const text = (rows[startRow]?.[startCol] ?? '').trim();
    const takesIt = startCol === endCol && text ? takes(text, merge) : null;
    if (!takesIt) continue;
    for (let row = startRow + 1; row <= endRow && row < rows.length; row += 1) {
      left -= 1;
      if (left < 0) return { rows: filled, whole: false };
      const cells = rows[row] ?? [];
      if (cells[startCol]?.trim() || !takesIt(cells)) continue;
      const next = filled[row] === cells ? [...cells] : (filled[row] ?? []);
      while (next.length < startCol) next.push('');
      next[startCol] = text;
      filled[row] = next;
    }
  }
  return { rows: filled, whole: true };
}

/** Rows in which cells that are merged downwards say in every row what they say in the first, where that holds for each. */
export const carriedDown = (
  rows: readonly string[][],
  merges: readonly Merge[],
  parts: readonly TablePart[],
): string[][] =>
  writtenBelow(rows, merges, (text, { startRow, startCol }) => {
    const columns = columnsAt(parts, startRow, startCol);
    if (!columns) return null;
    const isFigure = FIGURE.test(text);
    const field = Object.entries(columns).find(([, column]) => column === startCol)?.[0] as ColumnField | undefined;
    if (isFigure && (field === undefined || !DESCRIBING.has(field))) return null;
    const own = OWN.flatMap((one) => columns[one] ?? []).filter((column) => column !== startCol);
    return (cells) =>
      isFigure ? own.some((column) => Boolean(cells[column]?.trim())) : cells.some((cell) => cell.trim() !== '');
  }).rows;

/** The columns of the table that a cell stands in; none of them is known where no table has titles. */
function columnsAt(parts: readonly TablePart[], row: number, column: number): ColumnMap | undefined {
  if (parts.length === 0) return {};
  const part = parts.find(({ from, to }) => row >= from && row < to);
  return part?.groups.find(({ from, to }) => column >= from && column < to)?.reading.columns;
}

/** The same for rows of which nothing but their merged cells is known. */
export const withMergedCells = (rows: string[][], merges: readonly Merge[]): string[][] =>
  carriedDown(rows, merges, tableParts(rows, merges, undefined));
