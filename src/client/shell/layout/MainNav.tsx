import { Link } from '../../ui/Link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { paths } from '../../paths';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { motion, radius, space, type, weight } from '../../theme/tokens';
import { useSession } from '../session/useSession';
import { areaOf } from './areas';

/** With letters as large as its reader made them it scrolls, and what stands beside it stays in the window. */
const Nav = styled.nav`
  min-width: 0;
  margin: -${space(1)};
  padding: ${space(1)};
  overflow-x: auto;
  scrollbar-width: none;
  ${media.phone} {
    display: none;
  }
`;

const List = styled.ul`
  display: flex;
  gap: ${space(1)};
  ${media.compact} {
    gap: 0;
  }
`;

const Item = styled(Link)`
  display: inline-flex;
  align-items: center;
  height: 36px;
  padding: 0 ${space(3)};
  border-radius: ${radius[8]};
  color: ${color('textMuted')};
  ${type(14)}
  font-weight: ${weight.semibold};
  white-space: nowrap;
  ${media.compact} {
    padding: 0 ${space(1.5)};
    ${type(13)}
  }
  transition: background ${motion.fast}, color ${motion.fast};
  &:hover {
    background: ${color('surfaceSunken')};
  }
  &[aria-current] {
    background: ${color('accentSurface')};
    color: ${color('accentText')};
  }
`;

/** Of members alone: what waits for them today. */
const TODAY = { area: 'today', href: paths.service.hub() } as const;

const places = [
  { area: 'buyer', href: paths.buyer.requests() },
  { area: 'seller', href: paths.seller.requests() },
  { area: 'stock', href: paths.stock.search() },
  { area: 'project', href: paths.project.list() },
] as const;

/** The member's day, buyer, seller, stock and project, the one the reader is in marked. */
export function MainNav() {
  const { t } = useTranslation('layout');
  const { loggedIn } = useSession();
  const { pathname } = useRouter();
  const area = pathname === TODAY.href ? TODAY.area : areaOf(pathname);
  return (
    <Nav aria-label={t('mainNav')}>
      <List>
        {[...(loggedIn ? [TODAY] : []), ...places].map((place) => (
          <li key={place.area}>
            <Item
              href={place.href}
              aria-current={place.area === area ? 'true' : undefined}
              data-stlbs-id="main-nav"
              data-custom-data={JSON.stringify({ area: place.area })}
            >
              {t(place.area)}
            </Item>
          </li>
        ))}
      </List>
    </Nav>
  );
}
