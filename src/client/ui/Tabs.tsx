import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../theme/tokens';
import { Count } from './Count';
import { tabListStyles, tabStyles } from './tabStyles';

const List = styled(Radix.List)`
  ${tabListStyles}
`;

const Trigger = styled(Radix.Trigger)`
  ${tabStyles}
`;

const Content = styled(Radix.Content)`
  padding-top: ${space(4)};
`;

export type Tab = { key: string; label: ReactNode; content: ReactNode; count?: number; icon?: ReactNode };

export type TabsProps = {
  tabs: readonly Tab[];
  'aria-label': string;
  value?: string;
  defaultValue?: string;
  onChange?: (key: string) => void;
};

/** Tabs within a page; arrows move between them. */
export function Tabs({ tabs, value, defaultValue = tabs[0]?.key, onChange, 'aria-label': label }: TabsProps) {
  return (
    <Radix.Root value={value} defaultValue={value === undefined ? defaultValue : undefined} onValueChange={onChange}>
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.key} value={tab.key}>
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && <Count>{tab.count}</Count>}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.key} value={tab.key}>
          {tab.content}
        </Content>
      ))}
    </Radix.Root>
  );
}
