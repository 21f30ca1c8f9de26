import { useMemo, useState } from 'react';
import type { GridColumn } from './gridTypes';
import { type GridSort, viewOrder } from './gridView';
import { copiedText } from './shownCell';
import { useHandler } from './useHandler';

/** Texts of a column whose rows are left out. */
export type GridFilters = ReadonlyMap<string, ReadonlySet<string>>;

type View = {
  sort: GridSort | null;
  filters: GridFilters;
  /** Only rows with something doubtful in them. */
  doubted: boolean;
  order: readonly number[] | null;
  count: number;
};

const NONE: View = { sort: null, filters: new Map(), doubted: false, order: null, count: 0 };

/**
 * Which rows are shown and in which order, as a reader chose. A changed row stays where it is until he chooses again, so
 * that nothing jumps away while he types.
 */
export function useGridView<Row extends object>(
  value: readonly Row[],
  columns: readonly GridColumn<Row>[],
  isDoubted: (row: Row, place: number) => boolean,
) {
  const [kept, setKept] = useState(NONE);
  const ordered = (view: View): View => {
    if (!view.sort && view.filters.size === 0 && !view.doubted) return { ...view, order: null, count: value.length };
    const column = columns.find(({ key }) => key === view.sort?.key);
    const left = columns.flatMap((one) => {
      const out = view.filters.get(one.key);
      return out ? [{ column: one, out }] : [];
    });
    const order = viewOrder(value, {
      sort: view.sort && column ? { column, order: view.sort.order } : null,
      shows: (row, place) =>
        (!view.doubted || isDoubted(row, place)) && left.every((one) => !one.out.has(copiedText(one.column, row))),
      textOf: copiedText,
    });
    return { ...view, order, count: value.length };
  };
  // Chosen once per choice and number of rows, not at every change of a row.
  const stale = kept.order !== null && kept.count !== value.length;
  const view = stale ? ordered(kept) : kept;
  if (stale) setKept(view);
  const rows = useMemo(
    () => (view.order ? view.order.flatMap((place) => value[place] ?? []) : value),
    [view.order, value],
  );
  return {
    rows,
    /** Places of the shown rows among all; null where all are shown in their order. */
    order: view.order,
    sort: view.sort,
    filters: view.filters,
    doubted: view.doubted,
    hidden: value.length - rows.length,
    sortBy: useHandler((sort: GridSort | null) => setKept(ordered({ ...view, sort }))),
    filterBy: useHandler((key: string, out: ReadonlySet<string>) => {
      const filters = new Map(view.filters);
      if (out.size > 0) filters.set(key, out);
      else filters.delete(key);
      setKept(ordered({ ...view, filters }));
    }),
    showDoubted: useHandler((doubted: boolean) => setKept(ordered({ ...view, doubted }))),
    showAll: useHandler(() => setKept(ordered({ ...view, filters: NONE.filters, doubted: false }))),
  };
}

export type GridView<Row extends object> = ReturnType<typeof useGridView<Row>>;
