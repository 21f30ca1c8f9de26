import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../ui/toast';
import { useExtendRfq } from '../../queries/rfq';
import { DateInput } from '../../ui/DateInput';
import { FormDialog } from '../../ui/FormDialog';
import { Field } from '../../ui/Field';
import { DeadlineNote } from './DeadlineNote';
import type { RfqDialogProps } from './dialogProps';
import { dayAfter, laterDay } from './firstDay';
import { useRefusal } from './useRefusal';

/** What a deadline is put off by; the field shows the day, to be changed. */
const USUAL_BUSINESS_DAYS = 2;

/** Moves the deadline of a running request to a later day. */
export function ExtendDialog({ rfq, open, onOpenChange }: RfqDialogProps) {
  const { t } = useTranslation('rfq');
  const [chosen, setChosen] = useState<string | null>(null);
  const day = chosen ?? (rfq.deadline_date ? laterDay(rfq.deadline_date, USUAL_BUSINESS_DAYS) : '');
  const { mutate, isPending, error, reset } = useExtendRfq();
  const refusal = useRefusal(error);
  const close = () => {
    setChosen(null);
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
          onChange={(event) => setChosen(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
