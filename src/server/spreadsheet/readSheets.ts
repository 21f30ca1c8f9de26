import { type CellValue, type MergeRange, readXlsx } from 'hucre/xlsx';
import { parseCsv } from 'hucre';
import { MAX_FILE_BYTES } from '../../contract/constants';
import { Refusal, refuse } from '../http/fail';
import { decodeCp949 } from './cp949';
import { checkWorkbook, MOST_CELLS } from './workbookBounds';
import { readZipDirectory } from './zipGuard';

export interface SheetRows {
  name: string;
  rows: string[][];
}

/** In all cells together; a list of 5,000 lines has less than half a million. */
export const MOST_CHARACTERS = 3_000_000;
/** Rows that merged cells may write their words into, in all. */
const MOST_MERGED = 200_000;
const MOST_COLUMNS = 500;
/** What the reader says of cells that no sheet can hold. */
const BEYOND_SHEET = /supported sheet bounds|cells\), over the/;
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const PDF = Buffer.from('%PDF-', 'latin1');

const startsWith = (bytes: Buffer, signature: Buffer) => bytes.subarray(0, signature.length).equals(signature);

/** The bytes of a file that came in a JSON body. */
export function bytesOf(content: string): Buffer {
  return Buffer.from(content.replace(/^data:[^,]*,/, ''), 'base64');
}

/** The rows of a spreadsheet, sheet by sheet. Refuses anything that is not a harmless .xlsx or .csv, saying why. */
export async function readSheets(name: string, content: Uint8Array): Promise<SheetRows[]> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.length > MAX_FILE_BYTES) return refuse('FILE_TOO_LARGE');
  if (startsWith(bytes, OLE)) return refuse(isEncryptedPackage(bytes) ? 'FILE_ENCRYPTED' : 'FILE_TYPE');
  if (startsWith(bytes, PDF)) return refuse('FILE_TYPE');
  if (startsWith(bytes, ZIP)) return readWorkbook(bytes);
  if (/\.(csv|tsv|txt)$/i.test(name) && !bytes.includes(0)) return readDelimited(bytes);
  if (/\.(csv|tsv|txt)$/i.test(name) && hasUtf16Mark(bytes)) return readDelimited(bytes);
  return refuse(/\.xlsx$/i.test(name) ? 'FILE_UNREADABLE' : 'FILE_TYPE');
}

/** An encrypted .xlsx is an OLE file with a stream of that name, in UTF-16. */
function isEncryptedPackage(bytes: Buffer): boolean {
  return bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'));
}

async function readWorkbook(bytes: Buffer): Promise<SheetRows[]> {
  const entries = readZipDirectory(bytes);
  if (!entries) return refuse('FILE_UNREADABLE');
  if (entries.some((entry) => entry.name.endsWith('vbaProject.bin'))) return refuse('FILE_MACRO');
  if (!entries.some((entry) => entry.name === 'xl/workbook.xml')) return refuse('FILE_TYPE');
  checkWorkbook(bytes, entries);
  try {
    const workbook = await readXlsx(bytes, { sheets: (info) => !info.hidden && !info.veryHidden });
    return withinCharacters(
      workbook.sheets.map(({ name, rows, merges }) => ({ name, rows: withMerges(textRows(rows), merges ?? []) })),
    );
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return refuse(error instanceof Error && BEYOND_SHEET.test(error.message) ? 'FILE_COLUMNS' : 'FILE_UNREADABLE');
  }
}

function hasUtf16Mark(bytes: Buffer): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

function readDelimited(bytes: Buffer): SheetRows[] {
  const text = decode(bytes);
  const delimiter = (text.split('\n', 1)[0] ?? '').includes('\t') ? '\t' : ',';
  // Counted before any cell is made.
  if (countOf(text, delimiter) + countOf(text, '\n') > MOST_CELLS) return refuse('FILE_TOO_MUCH');
  const rows = parseCsv(text, { delimiter });
  return withinCharacters([{ name: 'csv', rows: textRows(rows) }]);
}

function countOf(text: string, mark: string): number {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) count += 1;
  return count;
}

function withinCharacters(sheets: SheetRows[]): SheetRows[] {
  let characters = 0;
  for (const { rows } of sheets) for (const row of rows) for (const cell of row) characters += cell.length;
  return characters > MOST_CHARACTERS ? refuse('FILE_TOO_MUCH') : sheets;
}

/** UTF-8 and UTF-16 by their marks, else UTF-8 if it is valid, else the Korean code page that Excel saves by default. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeCp949(bytes);
  }
}

/** Rows as texts; an empty row stays as one, so that row numbers are those of the sheet. */
function textRows(rows: readonly (readonly CellValue[])[]): string[][] {
  if (rows.some((row) => row.length > MOST_COLUMNS)) return refuse('FILE_COLUMNS');
  return rows.map((row) => (row.some((cell) => cell !== null && cell !== '') ? row.map(textOf) : []));
}

/**
 * Writes the words of cells merged downwards into every row they cover. A number stays in its first row: a merged
 * quantity is one quantity, not one of each row.
 */
function withMerges(rows: string[][], merges: readonly MergeRange[]): string[][] {
  let merged = 0;
  for (const { startRow, endRow, startCol, endCol } of merges) {
    const words = rows[startRow]?.[startCol] ?? '';
    if (startCol !== endCol || !words || /^[\d.,\s]+$/.test(words)) continue;
    const last = Math.min(endRow, rows.length - 1);
    merged += Math.max(0, last - startRow);
    if (merged > MOST_MERGED) return refuse('FILE_TOO_MUCH');
    for (let at = startRow + 1; at <= last; at += 1) {
      const row = rows[at];
      if (row && row.length > startCol) row[startCol] ||= words;
    }
  }
  return rows;
}

const LONGEST_CELL = 2000;

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value).slice(0, LONGEST_CELL).trim();
}
