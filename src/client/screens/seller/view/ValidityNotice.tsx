import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Quotation, SellerRequest } from '../../../../contract/entities/quotation';
import { endOfDaySeoul, seoulDay } from '../../../../domain/time/deadline';
import { useExtendValidity } from '../../../queries/quotation';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { DateInput } from '../../../ui/DateInput';
import { FormDialog } from '../../../ui/FormDialog';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { Stack } from '../../../ui/Stack';
import { useNow } from '../../../ui/useNow';

/** After collecting: until when the quotation stands, whether the buyer asked for longer, and the consent to it. */
export function ValidityNotice({ request, quotation }: { request: SellerRequest; quotation: Quotation }) {
  const { t } = useTranslation('seller');
  const errorText = useErrorText();
  const extend = useExtendValidity();
  const now = useNow();
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState('');
  const until = quotation.stands_until;
  if (request.project_status !== 'CMP' || quotation.status !== 'SUBMITTED' || !until || now === null) return null;
  const expired = endOfDaySeoul(until).getTime() < now;
  const asked = quotation.validity_asked_at !== null;
  const today = seoulDay(new Date(now));
  const good = day > until && day >= today;
  const send = () => {
    if (!good) return;
    extend.mutate(
      { id: request.rfq_number_id, version: request.version, stands_until: day },
      {
        onSuccess: () => {
          setOpen(false);
          toast(t('validity.done'));
        },
      },
    );
  };
  const tone = asked || expired ? 'warning' : 'neutral';
  return (
    <>
      <Banner
        tone={tone}
        title={t(asked ? 'validity.asked' : expired ? 'validity.expired' : 'validity.stands', { until })}
        action={
          <Button size="sm" onClick={() => setOpen(true)}>
            {t('validity.extend')}
          </Button>
        }
      >
        {t(asked || expired ? 'validity.text' : 'validity.standsText')}
      </Banner>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        onSubmit={send}
        title={t('validity.extend')}
        description={t('validity.dialogText')}
        submitLabel={t('validity.confirm')}
        submitDisabled={!good}
        loading={extend.isPending}
      >
        <Stack $gap={3}>
          <Field label={t('validity.day')} help={t('term.validHelp')}>
            <DateInput
              value={day}
              min={today > until ? today : until}
              onChange={(event) => setDay(event.target.value)}
            />
          </Field>
          {extend.isError && <InlineError>{errorText(extend.error)}</InlineError>}
        </Stack>
      </FormDialog>
    </>
  );
}
