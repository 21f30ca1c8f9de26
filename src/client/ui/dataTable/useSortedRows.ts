import { useMemo, useState } from 'react';
import { sortRows } from './sortRows';
import type { DataTableProps, Sort } from './tableTypes';

/** A table's rows in the order its reader chose: kept here, unless the caller sorts. */
export function useSortedRows<Row>({ rows, columns, sort, onSort }: DataTableProps<Row>) {
  const [own, setOwn] = useState<Sort | undefined>(sort);
  const sorted = useMemo(() => (onSort ? rows : sortRows(rows, columns, own)), [onSort, rows, columns, own]);
  return { sorted, sort: onSort ? sort : own, onSort: onSort ?? setOwn };
}
