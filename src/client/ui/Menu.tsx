import Link from 'next/link';
import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { layers } from '../theme/layers';
import { media } from '../theme/media';
import { color, shadow } from '../theme/roles';
import { radius, space, type } from '../theme/tokens';

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

const Panel = styled(DropdownMenu.Content)`
  z-index: ${layers.menu};
  min-width: 180px;
  max-width: min(320px, calc(100vw - 24px));
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: ${space(1)};
  overflow-y: auto;
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surface')};
  box-shadow: ${shadow('overlay')};
  animation: ${appear} 150ms ease-out;
`;

const Entry = styled(DropdownMenu.Item)<{ $danger?: boolean | undefined }>`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 32px;
  padding: ${space(1.5)} ${space(2.5)};
  border-radius: ${radius[4]};
  color: ${({ $danger, theme }) => ($danger ? theme.color.dangerText : theme.color.text)};
  ${type(14)}
  cursor: pointer;
  user-select: none;
  ${({ $danger }) => css`
    &[data-highlighted] {
      background: ${color($danger ? 'dangerSurface' : 'surfaceSunken')};
      outline: none;
    }
  `}
  &[data-disabled] {
    color: ${color('textDisabled')};
    cursor: not-allowed;
  }
  & > svg {
    flex-shrink: 0;
    width: 16px;
    height: 16px;
    color: ${({ $danger, theme }) => ($danger ? theme.color.dangerText : theme.color.textFaint)};
  }
  ${media.phone} {
    min-height: 44px;
  }
`;

const Line = styled(DropdownMenu.Separator)`
  height: 1px;
  margin: ${space(1)};
  background: ${color('line')};
`;

const Heading = styled(DropdownMenu.Label)`
  padding: ${space(2)} ${space(2.5)} ${space(1)};
  color: ${color('textMuted')};
  ${type(12)}
`;

export type MenuItem =
  | {
      kind?: 'action';
      key: string;
      label: ReactNode;
      icon?: ReactNode;
      onSelect: () => void;
      danger?: boolean;
      disabled?: boolean;
    }
  | { kind: 'link'; key: string; label: ReactNode; icon?: ReactNode; href: string }
  | { kind: 'separator'; key: string }
  | { kind: 'heading'; key: string; label: ReactNode };

export type MenuProps = {
  /** One element that can hold a ref: Button or IconButton. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
};

/** A list of actions that opens from a button. */
export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <Panel align={align} sideOffset={4} collisionPadding={12}>
          {items.map(entry)}
        </Panel>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function entry(item: MenuItem) {
  switch (item.kind) {
    case 'separator':
      return <Line key={item.key} />;
    case 'heading':
      return <Heading key={item.key}>{item.label}</Heading>;
    case 'link':
      return (
        <Entry key={item.key} asChild>
          <Link href={item.href}>
            {item.icon}
            {item.label}
          </Link>
        </Entry>
      );
    default:
      return (
        <Entry key={item.key} $danger={item.danger} disabled={item.disabled} onSelect={item.onSelect}>
          {item.icon}
          {item.label}
        </Entry>
      );
  }
}
