import { orderNumbers } from '../../../shared/orderNumbers';
import { useTranslation } from 'next-i18next/pages';
import type { OrderSummary } from '../../../../contract/entities/order';
import { paths } from '../../../paths';
import { DateText } from '../../../shared/DateText';
import { MoneyText } from '../../../shared/MoneyText';
import { StatusChip } from '../../../shared/StatusChip';
import { DataTable } from '../../../ui/DataTable';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { Section } from '../../../ui/Section';
import { Inline } from '../../../ui/Stack';

/** The orders of a project with both of their tracks. */
export function OrderList({ orders }: { orders: readonly OrderSummary[] }) {
  const { t } = useTranslation('project');
  const columns: Column<OrderSummary>[] = [
    { key: 'number', header: t('order.number'), render: orderNumbers },
    { key: 'counterpart', header: t('list.counterpart'), wrap: true, render: (row) => row.counterpart_name },
    {
      key: 'status',
      header: t('list.status'),
      render: ({ status, payment_status, delivery_status }) => (
        <Inline $gap={1}>
          {status === 'CANCELLED' && <StatusChip kind="order" status={status} />}
          <StatusChip kind="payment" status={payment_status} />
          <StatusChip kind="delivery" status={delivery_status} />
        </Inline>
      ),
    },
    {
      key: 'total',
      header: t('order.total'),
      align: 'right',
      render: ({ total_amount, currency }) => <MoneyText amount={total_amount} currency={currency} strong />,
    },
    // On a phone the order's own page shows it.
    {
      key: 'placed',
      hideOnPhone: true,
      header: t('order.placed'),
      render: ({ placed_at }) => <DateText value={placed_at} />,
    },
  ];
  return (
    <Section title={t('detail.orders')} count={orders.length}>
      <DataTable
        aria-label={t('detail.orders')}
        columns={columns}
        rows={orders}
        rowKey={(row) => row.order_number}
        rowHref={(row) => paths.project.detail(row.order_number)}
      />
    </Section>
  );
}
