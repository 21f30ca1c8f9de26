import type { ReactNode } from 'react';

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Keeps the title for screen readers only. */
  titleHidden?: boolean;
  children: ReactNode;
  footer?: ReactNode;
  /** Where it comes from on a phone; from the right otherwise. */
  side?: 'right' | 'bottom';
  width?: number;
  /** Where the focus goes: to the first field, or to the first control, which is the closing button. */
  focus?: 'field' | 'control';
};
