import type * as z from 'zod';
import { MAX_LINE_TEXT, MAX_LINES } from '../../../contract/constants';
import type { ParsedLineDto } from '../../../contract/entities/parse';
import { rfqLineInput } from '../../../contract/entities/rfq';
import type { App } from '../../http/context';
import { AppError } from '../../http/fail';
import type { Session } from '../../http/sessionType';
import { readListFor } from '../material/parse.service';
import type { ReadMail } from './mailTask';
import { isPassing } from './passing';

/** Files that a list may be; winmail.dat and pictures of a signature are none. */
const LIST = /\.(?:xlsx|xlsm|xls|ods|csv|tsv|txt|pdf|docx|eml|msg|html?)$/i;
/** Below this a reading is shown as uncertain. */
const SURE = 0.8;
/** Files that are tried, whether or not a list is found: each may take its whole time. */
const MOST_LISTS = 5;

export type DraftLine = z.output<typeof rfqLineInput>;

export interface MailedList {
  lines: DraftLine[];
  /** Items that are no notes, and how many of them a person should look at. */
  items: number;
  unsure: number;
  /** Files that lines were read from, and names of those that could not be read. */
  lists: ReadMail['files'];
  unread: string[];
}

/** For whom and until when a mail is read; what is not read by then is named as unread. */
interface Reading {
  app: App;
  session: Session;
  signal: AbortSignal;
}

type Input = Parameters<typeof readListFor>[2];

/** Reads the lists of a mail: its files, or, where none is a list, the table or the lines of its text. */
export async function readMailedList(reading: Reading, mail: ReadMail, text: string): Promise<MailedList> {
  const list: MailedList = { lines: [], items: 0, unsure: 0, lists: [], unread: [...mail.left] };
  let tried = 0;
  for (const file of mail.files) {
    if (!LIST.test(file.name) || tried >= MOST_LISTS) {
      list.unread.push(file.name);
      continue;
    }
    tried += 1;
    const content = Buffer.from(file.bytes).toString('base64');
    const read = await linesOf(reading, { file: { name: file.name, content } });
    if (read) list.lists.push(file);
    else list.unread.push(file.name);
    add(list, read ?? []);
  }
  if (list.items > 0) return list;
  const html = /<table\b/i.test(mail.html) ? Buffer.from(mail.html).toString('base64') : null;
  const table = html && (await linesOf(reading, { file: { name: 'mail.html', content: html } }));
  if (table) add(list, table);
  const lines = text.split('\n').flatMap((line) => line.trim().slice(0, MAX_LINE_TEXT) || []);
  if (list.items === 0 && lines.length > 0) {
    const read = (await linesOf(reading, { lines })) ?? [];
    // A greeting is no item: of plain text only what names a material or a quantity is one.
    add(
      list,
      read.map((line) => ({
        ...line,
        excluded:
          line.excluded ||
          (line.item.category === undefined && line.qty === null) ||
          (line.spec.category === 'other' && line.qty === null),
      })),
    );
  }
  return list;
}

function add(list: MailedList, read: readonly ParsedLineDto[]): void {
  for (const line of read) {
    if (list.lines.length >= MAX_LINES) return;
    const draft = rfqLineInput.safeParse({
      raw_text: line.text.slice(0, MAX_LINE_TEXT),
      own_cells: line.own_cells,
      heading: line.heading,
      tag: line.tag,
      spec: line.spec,
      qty: line.qty,
      uom: line.uom,
      remark: line.remark,
      excluded: line.excluded,
      confidence: line.overall,
      warnings: line.warnings.map((warning) => warning.slice(0, 80)).slice(0, 20),
    });
    // A fact that no request can hold is left to the words of the line.
    const bare = {
      raw_text: line.text.slice(0, MAX_LINE_TEXT),
      spec: line.spec,
      excluded: line.excluded,
      confidence: 0,
    };
    const kept = draft.success ? draft.data : rfqLineInput.parse(bare);
    list.lines.push(kept);
    if (kept.excluded) continue;
    list.items += 1;
    if (kept.qty === null || kept.uom === null || kept.confidence < SURE || kept.warnings.length > 0) list.unsure += 1;
  }
}

/** The lines of a list; null where it holds none or cannot be read. */
async function linesOf({ app, session, signal }: Reading, input: Input): Promise<readonly ParsedLineDto[] | null> {
  try {
    return await readListFor(app, session, input, signal);
  } catch (error) {
    if (signal.aborted || (error instanceof AppError && !isPassing(error))) return null;
    throw error;
  }
}
