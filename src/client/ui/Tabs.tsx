import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { space } from '../theme/tokens';
import { Count } from './Count';
import { tabListStyles, tabStyles } from './tabStyles';
import { NativeButton } from './nativeControls';

const List = styled.div`
  ${tabListStyles}
`;

const Trigger = styled(NativeButton)`
  ${tabStyles}
`;

const Content = styled.div`
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

/** Where a key leads from the tab at `index` of `count`; round the ends, as tab lists do. */
function target(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Tabs within a page; arrows, Home and End move between them and show what they come to. */
export function Tabs({ tabs, value, defaultValue = tabs[0]?.key, onChange, 'aria-label': label }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  const choose = (key: string) => {
    if (key === current) return;
    setOwn(key);
    onChange?.(key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.key === current);
    const next = target(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    choose(tab.key);
  };
  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <Trigger
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}${tab.key}`}
            aria-selected={tab.key === current}
            aria-controls={`${id}${tab.key}-panel`}
            data-state={tab.key === current ? 'active' : 'inactive'}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => choose(tab.key)}
          >
            {tab.icon}
            {tab.label}
            {tab.count !== undefined && <Count>{tab.count}</Count>}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content
          key={tab.key}
          role="tabpanel"
          id={`${id}${tab.key}-panel`}
          aria-labelledby={`${id}${tab.key}`}
          hidden={tab.key !== current}
          tabIndex={0}
        >
          {tab.key === current && tab.content}
        </Content>
      ))}
    </div>
  );
}
