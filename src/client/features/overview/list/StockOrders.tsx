import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { listOrders } from '../../../../contract/routes/order';
import { useApi } from '../../../api/ApiProvider';
import { call } from '../../../api/call';
import type { Api } from '../../../api/createApi';
import { paths } from '../../../paths';
import { byCursor } from '../../../queries/byCursor';
import { orderKeys } from '../../../queries/order';
import type { ProjectFilter } from '../../../queries/project';
import { useRows } from '../../../queries/useRows';
import { DateText } from '../../../shared/DateText';
import { orderNumbers } from '../../../shared/orderNumbers';
import { MoneyText } from '../../../shared/MoneyText';
import { StatusChip } from '../../../shared/StatusChip';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { DataTable } from '../../../ui/DataTable';
import { PagedList } from '../../../ui/PagedList';
import { Section } from '../../../ui/Section';
import { Inline } from '../../../ui/Stack';

type Filter = Omit<ProjectFilter, 'status'>;

/** Orders that were placed from stock, without a request: nothing where the company has none. */
export function StockOrders({ filter }: { filter: Filter }) {
  const { t } = useTranslation(['project', 'trade']);
  const errorText = useErrorText();
  const list = useInfiniteQuery(stockOrdersQuery(useApi(), filter));
  const rows = useRows(list);
  if (rows.length === 0 && !list.error) return null;
  return (
    <Section title={t('list.stockOrders')}>
      <PagedList list={list} shown={rows.length} errorText={errorText}>
        <DataTable
          aria-label={t('list.stockOrders')}
          rows={rows}
          rowKey={(row) => row.order_number}
          rowHref={(row) =>
            row.side === 'buyer' ? paths.project.detail(row.order_number) : paths.project.sale(row.order_number)
          }
          columns={[
            { key: 'title', header: t('trade:line.material'), wrap: true, render: (row) => row.title },
            { key: 'number', header: t('list.orderNumber'), width: '152px', render: orderNumbers },
            { key: 'side', header: t('list.side'), width: '72px', render: (row) => t(`side.${row.side}`) },
            { key: 'counterpart', header: t('list.counterpart'), wrap: true, render: (row) => row.counterpart_name },
            {
              key: 'status',
              header: t('list.status'),
              width: '112px',
              render: (row) =>
                row.status === 'OPEN' ? (
                  <Inline $gap={1}>
                    {row.payment_status !== 'PAID' && <StatusChip kind="payment" status={row.payment_status} />}
                    <StatusChip kind="delivery" status={row.delivery_status} />
                  </Inline>
                ) : (
                  <StatusChip kind="order" status={row.status} />
                ),
            },
            {
              key: 'total',
              header: t('list.total'),
              align: 'right',
              width: '144px',
              render: (row) => <MoneyText amount={row.total_amount} currency={row.currency} />,
            },
            {
              key: 'placed',
              header: t('list.placed'),
              width: '110px',
              render: (row) => <DateText value={row.placed_at} />,
            },
          ]}
        />
      </PagedList>
    </Section>
  );
}

const stockOrdersQuery = (api: Api, filter: Filter) =>
  infiniteQueryOptions({
    queryKey: orderKeys.list({ ...filter, source: 'stock' }),
    queryFn: ({ pageParam, signal }) =>
      call(listOrders, { query: { ...filter, source: 'stock', cursor: pageParam ?? undefined } }, { api, signal }),
    ...byCursor,
  });
