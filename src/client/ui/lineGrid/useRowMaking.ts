import { useCallback, useEffect, useRef } from 'react';
import { isEditable } from './gridEdits';
import type { GridColumn } from './gridTypes';

/** Makes rows, new ones and copies, by functions that stay the same, so that the grid is not drawn anew for them. */
export function useRowMaking<Row extends object>(columns: readonly GridColumn<Row>[], newRow: () => Row) {
  const makeRow = useRef(newRow);
  useEffect(() => {
    makeRow.current = newRow;
  });
  const create = useCallback(() => makeRow.current(), []);
  const duplicate = useCallback(
    ({ rowData }: { rowData: Row }): Row => {
      const kept = columns.filter((column) => isEditable(column, rowData)).map(({ key }) => [key, rowData[key]]);
      return { ...create(), ...Object.fromEntries(kept) };
    },
    [columns, create],
  );
  return { create, duplicate };
}
