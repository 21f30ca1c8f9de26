import { choicesOf } from '../dataTable/arrangeColumns';
import type { ColumnChoice } from '../dataTable/tableTypes';
import { clampWidth } from './columnLayout';
import type { GridColumn } from './gridTypes';
import { namedColumns } from './namedColumns';

/** The columns of a grid in the reader's order; the first one and those without a name keep their places. */
export function inViewOrder<Row extends object>(
  columns: readonly GridColumn<Row>[],
  kept: readonly ColumnChoice[],
): GridColumn<Row>[] {
  const order = choicesOf(namedColumns(columns), kept).map(({ key }) => key);
  const named = columns.filter(({ key }) => order.includes(key));
  const ordered = order.flatMap((key) => named.find((column) => column.key === key) ?? []);
  let next = 0;
  return columns.map((column) => (order.includes(column.key) ? (ordered[next++] ?? column) : column));
}

/** What a reader chose of them, as the grid lays its columns out. */
export function viewedChoices(kept: readonly ColumnChoice[]) {
  return {
    widths: Object.fromEntries(kept.flatMap(({ key, width }) => (width === null ? [] : [[key, clampWidth(width)]]))),
    hidden: kept.filter(({ hidden }) => hidden).map(({ key }) => key),
    shown: [],
  };
}
