import type { CellValue } from 'hucre/xlsx';
import { safeCell } from '../../domain/material/safeCell';
import { type ColumnKind, isNumber, type SheetValue } from './sheetColumn';

const DECIMAL = /^-?\d+(\.\d+)?$/;
/** Digits that a spreadsheet keeps; a longer number stays the text it is rather than lose its end. */
const EXACT_DIGITS = 15;
/** What no sheet can hold: control characters but tab and line breaks. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;
const LONGEST_TEXT = 32_000;

/** A value as it stands in its cell: decimals as numbers, and no text that a spreadsheet could take for a formula. */
export function sheetValue(value: SheetValue, kind: ColumnKind): CellValue {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (kind === 'day' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return new Date(`${value}T00:00:00Z`);
  if (isNumber(kind) && DECIMAL.test(value) && value.replace(/\D/g, '').length <= EXACT_DIGITS) return Number(value);
  return safeCell(value.replaceAll(UNWRITABLE, '').slice(0, LONGEST_TEXT));
}
