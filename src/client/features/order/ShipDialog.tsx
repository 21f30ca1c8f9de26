import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Attachment } from '../../../contract/entities/file';
import type { Order } from '../../../contract/entities/order';
import { seoulDay } from '../../../domain/time/deadline';
import { serverNow } from '../../clock';
import type { OrderStep } from '../../queries/order';
import { InlineError } from '../../ui/InlineError';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { CertificateFields } from './CertificateFields';
import { ShipGrid } from './ShipGrid';
import {
  certified,
  type CertifiedHeats,
  faultOf,
  heatsOf,
  shipmentLines,
  shipRows,
  stayingCount,
  type Transport,
  transportBody,
  transportFaults,
} from './shipForm';
import { StepFormDialog } from './StepFormDialog';
import { TransportFields } from './TransportFields';

type Props = { order: Order; onClose: () => void };

/** What leaves the yard: quantities, weights and heats in one grid, certificates per heat, and who brings it. */
export function ShipDialog({ order, onClose }: Props) {
  const { t } = useTranslation('project');
  const [today] = useState(() => seoulDay(new Date(serverNow())));
  const [rows, setRows] = useState(() => shipRows(order));
  const [transport, setTransport] = useState<Transport>({
    shipped_on: today,
    expected_on: '',
    carrier: '',
    tracking_number: '',
    vehicle_number: '',
    driver_phone: '',
  });
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const [ticked, setTicked] = useState<CertifiedHeats>({});
  const [checked, setChecked] = useState(false);
  const lines = shipmentLines(rows);
  const stay = stayingCount(rows);
  const heats = heatsOf(rows);
  const placedOn = seoulDay(new Date(order.placed_at));
  const faults = transportFaults(transport, placedOn, today);
  const unnamed = files.some((file) => certified(file, heats, ticked).length === 0);
  const wrong = rows.some((row) => faultOf(row) !== null);

  const filled = (note: string | null): OrderStep | null => {
    setChecked(true);
    if (lines.length === 0 || unnamed || wrong || faults.length > 0) return null;
    const certificates = files.map((file) => ({
      file_id: file.file_id,
      heat_numbers: certified(file, heats, ticked),
    }));
    return { action: 'ship', body: { version: order.version, ...transportBody(transport), note, lines, certificates } };
  };
  return (
    <StepFormDialog order={order} action="ship" filled={filled} width={880} onClose={onClose}>
      <Stack $gap={2}>
        <ShipGrid rows={rows} checked={checked} onChange={setRows} />
        <Text $size={13} $color="textMuted">
          {stay > 0 ? t('ship.summary', { count: lines.length, stay }) : t('ship.summaryAll')}
        </Text>
        {checked && lines.length === 0 && <InlineError>{t('ship.nothing')}</InlineError>}
        {checked && wrong && <InlineError>{t('ship.wrong')}</InlineError>}
      </Stack>
      <TransportFields
        transport={transport}
        onChange={(change) => setTransport((before) => ({ ...before, ...change }))}
        days={{ placedOn, today }}
        faults={checked ? faults : []}
      />
      <CertificateFields
        files={files}
        onFiles={setFiles}
        heats={heats}
        ticked={ticked}
        onTicked={setTicked}
        error={checked && unnamed ? t('ship.heatMissing') : undefined}
      />
    </StepFormDialog>
  );
}
