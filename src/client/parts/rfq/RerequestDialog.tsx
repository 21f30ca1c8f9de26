import { ChevronDown, ChevronUp } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useId, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Rfq } from '../../../contract/entities/rfq';
import { useComparisonWhen, useRerequest } from '../../queries/rfqDialogue';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { DateInput } from '../../ui/DateInput';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { InlineError } from '../../ui/InlineError';
import { Inline, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { Textarea } from '../../ui/Textarea';
import { useNow } from '../../ui/useNow';
import { DeadlineNote } from './DeadlineNote';
import type { RfqDialogProps } from './dialogProps';
import { firstDeadlineDay } from './firstDay';
import { isWishValid, TargetPrices, type Wished } from './TargetPrices';
import { useRefusal } from './useRefusal';

type Props = RfqDialogProps & { rfq: Pick<Rfq, 'lines' | 'currency'> };

/** Asks some or all sellers again, with a message, wished prices and a deadline of its own. */
export function RerequestDialog({ rfq, open, onOpenChange }: Props) {
  const { t } = useTranslation('rfq');
  const formId = useId();
  const now = useNow();
  const [day, setDay] = useState('');
  const [message, setMessage] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [wished, setWished] = useState<Wished>({});
  const [wishing, setWishing] = useState(false);
  const comparison = useComparisonWhen(open, rfq.rfq_number_id);
  const sellers = (comparison.data?.sellers ?? []).filter((seller) => seller.status === 'SUBMITTED');
  const asked = sellers.filter((seller) => !left.has(seller.quotation_id));
  const { mutate, isPending, error, reset } = useRerequest();
  const refusal = useRefusal(error);
  const prices = Object.entries(wished).filter(([, price]) => price !== '');
  const wrong = prices.some(([, price]) => !isWishValid(price));
  const close = (next: boolean) => {
    if (!next) reset();
    onOpenChange(next);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    mutate(
      {
        id: rfq.rfq_number_id,
        version: rfq.version,
        quotation_ids: asked.map((seller) => seller.quotation_id),
        deadline_date: day,
        message: message.trim() || null,
        target_prices: prices.map(([rfq_line_id, unit_price]) => ({ rfq_line_id, unit_price })),
      },
      {
        onSuccess: () => {
          toast.success(t('rerequest.done'));
          close(false);
        },
      },
    );
  };
  const toggle = (id: string) =>
    setLeft((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])));
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      width={wishing ? 820 : 480}
      title={t('rerequest.title')}
      description={t(rfq.sealed ? 'rerequest.textSealed' : 'rerequest.text')}
      footer={
        <>
          <Button onClick={() => close(false)}>{t('back')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            loading={isPending}
            disabled={!day || asked.length === 0 || wrong}
          >
            {t('rerequest.confirm', { count: asked.length })}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send}>
        <Stack $gap={5}>
          <Field label={t('rerequest.sellers')}>
            <Stack $gap={2}>
              {sellers.map((seller) => (
                <Checkbox
                  key={seller.quotation_id}
                  checked={!left.has(seller.quotation_id)}
                  onChange={() => toggle(seller.quotation_id)}
                  label={seller.company_name}
                />
              ))}
            </Stack>
          </Field>
          <Field label={t('rerequest.day')} help={<DeadlineNote day={day} />} error={refusal} required>
            <DateInput
              value={day}
              min={now === null ? undefined : firstDeadlineDay(now)}
              onChange={(event) => setDay(event.target.value)}
            />
          </Field>
          <Field label={t('rerequest.message')} help={t('rerequest.messageHelp')} optional>
            <Textarea rows={3} maxLength={1000} value={message} onChange={(event) => setMessage(event.target.value)} />
          </Field>
          <Stack $gap={3}>
            <Inline>
              <Button
                size="sm"
                type="button"
                icon={wishing ? <ChevronUp /> : <ChevronDown />}
                aria-expanded={wishing}
                onClick={() => setWishing((now) => !now)}
              >
                {prices.length > 0 ? t('rerequest.targetsSet', { count: prices.length }) : t('rerequest.targetsAdd')}
              </Button>
            </Inline>
            {wishing && (
              <>
                <Text $size={13} $color="textMuted">
                  {t('rerequest.targetsHelp')}
                </Text>
                <TargetPrices rfq={rfq} value={wished} onChange={setWished} />
              </>
            )}
            {wrong && <InlineError>{t('rerequest.targetWrong')}</InlineError>}
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}
