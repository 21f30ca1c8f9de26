import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../../api/ApiProvider';
import { rightsQuery } from '../../../queries/rights';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { PageHeader } from '../../../ui/PageHeader';
import { Stack } from '../../../ui/Stack';
import { KeysSection } from './KeysSection';
import { WebhooksSection } from './WebhooksSection';

/** What connects the company's other systems: API keys and webhooks, for those who manage people. */
export function MachinesTab() {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(rightsQuery(useApi()));
  return (
    <>
      <PageHeader title={t('api.title')} meta={t('api.meta')} />
      {error && !data && <ErrorState error={error} text={errorText(error)} onRetry={() => void refetch()} />}
      {data && !data.rights.includes('manage_people') && <EmptyState title={t('api.closed')} />}
      {data?.rights.includes('manage_people') && (
        <Stack $gap={8}>
          <KeysSection rights={data.rights} />
          <WebhooksSection />
        </Stack>
      )}
    </>
  );
}
