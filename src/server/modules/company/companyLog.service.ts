import type * as z from 'zod';
import { AUDIT_GROUPS } from '../../../contract/auditKinds';
import type { exportAudit, listAudit } from '../../../contract/endpoints/audit';
import { type AuditEntry, type AuditKind, auditStep } from '../../../contract/entities/audit';
import type { FileAnswer } from '../../../contract/fileAnswer';
import { endOfDaySeoul, seoulDay, seoulSecond, startOfDaySeoul } from '../../../domain/time/deadline';
import type { MemberWork } from '../../http/context';
import { pageOf, failCursor } from '../../http/page';
import { sheet } from '../../spreadsheet/buildSheet';
import type { SheetColumn } from '../../spreadsheet/sheetColumn';
import { eventText, sheetText, tradeText } from '../../spreadsheet/sheetText';
import { spreadsheetFile } from '../../spreadsheet/spreadsheetFile';
import { type ChainRow, entriesOf } from '../audit/audit.service';
import { logWords } from './logWords';
import { refuseMember } from './member.service';

/** More rows than anybody reads at once; who has more chooses days. */
const MOST_ROWS = 10_000;
const SECOND_MS = 1000;

type Filter = z.output<(typeof exportAudit)['query']>;

/** The company's own audit log, for its owners. */
export async function readLog(work: MemberWork, query: z.output<(typeof listAudit)['query']>) {
  const { limit, cursor, ...filter } = query;
  await refuseMember(work);
  const rows = await entriesOf(work, work.session.company_id, wanted(filter), readCursor(cursor), limit + 1);
  return pageOf(rows, limit, present, ({ entry }) => String(entry.seq));
}

/** The same as a spreadsheet, whose hashes prove later what stood in the log today. */
export async function exportLog(work: MemberWork, filter: Filter): Promise<FileAnswer> {
  await refuseMember(work);
  const rows = await entriesOf(work, work.session.company_id, wanted(filter), null, MOST_ROWS);
  const text = sheetText(work.language).audit;
  return spreadsheetFile(`${text.sheet} ${seoulDay(work.now)}`, [
    sheet({ name: text.sheet, columns: columnsOf(work), rows: rows.map(present) }),
  ]);
}

function columnsOf({ language }: MemberWork): SheetColumn<AuditEntry>[] {
  const { titles, operator } = sheetText(language).audit;
  return [
    { title: titles.seq, width: 8, kind: 'count', value: (row) => row.seq },
    { title: titles.at, width: 26, value: (row) => seoulSecond(new Date(row.at)) },
    { title: titles.kind, width: 24, value: (row) => nameOf(row.kind, language) },
    { title: titles.record, width: 18, value: (row) => row.record },
    { title: titles.actor, width: 14, value: (row) => (row.by === 'operator' ? operator : row.actor_name) },
    { title: titles.subject, width: 14, value: (row) => row.subject_name },
    { title: titles.before, width: 30, value: (row) => logWords(row.before, language) },
    { title: titles.after, width: 30, value: (row) => logWords(row.after, language) },
    { title: titles.address, width: 18, value: (row) => row.address },
    { title: titles.device, width: 30, value: (row) => row.user_agent },
    { title: titles.hash, width: 68, value: (row) => row.hash },
  ];
}

function nameOf(kind: AuditKind, language: MemberWork['language']): string {
  const step = auditStep.safeParse(kind);
  return step.success ? tradeText(language).timeline[step.data] : eventText(language)[kind as keyof EventNames];
}
type EventNames = ReturnType<typeof eventText>;

const wanted = ({ group, from, until }: Filter) => ({
  kinds: group ? AUDIT_GROUPS[group] : null,
  from: from ? startOfDaySeoul(from) : null,
  until: until ? new Date(endOfDaySeoul(until).getTime() + SECOND_MS) : null,
});

function readCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null;
  return /^\d{1,15}$/.test(cursor) ? Number(cursor) : failCursor();
}

const present = ({ entry, actor_name, subject_name, record, address, user_agent }: ChainRow): AuditEntry => ({
  id: entry.id,
  seq: entry.seq,
  at: entry.at.toISOString(),
  kind: entry.kind,
  actor_name,
  subject_name,
  by: entry.operator !== null ? 'operator' : entry.actor ? 'person' : 'system',
  record,
  before: entry.before ?? {},
  after: entry.after ?? {},
  address,
  user_agent,
  hash: entry.hash.toString('hex'),
});
