import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';

export interface MenuChoiceProps {
  label: string;
  value: string;
  options: ReadonlyArray<{ value: string; label: string; icon?: ReactNode }>;
  onChoose: (value: string) => void;
}

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
  trigger: ReactElement<TriggerProps>;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  onOpenChange?: (open: boolean) => void;
};

type TriggerProps = ComponentPropsWithRef<'button'> & { 'data-state'?: string };
