import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Quotation, SellerRequest } from '../../../../contract/entities/quotation';
import { DataTable } from '../../../ui/DataTable';
import { LoadMore } from '../../../ui/LoadMore';
import { Section } from '../../../ui/Section';
import { quotedRows } from './quotedRow';
import { useQuotedColumns } from './useQuotedColumns';

/** Rows drawn at first; a quotation may hold thousands. */
const PAGE = 200;

/** The answers line by line. */
export function QuotedLines({ request, quotation }: { request: SellerRequest; quotation: Quotation }) {
  const { t } = useTranslation('seller');
  const columns = useQuotedColumns(quotation.currency);
  const [limit, setLimit] = useState(PAGE);
  const rows = quotedRows(request, quotation);
  return (
    <Section title={t('view.lines')} count={rows.filter(({ answer }) => answer?.amount).length}>
      <DataTable
        aria-label={t('view.lines')}
        columns={columns}
        rows={rows.slice(0, limit)}
        rowKey={({ line }) => line.id}
        rowTone={({ answer }) => (answer?.amount ? undefined : 'muted')}
        minWidth={930}
        dense
      />
      <LoadMore
        hasMore={rows.length > limit}
        loading={false}
        shown={Math.min(limit, rows.length)}
        onLoadMore={() => setLimit(limit + PAGE)}
      />
    </Section>
  );
}
