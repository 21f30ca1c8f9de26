import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText } from '../../shell/errors/useErrorText';
import { ErrorState } from '../../ui/ErrorState';
import { Loading, SkeletonLines } from '../../ui/Skeleton';

interface Props<T> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

/** A text while it comes, when it fails, and there. */
export function ContentState<T>({ query, children }: Props<T>) {
  const errorText = useErrorText();
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <ErrorState
        error={query.error}
        text={errorText(query.error)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  return (
    <Loading>
      <SkeletonLines lines={10} />
    </Loading>
  );
}
