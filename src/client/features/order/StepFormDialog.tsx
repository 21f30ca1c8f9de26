import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import { toast } from '../../ui/toast';
import type { Order } from '../../../contract/entities/order';
import { type OrderStep, useOrderStep } from '../../queries/order';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { LeaveButton } from '../../ui/LeaveButton';
import { Stack } from '../../ui/Stack';
import { OrderNote } from './OrderNote';
import { useFailureText } from '../../shell/errors/useFailureText';

type Props = {
  order: Order;
  action: 'ship' | 'receive' | 'add_certificate';
  /** The step as it is filled in, with a note if there is one; null while something is missing or wrong. */
  filled: (note: string | null) => OrderStep | null;
  width: number;
  onClose: () => void;
  children: ReactNode;
  /** What has to be seen last, above the buttons. */
  last?: ReactNode;
};

/** A step of an order with a form of its own: what to fill in, a note, and why it failed. */
export function StepFormDialog({ order, action, filled, width, onClose, children, last }: Props) {
  const { t } = useTranslation('project');
  const failureText = useFailureText();
  const { mutate, isPending, error } = useOrderStep(order.order_number);
  const [note, setNote] = useState('');
  const take = () => {
    const step = filled(note.trim() || null);
    if (!step) return;
    mutate(step, {
      onSuccess: () => {
        toast.success(t(`act.${action}.done`));
        onClose();
      },
    });
  };
  const footer = (
    <>
      <LeaveButton />
      <Button variant="primary" loading={isPending} onClick={take}>
        {t(`act.${action}.do`)}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`act.${action}.title`)}
      description={t(`act.${action}.text`)}
      footer={footer}
      width={width}
      form
      error={error && failureText(error)}
    >
      <Stack $gap={4}>
        {children}
        <OrderNote side={order.side} note={note} onNote={setNote} />
        {last}
      </Stack>
    </Dialog>
  );
}
