import { ERP_FIELDS, type ErpDate, type ErpField, type ErpNumber } from '../../contract/erpFields';
import type { ErpColumn, ErpLayout } from '../../contract/entities/erp';
import { dayAs, numberAs } from './fieldText';
import type { FieldValues, LeavingRecord } from './fieldValues';

/** One cell: as it is written, and for a spreadsheet what it is and its plain value. */
export interface LaidCell {
  text: string;
  type: ErpField['type'];
  /** A day or decimal as it is kept; null where the cell is only text. */
  plain: string | null;
}

/** The rows of a file, without its heads. A record without lines has no row where each line has one. */
export function layOut(layout: ErpLayout, records: readonly LeavingRecord[]): LaidCell[][] {
  return records.flatMap(({ values, lines }) =>
    layout.rows === 'record' ? [rowOf(layout, values)] : lines.map((line) => rowOf(layout, { ...values, ...line })),
  );
}

const rowOf = (layout: ErpLayout, values: FieldValues) =>
  layout.columns.map((column) => cellOf(column, layout, values));

/** What a column holds of a record or of its line. */
export function cellOf(column: ErpColumn, layout: ErpLayout, values: FieldValues): LaidCell {
  if (column.field === null) return { text: column.fixed ?? '', type: 'text', plain: null };
  const { type } = ERP_FIELDS[column.field];
  const value = values[column.field] ?? '';
  if (value === '') return { text: '', type, plain: null };
  if (type === 'day') return dayCell(value, column.date ?? layout.dates);
  if (type === 'number') return numberCell(value, column.number ?? layout.numbers);
  return { text: value, type, plain: null };
}

const dayCell = (value: string, format: ErpDate): LaidCell => ({
  text: dayAs(value, format),
  type: 'day',
  plain: format === 'date' ? value : null,
});

/** Thousands apart are text in a CSV file and a format in a spreadsheet. */
function numberCell(value: string, format: ErpNumber): LaidCell {
  const text = numberAs(value, format);
  return { text, type: 'number', plain: format === 'grouped' ? value : text };
}
