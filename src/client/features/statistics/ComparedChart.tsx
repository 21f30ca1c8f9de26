import { useTranslation } from 'next-i18next/pages';
import type { ComparedOrder } from '../../../contract/entities/statistics';
import { moneyFigure } from '../../shared/figures';
import { paths } from '../../paths';
import { axisTicks } from '../../ui/chart/axis';
import { ChartCard } from '../../ui/chart/ChartCard';
import { type DotRow, DotRows } from '../../ui/chart/DotRows';
import { DataTable } from '../../ui/DataTable';
import type { Column } from '../../ui/dataTable/tableTypes';
import { Text, TextLink } from '../../ui/Text';
import { overLowest, overTarget, signedPercent } from './comparedPercents';

/** What each order was placed at beside the lowest, the average and the target of the same lines, in percent. */
export function ComparedChart({ orders }: { orders: readonly ComparedOrder[] }) {
  const { t } = useTranslation('service');
  const rows = orders.flatMap((order): DotRow[] => {
    const over = overLowest(order);
    if (!over) return [];
    const { paid, average, target } = over;
    const dot = (kind: 'main' | 'second' | 'target', at: number) => ({
      kind,
      at,
      title: `${t(`stats.compared.${kind}`)} ${signedPercent(at)}`,
    });
    const dots = [dot('second', average), ...(target === null ? [] : [dot('target', target)]), dot('main', paid)];
    const { order_number: key, title } = order;
    return [{ key, name: title || key, href: paths.project.detail(key), dots, figure: signedPercent(paid) }];
  });
  const places = rows.flatMap(({ dots }) => dots.map(({ at }) => at));
  const ticks = axisTicks(Math.max(1, ...places), Math.min(0, ...places));
  const aimed = rows.some(({ dots }) => dots.some(({ kind }) => kind === 'target'));
  const title = t('stats.compared.title');
  return (
    <ChartCard
      title={title}
      note={t('stats.compared.note')}
      chart={
        rows.length === 0 ? (
          <Text $color="textMuted">{t('stats.compared.none')}</Text>
        ) : (
          <DotRows
            label={title}
            rows={rows}
            ticks={ticks}
            // Of many ticks every other one is labelled, so that labels do not overlap on a phone.
            tick={(value) => (ticks.length > 5 && ticks.indexOf(value) % 2 === 1 ? '' : `${value}%`)}
            legend={[
              { kind: 'main', name: t('stats.compared.main') },
              { kind: 'second', name: t('stats.compared.second') },
              ...(aimed ? [{ kind: 'target' as const, name: t('stats.compared.target') }] : []),
            ]}
          />
        )
      }
      table={<ComparedTable title={title} orders={orders} />}
    />
  );
}

function ComparedTable({ title, orders }: { title: string; orders: readonly ComparedOrder[] }) {
  const { t } = useTranslation('service');
  const money = (key: 'paid' | 'average' | 'lowest') => (order: ComparedOrder) =>
    order[key] === null ? '–' : moneyFigure(order[key], order.currency);
  const columns: Column<ComparedOrder>[] = [
    {
      key: 'order',
      header: t('stats.compared.order'),
      wrap: true,
      render: (order) => (
        <TextLink href={paths.project.detail(order.order_number)}>{order.title || order.order_number}</TextLink>
      ),
    },
    { key: 'seller', header: t('stats.supplier'), wrap: true, render: ({ seller_name }) => seller_name },
    { key: 'currency', header: t('stats.currency'), width: '64px', render: ({ currency }) => currency },
    { key: 'lines', header: t('stats.compared.lines'), align: 'right', width: '64px', render: (row) => row.line_count },
    { key: 'paid', header: t('stats.compared.main'), align: 'right', render: money('paid') },
    { key: 'lowest', header: t('stats.compared.lowest'), align: 'right', render: money('lowest') },
    { key: 'average', header: t('stats.compared.second'), align: 'right', render: money('average') },
    {
      key: 'target',
      header: t('stats.compared.overTarget'),
      align: 'right',
      render: (order) => {
        const over = overTarget(order);
        if (over === null || order.target === null) return '–';
        const part = order.target.line_count < order.line_count;
        return part
          ? t('stats.compared.part', { pct: signedPercent(over), count: order.target.line_count })
          : signedPercent(over);
      },
    },
  ];
  return (
    <DataTable
      aria-label={title}
      columns={columns}
      rows={orders}
      rowKey={({ order_number }) => order_number}
      maxHeight="320px"
      minWidth={760}
      dense
    />
  );
}
