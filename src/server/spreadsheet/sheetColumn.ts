import type { ColumnDef } from 'hucre/xlsx';

/** How a column's cells are shown; what stands there stays exact text, number or day. */
export type ColumnKind =
  | 'text'
  | 'count'
  | 'quantity'
  | 'priced'
  | 'weight'
  | 'price'
  | 'KRW'
  | 'USD'
  | 'percent'
  | 'day';

/** What a cell may hold. Decimals come as the strings they travel in and become numbers of the spreadsheet. */
export type SheetValue = string | number | Date | null | undefined;

export interface SheetColumn<Row> {
  title: string;
  /** In characters. */
  width: number;
  /** Absent: text. */
  kind?: ColumnKind;
  value: (row: Row) => SheetValue;
  /**
   * What the cell computes, by the number that the spreadsheet gives its row; `value` is then what it comes to now. Undefined
   * where a cell only holds its value.
   */
  formula?: (row: Row | undefined, at: number) => string | undefined;
  /** The only values the cell takes; offered as a list. */
  choices?: readonly string[];
  /** The choices are suggestions: any other value is taken too. */
  free?: boolean;
  /** The receiver fills this column in: its heading has a colour of its own. */
  open?: boolean;
  /** Kept from sight, for keys that travel with their row. */
  hidden?: boolean;
  /** Colour of one cell's ground, as six hexadecimal digits; its own text says the same. */
  ground?: (row: Row) => string | undefined;
  /** Whether one cell stands out. */
  bold?: (row: Row) => boolean;
  /** Its words take as many lines as they need. */
  wraps?: boolean;
  /** Shown when somebody selects a cell of the column. */
  hint?: string;
}

const FORMATS: Record<ColumnKind, string | undefined> = {
  text: '@',
  count: '#,##0',
  quantity: '#,##0.###',
  priced: '#,##0.#########',
  weight: '#,##0.0##',
  price: '#,##0.####',
  KRW: '#,##0',
  USD: '#,##0.00',
  percent: '0.0#%',
  day: 'yyyy-mm-dd',
};

/** `#,##0.###` alone leaves a lonely point behind a whole number. */
const WHOLE = '#,##0';

const isOptional = (kind: ColumnKind) => kind === 'quantity' || kind === 'priced' || kind === 'price';

/** The number format of one cell; undefined leaves it to the spreadsheet. */
export function formatOf(kind: ColumnKind, value: SheetValue | boolean): string | undefined {
  const optional = isOptional(kind);
  return optional && typeof value === 'number' && Number.isInteger(value) ? WHOLE : FORMATS[kind];
}

/** Whether cells of this kind hold numbers, which stand at the right. */
export const isNumber = (kind: ColumnKind) => kind !== 'text' && kind !== 'day';

/**
 * A column as the writer of spreadsheets wants it. Its cells may be written in even when the sheet is guarded; formats
 * that hang on the value are set cell by cell (`formatOf`).
 */
export function columnDef<Row>({ width, hidden, kind = 'text' }: SheetColumn<Row>, guarded: boolean): ColumnDef {
  const numFmt = isOptional(kind) ? undefined : FORMATS[kind];
  return {
    width,
    ...(hidden ? { hidden } : {}),
    style: { ...(numFmt ? { numFmt } : {}), ...(guarded ? { protection: { locked: false } } : {}) },
  };
}
