import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Order } from '../../../../contract/entities/order';
import { useOrderStep } from '../../../queries/order';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { useFailureText } from '../useFailureText';
import { ClaimFields, emptyClaim } from './ClaimFields';

/** Opens a claim on what was shipped. */
export function ClaimDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('project');
  const failureText = useFailureText();
  const [claim, setClaim] = useState(emptyClaim);
  const [checked, setChecked] = useState(false);
  const { mutate, isPending, error } = useOrderStep(order.order_number);
  const open = () => {
    setChecked(true);
    if (claim.text.trim() === '') return;
    const body = { version: order.version, claim: { kind: claim.kind, text: claim.text.trim() } };
    mutate(
      { action: 'open_claim', body },
      {
        onSuccess: () => {
          toast.success(t('act.open_claim.done'));
          onClose();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('act.open_claim.title')}
      text={t('act.open_claim.text')}
      confirmLabel={t('act.open_claim.do')}
      onConfirm={open}
      loading={isPending}
      error={error ? failureText(error) : undefined}
    >
      <ClaimFields claim={claim} onChange={setClaim} checked={checked} />
    </ConfirmDialog>
  );
}
