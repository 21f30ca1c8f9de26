import { useState } from 'react';
import { DataTable } from './DataTable';
import type { DataTableProps } from './dataTable/tableTypes';
import { LoadMore } from './LoadMore';

/** Rows drawn at first; a request may hold thousands. */
const STEP = 200;

/** A table whose rows are all here, but too many to be drawn at once. */
export function LongTable<Row>({ rows, ...table }: DataTableProps<Row>) {
  const [limit, setLimit] = useState(STEP);
  return (
    <>
      <DataTable {...table} rows={rows.slice(0, limit)} />
      <LoadMore
        hasMore={rows.length > limit}
        loading={false}
        shown={Math.min(limit, rows.length)}
        onLoadMore={() => setLimit(limit + STEP)}
      />
    </>
  );
}
