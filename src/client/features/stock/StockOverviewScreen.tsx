import { SteelThumb } from '../../shared/steel/Steel';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { RecordState } from '../../shell/errors/RecordState';
import { MoneyText } from '../../shared/MoneyText';
import { WeightText } from '../../shared/WeightText';
import { paths } from '../../paths';
import { stockQueries } from './stockQueries';
import { ButtonLink } from '../../ui/ButtonLink';
import { Card } from '../../ui/Card';
import { PageHeader } from '../../ui/PageHeader';
import { Columns, Stack } from '../../ui/Stack';
import { Stat } from '../../ui/Stat';
import { StatRow } from '../../ui/StatRow';
import type { StockOverview } from '../../../contract/entities/stock';
import { DataTable } from '../../ui/DataTable';
import { EmptyState } from '../../ui/EmptyState';
import { Figure } from '../../ui/Figure';
import { late } from '../../ui/late';
import { Section } from '../../ui/Section';
import { SkeletonBlock } from '../../ui/Skeleton';

/** Loads late: figures and table of the warehouses do without its scripts. */
const StockCharts = late(
  () => import('./StockCharts').then((part) => part.StockCharts),
  ({ categories }) =>
    categories.length > 0 ? (
      <Columns>
        <SkeletonBlock height="320px" />
        <SkeletonBlock height="320px" />
      </Columns>
    ) : null,
);

/** What lies in the company's warehouses: lots, weight and value, in all and one by one. */
export function StockOverviewScreen() {
  const { t } = useTranslation('stock');
  const record = useQuery(stockQueries(useApi()).overview());
  const overview = record.data;
  if (!overview) return <RecordState {...record} head={<PageHeader title={t('overview.title')} />} />;
  return (
    <>
      <PageHeader
        title={t('overview.title')}
        actions={<ButtonLink href={paths.stock.history()}>{t('history.title')}</ButtonLink>}
      />
      <Stack $gap={8}>
        <Card>
          <StatRow>
            <Stat label={t('overview.items')} value={overview.item_count} />
            <Stat label={t('overview.weight')} value={<WeightText kg={overview.weight_kg} />} />
            {overview.cost_value !== null && (
              <Stat
                label={t('overview.cost')}
                value={<MoneyText amount={overview.cost_value} currency="KRW" />}
                note={overview.uncosted_count ? t('overview.uncosted', { count: overview.uncosted_count }) : undefined}
              />
            )}
            <Stat label={t('overview.openValue')} value={<MoneyText amount={overview.open_value} currency="KRW" />} />
            <Stat label={t('overview.low')} value={overview.low_count} />
          </StatRow>
        </Card>
        <StockCharts categories={overview.categories} />
        <WarehouseTable warehouses={overview.warehouses} />
      </Stack>
    </>
  );
}

/** What lies in each warehouse; a row leads to what moved there. */
function WarehouseTable({ warehouses }: Pick<StockOverview, 'warehouses'>) {
  const { t } = useTranslation('stock');
  return (
    <Section title={t('overview.warehouses')} count={warehouses.length}>
      <DataTable
        aria-label={t('overview.warehouses')}
        rows={warehouses}
        rowKey={(row) => row.id}
        rowHref={(row) => paths.stock.history({ warehouse: row.id })}
        empty={
          <EmptyState
            drawing={<SteelThumb width={96} spec={{ category: 'pipe', type: 'SMLS', dn: [300] }} />}
            title={t('overview.none')}
            text={t('overview.noneText')}
            action={<ButtonLink href={paths.stock.mine()}>{t('mine.title')}</ButtonLink>}
          />
        }
        columns={[
          { key: 'name', header: t('overview.name'), wrap: true, render: (row) => `${row.name} (${row.region})` },
          {
            key: 'items',
            header: t('overview.items'),
            align: 'right',
            width: '88px',
            render: (row) => <Figure value={row.item_count} />,
          },
          {
            key: 'open',
            header: t('overview.open'),
            align: 'right',
            width: '88px',
            render: (row) => <Figure value={row.open_count} />,
          },
          {
            key: 'low',
            header: t('overview.low'),
            align: 'right',
            width: '88px',
            render: (row) => <Figure value={row.low_count} />,
          },
          {
            key: 'weight',
            header: t('overview.weight'),
            align: 'right',
            width: '112px',
            render: (row) => <WeightText kg={row.weight_kg} />,
          },
          {
            key: 'value',
            header: t('overview.openValue'),
            align: 'right',
            width: '144px',
            render: (row) => <MoneyText amount={row.open_value} currency="KRW" />,
          },
        ]}
      />
    </Section>
  );
}
