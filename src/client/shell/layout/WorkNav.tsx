import {
  BadgeCheck,
  Bell,
  BookOpen,
  Boxes,
  FileDown,
  FilePlus2,
  FolderKanban,
  Heart,
  History,
  Inbox,
  Layers,
  LayoutDashboard,
  LayoutGrid,
  ListChecks,
  Mail,
  LockKeyhole,
  MonitorSmartphone,
  Package,
  Store,
  Tags,
  UserRound,
  UsersRound,
  Warehouse,
} from 'lucide-react';
import { Link } from '../../ui/Link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { motion, radius, space, type, weight } from '../../theme/tokens';
import { fadingEnds } from '../../ui/tabStyles';
import { type Area, areaOf } from './areas';
import { areaEntries, currentEntry, type NavText } from './areaEntries';

const Root = styled.nav`
  position: sticky;
  top: calc(var(--header-height) + ${space(8)});
  align-self: start;
  width: 208px;
  flex-shrink: 0;
  ${media.compact} {
    position: relative;
    top: 0;
    width: auto;
    overflow-x: auto;
    border-bottom: 1px solid ${color('line')};
    scrollbar-width: none;
    ${fadingEnds}
  }
  ${media.print} {
    display: none;
  }
`;

const Heading = styled.p`
  padding: 0 ${space(3)} ${space(2)};
  color: ${color('textFaint')};
  ${type(12)}
  font-weight: ${weight.semibold};
  ${media.compact} {
    display: none;
  }
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
  ${media.compact} {
    flex-direction: row;
    gap: ${space(1)};
    padding: 0 ${space(4)};
    width: max-content;
  }
`;

const Item = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  min-height: 36px;
  padding: 0 ${space(3)};
  border-radius: ${radius[8]};
  color: ${color('textMuted')};
  ${type(14)}
  font-weight: ${weight.medium};
  white-space: nowrap;
  transition: background ${motion.fast};
  & > svg {
    width: 16px;
    height: 16px;
    flex-shrink: 0;
  }
  &:hover {
    background: ${color('surfaceSunken')};
  }
  &[aria-current] {
    background: ${color('surfaceSunken')};
    color: ${color('text')};
    font-weight: ${weight.semibold};
  }
  ${media.compact} {
    min-height: 44px;
    padding: 0 ${space(2)};
    border-radius: 0;
    & > svg {
      display: none;
    }
    &[aria-current] {
      background: none;
      color: ${color('accentText')};
      box-shadow: inset 0 -2px 0 ${color('accent')};
    }
  }
`;

const icons: Record<NavText, ReactNode> = {
  requests: <ListChecks aria-hidden />,
  newRequest: <FilePlus2 aria-hidden />,
  sellerRequests: <Inbox aria-hidden />,
  materials: <Layers aria-hidden />,
  stores: <Store aria-hidden />,
  openStock: <Boxes aria-hidden />,
  manageOpen: <Tags aria-hidden />,
  stockWays: <LayoutGrid aria-hidden />,
  stockHowto: <BookOpen aria-hidden />,
  myStock: <Package aria-hidden />,
  stockOverview: <Warehouse aria-hidden />,
  stockHistory: <History aria-hidden />,
  interest: <Heart aria-hidden />,
  allProjects: <FolderKanban aria-hidden />,
  overview: <LayoutDashboard aria-hidden />,
  profile: <UserRound aria-hidden />,
  company: <BadgeCheck aria-hidden />,
  members: <UsersRound aria-hidden />,
  log: <History aria-hidden />,
  approval: <Mail aria-hidden />,
  sessions: <MonitorSmartphone aria-hidden />,
  exports: <FileDown aria-hidden />,
  security: <LockKeyhole aria-hidden />,
  push: <Bell aria-hidden />,
};

/** The pages of one work area: at the left, on a small screen as tabs above the page. */
export function WorkNav() {
  const { pathname } = useRouter();
  const area = areaOf(pathname);
  return area && <AreaNav area={area} />;
}

function AreaNav({ area }: { area: Area }) {
  const { t } = useTranslation('layout');
  const { asPath } = useRouter();
  const current = currentEntry(area, asPath.split(/[?#]/)[0] ?? '');
  const root = useRef<HTMLElement>(null);
  const address = current?.href;
  // On a small screen the tabs scroll sideways: the present one has to be in sight.
  useEffect(() => {
    const tab = root.current?.querySelector<HTMLElement>(`a[href$="${address}"]`);
    if (root.current && tab)
      root.current.scrollLeft = tab.offsetLeft - root.current.clientWidth / 2 + tab.clientWidth / 2;
  }, [address]);
  return (
    <Root ref={root} aria-label={t('areaNav')}>
      <Heading>{t(`area.${area}`)}</Heading>
      <List>
        {areaEntries[area].map((entry) => (
          <li key={entry.text}>
            <Item href={entry.href} aria-current={entry === current ? 'page' : undefined}>
              {icons[entry.text]}
              {t(`nav.${entry.text}`)}
            </Item>
          </li>
        ))}
      </List>
    </Root>
  );
}
