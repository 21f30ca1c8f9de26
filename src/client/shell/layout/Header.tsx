import styled from 'styled-components';
import { layers } from '../../theme/layers';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { space } from '../../theme/tokens';
import { AccountActions } from './AccountActions';
import { Logo } from './Logo';
import { MainNav } from './MainNav';
import { Menu as MenuIcon, Search } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import { IconButton } from '../../ui/IconButton';
import { paths } from '../../paths';
import { TextInput } from '../../ui/TextInput';
import { onceReachable } from '../../ui/onceReachable';

/** Only where there is room; narrower windows reach the search through the stock area. */
const SearchBox = styled.search`
  display: none;
  ${media.wide} {
    display: block;
    flex: 1;
    min-width: 0;
    max-width: 320px;
  }
`;

/** The box in the header: what is typed is looked for in the listed stock of all sellers. */
function HeaderSearch() {
  const { t } = useTranslation('layout');
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    const q = typed.trim();
    if (!q) return;
    setTyped('');
    void router.push(paths.stock.search({ q }));
  };
  return (
    <SearchBox aria-label={t('searchStock')}>
      <form onSubmit={search} data-stlbs-id="header-search">
        <TextInput
          compact
          type="search"
          icon={<Search />}
          maxLength={200}
          aria-label={t('searchStock')}
          placeholder={t('searchStock')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </SearchBox>
  );
}

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layers.header};
  border-bottom: 1px solid ${color('line')};
  background: ${color('surface')};
  ${media.print} {
    display: none;
  }
`;

const Inside = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(6)};
  height: calc(var(--header-height) - 1px);
  padding: 0 ${space(6)};
  ${media.compact} {
    gap: ${space(3)};
  }
  ${media.phone} {
    gap: ${space(1)};
    padding: 0 ${space(2)} 0 ${space(4)};
  }
`;

/** The bar at the top of every page. */
export function Header() {
  return (
    <Root>
      <Inside>
        <Logo />
        <MainNav />
        <HeaderSearch />
        <AccountActions />
        <MenuSheet />
      </Inside>
    </Root>
  );
}

const Phone = styled.div`
  display: none;
  ${media.phone} {
    display: block;
  }
`;

const loadPanel = () => import('./MenuPanel');
const MenuPanel = dynamic(() => onceReachable(loadPanel).then((module) => module.MenuPanel), { ssr: false });

/** The phone's menu behind one button, loaded when a finger goes to it. */
function MenuSheet() {
  const { t } = useTranslation('layout');
  const { asPath } = useRouter();
  // Open at one address: going to another closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const setOpen = (open: boolean) => setOpenAt(open ? asPath : null);
  return (
    <Phone>
      <IconButton
        label={t('menu')}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        onPointerDown={() => void loadPanel()}
        onClick={() => setOpen(true)}
      />
      {openAt !== null && <MenuPanel open={openAt === asPath} onOpenChange={setOpen} />}
    </Phone>
  );
}
