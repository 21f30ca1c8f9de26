import { useTranslation } from 'next-i18next/pages';
import { RecordState } from '../../shell/errors/RecordState';
import { paths } from '../../paths';
import { useRoute } from '../../shell/useRoute';
import { LinkTabs } from '../../ui/LinkTabs';
import { PageHeader } from '../../ui/PageHeader';
import { Stack } from '../../ui/Stack';
import { RequestBasket } from './RequestBasket';
import { StockBasket } from './StockBasket';
import { useCart, useHasCart } from './useCart';
import { useCartRemoval } from './useCartRemoval';
import { VisitorNote } from './VisitorNote';

/** The cart with its two baskets: open stock to buy, and lines to request quotations for. */
export function CartScreen() {
  const { t } = useTranslation('cart');
  const { query } = useRoute();
  const record = useCart();
  const own = useHasCart();
  const removal = useCartRemoval();
  const cart = record.data;
  if (!cart) return <RecordState {...record} head={<PageHeader title={t('title')} />} />;
  const basket = query.basket === 'request' ? 'request' : 'stock';
  const count = cart.stock.reduce((sum, seller) => sum + seller.lines.length, 0);
  const tabs = [
    { key: 'stock', label: t('stock'), count, href: paths.service.cart() },
    {
      key: 'request',
      label: t('request'),
      count: cart.request.length,
      href: paths.service.cart({ basket: 'request' }),
    },
  ];
  return (
    <>
      <PageHeader title={t('title')} />
      <Stack $gap={6}>
        {!own && cart.count > 0 && <VisitorNote />}
        <LinkTabs tabs={tabs} current={basket} aria-label={t('title')} />
        {removal.bar}
        {basket === 'request' ? (
          <RequestBasket lines={cart.request} weight={cart.request_weight_kg} removal={removal} />
        ) : (
          <StockBasket sellers={cart.stock} removal={removal} />
        )}
      </Stack>
    </>
  );
}
