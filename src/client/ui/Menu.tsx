import { Link } from './Link';
import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Entry, Heading, Line, Panel, Choice } from './menuStyles';
import { Check } from 'lucide-react';

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
  onOpenChange?: (open: boolean) => void;
};

/** A list of actions that opens from a button. */
export function Menu({ trigger, items, align = 'end', onOpenChange }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} {...(onOpenChange && { onOpenChange })}>
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

interface MenuChoiceProps {
  label: string;
  value: string;
  options: ReadonlyArray<{ value: string; label: string; icon?: ReactNode }>;
  onChoose: (value: string) => void;
}

/** One of a few, inside a menu; the chosen one is ticked. */
function MenuChoice({ label, value, options, onChoose }: MenuChoiceProps) {
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={onChoose} aria-label={label}>
      <Heading>{label}</Heading>
      {options.map((option) => (
        <Choice key={option.value} value={option.value}>
          {option.icon}
          {option.label}
          <DropdownMenu.ItemIndicator>
            <Check size={14} aria-hidden />
          </DropdownMenu.ItemIndicator>
        </Choice>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
