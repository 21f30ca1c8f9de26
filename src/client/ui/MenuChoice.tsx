import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Choice, Heading } from './menuStyles';

export interface MenuChoiceProps {
  label: string;
  value: string;
  options: ReadonlyArray<{ value: string; label: string; icon?: ReactNode }>;
  onChoose: (value: string) => void;
}

/** One of a few, inside a menu; the chosen one is ticked. */
export function MenuChoice({ label, value, options, onChoose }: MenuChoiceProps) {
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
