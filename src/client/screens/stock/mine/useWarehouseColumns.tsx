import { useTranslation } from 'next-i18next/pages';
import type { Warehouse } from '../../../../contract/entities/stock';
import { Muted } from '../../../parts/market/Muted';
import { editColumn } from '../../../ui/dataTable/editColumn';
import type { Column } from '../../../ui/dataTable/tableTypes';

type Deeds = { onEdit: (warehouse: Warehouse) => void; onRemove: (warehouse: Warehouse) => void; busy: boolean };

/** Columns of the company's warehouses; one that holds lots cannot be removed. */
export function useWarehouseColumns({ onEdit, onRemove, busy }: Deeds): Column<Warehouse>[] {
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
