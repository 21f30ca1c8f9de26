import { useTranslation } from 'next-i18next/pages';
import type { StockOverview } from '../../../contract/entities/stock';
import { MoneyText } from '../../parts/MoneyText';
import { WeightText } from '../../parts/WeightText';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { DataTable } from '../../ui/DataTable';
import { EmptyState } from '../../ui/EmptyState';
import { Figure } from '../../ui/Figure';
import { Section } from '../../ui/Section';

/** What lies in each warehouse; a row leads to what moved there. */
export function WarehouseTable({ warehouses }: Pick<StockOverview, 'warehouses'>) {
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
            render: (row) => <WeightText kg={row.weight_kg} inColumn />,
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
