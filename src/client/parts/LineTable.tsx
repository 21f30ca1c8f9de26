import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Currency } from '../../contract/values';
import { Button } from '../ui/Button';
import { DataTable } from '../ui/DataTable';
import type { Column } from '../ui/dataTable/tableTypes';
import { FirstRows } from '../ui/FirstRows';
import { Stack } from '../ui/Stack';
import { usePrinting } from '../ui/usePrinting';
import type { LineRow } from './lineRow';
import { useLineColumns } from './useLineColumns';

/** Rows drawn at first; more come on demand, since a list may hold thousands. */
const PAGE = 200;

export type LineTableProps = {
  rows: readonly LineRow[];
  /** Adds the columns of a priced line. */
  currency?: Currency;
  /** Columns of this place alone, after the others. */
  more?: readonly Column<LineRow>[];
  /** The same, right after the quantity, with the width in px that they take. */
  besideQty?: { columns: readonly Column<LineRow>[]; width: number };
};

/** Lines to read: material, quantity, weight and, with a currency, prices. Cards on a phone. */
export function LineTable({ rows, currency, more = [], besideQty }: LineTableProps) {
  const { t } = useTranslation('trade');
  const facts = useLineColumns(currency);
  const columns = facts.flatMap((column) =>
    column.key === 'qty' ? [column, ...(besideQty?.columns ?? [])] : [column],
  );
  const [opened, setOpened] = useState(PAGE);
  const shown = usePrinting() ? rows : rows.slice(0, opened);
  const rest = rows.length - shown.length;
  return (
    <FirstRows count={rows.length}>
      <Stack $gap={3}>
        <DataTable
          aria-label={t('line.caption')}
          columns={[...columns, ...more]}
          rows={shown}
          rowKey={(row) => row.id}
          rowTone={(row) => (row.excluded ? 'muted' : undefined)}
          minWidth={(currency ? 820 : 480) + (besideQty?.width ?? 0)}
          dense
        />
        {rest > 0 && <Button onClick={() => setOpened(opened + PAGE * 5)}>{t('line.more', { count: rest })}</Button>}
      </Stack>
    </FirstRows>
  );
}
