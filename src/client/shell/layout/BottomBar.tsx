import { Boxes, FileText, FolderKanban, House, Tags } from 'lucide-react';
import { Link } from '../../ui/Link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { paths } from '../../paths';
import { layers } from '../../theme/layers';
import { media } from '../../theme/media';
import { pageStyle } from '../../theme/pageStyle';
import { color } from '../../theme/roles';
import { frame, space, type, weight } from '../../theme/tokens';
import { useSession } from '../session/useSession';
import { areaOf, isPublic } from './areas';

const Root = styled.nav`
  display: none;
  ${media.phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${layers.bottomBar};
    display: block;
    padding-bottom: env(safe-area-inset-bottom);
    border-top: 1px solid ${color('line')};
    background: ${color('surface')};
  }
  ${media.print} {
    display: none;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
`;

const Item = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(0.5)};
  height: ${frame.bottomBar};
  color: ${color('textMuted')};
  ${type(12)}
  font-weight: ${weight.medium};
  white-space: nowrap;
  &[aria-current] {
    color: ${color('accentText')};
  }
  & > svg {
    width: 20px;
    height: 20px;
  }
`;

const places = [
  { key: 'today', href: paths.service.hub(), icon: <House aria-hidden /> },
  { key: 'buyer', href: paths.buyer.requests(), icon: <FileText aria-hidden /> },
  { key: 'seller', href: paths.seller.requests(), icon: <Tags aria-hidden /> },
  { key: 'stock', href: paths.stock.search(), icon: <Boxes aria-hidden /> },
  { key: 'project', href: paths.project.list(), icon: <FolderKanban aria-hidden /> },
] as const;

/** What is fixed at the lower edge keeps clear of the bar where there is one. */
const BarRoom = pageStyle(`
  ${media.phone} {
    :root {
      --bottom-bar-height: calc(${frame.bottomBar} + env(safe-area-inset-bottom));
    }
  }
`);

/** The five main places within reach of the thumb, the member's day first. A visitor who reads is not led to a login. */
export function BottomBar() {
  const { t } = useTranslation('layout');
  const { loggedIn } = useSession();
  const { pathname } = useRouter();
  const here = pathname === paths.service.hub() ? 'today' : areaOf(pathname);
  if (!loggedIn && (isPublic(pathname) || pathname.startsWith('/auth'))) return null;
  return (
    <Root aria-label={t('bottomNav')}>
      <BarRoom />
      <List>
        {places.map(({ key, href, icon }) => (
          <li key={key}>
            <Item href={href} aria-current={key === here ? 'true' : undefined}>
              {icon}
              {t(key)}
            </Item>
          </li>
        ))}
      </List>
    </Root>
  );
}
