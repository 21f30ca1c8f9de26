import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { listSecurityEvents } from '../../../contract/endpoints/device';
import type { SecurityEvent, SecurityEventKind } from '../../../contract/entities/member';
import type { MemberWork, Work } from '../../http/context';
import { idCursor, pageOf } from '../../http/page';
import { addEvent, deleteEventsBefore, findEvents, stripEvents } from './audit.repository';
import { DAY_MS } from '../../../domain/time/spans';

const KEPT_DAYS = 365;

interface Subject {
  account_id?: string | null;
  company_id?: string | null;
  detail?: Record<string, string>;
}

/** Writes a security event in the transaction of what it tells of. Never a password, a token or a whole address. */
export function recordEvent(work: Work, kind: SecurityEventKind, subject: Subject): Promise<void> {
  return addEvent(work.db, {
    id: uuid(),
    account_id: subject.account_id ?? null,
    company_id: subject.company_id ?? null,
    kind,
    detail: subject.detail ?? {},
    ...work.client,
    created_at: work.now,
  });
}

/** The events of the signed-in person. */
export async function listEvents(work: MemberWork, query: z.output<(typeof listSecurityEvents)['query']>) {
  const { limit } = query;
  const rows = await findEvents(work.db, work.session.account_id, { cursor: idCursor(query.cursor), limit: limit + 1 });
  const present = (row: (typeof rows)[number]): SecurityEvent => ({
    id: row.id,
    kind: row.kind,
    user_agent: row.user_agent,
    address: row.address,
    created_at: row.created_at.toISOString(),
  });
  return pageOf(rows, limit, present, (row) => row.id);
}

/** Takes a leaving person's traces off the log. */
export function anonymiseEvents(work: Work, accountId: string): Promise<void> {
  return stripEvents(work.db, accountId);
}

/** Events are kept for a year. */
export function forgetOldEvents(work: Work): Promise<void> {
  return deleteEventsBefore(work.db, new Date(work.now.getTime() - KEPT_DAYS * DAY_MS));
}
