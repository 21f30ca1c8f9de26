import type { UntakenColumn } from '../../../../contract/entities/stockList';
import { unsafeCell } from '../../../../domain/material/safeCell';
import type { TableReading } from '../../../../domain/material/table';
import { LEFT_OUT } from '../../../../domain/material/tableRowText';
import type { findColumns, ListField } from './columns';

const SALE: ReadonlySet<ListField> = new Set([
  'open',
  'open_qty',
  'price',
  'currency',
  'price_uom',
  'moq',
  'multiple',
  'other',
]);
const LONGEST = 80;

type Table = Pick<TableReading, 'columns' | 'header_row' | 'header_rows'>;

/**
 * The columns that hold something and are not taken over. Of a list that is not ours these are its sale terms too: its
 * prices may be what was paid, so they are named and never published.
 */
export function untakenColumns(
  rows: readonly (readonly string[])[],
  found: ReturnType<typeof findColumns>,
  { columns, header_row, header_rows }: Table,
): UntakenColumn[] {
  const first = found?.row ?? header_row;
  if (first === null) return [];
  const own = [...(found?.columns.values() ?? [])].includes('id');
  const end = header_row === null ? first + 1 : Math.max(first + 1, header_row + header_rows);
  const untaken = new Map<number, boolean>();
  for (const [index, field] of found?.columns ?? []) if (!own && SALE.has(field)) untaken.set(index, field === 'price');
  for (const [field, index] of Object.entries(columns)) {
    if (field !== 'no' && LEFT_OUT.has(field as keyof typeof columns)) untaken.set(index, field === 'price');
  }
  return [...untaken]
    .sort(([one], [other]) => one - other)
    .flatMap(([index, is_price]) => {
      const filled = rows.slice(end).some((cells) => cells[index]?.trim());
      const title = rows.slice(first, end).map((cells) => unsafeCell(cells[index]?.trim() ?? ''));
      return filled ? [{ title: title.filter(Boolean).join(' ').slice(0, LONGEST), is_price }] : [];
    });
}
