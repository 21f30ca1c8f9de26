import { useTranslation } from 'next-i18next/pages';
import { Dialog } from 'radix-ui';
import { Button } from './Button';

/** Marks the way out of a dialog. */
export const WAY_OUT = 'data-way-out';

/**
 * The way out of a dialog that does nothing, first in its footer and always under the same word: to cancel is an action of
 * the trade (a request, an order), so no dialog is left by that word.
 */
export function LeaveButton() {
  const { t } = useTranslation('ui');
  return (
    <Dialog.Close asChild>
      <Button {...{ [WAY_OUT]: '' }}>{t('close')}</Button>
    </Dialog.Close>
  );
}
