import Big from 'big.js';
import type { GridColumn } from './gridTypes';

export type GridSort = { key: string; order: 'ascending' | 'descending' };

const NUMBER = /^-?[\d,]+(\.\d+)?$/;

function compared(one: string, other: string): number {
  if (NUMBER.test(one) && NUMBER.test(other))
    return new Big(one.replaceAll(',', '')).cmp(new Big(other.replaceAll(',', '')));
  return one.localeCompare(other, undefined, { numeric: true });
}

type Given<Row extends object> = {
  sort: { column: GridColumn<Row>; order: GridSort['order'] } | null;
  /** Which rows are shown. */
  shows: (row: Row, place: number) => boolean;
  textOf: (column: GridColumn<Row>, row: Row) => string;
};

/**
 * Places of the rows that are shown, in the order in which they are. The rows themselves stay where they are: what is sent
 * keeps its order. Empty cells come last.
 */
export function viewOrder<Row extends object>(rows: readonly Row[], { sort, shows, textOf }: Given<Row>): number[] {
  const places = [...rows.keys()].filter((place) => shows(rows[place] as Row, place));
  if (!sort) return places;
  const { column, order } = sort;
  const keys = new Map(places.map((place) => [place, textOf(column, rows[place] as Row)]));
  const sign = order === 'ascending' ? 1 : -1;
  return places.toSorted((one, other) => {
    const [a = '', b = ''] = [keys.get(one), keys.get(other)];
    if (a === '' || b === '') return a === b ? one - other : a === '' ? 1 : -1;
    return compared(a, b) * sign || one - other;
  });
}

/** All rows after the shown ones were changed; those behind the shown ones are new and come last. */
export function withShown<Row>(rows: readonly Row[], order: readonly number[] | null, shown: readonly Row[]): Row[] {
  if (!order) return [...shown];
  const next = [...rows];
  for (const [index, place] of order.entries()) if (shown[index] !== undefined) next[place] = shown[index];
  return [...next, ...shown.slice(order.length)];
}

/** The different texts of a column with how many rows have each, the most frequent first. */
export function valuesOf<Row extends object>(
  rows: readonly Row[],
  column: GridColumn<Row>,
  textOf: (column: GridColumn<Row>, row: Row) => string,
): ReadonlyArray<{ text: string; count: number }> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const text = textOf(column, row);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => ({ text, count })).toSorted((one, other) => other.count - one.count);
}
