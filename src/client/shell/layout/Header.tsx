import styled from 'styled-components';
import { layers } from '../../theme/layers';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { space } from '../../theme/tokens';
import { AccountActions } from './AccountActions';
import { Logo } from './Logo';
import { MainNav } from './MainNav';
import { Menu as MenuIcon } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { IconButton } from '../../ui/IconButton';
import { PaletteButton } from '../palette/PaletteButton';
import { lateDialog } from '../../ui/lateDialog';

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
    gap: ${space(2)};
    padding: 0 ${space(4)};
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
        <PaletteButton />
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

const { Dialog: MenuPanel, fetchAhead } = lateDialog(() => import('./MenuPanel').then((part) => part.MenuPanel));

/** The phone's menu behind one button, loaded when a finger goes to it. */
function MenuSheet() {
  const { t } = useTranslation('layout');
  const { asPath } = useRouter();
  // Open at one address: going to another closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <Phone>
      <IconButton
        label={t('menu')}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        onPointerDown={fetchAhead}
        onClick={() => setOpenAt(asPath)}
      />
      {openAt === asPath && <MenuPanel onClose={() => setOpenAt(null)} />}
    </Phone>
  );
}
