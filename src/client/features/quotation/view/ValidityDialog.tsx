import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from '../../../ui/toast';
import type { SellerRequest } from '../../../../contract/entities/quotation';
import { seoulDay } from '../../../../domain/time/deadline';
import { useExtendValidity } from '../../../queries/quotation';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { DateInput } from '../../../ui/DateInput';
import { Field } from '../../../ui/Field';
import { FormDialog } from '../../../ui/FormDialog';
import { InlineError } from '../../../ui/InlineError';
import { Stack } from '../../../ui/Stack';

type Props = {
  request: SellerRequest;
  /** Day until which the quotation stands, and the present in ms. */
  until: string;
  now: number;
  open: boolean;
  onClose: () => void;
};

/** Lets the quotation stand until a later day. */
export function ValidityDialog({ request, until, now, open, onClose }: Props) {
  const { t } = useTranslation('seller');
  const errorText = useErrorText();
  const extend = useExtendValidity();
  const [day, setDay] = useState('');
  const today = seoulDay(new Date(now));
  const good = day > until && day >= today;
  const send = () => {
    if (!good) return;
    extend.mutate(
      { id: request.rfq_number_id, version: request.version, stands_until: day },
      {
        onSuccess: () => {
          onClose();
          toast.neutral(t('validity.done'));
        },
      },
    );
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onSubmit={send}
      title={t('validity.extend')}
      description={t('validity.dialogText')}
      submitLabel={t('validity.confirm')}
      submitDisabled={!good}
      loading={extend.isPending}
    >
      <Stack $gap={3}>
        <Field label={t('validity.day')} help={t('term.validHelp')}>
          <DateInput value={day} min={today > until ? today : until} onChange={(event) => setDay(event.target.value)} />
        </Field>
        {extend.isError && <InlineError>{errorText(extend.error)}</InlineError>}
      </Stack>
    </FormDialog>
  );
}
