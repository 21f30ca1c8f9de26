import { read, readOds } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import { MAX_FILE_BYTES } from '../../contract/constants';
import { withDecimalPoints } from '../../domain/material/tables/decimalComma';
import { AppError, fail } from '../http/fail';
import { streamsOf } from './compoundFile';
import { decodeText, delimitedRows, htmlRows, isHtmlTable } from './delimitedRows';
import { emlSheets, isMail, isOutlookMail, msgSheets } from './mailFile';
import { odsLooks, withoutRowFrames } from './odsContent';
import { type LookedSheet, withLooks } from './sheetLook';
import { isWordDocument, wordRows } from './wordDocument';
import { checkWorkbook, MOST_UNPACKED, unpacked } from './workbookBounds';
import { type SheetRows, workbookRows } from './workbookRows';
import { xlsLooks } from './xlsLooks';
import { readZipDirectory, type ZipEntry } from './zipGuard';

export type { SheetRows };

/** In all cells together; a list of 5,000 lines has less than half a million. */
export const MOST_CHARACTERS = 3_000_000;
/** What the reader says of cells that no sheet can hold. */
const BEYOND_SHEET = /supported sheet bounds|cells\), over the/;
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const PDF = Buffer.from('%PDF-', 'latin1');
const TEXT = /\.(csv|tsv|txt|html?)$/i;
const SECTOR = 512;

const startsWith = (bytes: Buffer, signature: Buffer) => bytes.subarray(0, signature.length).equals(signature);

/** The bytes of a file that came in a JSON body. */
export function bytesOf(content: string): Buffer {
  return Buffer.from(content.replace(/^data:[^,]*,/, ''), 'base64');
}

/** The rows of a spreadsheet, sheet by sheet. Refuses anything that is no harmless list, saying why. */
export async function readSheets(name: string, content: Uint8Array): Promise<SheetRows[]> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.length > MAX_FILE_BYTES) return fail('FILE_TOO_LARGE');
  if (startsWith(bytes, OLE)) return readOle(bytes);
  if (startsWith(bytes, PDF)) return fail('FILE_TYPE');
  if (startsWith(bytes, ZIP)) return readZip(bytes);
  if (/\.eml$/i.test(name) && isMail(bytes)) return withinCharacters(await emlSheets(bytes, attachedSheets));
  if (TEXT.test(name) && (!bytes.includes(0) || hasUtf16Mark(bytes))) return readText(decodeText(bytes));
  // A page that a system saved under the name of a spreadsheet.
  if (/\.xls$/i.test(name) && !bytes.includes(0) && isHtmlTable(decodeText(bytes))) return readText(decodeText(bytes));
  return fail(/\.xlsx$/i.test(name) ? 'FILE_UNREADABLE' : 'FILE_TYPE');
}

function readText(text: string): SheetRows[] {
  const sheets = isHtmlTable(text) ? htmlRows(text) : delimitedRows(text);
  return withinCharacters(
    sheets.map((sheet) => ({ ...sheet, rows: withDecimalPoints(sheet.rows, { native: false }) })),
  );
}

/** An encrypted .xlsx is an OLE file with a stream of that name, in UTF-16; an old .xls has a stream `Workbook`. */
async function readOle(bytes: Buffer): Promise<SheetRows[]> {
  const holds = (stream: string) => bytes.includes(Buffer.from(stream, 'utf16le'));
  if (holds('EncryptedPackage')) return fail('FILE_ENCRYPTED');
  if (holds('__properties_version1.0')) return readOutlookMail(bytes);
  if (!holds('Workbook') && !holds('Book')) return fail('FILE_TYPE');
  if (holds('_VBA_PROJECT')) return fail('FILE_MACRO');
  if (isLocked(bytes)) return fail('FILE_ENCRYPTED');
  return sheetsOf(async () => {
    const { sheets } = await read(bytes);
    const workbook = streamsOf(bytes)?.find(({ name }) => name === 'Workbook');
    return workbook ? withLooks(sheets, xlsLooks(workbook.read())) : sheets;
  });
}

async function readOutlookMail(bytes: Buffer): Promise<SheetRows[]> {
  const streams = streamsOf(bytes);
  if (!streams || !isOutlookMail(streams)) return fail('FILE_UNREADABLE');
  return withinCharacters(await msgSheets(streams, attachedSheets));
}

/** A file that came with a mail; a mail within a mail is not looked into. */
const attachedSheets = async (name: string, bytes: Buffer): Promise<SheetRows[]> =>
  /\.(?:eml|msg)$/i.test(name) ? [] : readSheets(name, bytes);

/** Whether the first record after the beginning of the workbook says that the rest is encrypted. */
function isLocked(bytes: Buffer): boolean {
  for (let at = SECTOR; at + 24 < bytes.length; at += SECTOR) {
    if (bytes.readUInt16LE(at) !== 0x0809 || bytes.readUInt16LE(at + 6) !== 0x0005) continue;
    return bytes.readUInt16LE(at + 4 + bytes.readUInt16LE(at + 2)) === 0x002f;
  }
  return false;
}

async function readZip(bytes: Buffer): Promise<SheetRows[]> {
  const entries = readZipDirectory(bytes);
  if (!entries) return fail('FILE_UNREADABLE');
  if (entries.some((entry) => entry.name.endsWith('vbaProject.bin'))) return fail('FILE_MACRO');
  if (entries.some((entry) => entry.name === 'xl/workbook.bin')) return fail('FILE_XLSB');
  if (isOds(bytes, entries)) {
    if (entries.some((entry) => entry.name.startsWith('Basic/'))) return fail('FILE_MACRO');
    checkWorkbook(bytes, entries);
    return sheetsOf(() => odsSheets(bytes, entries));
  }
  if (isWordDocument(entries)) {
    checkWorkbook(bytes, entries);
    return withinCharacters(wordRows(bytes, entries));
  }
  if (!entries.some((entry) => entry.name === 'xl/workbook.xml')) return fail('FILE_TYPE');
  checkWorkbook(bytes, entries);
  return sheetsOf(async () => {
    const shown = (info: { hidden?: boolean; veryHidden?: boolean }) => !info.hidden && !info.veryHidden;
    return (await readXlsx(bytes, { sheets: shown, readStyles: true })).sheets;
  });
}

/** An OpenDocument names its kind in its first entry, unpacked. */
function isOds(bytes: Buffer, entries: readonly ZipEntry[]): boolean {
  return (
    entries.some((entry) => entry.name === 'content.xml') &&
    bytes.subarray(0, 200).includes('application/vnd.oasis.opendocument.spreadsheet')
  );
}

async function odsSheets(bytes: Buffer, entries: readonly ZipEntry[]): Promise<LookedSheet[]> {
  const entry = entries.find(({ name }) => name === 'content.xml');
  const content = entry ? unpacked(bytes, entry, MOST_UNPACKED).toString('utf8') : '';
  const { sheets } = await readOds(withoutRowFrames(content) ?? bytes);
  return withLooks(
    sheets,
    odsLooks(
      content,
      sheets.map(({ rows }) => rows.length),
    ),
  );
}

async function sheetsOf(sheets: () => Promise<Parameters<typeof workbookRows>[0]>): Promise<SheetRows[]> {
  try {
    const read = workbookRows(await sheets());
    return withinCharacters(read.map((sheet) => ({ ...sheet, rows: withDecimalPoints(sheet.rows, { native: true }) })));
  } catch (error) {
    if (error instanceof AppError) throw error;
    return fail(error instanceof Error && BEYOND_SHEET.test(error.message) ? 'FILE_COLUMNS' : 'FILE_UNREADABLE');
  }
}

function hasUtf16Mark(bytes: Buffer): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

function withinCharacters(sheets: SheetRows[]): SheetRows[] {
  let characters = 0;
  for (const { rows } of sheets) for (const row of rows) for (const cell of row) characters += cell.length;
  return characters > MOST_CHARACTERS ? fail('FILE_TOO_MUCH') : sheets;
}
