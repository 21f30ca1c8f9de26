import type { PageRow } from './pageRow';
import { pageTable } from './pageTable';
import type { Box, PageWords } from './pageWords';
import type { Columns } from './tableColumns';

/** A row with the page it stands on. */
export interface PlacedRow extends PageRow {
  page: number;
  pictured: boolean;
}

/** Rows of all pages, one below the other; what the top and foot of every page repeat stands there once. */
export function joinPages(pages: readonly PageWords[]): PlacedRow[] {
  const rows: PlacedRow[] = [];
  let columns: Columns | null = null;
  let before: PageRow[] = [];
  for (const page of pages) {
    const table = pageTable(page, columns);
    columns = table.columns ?? columns;
    const own = withoutRepeated(table.rows, before);
    before = table.rows;
    rows.push(...own.map((row) => ({ ...row, page: page.page, pictured: page.pictured })));
  }
  return rows;
}

/** Titles over several columns, as a sheet says it. */
export const mergesOf = (rows: readonly PlacedRow[]) =>
  rows.flatMap(({ spans = [] }, row) =>
    spans.map(({ from, to }) => ({ startRow: row, endRow: row, startCol: from, endCol: to })),
  );

const PAGE_NUMBER =
  /(?:page|쪽|페이지|sheet)\s*[:.]?\s*\d+(?:\s*(?:of|\/)\s*\d+)?|\b\d+\s*(?:\/|of)\s*\d+\b|-\s*\d+\s*-/gi;
const NEAR = 4;

const sameRow = (a: PageRow | undefined, b: PageRow | undefined): boolean =>
  a !== undefined && b !== undefined && isNear(a.box, b.box) && textOf(a) === textOf(b) && textOf(a) !== '';
const textOf = ({ cells }: PageRow) =>
  cells.filter(Boolean).join(' ').replaceAll(PAGE_NUMBER, '#').replaceAll(/\s+/g, ' ');
const isNear = (a: Box, b: Box) => Math.abs(a.y0 - b.y0) < NEAR;

/** Rows of a page without those with which the page before begins and ends in the same place. */
function withoutRepeated(rows: readonly PageRow[], before: readonly PageRow[]): PageRow[] {
  let top = 0;
  while (top < rows.length && sameRow(rows[top], before[top])) top += 1;
  let foot = 0;
  while (foot < rows.length - top && sameRow(rows[rows.length - 1 - foot], before[before.length - 1 - foot])) foot += 1;
  // A page that is the page before once more is no page of titles alone.
  if (top + foot >= rows.length && rows.length > 12) return [...rows];
  return rows.slice(top, rows.length - foot);
}
