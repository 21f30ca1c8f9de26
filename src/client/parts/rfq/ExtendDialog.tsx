import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useId, useState } from 'react';
import { toast } from 'react-hot-toast';
import { useExtendRfq } from '../../queries/rfq';
import { Button } from '../../ui/Button';
import { DateInput } from '../../ui/DateInput';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { DeadlineNote } from './DeadlineNote';
import type { RfqDialogProps } from './dialogProps';
import { dayAfter } from './firstDay';
import { useRefusal } from './useRefusal';
import { LeaveButton } from '../../ui/LeaveButton';

/** Moves the deadline of a running request to a later day. */
export function ExtendDialog({ rfq, open, onOpenChange }: RfqDialogProps) {
  const { t } = useTranslation('rfq');
  const formId = useId();
  const [day, setDay] = useState('');
  const { mutate, isPending, error, reset } = useExtendRfq();
  const refusal = useRefusal(error);
  const close = (next: boolean) => {
    if (!next) {
      setDay('');
      reset();
    }
    onOpenChange(next);
  };
  const extend = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      { id: rfq.rfq_number_id, version: rfq.version, deadline_date: day },
      {
        onSuccess: () => {
          toast.success(t('extend.done'));
          close(false);
        },
      },
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t('extend.title')}
      description={t('extend.text')}
      footer={
        <>
          <LeaveButton />
          <Button variant="primary" type="submit" form={formId} loading={isPending} disabled={!day}>
            {t('extend.confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={extend}>
        <Field label={t('extend.day')} help={<DeadlineNote day={day} />} error={refusal} required>
          <DateInput
            value={day}
            min={rfq.deadline_date ? dayAfter(rfq.deadline_date) : undefined}
            onChange={(event) => setDay(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
