import { Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import { paths } from '../../../paths';
import { useDiscardRfq } from '../../../queries/rfq';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { IconButton } from '../../../ui/IconButton';
import { keepDiscarded } from '../discarded';
import { toInput } from './editorLine';
import { toTerms } from './terms';
import type { Draft } from './useDraft';

/**
 * Throws the draft away. Only the request for another's remainder needs a confirmation: brought back as a new draft, it
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

/** Throws the draft away; unless that is confirmed before (`asks`), the list of requests offers the way back. */
export function useDiscard({ settled, stop, terms, kept, files }: Draft, asks: boolean) {
  const { t } = useTranslation('buyer');
  const router = useRouter();
  const { mutate, isPending: running, error } = useDiscardRfq();
  const discard = async () => {
    const saved = await settled();
    if (!saved) return;
    const file_ids = files.map((file) => file.file_id);
    mutate(
      { id: saved.rfq_number_id, version: saved.version },
      {
        onSuccess: () => {
          stop();
          if (asks) toast.success(t('discard.done'));
          else keepDiscarded({ ...toTerms(terms), file_ids, lines: kept.map(toInput) });
          void router.push(paths.buyer.requests());
        },
      },
    );
  };
  return { discard, running, error };
}
