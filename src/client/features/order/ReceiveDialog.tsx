import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Order } from '../../../contract/entities/order';
import type { OrderStep } from '../../queries/order';
import { Checkbox } from '../../ui/Checkbox';
import { isFigure } from '../../ui/numberText';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { Stack } from '../../ui/Stack';
import { StepFormDialog } from './StepFormDialog';
import type { Claim, Shipment } from '../../../contract/entities/shipment';
import { useReader } from '../../shared/useReader';
import { shippedName } from './goodsName';
import { NoteField } from '../../ui/NoteField';
import { NumberInput } from '../../ui/NumberInput';
import { TextInput } from '../../ui/TextInput';
import { StepRow } from './StepRow';
import type { Texts } from '../../textKeys';

/** What was counted of a line, and why it differs from what was shipped. */
export type Count = { qty: string; note: string };

type LineProps = {
  line: Shipment['lines'][number] /** What it is, as the shipment's own dialog names it. */;
  name: string;
  count: Count;
  checked: boolean;
  onChange: (count: Count) => void;
};

/** One line of a shipment as the buyer counts it. */
function ReceivedLine({ line, name, count, checked, onChange }: LineProps) {
  const { t } = useTranslation(['project', 'trade']);
  return (
    <StepRow>
      <p>
        {line.line_no}. {name}
      </p>
      <Field
        label={t('receive.qty')}
        help={t('receive.shipped', { qty: line.qty })}
        error={checked && count.qty === '' ? t('trade:issue.required') : undefined}
      >
        <NumberInput
          value={count.qty}
          decimals={3}
          unit={t(`trade:uom.${line.uom as keyof Texts['trade']['uom']}`)}
          onChange={(qty) => onChange({ ...count, qty })}
        />
      </Field>
      {count.qty !== line.qty && (
        <Field label={t('receive.difference')} optional>
          <TextInput
            maxLength={300}
            value={count.note}
            onChange={(event) => onChange({ ...count, note: event.target.value })}
          />
        </Field>
      )}
    </StepRow>
  );
}

type Props = { order: Order; onClose: () => void };

/** The buyer counts one shipment: what arrived, what differs, and a claim where something is wrong. */
export function ReceiveDialog({ order, onClose }: Props) {
  const { t } = useTranslation('project');
  const open = order.shipments.filter((shipment) => shipment.received_at === null);
  const [chosen, setChosen] = useState(open[0]?.id ?? '');
  const [counted, setCounted] = useState<Readonly<Record<string, Count>>>({});
  const [claims, setClaims] = useState(false);
  const [claim, setClaim] = useState(emptyClaim);
  const [checked, setChecked] = useState(false);
  const shipment = open.find((one) => one.id === chosen) ?? open[0];
  const lines = shipment?.lines ?? [];
  const countOf = (line: (typeof lines)[number]) => counted[line.line_id] ?? { qty: line.qty, note: '' };
  const language = useReader();
  const differs = lines.some((line) => countOf(line).qty !== line.qty);

  const filled = (note: string | null): OrderStep | null => {
    setChecked(true);
    if (!shipment || lines.some((line) => !isFigure(countOf(line).qty)) || (claims && claim.text.trim() === ''))
      return null;
    return {
      action: 'receive',
      body: {
        version: order.version,
        note,
        shipment_id: shipment.id,
        lines: remarkedLines(lines, countOf),
        claim: claims ? { kind: claim.kind, text: claim.text.trim() } : null,
      },
    };
  };
  return (
    <StepFormDialog order={order} action="receive" filled={filled} width={880} onClose={onClose}>
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
        {lines.map((line) => (
          <ReceivedLine
            key={line.line_id}
            line={line}
            name={shippedName(order, line, language)}
            count={countOf(line)}
            checked={checked}
            onChange={(count) => setCounted((all) => ({ ...all, [line.line_id]: count }))}
          />
        ))}
      </Stack>
      <Checkbox
        label={t('receive.withClaim')}
        note={t(differs ? 'receive.claimForDifference' : 'receive.claimNote')}
        checked={claims}
        onChange={(event) => setClaims(event.target.checked)}
      />
      {claims && <ClaimFields claim={claim} onChange={setClaim} checked={checked} />}
    </StepFormDialog>
  );
}

type Line = Shipment['lines'][number];

/** The lines of which something is to be said: another quantity than was shipped, or a remark. */
function remarkedLines(lines: readonly Line[], countOf: (line: Line) => Count) {
  return lines
    .map((line) => ({ line, qty: countOf(line).qty, remark: countOf(line).note.trim() }))
    .filter(({ line, qty, remark }) => qty !== line.qty || remark !== '')
    .map(({ line, qty, remark }) => ({ line_id: line.line_id, received_qty: qty, note: remark || null }));
}

const KINDS = [
  'quantity',
  'damage',
  'spec',
  'certificate',
  'weight',
  'other',
] as const satisfies readonly Claim['kind'][];

type ClaimDraft = Pick<Claim, 'kind' | 'text'>;
export const emptyClaim: ClaimDraft = { kind: 'quantity', text: '' };

type ClaimFieldsProps = { claim: ClaimDraft; onChange: (claim: ClaimDraft) => void; checked: boolean };

/** What is wrong, in a word and in sentences. */
export function ClaimFields({ claim, onChange, checked }: ClaimFieldsProps) {
  const { t } = useTranslation(['project', 'trade']);
  return (
    <Stack $gap={4}>
      <Field label={t('claim.kind')} required>
        <Select
          value={claim.kind}
          options={KINDS.map((kind) => ({ value: kind, label: t(`claim.kinds.${kind}`) }))}
          onChange={(event) =>
            onChange({ ...claim, kind: KINDS.find((kind) => kind === event.target.value) ?? 'other' })
          }
        />
      </Field>
      <NoteField
        label={t('claim.text')}
        required
        error={checked && claim.text.trim() === '' ? t('trade:issue.required') : undefined}
        maxLength={1000}
        value={claim.text}
        onChange={(text) => onChange({ ...claim, text })}
      />
    </Stack>
  );
}
