import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../../api/ApiProvider';
import { exportsQuery } from '../../../queries/fileExport';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { PageHeader } from '../../../ui/PageHeader';
import { useExportColumns } from './useExportColumns';

/** The files that are or were made in the background for the reader. */
export function ExportsTab() {
  const { t } = useTranslation('user');
  const errorText = useErrorText();
  const list = useQuery(exportsQuery(useApi()));
  const columns = useExportColumns();
  return (
    <>
      <PageHeader title={t('exports.title')} meta={t('exports.meta')} />
      {list.error && !list.data ? (
        <ErrorState text={errorText(list.error)} onRetry={() => void list.refetch()} />
      ) : (
        <DataTable
          aria-label={t('exports.title')}
          columns={columns}
          rows={list.data?.items ?? []}
          rowKey={({ id }) => id}
          loading={list.isPending}
          minWidth={720}
          empty={<EmptyState title={t('exports.empty')} text={t('exports.emptyText')} />}
        />
      )}
    </>
  );
}
