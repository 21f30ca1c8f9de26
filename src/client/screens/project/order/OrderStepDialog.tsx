import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Order, OrderAction } from '../../../../contract/entities/order';
import { cancelNeedsAgreement } from '../../../../domain/states/order';
import { useOrderStep } from '../../../queries/order';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Stack } from '../../../ui/Stack';
import { useFailureText } from '../useFailureText';
import { StepInput } from './StepInput';
import { emptyValues, fieldsOf, isRequired, type OwnForm, stepOf } from './stepFields';

const DANGER: readonly OrderAction[] = ['cancel', 'agree_cancel', 'reject_payment', 'refuse_settlement'];

type Props = { order: Order; action: Exclude<OrderAction, OwnForm>; onClose: () => void };

/** Asks before a step of an order, says what will happen, and keeps what was typed when it fails. */
export function OrderStepDialog({ order, action, onClose }: Props) {
  const { t } = useTranslation('project');
  const failureText = useFailureText();
  const [values, setValues] = useState(emptyValues);
  const [missing, setMissing] = useState(false);
  const { mutate, isPending, error } = useOrderStep(order.order_number);
  const fields = fieldsOf(action);
  const confirm = () => {
    const lacking = fields.some((field) => isRequired(field) && values[field].trim() === '');
    setMissing(lacking);
    const step = stepOf(action, order, values);
    if (lacking || !step) return;
    mutate(step, {
      onSuccess: () => {
        toast.success(t(`act.${action}.done`));
        onClose();
      },
    });
  };
  const { payment_status: payment, delivery_status: delivery } = order;
  const asks = action === 'cancel' && cancelNeedsAgreement({ ...order, payment, delivery });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`act.${action}.title`)}
      text={t(asks ? 'act.cancel.textAsk' : `act.${action}.text`)}
      confirmLabel={t(asks ? 'act.cancel.doAsk' : `act.${action}.do`)}
      onConfirm={confirm}
      danger={DANGER.includes(action)}
      loading={isPending}
      error={error ? failureText(error) : undefined}
    >
      <Stack $gap={4}>
        {fields.map((field) => (
          <StepInput
            key={field}
            field={field}
            value={values[field]}
            missing={missing && isRequired(field) && values[field].trim() === ''}
            onChange={(text) => setValues((before) => ({ ...before, [field]: text }))}
          />
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
