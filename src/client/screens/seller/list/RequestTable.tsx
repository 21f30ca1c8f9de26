import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { SellerRequestSummary } from '../../../../contract/entities/quotation';
import { DataTable } from '../../../ui/DataTable';
import { requestHref } from './requestHref';
import { useRequestColumns } from './useRequestColumns';

export type RequestTableProps = {
  rows: readonly SellerRequestSummary[];
  loading?: boolean;
  empty: ReactNode;
};

/** Requests as a table; a row opens what comes next for it. */
export function RequestTable({ rows, loading, empty }: RequestTableProps) {
  const { t } = useTranslation('seller');
  return (
    <DataTable
      aria-label={t('list.caption')}
      columns={useRequestColumns()}
      rows={rows}
      rowKey={(row) => row.rfq_number_id}
      rowHref={requestHref}
      rowTone={(row) => (row.status === 'CLS' ? 'muted' : undefined)}
      loading={loading}
      minWidth={930}
      empty={empty}
    />
  );
}
