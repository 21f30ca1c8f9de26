import { useTranslation } from 'next-i18next/pages';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { Warehouse } from '../../../../contract/entities/stock';
import { useStockWork } from '../../../queries/stockWork';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { InlineError } from '../../../ui/InlineError';
import { Columns, Inline, Stack } from '../../../ui/Stack';
import { TextInput } from '../../../ui/TextInput';
import { Recovery } from '../../../ui/recovery/Recovery';

type Props = { warehouse: Warehouse | null; onDone: () => void };

/** Name, region and address of a warehouse; buyers see the region alone. */
export function WarehouseForm({ warehouse, onDone }: Props) {
  const { t } = useTranslation(['stock', 'ui']);
  const errorText = useErrorText();
  const [name, setName] = useState(warehouse?.name ?? '');
  const [region, setRegion] = useState(warehouse?.region ?? '');
  const [address, setAddress] = useState(warehouse?.address ?? '');
  const { mutate, isPending, error } = useStockWork();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const body = { name: name.trim(), region: region.trim(), address: address.trim() };
    mutate(
      warehouse
        ? { deed: 'changeWarehouse', warehouse_id: warehouse.id, body: { ...body, version: warehouse.version } }
        : { deed: 'addWarehouse', body },
      {
        onSuccess: () => {
          toast.success(t('warehouse.saved'));
          onDone();
        },
      },
    );
  };
  return (
    <form onSubmit={save}>
      <Recovery name={`warehouse:${warehouse?.id ?? ''}`} />
      <Stack $gap={3}>
        <Columns $count={2} $gap={3}>
          <Field label={t('warehouse.name')} required>
            <TextInput maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Field label={t('warehouse.region')} help={t('warehouse.regionHelp')} required>
            <TextInput maxLength={40} value={region} onChange={(event) => setRegion(event.target.value)} />
          </Field>
        </Columns>
        <Field label={t('warehouse.address')} optional>
          <TextInput maxLength={200} value={address} onChange={(event) => setAddress(event.target.value)} />
        </Field>
        {error && <InlineError>{errorText(error)}</InlineError>}
        <Inline>
          <Button type="submit" variant="primary" loading={isPending} disabled={!name.trim() || !region.trim()}>
            {t('warehouse.save')}
          </Button>
          <Button onClick={onDone}>{t('ui:cancel')}</Button>
        </Inline>
      </Stack>
    </form>
  );
}
