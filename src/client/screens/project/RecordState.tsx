import { ApiError } from '../../api/ApiError';
import { NotFound } from '../../shell/errors/NotFound';
import { useErrorText } from '../../shell/errors/useErrorText';
import { ErrorState } from '../../ui/ErrorState';
import { RecordSkeleton } from './RecordSkeleton';

type Props = { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };

/** What stands in the place of a record that is not there yet: skeleton, 404, or the failure with a retry. */
export function RecordState({ error, isFetching, refetch }: Props) {
  const errorText = useErrorText();
  if (error instanceof ApiError && error.notFound) return <NotFound />;
  if (error) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  return <RecordSkeleton />;
}
