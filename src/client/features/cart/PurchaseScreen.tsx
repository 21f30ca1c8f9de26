import { SteelThumb } from '../../shared/steel/Steel';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { RecordState } from '../../shell/errors/RecordState';
import { paths } from '../../paths';
import { cartQueries, useChangeCart } from '../../queries/cart';
import { marketQueries } from '../../queries/market';
import { purchaseQueries } from './purchaseQueries';
import { useStaleOnceLeft } from '../../queries/useStaleOnceLeft';
import { useRoute } from '../../shell/useRoute';
import { ButtonLink } from '../../ui/ButtonLink';
import { EmptyState } from '../../ui/EmptyState';
import { LoadingLines } from '../../ui/Skeleton';
import { PageHeader } from '../../ui/PageHeader';
import { PurchaseForm } from './PurchaseForm';
import { useState } from 'react';
import type { CartSeller } from '../../../contract/entities/cart';

/** Buying the cart, or one item at once. */
export function PurchaseScreen() {
  const { t } = useTranslation('cart');
  const { query } = useRoute();
  const api = useApi();
  const whole = query.x === 'cart';
  const qty = /^\d{1,9}(\.\d{1,3})?$/.test(query.qty ?? '') ? (query.qty ?? '1') : '1';
  // An item that does not exist is a missing page, which the page's plan decides by this query.
  useQuery({ ...marketQueries(api).item(query.x ?? ''), enabled: !whole });
  const cart = useQuery({ ...cartQueries(api).mine(), enabled: whole });
  const check = purchaseQueries(api).check([{ item_id: query.x ?? '', qty }]);
  const one = useQuery({ ...check, enabled: !whole });
  useStaleOnceLeft(check.queryKey);
  const change = useChangeCart();
  const direct = useSeenPrice(one.data?.sellers);
  const sellers = whole ? cart.data?.stock : direct.sellers;
  const accept = () => (whole ? change.mutate({ action: 'accept' }) : direct.accept());
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('title'), href: paths.service.cart() }, { label: t('purchase') }]}
        title={t('purchase')}
      />
      {!sellers && <RecordState {...(whole ? cart : one)} skeleton={<LoadingLines />} />}
      {sellers?.length === 0 && (
        <EmptyState
          bordered
          drawing={<SteelThumb width={96} spec={{ category: 'flange', type: 'WN', dn: [300] }} />}
          title={t('emptyStock')}
          text={t('emptyStockText')}
          action={<ButtonLink href={paths.stock.search()}>{t('toStock')}</ButtonLink>}
        />
      )}
      {sellers && sellers.length > 0 && <PurchaseForm sellers={sellers} onAccept={accept} />}
    </>
  );
}

type Sellers = readonly CartSeller[] | undefined;
type Price = { unit_price: string | null; price_uom: string | null };

/**
 * One item bought without the cart: the price that the person saw first is stored, so that a later one is shown as a
 * change, as the cart does it, until the person has accepted it.
 */
function useSeenPrice(sellers: Sellers): { sellers: Sellers; accept: () => void } {
  const [seen, setSeen] = useState<Price | null>(null);
  const now = sellers?.[0]?.lines[0]?.item;
  if (now && !seen) setSeen(now);
  const moved = now && seen && (now.unit_price !== seen.unit_price || now.price_uom !== seen.price_uom);
  if (!moved) return { sellers, accept: () => undefined };
  return {
    sellers: sellers?.map((seller) => ({
      ...seller,
      lines: seller.lines.map((line) => ({
        ...line,
        seen_price: seen.unit_price,
        problems: ['price_changed' as const, ...line.problems],
      })),
    })),
    accept: () => setSeen(now),
  };
}
