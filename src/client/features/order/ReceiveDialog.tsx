import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Order } from '../../../contract/entities/order';
import type { OrderStep } from '../../queries/order';
import { Checkbox } from '../../ui/Checkbox';
import { isFigure } from '../../ui/numberText';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';
import { Stack } from '../../ui/Stack';
import { ClaimFields, emptyClaim } from './ClaimFields';
import { type Count, ReceivedLine } from './ReceivedLine';
import { StepFormDialog } from './StepFormDialog';
import type { Shipment } from '../../../contract/entities/shipment';
import { useReader } from '../../shared/useReader';
import { shippedName } from './goodsName';

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
    <StepFormDialog order={order} action="receive" filled={filled} width={760} onClose={onClose}>
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
