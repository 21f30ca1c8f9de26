import { Link } from './Link';
import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { MenuChoice, type MenuChoiceProps } from './MenuChoice';
import { Entry, Heading, Line, Panel } from './menuStyles';

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
  | { kind: 'heading'; key: string; label: ReactNode }
  | ({ kind: 'choice'; key: string } & MenuChoiceProps);

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
    case 'choice':
      return (
        <MenuChoice
          key={item.key}
          label={item.label}
          value={item.value}
          options={item.options}
          onChoose={item.onChoose}
        />
      );
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
