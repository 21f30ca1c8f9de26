import { Link } from './Link';
import { DropdownMenu } from 'radix-ui';
import { Entry, Heading, Line, Panel, Choice } from './menuStyles';
import { Check } from 'lucide-react';
import type { MenuChoiceProps, MenuItem, MenuProps } from './menuTypes';

type Props = MenuProps & {
  /** It was opened by a key, which leads to the first entry. */
  byKey: boolean;
};

/** The menu of `Menu`, open from its first press on. */
export function OpenMenu({ trigger, items, align = 'end', onOpenChange, byKey }: Props) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen {...(onOpenChange && { onOpenChange })}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <Panel ref={byKey ? leadIn : null} align={align} sideOffset={4} collisionPadding={12}>
          {items.map(entry)}
        </Panel>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Radix knows of a key only what was pressed while the menu was there: the first time the focus is led on by this. */
function leadIn(panel: HTMLElement | null): void {
  if (panel)
    requestAnimationFrame(() => {
      if (document.activeElement === panel)
        panel.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus();
    });
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
