import { useTranslation } from 'next-i18next/pages';
import type { Currency } from '../../contract/values';
import type { Column } from '../ui/dataTable/tableTypes';
import { FirstRows } from '../ui/FirstRows';
import { LongTable } from '../ui/LongTable';
import type { LineRow } from './lineRow';
import { useLineColumns } from './useLineColumns';

export type LineTableProps = {
  rows: readonly LineRow[];
  /** Adds the columns of a priced line. */
  currency?: Currency;
  /** Columns of this place alone, after the others. */
  more?: readonly Column<LineRow>[];
  /** The same, right after the quantity, with the width in px that they take. */
  besideQty?: { columns: readonly Column<LineRow>[]; width: number };
  /** It stands in a window that scrolls. */
  boxed?: boolean;
};

/** Lines to read: material, quantity, weight and, with a currency, prices. Cards on a phone. */
export function LineTable({ rows, currency, more = [], besideQty, boxed = false }: LineTableProps) {
  const { t } = useTranslation('trade');
  const facts = useLineColumns(currency);
  const columns = facts.flatMap((column) =>
    column.key === 'qty' ? [column, ...(besideQty?.columns ?? [])] : [column],
  );
  return (
    <FirstRows count={rows.length}>
      <LongTable
        aria-label={t('line.caption')}
        columns={[...columns, ...more]}
        rows={rows}
        rowKey={(row) => row.id}
        rowTone={(row) => (row.excluded ? 'muted' : undefined)}
        minWidth={(currency ? 820 : 480) + (besideQty?.width ?? 0)}
        dense
        boxed={boxed}
      />
    </FirstRows>
  );
}
