import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Warehouse } from '../../../../contract/entities/stock';
import { useApi } from '../../../api/ApiProvider';
import { stockQueries } from '../../../queries/stock';
import { useStockWork } from '../../../queries/stockWork';
import { useErrorText } from '../../../shell/errors/useErrorText';
import { Button } from '../../../ui/Button';
import { DataTable } from '../../../ui/DataTable';
import { Dialog } from '../../../ui/Dialog';
import { EmptyState } from '../../../ui/EmptyState';
import { InlineError } from '../../../ui/InlineError';
import { Stack } from '../../../ui/Stack';
import { useWarehouseColumns } from './useWarehouseColumns';
import { WarehouseForm } from './WarehouseForm';

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
    onRemove: (row) => removal.mutate({ deed: 'removeWarehouse', warehouse_id: row.id, version: row.version }),
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
      width={640}
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
