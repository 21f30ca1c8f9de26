import type { Column, Sort } from './tableTypes';

/** Rows in the order of a column's `sortValue`; absent values come last either way, equal ones keep their order. */
export function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | undefined) {
  const value = sort && columns.find(({ key }) => key === sort.key)?.sortValue;
  if (!value) return rows;
  const sign = sort.direction === 'asc' ? 1 : -1;
  const collator = new Intl.Collator(['ko', 'en'], { numeric: true });
  return rows.toSorted((left, right) => {
    const a = value(left);
    const b = value(right);
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * collator.compare(String(a), String(b));
  });
}

/** The next click on a column's head: ascending first, then turned over. */
export function nextSort(sort: Sort | undefined, key: string): Sort {
  const turned = sort?.key === key && sort.direction === 'asc';
  return { key, direction: turned ? 'desc' : 'asc' };
}
