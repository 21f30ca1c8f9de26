import { useTranslation } from 'next-i18next/pages';
import type { CartSeller } from '../../../contract/entities/cart';
import { paths } from '../../paths';
import { useChangeCart } from '../../queries/cart';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { Inline } from '../../ui/Stack';
import { SellerBasket } from './SellerBasket';
import { useHasCart } from './useCart';
import type { CartRemoval } from './useCartRemoval';
import { WholeSum } from './WholeSum';

/** Open stock to buy, seller by seller, and what stands in its way. */
export function StockBasket({ sellers, removal }: { sellers: readonly CartSeller[]; removal: CartRemoval }) {
  const { t } = useTranslation('cart');
  const own = useHasCart();
  const change = useChangeCart();
  const checkout = paths.buyer.purchase('cart');
  const problems = sellers.flatMap((seller) => seller.lines.flatMap((line) => line.problems));
  if (sellers.length === 0) {
    return (
      <EmptyState
        bordered
        title={t('emptyStock')}
        text={t('emptyStockText')}
        action={<ButtonLink href={paths.stock.search()}>{t('toStock')}</ButtonLink>}
      />
    );
  }
  const accept = (
    <Button size="sm" loading={change.isPending} onClick={() => change.mutate({ action: 'accept' })}>
      {t('accept')}
    </Button>
  );
  return (
    <>
      {problems.includes('price_changed') && (
        <Banner tone="warning" action={accept}>
          {t('changed')}
        </Banner>
      )}
      {sellers.map((seller) => (
        <SellerBasket key={`${seller.store_id} ${seller.currency}`} seller={seller} removal={removal} />
      ))}
      {problems.length > 0 ? (
        <Banner tone="neutral">{t('blocked')}</Banner>
      ) : (
        <Inline $justify="flex-end" $gap={4}>
          {sellers.length > 1 && <WholeSum sellers={sellers} />}
          <ButtonLink variant="primary" href={own ? checkout : paths.auth.promoteSignUp({ next: checkout })}>
            {t('checkout', { count: sellers.length })}
          </ButtonLink>
        </Inline>
      )}
    </>
  );
}
