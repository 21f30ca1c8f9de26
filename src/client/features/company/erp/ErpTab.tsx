import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../../api/ApiProvider';
import { rightsQuery } from '../../../queries/rights';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { PageHeader } from '../../../ui/PageHeader';
import { Stack } from '../../../ui/Stack';
import { FilesSection } from './FilesSection';
import { MappingsSection } from './MappingsSection';
import { RecordsSection } from './RecordsSection';

/** Records out to the company's own systems and their numbers back, for those who see prices and export. */
export function ErpTab() {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(rightsQuery(useApi()));
  const rights = data?.rights ?? [];
  const open = rights.includes('see_prices') && rights.includes('export');
  return (
    <>
      <PageHeader title={t('erp.title')} meta={t('erp.meta')} />
      {error && !data && <ErrorState text={errorText(error)} onRetry={() => void refetch()} />}
      {data && !open && <EmptyState title={t('erp.closed')} />}
      {open && (
        <Stack $gap={8}>
          <RecordsSection pays={rights.includes('pay')} />
          <MappingsSection />
          <FilesSection />
        </Stack>
      )}
    </>
  );
}
