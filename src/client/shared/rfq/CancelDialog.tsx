import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../ui/toast';
import { useCancelRfq } from '../../queries/rfq';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { NoteField } from '../../ui/NoteField';
import type { RfqDialogProps } from './dialogProps';
import { useRefusal } from './useRefusal';

/** Cancels a running request; the sellers are notified of the reason. */
export function CancelDialog({ rfq, open, onOpenChange }: RfqDialogProps) {
  const { t } = useTranslation('rfq');
  const [reason, setReason] = useState('');
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending, error, reset } = useCancelRfq();
  const refusal = useRefusal(error);
  const close = (next: boolean) => {
    if (!next) {
      setConfirming(false);
      reset();
    }
    onOpenChange(next);
  };
  const words = reason.replaceAll(/\s+/g, ' ').trim();
  const cancel = () => {
    setConfirming(true);
    if (!words) return;
    mutate(
      { id: rfq.rfq_number_id, version: rfq.version, reason: words },
      {
        onSuccess: () => {
          toast.success(t('cancel.done'));
          close(false);
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={close}
      title={t('cancel.title')}
      text={t('cancel.text')}
      confirmLabel={t('cancel.confirm')}
      danger
      loading={isPending}
      error={refusal}
      onConfirm={cancel}
    >
      <NoteField
        label={t('cancel.reason')}
        help={t('cancel.reasonHelp')}
        error={confirming && !words ? t('cancel.reasonMissing') : undefined}
        required
        maxLength={300}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
