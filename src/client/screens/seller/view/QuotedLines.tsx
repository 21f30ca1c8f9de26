import { useTranslation } from 'next-i18next/pages';
import type { Quotation, SellerRequest } from '../../../../contract/entities/quotation';
import { Section } from '../../../ui/Section';
import { quotedRows } from './quotedRow';
import { useQuotedColumns } from './useQuotedColumns';
import { FirstRows } from '../../../ui/FirstRows';
import { LongTable } from '../../../ui/LongTable';

/** The answers line by line. */
export function QuotedLines({ request, quotation }: { request: SellerRequest; quotation: Quotation }) {
  const { t } = useTranslation('seller');
  const columns = useQuotedColumns(quotation.currency);
  const rows = quotedRows(request, quotation);
  return (
    <Section
      title={t('view.lines')}
      count={rows.filter(({ answer }) => answer?.amount && !answer.needs_reconfirm).length}
    >
      <FirstRows count={rows.length}>
        <LongTable
          aria-label={t('view.lines')}
          columns={columns}
          rows={rows}
          rowKey={({ line }) => line.id}
          rowTone={({ answer }) => (answer?.amount ? undefined : 'muted')}
          minWidth={930}
          dense
        />
      </FirstRows>
    </Section>
  );
}
