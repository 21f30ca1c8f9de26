import type { ErpLayout } from '../../contract/entities/erp';
import type { ErpSeparator } from '../../contract/erpFields';
import { safeCell } from '../material/safeCell';
import type { LaidCell } from './layOut';

const SIGNS: Readonly<Record<ErpSeparator, string>> = { comma: ',', semicolon: ';', tab: '\t' };
/** By it spreadsheets know that the text is UTF-8. */
const MARK = '\ufeff';

/** The text of a CSV file (RFC 4180), with the mark of UTF-8. Numbers and days stay as they are; other text is made safe. */
export function csvText({ columns, heads, separator }: ErpLayout, rows: readonly (readonly LaidCell[])[]): string {
  const sign = SIGNS[separator];
  const quoted = (text: string) =>
    /["\r\n]/.test(text) || text.includes(sign) ? `"${text.replaceAll('"', '""')}"` : text;
  const lines = rows.map((row) =>
    row.map(({ text, type }) => quoted(type === 'text' ? safeCell(text) : text)).join(sign),
  );
  const head = heads ? [columns.map((column) => quoted(safeCell(column.head))).join(sign)] : [];
  return `${MARK}${[...head, ...lines].map((line) => `${line}\r\n`).join('')}`;
}
