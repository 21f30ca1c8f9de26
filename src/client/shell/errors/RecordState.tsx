import type { ReactNode } from 'react';
import { ApiError } from '../../api/ApiError';
import { RecordSkeleton } from '../../shared/RecordSkeleton';
import { useTranslation } from 'next-i18next/pages';
import { ErrorState } from '../../ui/ErrorState';
import { useOnline } from '../../ui/useOnline';
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

/** What stands in the place of a record that is not there yet: skeleton, 404, the failure with a retry, or that there is no network: it is read by itself once there is one. */
export function RecordState({ error, isFetching, refetch, head, skeleton }: Props) {
  const errorText = useErrorText();
  const { t } = useTranslation('ui');
  const online = useOnline();
  if (error instanceof ApiError && error.notFound) return <NotFound />;
  return (
    <>
      {head}
      {error ? (
        <ErrorState error={error} text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : !online ? (
        <ErrorState text={t('errorNoAnswer')} />
      ) : (
        (skeleton ?? <RecordSkeleton headed={head !== undefined} />)
      )}
    </>
  );
}
