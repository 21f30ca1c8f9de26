import { useTranslation } from 'next-i18next/pages';
import type { CartSeller } from '../../../contract/entities/cart';
import { QuantityText } from '../../parts/QuantityText';
import { TotalsBox } from '../../parts/TotalsBox';
import { DataTable } from '../../ui/DataTable';
import { Stack } from '../../ui/Stack';
import { Heading } from '../../ui/Text';
import { useStockColumns } from './useStockColumns';

/** What is about to be bought, seller by seller, with the figures that the orders will carry. */
export function PurchaseLines({ sellers }: { sellers: readonly CartSeller[] }) {
  return sellers.map((seller) => <SellerLines key={`${seller.store_id} ${seller.currency}`} seller={seller} />);
}

function SellerLines({ seller }: { seller: CartSeller }) {
  const { t } = useTranslation('cart');
  const columns = useStockColumns(seller.currency);
  return (
    <Stack $gap={3}>
      <Heading as="h3" $size={16}>
        {seller.store_name}
      </Heading>
      <DataTable
        dense
        aria-label={seller.store_name}
        rows={seller.lines}
        rowKey={(line) => line.id}
        columns={[
          ...columns.slice(0, 2),
          {
            key: 'quantity',
            header: t('quantity'),
            align: 'right',
            width: '96px',
            render: (line) => <QuantityText qty={line.qty} uom={line.item.uom} />,
          },
          ...columns.slice(2),
        ]}
      />
      <TotalsBox totals={seller.totals} weight={seller.weight_kg} />
    </Stack>
  );
}
