import { type RefObject, useLayoutEffect, useState } from 'react';
import { isNarrow } from '../useNarrow';
import type { DataTableProps } from './tableTypes';

/**
 * The columns that a table has room for, and those that fold under the name where its place is narrower than its least
 * width; none does on a phone, where each row is a card.
 */
export function useFolded<Row>(
  place: RefObject<HTMLElement | null>,
  { columns, minWidth }: Pick<DataTableProps<Row>, 'columns' | 'minWidth'>,
) {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const box = place.current;
    if (!box || !minWidth) return;
    const look = () => setNarrow(box.clientWidth <= minWidth && !isNarrow());
    look();
    const watch = new ResizeObserver(look);
    watch.observe(box);
    return () => watch.disconnect();
  }, [place, minWidth]);
  const folded = columns.filter((column) => narrow && column.folds !== undefined);
  return { columns: columns.filter((column) => !folded.includes(column)), folded };
}
