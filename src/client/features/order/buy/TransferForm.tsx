import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { type FormEvent, useRef, useState } from 'react';
import type { Attachment } from '../../../../contract/entities/file';
import type { Order } from '../../../../contract/entities/order';
import { seoulDay } from '../../../../domain/time/deadline';
import { AttachmentField } from '../../../shared/files/AttachmentField';
import { MoneyText } from '../../../shared/MoneyText';
import { useToday } from '../../../shared/useToday';
import { paths } from '../../../paths';
import { useOrderStep } from '../../../queries/order';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { DateInput } from '../../../ui/DateInput';
import { Field } from '../../../ui/Field';
import { FootBar, FootSum } from '../../../ui/FootBar';
import { InlineError } from '../../../ui/InlineError';
import { Columns, Stack } from '../../../ui/Stack';
import { OrderNote } from '../OrderNote';
import { TextInput } from '../../../ui/TextInput';
import { Recovery } from '../../../ui/recovery/Recovery';
import { useFailureText } from '../../../shell/errors/useFailureText';
import { serverNow } from '../../../clock';

/** Notifies the seller that the money is on its way: day, name of the sender, and a note. */
export function TransferForm({ order }: { order: Order }) {
  const { t } = useTranslation(['project', 'trade']);
  const router = useRouter();
  const failureText = useFailureText();
  const today = useToday();
  const [paidOn, setPaidOn] = useState(() => seoulDay(new Date(serverNow())));
  const [depositor, setDepositor] = useState(order.buyer.company_name);
  const [note, setNote] = useState('');
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error } = useOrderStep(order.order_number);
  const ahead = today !== '' && paidOn > today;
  const required = (value: string) => (checked && value.trim() === '' ? t('trade:issue.required') : undefined);

  const report = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const missing = paidOn === '' || ahead ? 'paid_on' : depositor.trim() === '' ? 'depositor' : null;
    if (missing) {
      form.current?.querySelector<HTMLInputElement>(`[name="${missing}"]`)?.focus();
      return;
    }
    const body = {
      version: order.version,
      paid_on: paidOn,
      depositor: depositor.trim(),
      note: note.trim() || null,
      file_ids: files.map((file) => file.file_id),
    };
    mutate(
      { action: 'report_payment', body },
      { onSuccess: () => void router.push(paths.project.paymentComplete(order.order_number)) },
    );
  };
  return (
    <Stack as="form" ref={form} noValidate onSubmit={report} $gap={4}>
      <Recovery name="transfer" />
      <Card>
        <Stack $gap={4}>
          <Columns>
            <Field
              label={t('buy.paidOn')}
              required
              error={required(paidOn) ?? (ahead ? t('buy.paidOnAhead') : undefined)}
            >
              <DateInput
                name="paid_on"
                value={paidOn}
                max={today || undefined}
                onChange={(event) => setPaidOn(event.target.value)}
              />
            </Field>
            <Field label={t('buy.depositor')} required help={t('buy.depositorHelp')} error={required(depositor)}>
              <TextInput
                name="depositor"
                maxLength={60}
                value={depositor}
                onChange={(event) => setDepositor(event.target.value)}
              />
            </Field>
          </Columns>
          <OrderNote side="buyer" note={note} onNote={setNote} />
          <Field label={t('buy.receipt')} optional help={t('buy.receiptHelp')}>
            {() => <AttachmentField holds="receipt" files={files} onChange={setFiles} />}
          </Field>
        </Stack>
      </Card>
      <FootBar>
        {error && <InlineError>{failureText(error)}</InlineError>}
        <FootSum>
          <MoneyText amount={order.totals?.total_amount} currency={order.currency} />
        </FootSum>
        <Button type="submit" variant="primary" size="lg" loading={isPending}>
          {t('act.report_payment.do')}
        </Button>
      </FootBar>
    </Stack>
  );
}
