import styled from 'styled-components';
import { layers } from '../../theme/layers';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { space } from '../../theme/tokens';
import { AccountActions } from './AccountActions';
import { HeaderSearch } from './HeaderSearch';
import { Logo } from './Logo';
import { MainNav } from './MainNav';
import { MenuSheet } from './MenuSheet';

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
