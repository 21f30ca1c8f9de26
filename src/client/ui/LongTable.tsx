import { useState } from 'react';
import { DataTable } from './DataTable';
import type { DataTableProps } from './dataTable/tableTypes';
import { LoadMore } from './LoadMore';
import { usePrinting } from './usePrinting';

type Props<Row> = DataTableProps<Row> & {
  /** Rows drawn at first and at each press; a request may hold thousands. */
  step?: number;
};

/** A table whose rows are all here, but too many to be drawn at once; paper shows them all. */
export function LongTable<Row>({ rows, step = 200, ...table }: Props<Row>) {
  const [opened, setOpened] = useState(step);
  const limit = usePrinting() ? rows.length : opened;
  return (
    <>
      <DataTable {...table} rows={rows.slice(0, limit)} />
      <LoadMore
        hasMore={rows.length > limit}
        loading={false}
        shown={Math.min(limit, rows.length)}
        onLoadMore={() => setOpened(opened + step)}
      />
    </>
  );
}
