import { MAX_LOT_TEXT } from '../../../../contract/constants';
import type { UntakenColumn } from '../../../../contract/entities/stockList';
import { lineOf } from '../../../../domain/material/requestLine';
import { unsafeCell } from '../../../../domain/material/safeCell';
import { readTable, type TableReading } from '../../../../domain/material/table';
import { lotOfLine, type ReadLot } from '../../../../domain/stock/lotLine';
import type { SheetRows } from '../../../spreadsheet/readSheets';
import { findColumns, type ListColumns, type ListField } from './columns';
import { LEFT_OUT } from '../../../../domain/material/tableRowText';

/** A row of a stock list as it was read. */
export interface ListedLot extends ReadLot {
  sheet: string;
  row: number;
  uom_stated: boolean;
  cells: Partial<Record<ListField, string>>;
}

/** The names under which the reader of material lists finds these columns; the others are taken out before it reads. */
const MATERIAL_NAMES: Partial<Record<ListField, string>> = { material: 'DESCRIPTION', on_hand: 'QTY', uom: 'UNIT' };

/** Reads a sheet: the material by the reader that requests are read by, the facts of the warehouse by their titles. */
export function readListSheet({ name, rows }: SheetRows): { lots: ListedLot[]; untaken: UntakenColumn[] } {
  const found = findColumns(rows);
  const table = readTable(found ? withoutFacts(rows, found.row, found.columns) : rows);
  const first = found ? found.row + 1 : 0;
  const lots = table.lines.flatMap(({ parsed, row }) => {
    // Above the titles and in them there is no lot.
    if (found ? row < first : row < (table.header_row ?? -1) + table.header_rows) return [];
    const line = lineOf(parsed, {});
    const cells = found ? cellsOf(rows[row] ?? [], found.columns) : {};
    return [
      {
        ...lotOfLine(line),
        ...(cells.raw ? { raw_text: cells.raw.slice(0, MAX_LOT_TEXT) } : {}),
        sheet: name,
        row: row + 1,
        uom_stated: line.uom !== null && (cells.uom !== undefined || parsed.item.unit !== undefined),
        cells,
      },
    ];
  });
  return { lots, untaken: untakenColumns(rows, found, table) };
}

function withoutFacts(rows: string[][], head: number, columns: ListColumns): string[][] {
  return rows.map((cells, row) => {
    if (row < head) return cells;
    return cells.map((cell, index) => {
      const field = columns.get(index);
      if (field === undefined) return cell;
      if (row === head) return MATERIAL_NAMES[field] ?? '';
      if (field === 'material') return unsafeCell(cell || cellOf(cells, columns, 'raw'));
      return MATERIAL_NAMES[field] ? cell : '';
    });
  });
}

function cellOf(cells: readonly string[], columns: ListColumns, wanted: ListField): string {
  const index = [...columns].find(([, field]) => field === wanted)?.[0];
  return index === undefined ? '' : (cells[index] ?? '');
}

function cellsOf(cells: readonly string[], columns: ListColumns): ListedLot['cells'] {
  const named: ListedLot['cells'] = {};
  for (const [index, field] of columns) {
    const cell = unsafeCell(cells[index]?.trim() ?? '');
    if (cell && named[field] === undefined) named[field] = cell;
  }
  return named;
}

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
function untakenColumns(
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
