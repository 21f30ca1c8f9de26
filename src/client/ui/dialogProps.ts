import type { ReactNode } from 'react';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** How many px its content needs; it gets the least of the three widths that has them: 400, 560 (without a wish) or 880. */
  width?: number;
  /** Whether something in it would be lost: then a press beside it does nothing, and Esc first leads to the way out. */
  holds?: () => boolean;
  /** It is a form: once something was filled in it holds, and Esc or the cross first says that closing discards it. */
  form?: boolean;
  /** Why its action failed; in sight however long the window is. */
  error?: ReactNode;
};
