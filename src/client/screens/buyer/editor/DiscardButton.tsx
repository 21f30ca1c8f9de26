import { Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { paths } from '../../../paths';
import { useDiscardRfq } from '../../../queries/rfq';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { IconButton } from '../../../ui/IconButton';
import type { Draft } from './useDraft';

/** Throws the draft away after asking. */
export function DiscardButton({ draft }: { draft: Pick<Draft, 'settled' | 'stop'> }) {
  const { t } = useTranslation('buyer');
  const errorText = useErrorText();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const { mutate, isPending, error } = useDiscardRfq();
  const discard = async () => {
    const saved = await draft.settled();
    if (!saved) return;
    mutate(
      { id: saved.rfq_number_id, version: saved.version },
      {
        onSuccess: () => {
          draft.stop();
          toast.success(t('discard.done'));
          void router.push(paths.buyer.requests());
        },
      },
    );
  };
  return (
    <>
      <IconButton variant="secondary" label={t('discard.label')} icon={<Trash2 />} onClick={() => setOpen(true)} />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('discard.title')}
        text={t('discard.text')}
        confirmLabel={t('discard.confirm')}
        danger
        loading={isPending}
        error={error ? errorText(error) : undefined}
        onConfirm={() => void discard()}
      />
    </>
  );
}
