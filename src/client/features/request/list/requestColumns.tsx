import type { TFunction } from 'i18next';
import { Copy } from 'lucide-react';
import type { RfqSummary } from '../../../../contract/entities/rfq';
import { DeadlineText } from '../../../shared/DeadlineText';
import { dayText } from '../../../../domain/time/instants';
import { StatusChip } from '../../../shared/StatusChip';
import { WeightSum } from '../../../shared/WeightSum';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Figure } from '../../../ui/Figure';
import { IconButton } from '../../../ui/IconButton';
import { RequestName } from '../RequestName';

interface Options {
  t: TFunction<'buyer'>;
  onCopy: (row: RfqSummary) => void;
  copying: string | undefined;
}

/** Columns of the buyer's list of requests; the first one names the request. */
export function requestColumns({ t, onCopy, copying }: Options): Column<RfqSummary>[] {
  return [
    {
      key: 'title',
      header: t('list.title_column'),
      wrap: true,
      render: (row) => <RequestName request={row} />,
    },
    {
      key: 'status',
      card: 'bottom',
      header: t('list.status'),
      width: '172px',
      render: (row) => <StatusChip kind="project" status={row.status} closedAs={row.close_reason} size="sm" />,
    },
    {
      key: 'lines',
      folds: 'named',
      header: t('list.lines'),
      align: 'right',
      width: '56px',
      render: (row) => <Figure value={row.line_count} />,
    },
    {
      key: 'weight',
      folds: 'plain',
      header: t('list.weight'),
      align: 'right',
      width: '120px',
      render: (row) => <WeightSum kg={row.total_weight_kg} unweighed={row.unknown_weight_lines} short />,
    },
    {
      key: 'answers',
      folds: 'named',
      header: t('list.answers'),
      align: 'right',
      width: '112px',
      render: (row) => (row.status === 'DRAFT' ? '–' : `${row.quotation_count} / ${row.seller_count}`),
    },
    {
      key: 'deadline',
      card: 'top',
      header: t('list.deadline'),
      width: '232px',
      render: (row) =>
        row.closes_at ? (
          <DeadlineText
            closesAt={row.closes_at}
            endedAt={row.ended_at}
            inRow
            countdown={row.status === 'REQ' || row.status === 'COL'}
          />
        ) : (
          '–'
        ),
    },
    {
      key: 'updated',
      folds: 'named',
      hideOnPhone: true,
      header: t('list.updated'),
      width: '104px',
      render: (row) => dayText(row.updated_at),
    },
    {
      key: 'actions',
      header: '',
      label: '',
      width: '48px',
      corner: true,
      render: (row) => (
        <IconButton
          size="sm"
          label={t('list.copy', { number: row.rfq_number_id })}
          icon={<Copy />}
          aria-busy={copying === row.rfq_number_id || undefined}
          onClick={(event) => {
            event.stopPropagation();
            event.preventDefault();
            onCopy(row);
          }}
        />
      ),
    },
  ];
}
