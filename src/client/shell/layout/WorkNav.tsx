import {
  BadgeCheck,
  BookOpen,
  Boxes,
  FileDown,
  FilePlus2,
  FileSpreadsheet,
  FolderKanban,
  Heart,
  History,
  Inbox,
  Layers,
  LayoutGrid,
  ListChecks,
  Mail,
  KeyRound,
  LockKeyhole,
  MonitorSmartphone,
  Package,
  PanelLeftClose,
  PanelLeftOpen,
  Plug,
  Store,
  Tags,
  UserRound,
  UsersRound,
  Warehouse,
  WalletCards,
} from 'lucide-react';
import { Link } from '../../ui/Link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { frame, motion, radius, space, type, weight } from '../../theme/tokens';
import { IconButton } from '../../ui/IconButton';
import { fadingEnds } from '../../ui/tabStyles';
import { type Area, areaOf } from './areas';
import { areaEntries, currentEntry, type NavText } from './areaEntries';
import { folded, useRail } from './rail';

const Root = styled.nav`
  position: sticky;
  top: calc(var(--header-height) + ${space(6)});
  align-self: start;
  width: ${frame.rail};
  flex-shrink: 0;
  ${folded} {
    ${media.roomy} {
      width: ${frame.railFolded};
    }
  }
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

const Heading = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 32px;
  margin-bottom: ${space(1)};
  padding-left: ${space(3)};
  color: ${color('textFaint')};
  ${type(12)}
  font-weight: ${weight.semibold};
  ${media.compact} {
    display: none;
  }
  ${folded} {
    justify-content: center;
    padding-left: 0;
    & > span {
      display: none;
    }
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
  ${folded} {
    ${media.roomy} {
      justify-content: center;
      padding: 0;
      /* The name stays for those who hear it. */
      & > span {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      & > svg {
        width: 18px;
        height: 18px;
      }
    }
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
  stockHowto: <BookOpen aria-hidden />,
  myStock: <Package aria-hidden />,
  stockOverview: <Warehouse aria-hidden />,
  stockHistory: <History aria-hidden />,
  interest: <Heart aria-hidden />,
  allProjects: <FolderKanban aria-hidden />,
  mypage: <LayoutGrid aria-hidden />,
  profile: <UserRound aria-hidden />,
  company: <BadgeCheck aria-hidden />,
  members: <UsersRound aria-hidden />,
  log: <History aria-hidden />,
  approval: <Mail aria-hidden />,
  sessions: <MonitorSmartphone aria-hidden />,
  exports: <FileDown aria-hidden />,
  budget: <WalletCards aria-hidden />,
  api: <Plug aria-hidden />,
  erp: <FileSpreadsheet aria-hidden />,
  signOn: <KeyRound aria-hidden />,
  security: <LockKeyhole aria-hidden />,
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
  const [isFolded, fold] = useRail();
  const address = current?.href;
  // On a small screen the tabs scroll sideways: the present one has to be in sight.
  useEffect(() => {
    const tab = root.current?.querySelector<HTMLElement>(`a[href$="${address}"]`);
    if (root.current && tab)
      root.current.scrollLeft = tab.offsetLeft - root.current.clientWidth / 2 + tab.clientWidth / 2;
  }, [address]);
  return (
    <Root ref={root} aria-label={t('areaNav')}>
      <Heading>
        <span>{t(`area.${area}`)}</span>
        <IconButton
          size="sm"
          label={t(isFolded ? 'rail.open' : 'rail.fold')}
          icon={isFolded ? <PanelLeftOpen /> : <PanelLeftClose />}
          aria-expanded={!isFolded}
          onClick={() => fold(!isFolded)}
        />
      </Heading>
      <List>
        {areaEntries[area].map((entry) => (
          <li key={entry.text}>
            <Item
              href={entry.href}
              aria-current={entry === current ? 'page' : undefined}
              title={isFolded ? t(`nav.${entry.text}`) : undefined}
            >
              {icons[entry.text]}
              <span>{t(`nav.${entry.text}`)}</span>
            </Item>
          </li>
        ))}
      </List>
    </Root>
  );
}
