import { useRef } from 'react';

const FIRST =
  '[data-autofocus], input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

const CONTROL = 'a[href], button:not(:disabled)';

/**
 * Focus of a dialog that is opened by state, not by a trigger of its own: goes to the first field (else the first
 * button of its foot), and back to where it was. `first` is where it goes instead: to the first control, as in a menu.
 */
export function useDialogFocus(first: 'field' | 'control' = 'field') {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      const { activeElement } = document;
      before.current = activeElement;
      const panel = event.currentTarget ?? event.target;
      if (!(panel instanceof HTMLElement)) return;
      const target =
        panel.querySelector<HTMLElement>(first === 'control' ? CONTROL : FIRST) ??
        panel.querySelector<HTMLElement>('[data-dialog-foot] button');
      event.preventDefault();
      (target ?? panel).focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // What closed it may have led elsewhere on the page.
      const now = document.activeElement;
      if (now && now !== document.body && !now.closest('[role="dialog"]')) return;
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    },
  };
}
