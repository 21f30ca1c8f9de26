import { useQuery } from '@tanstack/react-query';
import Big from 'big.js';
import { useTranslation } from 'next-i18next/pages';
import type { Comparison, ComparisonSeller, QuotationRevisions } from '../../../../contract/entities/comparison';
import { useApi } from '../../../api/ApiProvider';
import { DateText } from '../../../shared/DateText';
import { moneyFigure, priceFigure } from '../../../shared/figures';
import { useSpecDescription } from '../../../shared/useSpecDescription';
import { rfqQueries } from '../../../queries/rfq';
import { DataTable } from '../../../ui/DataTable';
import { Dialog } from '../../../ui/Dialog';
import { ErrorState } from '../../../ui/ErrorState';
import { SkeletonLines } from '../../../ui/Skeleton';

type Props = { comparison: Comparison; seller: ComparisonSeller; onClose: () => void };
type Revision = QuotationRevisions['revisions'][number];

/** One seller's revisions side by side, each price with its change against the one before. */
export function RevisionsDialog({ comparison, seller, onClose }: Props) {
  const { t } = useTranslation('project');
  const describe = useSpecDescription();
  const { data, error, refetch } = useQuery(
    rfqQueries(useApi()).revisions(comparison.rfq_number_id, seller.quotation_id),
  );
  const revisions = data?.revisions ?? [];
  const changed = (now: string | null, before: string | null | undefined): string => {
    if (now === null) return '–';
    const figure = priceFigure(now, seller.currency);
    if (before === undefined) return figure;
    if (before === null) return `${figure} (${t('revisions.new')})`;
    const share = new Big(now).minus(before).div(before).times(100).round(1);
    return share.eq(0) ? figure : `${figure} (${share.gt(0) ? '+' : '−'}${share.abs().toFixed()}%)`;
  };
  const priceIn = (revision: Revision | undefined, lineId: string) =>
    revision ? (revision.lines.find((line) => line.rfq_line_id === lineId)?.unit_price ?? null) : undefined;
  return (
    <Dialog open onOpenChange={onClose} width={760} title={t('revisions.title')} description={seller.company_name}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonLines lines={6} />
      ) : (
        <DataTable
          aria-label={t('revisions.title')}
          dense
          minWidth={320 + revisions.length * 150}
          rows={comparison.rows}
          rowKey={({ line }) => line.id}
          columns={[
            {
              key: 'line',
              header: t('revisions.line'),
              render: ({ line }) => `${line.line_no}. ${describe(line.spec) || line.raw_text}`,
            },
            ...revisions.map((revision, index) => ({
              key: String(revision.revision),
              align: 'right' as const,
              label: t('revisions.revision', { count: revision.revision }),
              header: (
                <>
                  {t('revisions.revision', { count: revision.revision })} · <DateText value={revision.created_at} />
                  <br />
                  {moneyFigure(revision.totals.supply_amount, seller.currency)} {seller.currency}
                </>
              ),
              render: ({ line }: Comparison['rows'][number]) =>
                changed(priceIn(revision, line.id) ?? null, priceIn(revisions[index - 1], line.id)),
            })),
          ]}
        />
      )}
    </Dialog>
  );
}
