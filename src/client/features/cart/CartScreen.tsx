import { SteelThumb } from '../../shared/steel/Steel';
import { useTranslation } from 'next-i18next/pages';
import { RecordState } from '../../shell/errors/RecordState';
import { paths } from '../../paths';
import { useRoute } from '../../shell/useRoute';
import { LinkTabs } from '../../ui/LinkTabs';
import { PageHeader } from '../../ui/PageHeader';
import { Stack, Inline } from '../../ui/Stack';
import { RequestBasket } from './RequestBasket';
import { blockedText } from './blockedText';
import { useCart, useHasCart } from './useCart';
import { useCartRemoval, type CartRemoval } from './useCartRemoval';
import { useSession } from '../../shell/session/useSession';
import { Banner } from '../../ui/Banner';
import { ButtonLink } from '../../ui/ButtonLink';
import type { CartSeller } from '../../../contract/entities/cart';
import { useChangeCart } from '../../queries/cart';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { SellerBasket } from './SellerBasket';
import { WaitingPurchases } from './WaitingPurchases';
import { WholeSum } from './WholeSum';

/** The cart with its two baskets: listed stock to buy, and lines to request quotations for. */
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
        {own && <WaitingPurchases />}
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

/** Where the cart of somebody without an account lies, and how it gets prices. */
function VisitorNote() {
  const { t } = useTranslation('cart');
  const { loggedIn } = useSession();
  // Who waits for approval has signed in already.
  if (loggedIn) return <Banner>{t('kept.waiting')}</Banner>;
  const signIn = (
    <ButtonLink size="sm" href={paths.auth.login({ next: paths.service.cart() })}>
      {t('kept.signIn')}
    </ButtonLink>
  );
  return <Banner action={signIn}>{t('kept.text')}</Banner>;
}

/** Listed stock to buy, seller by seller, and what stands in its way. */
function StockBasket({ sellers, removal }: { sellers: readonly CartSeller[]; removal: CartRemoval }) {
  const { t } = useTranslation('cart');
  const own = useHasCart();
  const change = useChangeCart();
  const checkout = paths.buyer.purchase('cart');
  const problems = sellers.flatMap((seller) => seller.lines.flatMap((line) => line.problems));
  if (sellers.length === 0) {
    return (
      <EmptyState
        bordered
        drawing={<SteelThumb width={96} spec={{ category: 'flange', type: 'WN', dn: [300] }} />}
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
        <Banner tone="neutral">{t(blockedText(problems))}</Banner>
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
