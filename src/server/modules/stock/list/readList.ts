import type { UntakenColumn } from '../../../../contract/entities/stockList';
import { lineOf } from '../../../../domain/material/requestLine';
import { unsafeCell } from '../../../../domain/material/safeCell';
import { readTable } from '../../../../domain/material/table';
import { lotOfLine, type ReadLot } from '../../../../domain/stock/lotLine';
import type { SheetRows } from '../../../spreadsheet/readSheets';
import { findColumns, type ListColumns, type ListField } from './columns';
import { untakenColumns } from './untaken';

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
        ...(cells.raw ? { raw_text: cells.raw.slice(0, 500) } : {}),
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
