import { useQuery } from '@tanstack/react-query';
import { ShoppingCart } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../api/ApiProvider';
import { paths } from '../../paths';
import { useKeptCount } from '../../parts/market/keptStore';
import { cartQueries } from '../../queries/cart';
import { useSession } from '../session/useSession';
import { Badge, BadgeLink } from './badgeStyles';

/** The way to the cart, with how many lines are in it. */
export function CartLink() {
  const { t } = useTranslation('layout');
  const { loggedIn, profile } = useSession();
  const own = loggedIn && profile?.member_status !== 'pending';
  const { data } = useQuery({ ...cartQueries(useApi()).mine(), enabled: own, meta: { silent: true } });
  const kept = useKeptCount();
  const count = own ? (data?.count ?? 0) : kept;
  const label = count > 0 ? t('cart', { count }) : t('cartNone');
  return (
    <BadgeLink href={paths.service.cart()} aria-label={label} title={label}>
      <ShoppingCart size={20} aria-hidden />
      {count > 0 && <Badge aria-hidden>{count > 99 ? '99+' : count}</Badge>}
    </BadgeLink>
  );
}
