import { useTranslation } from 'next-i18next/pages';
import type { CartSeller } from '../../../contract/entities/cart';
import { vatOf } from '../../../domain/money/totals';
import { MoneyText } from '../../shared/MoneyText';
import { WeightText } from '../../shared/WeightText';
import { paths } from '../../paths';
import { DataTable } from '../../ui/DataTable';
import { Section } from '../../ui/Section';
import { Inline, Stack } from '../../ui/Stack';
import { Text, TextLink } from '../../ui/Text';
import { QuantityCell } from './QuantityCell';
import { RemoveButton } from './RemoveButton';
import type { CartRemoval } from './useCartRemoval';
import { useStockColumns } from './useStockColumns';

/** What is to be bought of one seller: it becomes one order. */
export function SellerBasket({ seller, removal }: { seller: CartSeller; removal: CartRemoval }) {
  const { t } = useTranslation(['cart', 'trade']);
  const [material, price, amount] = useStockColumns(seller.currency);
  // A visitor sees no price, and so no sum.
  const weighed = seller.lines.some((line) => line.weight_kg !== null);
  const priced = seller.lines.some((line) => line.amount !== null);
  if (!material || !price || !amount) return null;
  return (
    <Section
      title={<TextLink href={paths.stock.store(seller.store_id)}>{seller.store_name}</TextLink>}
      count={seller.lines.length}
    >
      <Stack $gap={2}>
        <DataTable
          aria-label={seller.store_name}
          rows={seller.lines}
          rowKey={(line) => line.id}
          minWidth={780}
          columns={[
            material,
            price,
            {
              key: 'quantity',
              header: t('quantity'),
              align: 'right',
              width: '136px',
              render: (line) => <QuantityCell id={line.id} qty={line.qty} uom={line.item.uom} />,
            },
            {
              key: 'weight',
              folds: 'named',
              header: t('weight'),
              align: 'right',
              width: '96px',
              render: (line) => (line.weight_kg ? <WeightText kg={line.weight_kg} /> : '–'),
            },
            amount,
            {
              key: 'remove',
              header: '',
              label: '',
              width: '48px',
              corner: true,
              render: (line) => <RemoveButton line={line} removal={removal} />,
            },
          ]}
        />
        <Inline $justify="flex-end" $gap={4}>
          {weighed && (
            <Text as="span">
              <WeightText kg={seller.weight_kg} />
            </Text>
          )}
          {priced && (
            <Text>
              {t('trade:totals.total')} ({t(vatOf(seller.totals) === 'taxed' ? 'withVat' : 'trade:vat.not_included')}){' '}
              <MoneyText amount={seller.totals.total_amount} currency={seller.currency} strong />
            </Text>
          )}
        </Inline>
      </Stack>
    </Section>
  );
}
