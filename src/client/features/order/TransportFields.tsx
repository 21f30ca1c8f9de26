import { useTranslation } from 'next-i18next/pages';
import { DateInput } from '../../ui/DateInput';
import { Field } from '../../ui/Field';
import { Columns } from '../../ui/Stack';
import { TextInput } from '../../ui/TextInput';
import type { Transport, TransportFault } from './shipForm';

type Props = {
  transport: Transport;
  onChange: (change: Partial<Transport>) => void;
  days: { placedOn: string; today: string };
  faults: readonly TransportFault[];
};

/** When the goods leave and should arrive, who brings them, and how to reach the driver. */
export function TransportFields({ transport, onChange, days, faults }: Props) {
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
