import { useTranslation } from 'next-i18next/pages';
import type { Bid, Project } from '../../../../contract/entities/order';
import { paths } from '../../../paths';
import { DeadlineText } from '../../../parts/DeadlineText';
import { MoneyText } from '../../../parts/MoneyText';
import { StatusChip } from '../../../parts/StatusChip';
import { DataTable } from '../../../ui/DataTable';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Figure } from '../../../ui/Figure';
import { Section } from '../../../ui/Section';

/** The bids of a project; a seller sees its own only. */
export function BidList({ project }: { project: Project }) {
  const { t } = useTranslation('project');
  const { side, rfq_number_id } = project;
  const columns: Column<Bid>[] = [
    { key: 'counterpart', header: t('list.counterpart'), wrap: true, render: (row) => row.counterpart_name },
    { key: 'status', header: t('list.status'), render: (row) => <StatusChip kind="bid" status={row.status} /> },
    {
      key: 'lines',
      header: t('list.lines'),
      align: 'right',
      render: (row) => <Figure value={row.lines.length} />,
    },
    {
      key: 'total',
      header: t('order.total'),
      align: 'right',
      render: ({ totals }) => <MoneyText amount={totals.total_amount} currency={totals.currency} strong />,
    },
    {
      key: 'until',
      header: t('bid.answerUntil'),
      render: (row) => <DeadlineText closesAt={row.answer_until} countdown={row.status === 'SENT'} />,
    },
  ];
  const href = side === 'buyer' ? paths.project.award(rfq_number_id) : paths.project.sale(rfq_number_id);
  return (
    <Section title={t('detail.bids')} count={project.bids.length}>
      <DataTable
        aria-label={t('detail.bids')}
        columns={columns}
        rows={project.bids}
        rowKey={(row) => row.id}
        rowHref={() => href}
      />
    </Section>
  );
}
