import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { SellerRequestSummary } from '../../../../../contract/entities/quotation';
import { DataTable } from '../../../../ui/DataTable';
import type { TableView } from '../../../../ui/dataTable/tableTypes';
import { useRequestColumns } from './useRequestColumns';
import { paths } from '../../../../paths';

export type RequestTableProps = {
  rows: readonly SellerRequestSummary[];
  /** As their reader has them, in the list of all requests. */
  view?: TableView;
  loading?: boolean;
  empty: ReactNode;
};

/** Requests as a table; a row opens what comes next for it. */
export function RequestTable({ rows, view, loading, empty }: RequestTableProps) {
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
      view={view}
      empty={empty}
    />
  );
}

const SALE = new Set(['BID', 'ORD', 'FIN']);
const UNQUOTED = new Set(['declined', 'cancelled']);

/** Where a request of the list leads: its text while new, the quotation once sent, the sale once awarded. */
function requestHref(request: SellerRequestSummary): string {
  const { rfq_number_id: id, status, closed_as, my_total } = request;
  if (SALE.has(status)) return paths.project.sale(id);
  if (closed_as === 'missed') return paths.seller.dead({ rfq: id });
  if (status === 'REQ' || (closed_as && UNQUOTED.has(closed_as) && my_total === null)) return paths.seller.detail(id);
  return paths.seller.view(id);
}
