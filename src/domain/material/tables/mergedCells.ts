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
/** Cells that are filled of one list; merges that lie over one another could name more. */
const MOST_FILLED = 200_000;

/** Rows in which cells that are merged downwards say in every row what they say in the first, where that holds for each. */
export function carriedDown(
  rows: readonly string[][],
  merges: readonly Merge[],
  parts: readonly TablePart[],
): string[][] {
  const filled = [...rows];
  let left = MOST_FILLED;
  for (const { startRow, endRow, startCol, endCol } of merges) {
    const text = (rows[startRow]?.[startCol] ?? '').trim();
    const columns = columnsAt(parts, startRow, startCol);
    if (startCol !== endCol || !text || !columns) continue;
    const field = Object.entries(columns).find(([, column]) => column === startCol)?.[0] as ColumnField | undefined;
    const describes = field !== undefined && DESCRIBING.has(field);
    if (FIGURE.test(text) && !describes) continue;
    const own = OWN.flatMap((one) => columns[one] ?? []).filter((column) => column !== startCol);
    for (let row = startRow + 1; row <= endRow && row < rows.length && left > 0; row += 1, left -= 1) {
      const cells = rows[row] ?? [];
      const isFilled = (column: number) => Boolean(cells[column]?.trim());
      const isItem = FIGURE.test(text) ? own.some(isFilled) : [...cells.keys()].some(isFilled);
      if (!isItem || isFilled(startCol)) continue;
      const next = [...(filled[row] ?? [])];
      while (next.length < startCol) next.push('');
      next[startCol] = text;
      filled[row] = next;
    }
  }
  return filled;
}

/** The columns of the table that a cell stands in; none of them is known where no table has titles. */
function columnsAt(parts: readonly TablePart[], row: number, column: number): ColumnMap | undefined {
  if (parts.length === 0) return {};
  const part = parts.find(({ from, to }) => row >= from && row < to);
  return part?.groups.find(({ from, to }) => column >= from && column < to)?.reading.columns;
}

/** The same for rows of which nothing but their merged cells is known. */
export const withMergedCells = (rows: string[][], merges: readonly Merge[]): string[][] =>
  carriedDown(rows, merges, tableParts(rows, merges, undefined));
