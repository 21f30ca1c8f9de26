import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Quotation, SellerRequest } from '../../../../contract/entities/quotation';
import { useApi } from '../../../api/ApiProvider';
import { DateText } from '../../../shared/DateText';
import { MoneyText } from '../../../shared/MoneyText';
import { quotationHistoryQueries } from '../../../queries/quotation';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { DataTable } from '../../../ui/DataTable';
import { ErrorState } from '../../../ui/ErrorState';
import { Section } from '../../../ui/Section';
import { RevisionCompare } from './RevisionCompare';

/** Every revision as it was sent; an earlier one is laid beside the present. */
export function RevisionHistory({ request, quotation }: { request: SellerRequest; quotation: Quotation }) {
  const { t } = useTranslation('seller');
  const errorText = useErrorText();
  const id = request.rfq_number_id;
  const [chosen, setChosen] = useState<number | null>(null);
  const { data, error, refetch, isPending } = useQuery({
    ...quotationHistoryQueries(useApi()).revisions(id),
    enabled: quotation.revision > 1,
  });
  if (quotation.revision < 2) return null;
  if (error && !data) return <ErrorState error={error} text={errorText(error)} onRetry={() => void refetch()} />;
  return (
    <Section title={t('revision.title')} count={data?.items.length} note={t('revision.note')}>
      <DataTable
        aria-label={t('revision.title')}
        rows={data?.items ?? []}
        rowKey={(row) => String(row.revision)}
        loading={isPending}
        skeletonRows={2}
        dense
        columns={[
          {
            key: 'revision',
            header: t('revision.no'),
            render: (row) => t('view.revision', { revision: row.revision }),
          },
          { key: 'round', header: t('revision.round'), render: (row) => t('detail.round', { round: row.round }) },
          { key: 'at', header: t('view.submitted'), render: (row) => <DateText value={row.submitted_at} time /> },
          {
            key: 'lines',
            header: t('confirm.quoted'),
            align: 'right',
            render: (row) => t('confirm.lines', { count: row.quoted_line_count }),
          },
          {
            key: 'total',
            header: t('view.totals'),
            align: 'right',
            render: (row) => <MoneyText amount={row.totals.total_amount} currency={row.totals.currency} />,
          },
          {
            key: 'action',
            header: '',
            label: '',
            align: 'right',
            width: '150px',
            render: (row) =>
              row.revision === quotation.revision ? (
                t('revision.present')
              ) : (
                <Button
                  size="sm"
                  aria-pressed={chosen === row.revision}
                  onClick={() => setChosen(chosen === row.revision ? null : row.revision)}
                >
                  {t('revision.compare')}
                </Button>
              ),
          },
        ]}
      />
      {chosen !== null && <RevisionCompare request={request} present={quotation} revision={chosen} />}
    </Section>
  );
}
