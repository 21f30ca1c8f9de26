import type { Cell, CellStyle, CellValue, WriteSheet } from 'hucre/xlsx';
import { safeCell } from '../../domain/material/safeCell';
import type { AnySheet } from './buildSheet';
import { sheetValue } from './sheetValue';

/** How a number is shown; the value stays the same. */
export type PlainNumber = 'plain' | 'grouped' | 'whole' | 'fixed2';

/** A cell for another system: text keeps its leading zeros, a number is one, a day is a date. */
export type PlainCell = { text: string } | { number: string; as: PlainNumber } | { day: string } | null;

export interface PlainSheetPlan {
  name: string;
  /** Rows of words above the heads, each in the first cell. */
  above?: readonly string[];
  /** Null: the first row is a record. */
  heads: readonly string[] | null;
  /** Of the columns, in characters. */
  widths: readonly number[];
  rows: readonly (readonly PlainCell[])[];
}

const TEXT: CellStyle = { numFmt: '@' };
const DAY: CellStyle = { numFmt: 'yyyy-mm-dd' };
const HEAD: CellStyle = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E8EDF3' } },
  alignment: { vertical: 'center', wrapText: true },
};
const LINE = 15;

/**
 * A sheet that another system reads: heads in one row, records below, nothing merged, frozen, filtered or guarded, and every
 * text in a cell of text.
 */
export function plainSheet({ name, above = [], heads, widths, rows }: PlainSheetPlan): AnySheet {
  return (): WriteSheet => {
    const first = above.length + (heads ? 1 : 0);
    const cells = new Map<string, Partial<Cell>>();
    for (const [place] of heads?.entries() ?? []) cells.set(`${above.length},${place}`, { style: HEAD });
    const body = rows.map((row, at) =>
      row.map((cell, place): CellValue => {
        const [value, style] = written(cell);
        if (style) cells.set(`${first + at},${place}`, { style });
        return value;
      }),
    );
    const lines = Math.max(1, ...(heads ?? []).map((head) => head.split('\n').length));
    return {
      name,
      columns: widths.map((width) => ({ width })),
      rows: [...above.map((line): CellValue[] => [safeCell(line)]), ...(heads ? [heads.map(safeCell)] : []), ...body],
      cells,
      rowDefs: new Map(heads ? [[above.length, { height: LINE * (lines + 1) }]] : []),
    };
  };
}

function written(cell: PlainCell): [CellValue, CellStyle | null] {
  if (cell === null) return [null, null];
  if ('text' in cell) return [sheetValue(cell.text, 'text'), TEXT];
  if ('day' in cell) return [sheetValue(cell.day, 'day'), DAY];
  const value = sheetValue(cell.number, 'quantity');
  return [value, typeof value === 'number' ? { numFmt: formatOf(cell.as, value) } : TEXT];
}

/** A point stands only before decimals that are there. */
function formatOf(as: PlainNumber, value: number): string {
  const whole = Number.isInteger(value);
  if (as === 'fixed2') return '0.00';
  if (as === 'grouped') return whole ? '#,##0' : '#,##0.#########';
  return whole ? '0' : '0.#########';
}
