import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Order } from '../../../contract/entities/order';
import type { OrderStep } from '../../queries/order';
import { Banner } from '../../ui/Banner';
import { Checkbox } from '../../ui/Checkbox';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { Stack } from '../../ui/Stack';
import { StepFormDialog } from './StepFormDialog';
import type { Claim } from '../../../contract/entities/shipment';
import { NoteField } from '../../ui/NoteField';
import { Text } from '../../ui/Text';
import { ReceivedWithout } from './MissingCertificates';
import { ReceiveGrid } from './ReceiveGrid';
import { type Count, differs, endsWithReceipt, faultOf, receiveRows, remarkedLines } from './receiveForm';

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
  const rows = receiveRows(lines, counted);
  const differing = rows.filter(differs).length;
  const explained = claims && claim.text.trim() !== '';

  const filled = (note: string | null): OrderStep | null => {
    setChecked(true);
    if (!shipment || rows.some((row) => faultOf(row, explained) !== null) || (claims && !explained)) return null;
    return {
      action: 'receive',
      body: {
        version: order.version,
        note,
        shipment_id: shipment.id,
        lines: remarkedLines(rows),
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
      {shipment && <ReceivedWithout order={order} shipment={shipment} />}
      <ReceiveGrid
        {...{ order, rows, explained, checked }}
        onChange={(next) =>
          setCounted((all) => ({
            ...all,
            ...Object.fromEntries(next.map(({ line, qty, note }) => [line.line_id, { qty, note }])),
          }))
        }
      />
      <Text as="output" $weight="semibold">
        {differing === 0
          ? t('receive.allAsShipped', { count: rows.length })
          : t('receive.someDiffer', { count: differing, total: rows.length })}
      </Text>
      <Checkbox
        label={t('receive.withClaim')}
        note={t(differing > 0 ? 'receive.claimForDifference' : 'receive.claimNote')}
        checked={claims}
        onChange={(event) => setClaims(event.target.checked)}
      />
      {differing > 0 && !claims && <WithoutClaim order={order} />}
      {claims && <ClaimFields claim={claim} onChange={setClaim} checked={checked} />}
    </StepFormDialog>
  );
}

/** What it means to receive a difference without a claim: whether the order ends with it, and until when one can follow. */
function WithoutClaim({ order }: { order: Order }) {
  const { t } = useTranslation('project');
  return (
    <Banner tone="warning" title={t('receive.withoutClaim')}>
      {t(endsWithReceipt(order) ? 'receive.endsWithout' : 'receive.goesOnWithout')} {t('receive.claimTime')}
    </Banner>
  );
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
