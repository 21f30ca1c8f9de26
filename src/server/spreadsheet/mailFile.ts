import PostalMime from 'postal-mime';
import { fail } from '../http/fail';
import { decodeText, htmlRows, isHtmlTable, textLineRows } from './delimitedRows';
import type { Stream } from './compoundFile';
import type { SheetRows } from './workbookRows';

/** Files of a mail that are looked into. */
const MOST_FILES = 10;
const LIST = /\.(?:xlsx|xls|ods|csv|tsv)$/i;

/** A mail as a list can stand in it. */
interface Mail {
  html: string;
  text: string;
  files: { name: string; bytes: Buffer }[];
}

type ReadFile = (name: string, bytes: Buffer) => Promise<SheetRows[]>;

/** The head of a mail as it was sent begins with such lines. */
const MAIL_HEAD = /^(?:[\w-]+:[^\n]*\r?\n(?:[ \t][^\n]*\r?\n)*){2,}/;
const MAIL_FIELDS = /^(?:from|subject|received|mime-version|content-type|date|return-path|delivered-to):/im;

/** Whether a text begins with the head of a mail. */
export const isMail = (bytes: Buffer): boolean => {
  const head = bytes.toString('latin1', 0, 4000);
  return MAIL_HEAD.test(head) && MAIL_FIELDS.test(head);
};

/** The lists of a mail as it was sent (.eml): the tables in its text, and the spreadsheets that came with it. */
export async function emlSheets(bytes: Buffer, readFile: ReadFile): Promise<SheetRows[]> {
  const mail = await PostalMime.parse(bytes, { attachmentEncoding: 'arraybuffer' }).catch(() =>
    fail('FILE_UNREADABLE'),
  );
  const files = mail.attachments.map(({ filename, content }) => ({
    name: filename ?? '',
    bytes: Buffer.from(content as ArrayBuffer),
  }));
  return mailSheets({ html: mail.html ?? '', text: mail.text ?? '', files }, readFile);
}

const HTML = '__substg1.0_10130102';
const TEXT = '__substg1.0_1000001F';
const FILE_BYTES = '__substg1.0_37010102';
const FILE_NAMES = ['__substg1.0_3707001F', '__substg1.0_3704001F'];

/** Whether the streams of a compound file are those of a mail. */
export const isOutlookMail = (streams: readonly Stream[]): boolean =>
  streams.some(({ name }) => name === '__properties_version1.0');

/** The same of a mail that Outlook saved (.msg). */
export async function msgSheets(streams: readonly Stream[], readFile: ReadFile): Promise<SheetRows[]> {
  const own = (wanted: string) => streams.find(({ name, storage }) => storage === '' && name === wanted)?.read();
  const files = streams
    .filter(({ name }) => name === FILE_BYTES)
    .slice(0, MOST_FILES)
    .map(({ storage, read }) => {
      const name = streams.find((one) => one.storage === storage && FILE_NAMES.includes(one.name));
      return { name: name?.read().toString('utf16le') ?? '', bytes: read() };
    });
  const html = own(HTML);
  return mailSheets(
    { html: html ? decodeText(html) : '', text: own(TEXT)?.toString('utf16le') ?? '', files },
    readFile,
  );
}

async function mailSheets({ html, text, files }: Mail, readFile: ReadFile): Promise<SheetRows[]> {
  const written = isHtmlTable(html) || /<table\b/i.test(html) ? htmlRows(html) : textLineRows(text);
  const sheets = written.map((sheet, index) => ({ ...sheet, name: index === 0 ? 'mail' : `mail ${index + 1}` }));
  for (const { name, bytes } of files.filter((file) => LIST.test(file.name)).slice(0, MOST_FILES)) {
    const read = await readFile(name, bytes);
    sheets.push(...read.map((sheet) => ({ ...sheet, name: `${name} ${sheet.name}`.slice(0, 200) })));
  }
  return sheets.filter(({ rows }) => rows.some((row) => row.some(Boolean)));
}
