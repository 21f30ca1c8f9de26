import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Rfq } from '../../../contract/entities/rfq';
import { Checkbox } from '../../ui/Checkbox';
import { DateInput } from '../../ui/DateInput';
import { FormDialog } from '../../ui/FormDialog';
import { Field } from '../../ui/Field';
import { Inline, Stack } from '../../ui/Stack';
import { NoteField } from '../../ui/NoteField';
import { useNow } from '../../ui/useNow';
import { DeadlineNote } from './DeadlineNote';
import type { RfqDialogProps } from './dialogProps';
import { firstDeadlineDay } from './firstDay';
import { useRerequesting } from './useRerequesting';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Button } from '../../ui/Button';
import { InlineError } from '../../ui/InlineError';
import { Text } from '../../ui/Text';
import { TargetPrices } from './TargetPrices';

type WishedPricesProps = {
  rfq: Pick<Rfq, 'lines' | 'currency'>;
  form: ReturnType<typeof useRerequesting>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Prices the buyer would like to see, folded away until somebody has any. */
function WishedPrices({ rfq, form, open, onOpenChange }: WishedPricesProps) {
  const { t } = useTranslation('rfq');
  const count = form.wishedCount;
  return (
    <Stack $gap={3}>
      <Inline>
        <Button
          size="sm"
          type="button"
          icon={open ? <ChevronUp /> : <ChevronDown />}
          aria-expanded={open}
          onClick={() => onOpenChange(!open)}
        >
          {count > 0 ? t('rerequest.targetsSet', { count }) : t('rerequest.targetsAdd')}
        </Button>
      </Inline>
      {open && (
        <>
          <Text $size={13} $color="textMuted">
            {t('rerequest.targetsHelp')}
          </Text>
          <TargetPrices rfq={rfq} value={form.wished} onChange={form.setWished} />
        </>
      )}
      {form.wrong && <InlineError>{t('rerequest.targetWrong')}</InlineError>}
    </Stack>
  );
}

type Props = RfqDialogProps & { rfq: Pick<Rfq, 'lines' | 'currency'> };

/** Asks some or all sellers again, with a message, wished prices and a deadline of its own. */
export function RerequestDialog({ rfq, open, onOpenChange }: Props) {
  const { t } = useTranslation('rfq');
  const now = useNow();
  const [wishing, setWishing] = useState(false);
  const form = useRerequesting(rfq, open, () => onOpenChange(false));
  const { day } = form;
  const close = () => {
    form.reset();
    onOpenChange(false);
  };
  return (
    <FormDialog
      open={open}
      onClose={close}
      onSubmit={form.send}
      width={wishing ? 880 : 560}
      title={t('rerequest.title')}
      description={t(rfq.sealed ? 'rerequest.textSealed' : 'rerequest.text')}
      submitLabel={t('rerequest.confirm', { count: form.requestedCount })}
      submitCount={form.requestedCount}
      submitNone={t('rerequest.title')}
      submitWhy={form.missing && t(`rerequest.missing.${form.missing}`)}
      submitDisabled={form.missing !== null || form.wrong}
      loading={form.sending}
    >
      <Stack $gap={5}>
        <Field label={t('rerequest.sellers')}>
          <Stack $gap={2}>
            {form.sellers.map(({ quotation_id, company_name }) => (
              <Checkbox
                key={quotation_id}
                checked={form.isRequested(quotation_id)}
                onChange={() => form.toggle(quotation_id)}
                label={company_name}
              />
            ))}
          </Stack>
        </Field>
        <Field label={t('rerequest.day')} help={<DeadlineNote day={day} />} error={form.refusal} required>
          <DateInput
            value={day}
            min={now === null ? undefined : firstDeadlineDay(now)}
            onChange={(event) => form.setDay(event.target.value)}
          />
        </Field>
        <NoteField
          label={t('rerequest.message')}
          help={t('rerequest.messageHelp')}
          optional
          maxLength={1000}
          value={form.message}
          onChange={form.setMessage}
        />
        <WishedPrices rfq={rfq} form={form} open={wishing} onOpenChange={setWishing} />
      </Stack>
    </FormDialog>
  );
}
