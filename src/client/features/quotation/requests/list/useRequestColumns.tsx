import { FilePen, Hourglass, Lock, RefreshCw, RotateCcw, Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { SellerRequestSummary } from '../../../../../contract/entities/quotation';
import { DeadlineText } from '../../../../shared/DeadlineText';
import { MoneyText } from '../../../../shared/MoneyText';
import { StatusChip } from '../../../../shared/StatusChip';
import { WeightSum } from '../../../../shared/WeightSum';
import { Chip } from '../../../../ui/Chip';
import type { Column } from '../../../../ui/dataTable/tableTypes';
import { RecordName } from '../../../../ui/RecordName';
import { Inline } from '../../../../ui/Stack';

const OPEN = new Set(['REQ', 'COL']);

/** Columns of the list of requests; the first one names the request. */
export function useRequestColumns(): Column<SellerRequestSummary>[] {
  const { t } = useTranslation('seller');
  return [
    {
      key: 'request',
      header: t('list.requestBuyer'),
      wrap: true,
      render: (row) => (
        <RecordName
          name={row.title}
          facts={
            <Inline as="span" $gap={2}>
              {row.sealed && (
                <Chip size="sm" icon={<Lock />}>
                  {t('list.sealed')}
                </Chip>
              )}
              {row.reconfirm_line_count > 0 && OPEN.has(row.status) && (
                <Chip size="sm" tone="yellow" icon={<RefreshCw />}>
                  {t('list.reconfirm', { count: row.reconfirm_line_count })}
                </Chip>
              )}
              {row.rerequested && (
                <Chip size="sm" tone="yellow" icon={<RotateCcw />}>
                  {t('list.rerequested')}
                </Chip>
              )}
              {row.withdrawn && OPEN.has(row.status) && (
                <Chip size="sm" icon={<Undo2 />}>
                  {t('list.withdrawn')}
                </Chip>
              )}
              {row.awaiting_approval && OPEN.has(row.status) && (
                <Chip size="sm" tone="yellow" icon={<Hourglass />}>
                  {t('approval.status.waiting')}
                </Chip>
              )}
              {row.has_draft && !row.awaiting_approval && (
                <Chip size="sm" tone="blue" icon={<FilePen />}>
                  {t('list.draft')}
                </Chip>
              )}
              <span>
                {row.rfq_number_id} · {row.buyer_company_name}
              </span>
            </Inline>
          }
        />
      ),
    },
    {
      key: 'status',
      card: 'bottom',
      header: t('list.status'),
      width: '140px',
      render: (row) => <StatusChip kind="seller" status={row.status} closedAs={row.closed_as} />,
    },
    {
      key: 'matched',
      folds: 'named',
      header: t('list.matched'),
      width: '116px',
      align: 'right',
      render: (row) => t('list.matchedOf', { matched: row.matched_line_count, total: row.line_count }),
    },
    {
      key: 'weight',
      folds: 'plain',
      header: t('list.weight'),
      width: '120px',
      align: 'right',
      render: (row) => <WeightSum kg={row.total_weight_kg} unweighed={row.unknown_weight_lines} short />,
    },
    {
      key: 'deadline',
      card: 'top',
      header: t('list.deadline'),
      width: '232px',
      render: (row) => (
        <DeadlineText inRow closesAt={row.closes_at} endedAt={row.ended_at} countdown={OPEN.has(row.status)} />
      ),
    },
    {
      key: 'total',
      header: t('list.myTotal'),
      width: '128px',
      align: 'right',
      render: (row) => (
        <span data-sentry-mask={row.sealed || undefined}>
          <MoneyText amount={row.my_total} currency={row.my_currency ?? 'KRW'} />
        </span>
      ),
    },
  ];
}
