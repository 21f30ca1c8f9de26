import type { ReactNode } from 'react';
import { ApiError } from '../../api/ApiError';
import { RecordSkeleton } from '../../shared/RecordSkeleton';
import { ErrorState } from '../../ui/ErrorState';
import { NotFound } from './NotFound';
import { useErrorText } from './useErrorText';

type Props = {
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
  /** Head of the page as far as it is known without the record: it stays while the record loads or fails. */
  head?: ReactNode;
  /** Shape of what is coming, where it is not a whole record's. */
  skeleton?: ReactNode;
};

/** What stands in the place of a record that is not there yet: skeleton, 404, or the failure with a retry. */
export function RecordState({ error, isFetching, refetch, head, skeleton }: Props) {
  const errorText = useErrorText();
  if (error instanceof ApiError && error.notFound) return <NotFound />;
  return (
    <>
      {head}
      {error ? (
        <ErrorState error={error} text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        (skeleton ?? <RecordSkeleton headed={head !== undefined} />)
      )}
    </>
  );
}
