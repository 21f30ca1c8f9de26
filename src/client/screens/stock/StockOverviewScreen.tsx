import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { RecordState } from '../../shell/errors/RecordState';
import { MoneyText } from '../../parts/MoneyText';
import { WeightText } from '../../parts/WeightText';
import { paths } from '../../paths';
import { stockQueries } from '../../queries/stock';
import { ButtonLink } from '../../ui/ButtonLink';
import { Card } from '../../ui/Card';
import { PageHeader } from '../../ui/PageHeader';
import { Stack } from '../../ui/Stack';
import { Stat } from '../../ui/Stat';
import { StatRow } from '../../ui/StatRow';
import { WarehouseTable } from './WarehouseTable';

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
            <Stat
              label={t('overview.cost')}
              value={<MoneyText amount={overview.cost_value} currency="KRW" />}
              note={overview.uncosted_count > 0 && t('overview.uncosted', { count: overview.uncosted_count })}
            />
            <Stat label={t('overview.openValue')} value={<MoneyText amount={overview.open_value} currency="KRW" />} />
            <Stat label={t('overview.low')} value={overview.low_count} />
          </StatRow>
        </Card>
        <WarehouseTable warehouses={overview.warehouses} />
      </Stack>
    </>
  );
}
