import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Bid } from '../../../../contract/entities/order';
import { useDeclineBid } from '../../../queries/bid';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { NoteField } from '../../../ui/NoteField';
import { keepError } from '../keepError';
import { useFailureText } from '../useFailureText';

type Props = { bid: Bid; open: boolean; onClose: () => void };

/** Refuses the award; the buyer reads the reason. */
export function DeclineBidDialog({ bid, open, onClose }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  const failureText = useFailureText();
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const { mutateAsync, isPending, error } = useDeclineBid();
  const empty = reason.trim() === '';
  const decline = () => {
    setChecked(true);
    if (empty) return;
    void mutateAsync({ id: bid.id, version: bid.version, reason: reason.trim() }).then(() => {
      toast.success(t('bid.declined'));
      onClose();
    }, keepError);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('bid.declineTitle')}
      text={t('bid.declineText')}
      confirmLabel={t('bid.decline')}
      onConfirm={decline}
      danger
      loading={isPending}
      error={error ? failureText(error) : undefined}
    >
      <NoteField
        label={t('field.reason')}
        required
        error={checked && empty ? t('trade:issue.required') : undefined}
        maxLength={300}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
