import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useApi } from '../../../api/ApiProvider';
import { stockQueries } from '../stockQueries';
import { Field } from '../../../ui/Field';
import { Select } from '../../../ui/Select';
import { Columns } from '../../../ui/Stack';
import { TextInput } from '../../../ui/TextInput';

type Place = { warehouse_id: string; bin: string };
type Props = { form: Place; onChange: (change: Partial<Place>) => void };

/** A warehouse of the company and a bin in it. */
export function PlaceFields({ form, onChange }: Props) {
  const { t } = useTranslation('stock');
  const warehouses = useQuery(stockQueries(useApi()).warehouses());
  return (
    <Columns $count={2} $gap={3}>
      <Field label={t('lot.warehouse')} required>
        <Select
          placeholder={t('action.choose')}
          options={(warehouses.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={form.warehouse_id}
          onChange={(event) => onChange({ warehouse_id: event.target.value })}
        />
      </Field>
      <Field label={t('lot.bin')} optional>
        <TextInput maxLength={40} value={form.bin} onChange={(event) => onChange({ bin: event.target.value })} />
      </Field>
    </Columns>
  );
}
