import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState';
import { LoadMore } from './LoadMore';

/** What an infinite query reports. */
type PagedQuery = {
  data: unknown;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
};

export type PagedListProps = {
  list: PagedQuery;
  /** How many are on the page now. */
  shown: number;
  errorText: (error: unknown) => string;
  /** The rows, with what stands there while they load and when there are none. */
  children: ReactNode;
  /** Its foot stays in sight. */
  docked?: boolean;
};

/** A list that is read page by page: its rows or why they cannot be shown, and the way to the next ones. */
export function PagedList({ list, shown, errorText, children, docked = false }: PagedListProps) {
  return (
    <>
      {list.isError && list.data === undefined ? (
        <ErrorState
          error={list.error}
          text={errorText(list.error)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : (
        children
      )}
      <LoadMore
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
        shown={shown}
        docked={docked}
        error={list.isFetchNextPageError ? errorText(list.error) : undefined}
      />
    </>
  );
}
