import { useTranslation } from 'next-i18next/pages';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './Button';

/** Marks the way out of a dialog. */
export const WAY_OUT = 'data-way-out';

/**
 * The way out of a dialog that does nothing, first in its footer and under the same word: to cancel is an action of
 * the trade (a request, an order), so no dialog is left by that word. `label` is for a dialog whose action closes something.
 */
export function LeaveButton({ label }: { label?: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <Dialog.Close asChild>
      <Button {...{ [WAY_OUT]: '' }}>{label ?? t('close')}</Button>
    </Dialog.Close>
  );
}
