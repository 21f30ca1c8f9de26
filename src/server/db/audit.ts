import { v7 as uuid } from 'uuid';
import type { AuditKind, AuditValues } from '../../contract/entities/audit';
import type { OpenTransaction } from './transaction';
import { FORGET, WRITE } from './audit.sql';

/** One event of the audit log. */
export interface AuditEvent {
  at: Date;
  kind: AuditKind;
  /** Whose chain it stands in; null takes the company of the person, if that is an active member, or of the record. */
  company_id: string | null;
  /** Accounts. The log itself holds a random id for each. */
  actor_id: string | null;
  subject_id: string | null;
  operator: string | null;
  record_type: 'rfq' | 'order' | null;
  record_id: string | null;
  before: AuditValues | null;
  after: AuditValues | null;
  address: string | null;
  user_agent: string | null;
}

/** Where a unit of work puts its events. */
export interface Audit {
  add(event: AuditEvent): void;
  /** Erases who a person was from the log, after this work's own events. */
  forget(accountId: string): void;
}

/**
 * Events of a transaction. They are sent together with its commit: a chain is locked from its newest row on, and then
 * for as short as possible, after all other locks.
 */
export function openAudit(): Audit & { send(along: OpenTransaction['along']): void } {
  const events: Array<AuditEvent & { id: string }> = [];
  const forgotten: string[] = [];
  return {
    add: (event) => void events.push({ ...event, id: uuid() }),
    forget: (accountId) => void forgotten.push(accountId),
    send(along) {
      if (events.length > 0) along(WRITE, [JSON.stringify(events)]);
      for (const accountId of forgotten) along(FORGET, [accountId]);
    },
  };
}

const nowhere = (): never => {
  throw new Error('a read writes nothing to the audit log');
};

/** A read has no transaction, and leaves no trace. */
export const NO_AUDIT: Audit = { add: nowhere, forget: nowhere };
