import { useTranslation } from 'next-i18next/pages';
import { type RefObject, useRef, useState } from 'react';
import type { Attachment } from '../../../contract/entities/file';
import type { Order } from '../../../contract/entities/order';
import type { Currency } from '../../../contract/values';
import { freightLeft } from '../../../domain/money/deliveryAmounts';
import { seoulDay } from '../../../domain/time/deadline';
import type { OrderStep } from '../../queries/order';
import { Banner } from '../../ui/Banner';
import { InlineError } from '../../ui/InlineError';
import { DateInput } from '../../ui/DateInput';
import { Columns, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextInput } from '../../ui/TextInput';
import { CertificateFields } from './CertificateFields';
import { ShipGrid } from './ShipGrid';
import {
  certified,
  type CertifiedHeats,
  faultOf,
  heatsOf,
  isFreightWrong,
  shipmentLines,
  shipRows,
  stayingCount,
  type Transport,
  transportBody,
  type TransportFault,
  transportFaults,
  uncertified,
  wantsCertificate,
} from './shipForm';
import { StepFormDialog } from './StepFormDialog';
import { moneyFigure } from '../../shared/figures';
import { useToday } from '../../shared/useToday';
import { Checkbox } from '../../ui/Checkbox';
import { Field } from '../../ui/Field';
import { NumberInput } from '../../ui/NumberInput';

type TransportProps = {
  transport: Transport;
  onChange: (change: Partial<Transport>) => void;
  days: { placedOn: string; today: string };
  faults: readonly TransportFault[];
};

/** When the goods leave and should arrive, who brings them, and how to reach the driver. */
function TransportFields({ transport, onChange, days, faults }: TransportProps) {
  const { t } = useTranslation('project');
  const fault = (field: TransportFault) => (faults.includes(field) ? t(`ship.fault.${field}`) : undefined);
  return (
    <Columns $count={3}>
      <Field label={t('field.shipped_on')} required error={fault('shipped_on')}>
        <DateInput
          min={days.placedOn}
          max={days.today}
          value={transport.shipped_on}
          onChange={(event) => onChange({ shipped_on: event.target.value })}
        />
      </Field>
      <Field label={t('field.expected_on')} optional error={fault('expected_on')}>
        <DateInput
          min={transport.shipped_on || undefined}
          value={transport.expected_on}
          onChange={(event) => onChange({ expected_on: event.target.value })}
        />
      </Field>
      <Field label={t('field.vehicle_number')} optional>
        <TextInput
          maxLength={40}
          value={transport.vehicle_number}
          onChange={(event) => onChange({ vehicle_number: event.target.value })}
        />
      </Field>
      <Field label={t('field.driver_phone')} optional error={fault('driver_phone')}>
        <TextInput
          type="tel"
          maxLength={20}
          value={transport.driver_phone}
          onChange={(event) => onChange({ driver_phone: event.target.value })}
        />
      </Field>
      <Field label={t('field.carrier')} optional>
        <TextInput
          maxLength={80}
          value={transport.carrier}
          onChange={(event) => onChange({ carrier: event.target.value })}
        />
      </Field>
      <Field label={t('field.tracking_number')} optional>
        <TextInput
          maxLength={80}
          value={transport.tracking_number}
          onChange={(event) => onChange({ tracking_number: event.target.value })}
        />
      </Field>
    </Columns>
  );
}

interface FreightProps {
  value: string;
  onChange: (value: string) => void;
  left: string;
  currency: Currency;
  wrong: boolean;
}

/** What of the order's freight a delivery of a part carries; the last delivery carries the rest by itself. */
function FreightField({ value, onChange, left, currency, wrong }: FreightProps) {
  const { t } = useTranslation(['project', 'trade']);
  const unit = t(`trade:currency.${currency}`);
  const most = `${moneyFigure(left, currency)} ${unit}`;
  return (
    <Field
      label={t('ship.freight')}
      optional
      help={t('ship.freightHelp', { left: most })}
      error={wrong ? t('ship.freightWrong', { left: most }) : undefined}
    >
      <NumberInput value={value} onChange={onChange} decimals={currency === 'KRW' ? 0 : 2} unit={unit} />
    </Field>
  );
}

interface BareProps {
  /** Numbers of the lines. */
  lines: string;
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
  boxRef: RefObject<HTMLInputElement | null>;
  /** Somebody wanted to ship without a word to it. */
  missing: boolean;
}

/** Lines that need a certificate and go without one: possible, once its seller says so. */
function WithoutCertificate({ lines, accepted, onAccept, boxRef, missing }: BareProps) {
  const { t } = useTranslation('project');
  return (
    <Stack $gap={2}>
      <Banner tone="warning" title={t('ship.bare.title', { lines })}>
        {t('ship.bare.text')}
      </Banner>
      {missing && <InlineError>{t('ship.bare.missing')}</InlineError>}
      <Checkbox
        ref={(element) => {
          boxRef.current = element;
        }}
        label={t('ship.bare.accept')}
        checked={accepted}
        invalid={missing}
        onChange={(event) => onAccept(event.target.checked)}
      />
    </Stack>
  );
}

type Props = { order: Order; onClose: () => void };

/** What leaves the yard: quantities, weights and heats in one grid, certificates per heat, and who brings it. */
export function ShipDialog({ order, onClose }: Props) {
  const { t } = useTranslation('project');
  const today = useToday();
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
  const bare = uncertified(rows, files, ticked);
  // What was accepted were these lines: others are another question.
  const [bareAccepted, setBareAccepted] = useState('');
  const accepted = bareAccepted === bare;
  const bareBox = useRef<HTMLInputElement | null>(null);
  const [freight, setFreight] = useState('');
  const freightRest = order.totals ? freightLeft(order.totals, order.shipments) : '0';
  const asksFreight = stay > 0 && Number(freightRest) > 0;
  const freightWrong = asksFreight && isFreightWrong(freight, freightRest);

  const filled = (note: string | null): OrderStep | null => {
    setChecked(true);
    if (lines.length === 0 || unnamed || wrong || freightWrong || faults.length > 0) return null;
    if (bare !== '' && !accepted) {
      bareBox.current?.focus();
      return null;
    }
    const certificates = files.map((file) => ({
      file_id: file.file_id,
      heat_numbers: certified(file, heats, ticked),
    }));
    const freight_amount = asksFreight && freight !== '' ? freight : null;
    const body = { version: order.version, ...transportBody(transport), freight_amount, note, lines, certificates };
    return { action: 'ship', body };
  };
  return (
    <StepFormDialog
      order={order}
      action="ship"
      filled={filled}
      width={880}
      onClose={onClose}
      last={
        bare !== '' && (
          <WithoutCertificate
            lines={bare}
            accepted={accepted}
            onAccept={(next) => setBareAccepted(next ? bare : '')}
            boxRef={bareBox}
            missing={checked && !accepted}
          />
        )
      }
    >
      <Stack $gap={2}>
        <ShipGrid rows={rows} checked={checked} onChange={setRows} />
        {!wrong && lines.length > 0 && (
          <Text $size={13} $color="textMuted">
            {stay > 0 ? t('ship.summary', { count: lines.length, stay }) : t('ship.summaryAll')}
          </Text>
        )}
        {checked && lines.length === 0 && <InlineError>{t('ship.nothing')}</InlineError>}
        {checked && wrong && <InlineError>{t('ship.wrong')}</InlineError>}
      </Stack>
      <TransportFields
        transport={transport}
        onChange={(change) => setTransport((before) => ({ ...before, ...change }))}
        days={{ placedOn, today }}
        faults={checked ? faults : []}
      />
      {asksFreight && (
        <FreightField
          value={freight}
          onChange={setFreight}
          left={freightRest}
          currency={order.currency}
          wrong={checked && freightWrong}
        />
      )}
      <CertificateFields
        files={files}
        onFiles={setFiles}
        heats={heats}
        ticked={ticked}
        onTicked={setTicked}
        error={checked && unnamed ? t('ship.heatMissing') : undefined}
        optional={!wantsCertificate(rows)}
      />
    </StepFormDialog>
  );
}
