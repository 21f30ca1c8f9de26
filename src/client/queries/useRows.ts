import { useMemo } from 'react';

/** A list read page by page, as an infinite query has it. */
interface PagedData<Row> {
  pages: ReadonlyArray<{ items: readonly Row[] }>;
}

/** The rows of all pages that are here, none while the first loads; the same array until a page comes or changes. */
export function useRows<Row>({ data }: { data: PagedData<Row> | undefined }): Row[] {
  return useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
}
