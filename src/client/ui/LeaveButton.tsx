import { useTranslation } from 'next-i18next/pages';
import { createContext, type ReactNode, use } from 'react';
import { Button } from './Button';

/** Marks the way out of a dialog. */
export const WAY_OUT = 'data-way-out';

/** What closes the dialog around a part of its foot. */
export const LeaveDialog = createContext<() => void>(() => undefined);

/**
 * The way out of a dialog that does nothing, first in its footer and under the same word: to cancel is an action of
 * the trade (a request, an order), so no dialog is left by that word. `label` is for a dialog whose action closes something.
 */
export function LeaveButton({ label }: { label?: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <Button onClick={use(LeaveDialog)} {...{ [WAY_OUT]: '' }}>
      {label ?? t('close')}
    </Button>
  );
}
