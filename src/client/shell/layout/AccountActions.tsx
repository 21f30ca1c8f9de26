import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { paths } from '../../paths';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/ButtonLink';
import { SkeletonBlock } from '../../ui/Skeleton';
import { useSession } from '../session/useSession';
import { LanguageSwitch } from './LanguageSwitch';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShoppingCart } from 'lucide-react';
import { useApi } from '../../api/ApiProvider';
import { useKeptCount } from '../../shared/market/visitorBaskets';
import { cartQueries } from '../../queries/cart';
import { pushQueries } from '../../queries/push';
import { Badge, BadgeLink } from './badgeStyles';
import { onceReachable } from '../../ui/onceReachable';

/** Of those who signed in; a visitor's first load goes without menus and popovers. */
const Bell = dynamic(() => onceReachable(() => import('./Bell')).then((module) => module.Bell), {
  loading: () => <SkeletonBlock width="40px" height="40px" />,
});

/** The bell begins with the count that the page came with: its script may come after the first push has changed it. */
function DrawnBell() {
  const [client, api] = [useQueryClient(), useApi()];
  const [drawn] = useState(() => client.getQueryData(pushQueries(api).status().queryKey)?.unread ?? 0);
  return <Bell drawn={drawn} />;
}

const UserMenu = dynamic(() => onceReachable(() => import('./UserMenu')).then((module) => module.UserMenu), {
  loading: () => <SkeletonBlock width="104px" height="36px" />,
});

const Root = styled.div`
  display: flex;
  flex-shrink: 0;
  align-items: center;
  gap: ${space(1)};
  margin-left: auto;
  ${media.phone} {
    gap: 0;
  }
`;

const Desktop = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  ${media.compact} {
    & > a {
      padding: 0 ${space(2.5)};
    }
  }
  ${media.phone} {
    display: none;
  }
`;

/** Right end of the header: bell, cart and the account; or for visitors cart, language and the ways in. */
export function AccountActions() {
  const { t } = useTranslation('layout');
  const { loading, loggedIn } = useSession();
  return (
    <Root>
      {!loading && !loggedIn && <LanguageSwitch />}
      {loggedIn && <DrawnBell />}
      <CartLink />
      <Desktop>
        {loading && <SkeletonBlock width="104px" height="36px" />}
        {!loading && loggedIn && <UserMenu />}
        {!loading && !loggedIn && (
          <>
            <ButtonLink variant="ghost" href={paths.auth.login()}>
              {t('login')}
            </ButtonLink>
            <ButtonLink variant="primary" href={paths.auth.signup()}>
              {t('join')}
            </ButtonLink>
          </>
        )}
      </Desktop>
    </Root>
  );
}

/** The way to the cart, with how many lines are in it. */
function CartLink() {
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
