import { Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { IconButton } from '../../../ui/IconButton';
import type { useDiscard } from './useDiscard';

/**
 * Throws the draft away. Only the request for another's remainder is asked for first: brought back as a new draft, it
 * would no longer know what it completes.
 */
export function DiscardButton({ discarding, asks }: { discarding: ReturnType<typeof useDiscard>; asks: boolean }) {
  const { t } = useTranslation('buyer');
  const errorText = useErrorText();
  const [open, setOpen] = useState(false);
  const { discard, running, error } = discarding;
  return (
    <>
      <IconButton
        variant="secondary"
        label={t('discard.label')}
        icon={<Trash2 />}
        loading={running}
        onClick={() => (asks ? setOpen(true) : void discard())}
      />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('discard.title')}
        text={t('discard.text')}
        confirmLabel={t('discard.confirm')}
        danger
        loading={running}
        error={error ? errorText(error) : undefined}
        onConfirm={() => void discard()}
      />
    </>
  );
}
