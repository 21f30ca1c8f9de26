import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { by } from '../../theme/by';
import { layers } from '../../theme/layers';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { frame, radius, space, type, weight } from '../../theme/tokens';
import { hasNavigation, type Width, widthOf } from './areas';
import { later } from '../later';
import { Header } from './Header';

const OfflineBanner = later(() => import('./OfflineBanner').then((module) => module.OfflineBanner), 'rest');
const PrintHead = later(() => import('./PrintHead').then((module) => module.PrintHead), 'rest');
const WorkNav = later(() => import('./WorkNav').then((module) => module.WorkNav), 'rest');
const Footer = later(() => import('./Footer').then((module) => module.Footer));
const BottomBar = later(() => import('./BottomBar').then((module) => module.BottomBar));

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Skip = styled.a`
  position: absolute;
  top: ${space(2)};
  left: ${space(2)};
  z-index: ${layers.tooltip};
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius[8]};
  background: ${color('surfaceInverse')};
  color: ${color('textInverse')};
  ${type(14)}
  font-weight: ${weight.semibold};
  &:not(:focus) {
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    overflow: hidden;
  }
`;

const inset = `
  margin: 0 auto;
  padding: var(--page-start, ${space(8)}) ${space(6)} var(--page-end, ${space(16)});
  ${media.phone} {
    padding: ${space(5)} ${space(4)} ${space(12)};
  }
  ${media.print} {
    padding: ${space(4)} 0 0;
  }
`;

/** Work begins at the left edge of the window, whatever its width: the title stays where it is from page to page. */
const work = `
  padding-top: var(--page-start, ${space(6)});
  padding-bottom: var(--page-end, ${space(12)});
  & > main {
    max-width: ${frame.work};
  }
`;

/** The area's navigation stands beside the page where there is room. */
const beside = `
  display: flex;
  gap: ${space(8)};
  ${media.compact} {
    display: block;
    padding-top: 0;
  }
`;

const Frame = styled.div<{ $width: Width; $nav: boolean }>`
  flex: 1;
  width: 100%;
  ${by('$width', {
    content: `${inset} max-width: calc(${frame.content} + ${space(12)});`,
    work: inset + work,
    wide: inset,
    full: '',
  } satisfies Record<Width, string>)}
  ${by('$nav', { true: beside })}
  ${media.print} {
    display: block;
  }
`;

const Main = styled.main`
  flex: 1;
  min-width: 0;
  outline: none;
`;

/** On a small screen the area's tabs run from edge to edge above the page. */
const NavPlace = styled.div`
  display: contents;
  ${media.compact} {
    display: block;
    margin: 0 -${space(6)} ${space(6)};
  }
  ${media.phone} {
    margin: 0 -${space(4)} ${space(5)};
  }
`;

/** Frame of every page: header, the area's navigation, the page, footer, and the bar at the bottom of a phone. */
export function AppLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('layout');
  const { pathname } = useRouter();
  const width = widthOf(pathname);
  const nav = hasNavigation(pathname);
  return (
    <Root>
      <Skip href="#content">{t('skip')}</Skip>
      <PrintHead />
      <Header />
      <OfflineBanner />
      <Frame $width={width} $nav={nav}>
        {nav && (
          <NavPlace>
            <WorkNav />
          </NavPlace>
        )}
        <Main id="content" tabIndex={-1}>
          {children}
        </Main>
      </Frame>
      <Footer />
      <BottomBar />
    </Root>
  );
}
