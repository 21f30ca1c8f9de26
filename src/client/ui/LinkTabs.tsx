import { Link } from './Link';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { Count } from './Count';
import { tabListStyles, tabStyles } from './tabStyles';

const List = styled.nav`
  ${tabListStyles}
  /* Paper says which of them it shows. */
  ${media.print} {
    display: block;
    box-shadow: none;
    & > :not([aria-current='page']) {
      display: none;
    }
    & > [aria-current='page'] {
      height: auto;
      border: 0;
    }
  }
`;

const Tab = styled(Link)`
  ${tabStyles}
`;

export type LinkTab = { key: string; label: ReactNode; href: string; count?: number | string; icon?: ReactNode };

export type LinkTabsProps = {
  tabs: readonly LinkTab[];
  current: string;
  'aria-label': string;
  /** Keeps the page in place and its scroll position (default true: the tab is a filter in the address). */
  shallowScroll?: boolean;
};

/** Tabs whose choice lives in the address, e.g. a status filter. */
export function LinkTabs({ tabs, current, 'aria-label': label, shallowScroll = true }: LinkTabsProps) {
  return (
    <List aria-label={label}>
      {tabs.map((tab) => (
        <Tab
          key={tab.key}
          href={tab.href}
          scroll={!shallowScroll}
          aria-current={tab.key === current ? 'page' : undefined}
        >
          {tab.icon}
          {tab.label}
          {tab.count !== undefined && <Count>{tab.count}</Count>}
        </Tab>
      ))}
    </List>
  );
}
