import { ErrorState } from '../../ui/ErrorState';
import { Loading, SkeletonLines } from '../../ui/Skeleton';
import { Card } from '../../ui/Card';

type Props = { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };

/** What stands in the place of a record that is not there yet. One that does not exist is the page's 404. */
export function RecordStatus({ error, isFetching, refetch }: Props) {
  if (error) return <ErrorState text={error.message} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <Loading>
      <Card>
        <SkeletonLines lines={8} />
      </Card>
    </Loading>
  );
}
