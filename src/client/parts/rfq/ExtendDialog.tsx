import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useExtendRfq } from '../../queries/rfq';
import { DateInput } from '../../ui/DateInput';
import { FormDialog } from '../../ui/FormDialog';
import { Field } from '../../ui/Field';
import { DeadlineNote } from './DeadlineNote';
import type { RfqDialogProps } from './dialogProps';
import { dayAfter } from './firstDay';
import { useRefusal } from './useRefusal';

/** Moves the deadline of a running request to a later day. */
export function ExtendDialog({ rfq, open, onOpenChange }: RfqDialogProps) {
  const { t } = useTranslation('rfq');
  const [day, setDay] = useState('');
  const { mutate, isPending, error, reset } = useExtendRfq();
  const refusal = useRefusal(error);
  const close = () => {
    setDay('');
    reset();
    onOpenChange(false);
  };
  const extend = () => {
    mutate(
      { id: rfq.rfq_number_id, version: rfq.version, deadline_date: day },
      {
        onSuccess: () => {
          toast.success(t('extend.done'));
          close();
        },
      },
    );
  };
  return (
    <FormDialog
      open={open}
      onClose={close}
      onSubmit={extend}
      title={t('extend.title')}
      description={t('extend.text')}
      submitLabel={t('extend.confirm')}
      submitDisabled={!day}
      loading={isPending}
    >
      <Field label={t('extend.day')} help={<DeadlineNote day={day} />} error={refusal} required>
        <DateInput
          value={day}
          min={rfq.deadline_date ? dayAfter(rfq.deadline_date) : undefined}
          onChange={(event) => setDay(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
