import { useTranslation } from 'next-i18next/pages';
import type { OpenItemDetail } from '../../../contract/entities/market';
import { DateText } from '../DateText';
import { PriceText } from '../MoneyText';
import { DataTable } from '../../ui/DataTable';
import { Section } from '../../ui/Section';

/** Prices an item has had, the newest first. */
export function PriceHistory({ history }: { history: OpenItemDetail['price_history'] }) {
  const { t } = useTranslation('market');
  return (
    <Section title={t('item.history')}>
      <DataTable
        dense
        aria-label={t('item.history')}
        rows={history.toReversed()}
        rowKey={(row) => row.at}
        columns={[
          { key: 'at', header: t('column.day'), render: (row) => <DateText value={row.at} /> },
          {
            key: 'price',
            header: t('column.price'),
            align: 'right',
            render: (row) => <PriceText price={row.unit_price} currency={row.currency} per={row.price_uom} />,
          },
        ]}
      />
    </Section>
  );
}
