import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Attachment } from '../../../../contract/entities/file';
import type { Order } from '../../../../contract/entities/order';
import type { OrderStep } from '../../../queries/order';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { Columns, Stack } from '../../../ui/Stack';
import { TextInput } from '../../../ui/TextInput';
import { CertificateFields, type HeatOf } from './CertificateFields';
import { ShipLine } from './ShipLine';
import { faultOf, heatNumbers, type ShipRow, shipmentLines, shipRows } from './shipForm';
import { StepFormDialog } from './StepFormDialog';

type Props = { order: Order; onClose: () => void };

/** What leaves the yard: quantities, heats, weighed kg, certificates per heat, carrier. */
export function ShipDialog({ order, onClose }: Props) {
  const { t } = useTranslation('project');
  const [rows, setRows] = useState(() => shipRows(order));
  const [carrier, setCarrier] = useState('');
  const [tracking, setTracking] = useState('');
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const [heatOf, setHeatOf] = useState<HeatOf>({});
  const [checked, setChecked] = useState(false);
  const lines = shipmentLines(rows);
  const heats = [...new Set(rows.flatMap((row) => heatNumbers(row.heats)))];
  const unnamed = files.some((file) => !heats.includes(heatOf[file.file_id] ?? ''));

  const change = (id: string, next: Partial<ShipRow>) =>
    setRows((all) => all.map((row) => (row.line.id === id ? { ...row, ...next } : row)));
  const filled = (note: string | null): OrderStep | null => {
    setChecked(true);
    if (lines.length === 0 || unnamed || rows.some((row) => faultOf(row) !== null)) return null;
    return {
      action: 'ship',
      body: {
        version: order.version,
        carrier: carrier.trim() || null,
        tracking_number: tracking.trim() || null,
        note,
        lines,
        certificates: files.map(({ file_id }) => ({ file_id, heat_number: heatOf[file_id] ?? '' })),
      },
    };
  };
  return (
    <StepFormDialog order={order} action="ship" filled={filled} width={860} onClose={onClose}>
      <Stack $gap={2}>
        {rows.map((row) => (
          <ShipLine key={row.line.id} row={row} checked={checked} onChange={(next) => change(row.line.id, next)} />
        ))}
        {checked && lines.length === 0 && <InlineError>{t('ship.nothing')}</InlineError>}
      </Stack>
      <Columns>
        <Field label={t('field.carrier')} optional>
          <TextInput maxLength={80} value={carrier} onChange={(event) => setCarrier(event.target.value)} />
        </Field>
        <Field label={t('field.tracking_number')} optional>
          <TextInput maxLength={80} value={tracking} onChange={(event) => setTracking(event.target.value)} />
        </Field>
      </Columns>
      <CertificateFields
        files={files}
        onFiles={setFiles}
        heats={heats}
        heatOf={heatOf}
        onHeatOf={setHeatOf}
        error={checked && unnamed ? t('ship.heatMissing') : undefined}
      />
    </StepFormDialog>
  );
}
