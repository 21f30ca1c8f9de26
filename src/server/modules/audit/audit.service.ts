import type * as z from 'zod';
import type { listSecurityEvents } from '../../../contract/endpoints/device';
import type { AuditKind, AuditValues } from '../../../contract/entities/audit';
import { type SecurityEvent, type SecurityEventKind, securityEventKind } from '../../../contract/entities/member';
import { DAY_MS } from '../../../domain/time/spans';
import { type Client, type MemberWork, NO_CLIENT, type Work } from '../../http/context';
import { idCursor, pageOf } from '../../http/page';
import {
  type ChainFilter,
  type ChainRow,
  deleteTracesBefore,
  findChain,
  findEntries,
  findPersonEvents,
} from './audit.repository';

const KEPT_DAYS = 365;

export interface Subject {
  /** Whom it concerns; also who did it, unless `by` or an operator did. */
  account_id?: string | null;
  by?: string | null;
  /** Whose log it stands in; absent: the company of that person, if an active member, or of the record. */
  company_id?: string | null;
  record?: { type: 'rfq' | 'order'; id: string };
  before?: AuditValues;
  after?: AuditValues;
  /** Nobody of the company did it: from where the call came that led to it is not that company's to know. */
  system?: boolean;
}

/**
 * Puts an event into the audit log, with the commit of its change. Never a password, a token, a person's name or
 * address, or a whole account number: nobody can take them out again.
 */
export function recordEvent(work: Work, kind: AuditKind, what: Subject): void {
  const account = what.account_id ?? null;
  const actor = work.operator === null ? (what.by ?? account) : null;
  work.audit.add({
    at: work.now,
    kind,
    company_id: what.company_id ?? null,
    actor_id: actor,
    subject_id: account === actor ? null : account,
    operator: work.operator,
    record_type: what.record?.type ?? null,
    record_id: what.record?.id ?? null,
    before: filled(what.before),
    after: filled(what.after),
    ...(what.system ? NO_CLIENT : work.client),
  });
}

const filled = (values: AuditValues | undefined) => (values && Object.keys(values).length > 0 ? values : null);

const SHOWN_DIGITS = 4;

/** An account number of which only the last digits can be read. */
export const maskedNumber = (number: string) => `•••${number.replace(/\D/g, '').slice(-SHOWN_DIGITS)}`;

/** What differs between two states, as it was and as it is; an absent or empty value is an empty text. */
export function differences(before: object, after: object): { before: AuditValues; after: AuditValues } {
  const [old, present] = [texts(before), texts(after)];
  const names = Object.keys(present).filter((name) => (old[name] ?? '') !== present[name]);
  const of = (values: AuditValues) => Object.fromEntries(names.map((name) => [name, values[name] ?? ''] as const));
  return { before: of(old), after: of(present) };
}

const texts = (values: object): AuditValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)]));

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** The events of the signed-in person's account. */
export async function listEvents(work: MemberWork, query: z.output<(typeof listSecurityEvents)['query']>) {
  const { limit } = query;
  const page = { cursor: idCursor(query.cursor), limit: limit + 1 };
  const rows = await findPersonEvents(work.db, work.session.account_id, securityEventKind.options, page);
  const present = (row: (typeof rows)[number]): SecurityEvent => ({
    id: row.id,
    kind: row.kind as SecurityEventKind,
    user_agent: row.user_agent,
    address: row.address,
    created_at: row.at.toISOString(),
  });
  return pageOf(rows, limit, present, (row) => row.id);
}

/** From where a person was last refused at signing in, the newest first. */
export async function refusedClients(work: Work, accountId: string, limit: number): Promise<Client[]> {
  const kinds = ['login_failed', 'login_throttled', 'factor_failed'] as const;
  return findPersonEvents(work.db, accountId, kinds, { cursor: undefined, limit });
}

export type { ChainRow };

/** Entries of one company's chain, the newest first, from before a place in it. */
export function entriesOf(work: Work, companyId: string, filter: ChainFilter, before: number | null, limit: number) {
  return findChain(work.db, companyId, filter, before, limit);
}

/** Entries of all companies, for the operator. */
export const allEntries = (work: Work, filter: { operators: boolean; search: string; offset: number; limit: number }) =>
  findEntries(work.db, filter);

/** Notes what an operator did or looked at, in words that name no person. */
export function noteCommand(work: Work, ...words: string[]): void {
  recordEvent(work, 'operator_command', { after: { command: words.filter(isNoAddress).join(' ') } });
}

/** Addresses of people stay out of the audit log, which forgets nothing. */
const isNoAddress = (word: string) => !word.includes('@');

/** Who did what is known for a year; that it was done, for good. */
export function forgetOldTraces(work: Work): Promise<void> {
  return deleteTracesBefore(work.db, new Date(work.now.getTime() - KEPT_DAYS * DAY_MS));
}
