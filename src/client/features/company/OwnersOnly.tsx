import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useApi } from '../../api/ApiProvider';
import { rightsQuery } from '../../queries/rights';
import { useErrorText } from '../../shell/errors/useErrorText';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';

interface Props {
  /** What stands above the page for everybody else. */
  head: ReactNode;
  children: ReactNode;
}

/** A page for owners of the company: others read that it is, and no call for it is made. */
export function OwnersOnly({ head, children }: Props) {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(rightsQuery(useApi()));
  if (data?.is_owner) return children;
  return (
    <>
      {head}
      {data && <EmptyState icon={<Lock />} title={t('ownersOnly')} />}
      {!data && error && <ErrorState error={error} text={errorText(error)} onRetry={() => void refetch()} />}
    </>
  );
}
