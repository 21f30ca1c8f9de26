import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Warehouse } from '../../../../contract/entities/stock';
import { useApi } from '../../../api/ApiProvider';
import { stockQueries } from '../stockQueries';
import { useStockWork } from '../stockWork';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { DataTable } from '../../../ui/DataTable';
import { Dialog } from '../../../ui/Dialog';
import { EmptyState } from '../../../ui/EmptyState';
import { InlineError } from '../../../ui/InlineError';
import { Stack, Columns, Inline } from '../../../ui/Stack';
import { Muted } from '../../../shared/market/Muted';
import { editColumn } from '../../../ui/dataTable/editColumn';
import type { Column } from '../../../ui/dataTable/tableTypes';
import { toast } from '../../../ui/toast';
import { Field } from '../../../ui/Field';
import { TextInput } from '../../../ui/TextInput';
import { Recovery } from '../../../ui/recovery/Recovery';
import { useFields } from '../../../ui/useFields';

/** The company's warehouses: added, renamed, and removed as long as they never held a lot. */
export function WarehousesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('stock');
  const errorText = useErrorText();
  const list = useQuery(stockQueries(useApi()).warehouses());
  const [edited, setEdited] = useState<Warehouse | 'new' | null>(null);
  const removal = useStockWork();
  const rows = list.data?.items ?? [];
  const columns = useWarehouseColumns({
    onEdit: setEdited,
    onRemove: (row) => removal.mutate({ action: 'removeWarehouse', warehouse_id: row.id, version: row.version }),
    busy: removal.isPending,
  });
  const add = (
    <Button icon={<Plus />} onClick={() => setEdited('new')}>
      {t('warehouse.add')}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width={560}
      title={t('mine.warehouses')}
      description={t('warehouse.text')}
    >
      <Stack $gap={4}>
        {edited ? (
          <WarehouseForm
            key={edited === 'new' ? 'new' : edited.id}
            warehouse={edited === 'new' ? null : edited}
            onDone={() => setEdited(null)}
          />
        ) : (
          rows.length > 0 && <div>{add}</div>
        )}
        {removal.error && <InlineError>{errorText(removal.error)}</InlineError>}
        <DataTable
          aria-label={t('mine.warehouses')}
          rows={rows}
          rowKey={(row) => row.id}
          loading={list.isPending}
          empty={<EmptyState title={t('overview.none')} text={t('warehouse.noneText')} action={!edited && add} />}
          columns={columns}
        />
      </Stack>
    </Dialog>
  );
}

type Actions = { onEdit: (warehouse: Warehouse) => void; onRemove: (warehouse: Warehouse) => void; busy: boolean };

/** Columns of the company's warehouses; one that holds lots cannot be removed. */
function useWarehouseColumns({ onEdit, onRemove, busy }: Actions): Column<Warehouse>[] {
  const { t } = useTranslation('stock');
  return [
    {
      key: 'name',
      header: t('warehouse.name'),
      wrap: true,
      render: (row) => (
        <div>
          {row.name} <Muted>{[row.region, row.address].filter(Boolean).join(' · ')}</Muted>
        </div>
      ),
    },
    {
      key: 'items',
      header: t('overview.items'),
      align: 'right',
      width: '88px',
      render: (row) => row.item_count,
    },
    editColumn(
      (row) => ({ label: t('warehouse.edit', { name: row.name }), onClick: () => onEdit(row) }),
      (row) => ({
        label: t('warehouse.remove', { name: row.name }),
        disabled: row.item_count > 0 || busy,
        onClick: () => onRemove(row),
      }),
    ),
  ];
}

type Props = { warehouse: Warehouse | null; onDone: () => void };

/** Name, region and address of a warehouse; buyers see the region alone. */
function WarehouseForm({ warehouse, onDone }: Props) {
  const { t } = useTranslation(['stock', 'ui']);
  const errorText = useErrorText();
  const { values, text, submit } = useFields({
    name: warehouse?.name ?? '',
    region: warehouse?.region ?? '',
    address: warehouse?.address ?? '',
  });
  const { mutate, isPending, error } = useStockWork();
  const save = submit(({ name, region, address }) => {
    const body = { name: name.trim(), region: region.trim(), address: address.trim() };
    mutate(
      warehouse
        ? { action: 'changeWarehouse', warehouse_id: warehouse.id, body: { ...body, version: warehouse.version } }
        : { action: 'addWarehouse', body },
      {
        onSuccess: () => {
          toast.success(t('warehouse.saved'));
          onDone();
        },
      },
    );
  });
  return (
    <form onSubmit={save}>
      <Recovery name={`warehouse:${warehouse?.id ?? ''}`} />
      <Stack $gap={3}>
        <Columns $count={2} $gap={3}>
          <Field label={t('warehouse.name')} required>
            <TextInput maxLength={60} {...text('name')} />
          </Field>
          <Field label={t('warehouse.region')} help={t('warehouse.regionHelp')} required>
            <TextInput maxLength={40} {...text('region')} />
          </Field>
        </Columns>
        <Field label={t('warehouse.address')} optional>
          <TextInput maxLength={200} {...text('address')} />
        </Field>
        {error && <InlineError>{errorText(error)}</InlineError>}
        <Inline>
          <Button
            type="submit"
            variant="primary"
            loading={isPending}
            disabled={!values.name.trim() || !values.region.trim()}
          >
            {t('warehouse.save')}
          </Button>
          <Button onClick={onDone}>{t('ui:cancel')}</Button>
        </Inline>
      </Stack>
    </form>
  );
}
