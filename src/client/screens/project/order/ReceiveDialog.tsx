import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Order } from '../../../../contract/entities/order';
import { useOrderStep } from '../../../queries/order';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { NumberInput } from '../../../ui/NumberInput';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/Stack';
import { Textarea } from '../../../ui/Textarea';
import { TextInput } from '../../../ui/TextInput';
import { useFailureText } from '../useFailureText';
import { ClaimFields, emptyClaim } from './ClaimFields';
import { StepRow } from './StepRow';

type Props = { order: Order; onClose: () => void };
type Counted = Readonly<Record<string, { qty: string; note: string }>>;

/** The buyer counts one shipment: what arrived, what differs, and a claim where something is wrong. */
export function ReceiveDialog({ order, onClose }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  const failureText = useFailureText();
  const open = order.shipments.filter((shipment) => shipment.received_at === null);
  const [chosen, setChosen] = useState(open[0]?.id ?? '');
  const [counted, setCounted] = useState<Counted>({});
  const [note, setNote] = useState('');
  const [claims, setClaims] = useState(false);
  const [claim, setClaim] = useState(emptyClaim);
  const [checked, setChecked] = useState(false);
  const { mutate, isPending, error } = useOrderStep(order.order_number);
  const shipment = open.find((one) => one.id === chosen) ?? open[0];
  const lines = shipment?.lines ?? [];
  const countOf = (line: (typeof lines)[number]) => counted[line.line_id] ?? { qty: line.qty, note: '' };
  const count = (id: string, next: Counted[string]) => setCounted((all) => ({ ...all, [id]: next }));
  const differs = lines.some((line) => countOf(line).qty !== line.qty);

  const receive = () => {
    setChecked(true);
    if (!shipment || lines.some((line) => countOf(line).qty === '') || (claims && claim.text.trim() === '')) return;
    const found = lines.map((line) => ({ line, ...countOf(line) }));
    const body = {
      version: order.version,
      note: note.trim() || null,
      shipment_id: shipment.id,
      lines: found
        .filter(({ line, qty, note: remark }) => qty !== line.qty || remark.trim() !== '')
        .map(({ line, qty, note: remark }) => ({
          line_id: line.line_id,
          received_qty: qty,
          note: remark.trim() || null,
        })),
      claim: claims ? { kind: claim.kind, text: claim.text.trim() } : null,
    };
    mutate(
      { action: 'receive', body },
      {
        onSuccess: () => {
          toast.success(t('act.receive.done'));
          onClose();
        },
      },
    );
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('back')}</Button>
      <Button variant="primary" loading={isPending} onClick={receive}>
        {t('act.receive.do')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('act.receive.title')}
      description={t('act.receive.text')}
      footer={footer}
      width={760}
    >
      <Stack $gap={4}>
        {open.length > 1 && (
          <Field label={t('receive.which')}>
            <Select
              value={shipment?.id ?? ''}
              options={open.map((one) => ({ value: one.id, label: t('shipment.number', { number: one.shipment_no }) }))}
              onChange={(event) => setChosen(event.target.value)}
            />
          </Field>
        )}
        <Stack $gap={2}>
          {lines.map((line) => {
            const { qty, note: remark } = countOf(line);
            return (
              <StepRow key={line.line_id}>
                <p>
                  {line.line_no}. {line.description}
                </p>
                <Field
                  label={t('receive.qty')}
                  help={t('receive.shipped', { qty: line.qty })}
                  error={checked && qty === '' ? t('trade:issue.required') : undefined}
                >
                  <NumberInput
                    value={qty}
                    decimals={3}
                    unit={t(`trade:uom.${line.uom}`)}
                    onChange={(next) => count(line.line_id, { qty: next, note: remark })}
                  />
                </Field>
                {qty !== line.qty && (
                  <Field label={t('receive.difference')} optional>
                    <TextInput
                      maxLength={300}
                      value={remark}
                      onChange={(event) => count(line.line_id, { qty, note: event.target.value })}
                    />
                  </Field>
                )}
              </StepRow>
            );
          })}
        </Stack>
        <Checkbox
          label={t('receive.withClaim')}
          note={t(differs ? 'receive.claimForDifference' : 'receive.claimNote')}
          checked={claims}
          onChange={(event) => setClaims(event.target.checked)}
        />
        {claims && <ClaimFields claim={claim} onChange={setClaim} checked={checked} />}
        <Field label={t('field.note')} optional>
          <Textarea rows={2} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        {error && <InlineError>{failureText(error)}</InlineError>}
      </Stack>
    </Dialog>
  );
}
