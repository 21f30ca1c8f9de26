import { bigint, customType, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AuditKind, AuditValues } from '../../../contract/entities/audit';
import { at } from './columns';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The last link of each chain: one chain for each company, one for people without a company. Written by a trigger alone. */
export const auditChain = pgTable('audit_chain', {
  /** The company's id; all zeros for people without a company. */
  id: uuid('id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: bytes('hash').notNull(),
});

/**
 * The audit log. Triggers refuse every change; each row carries the hash of the one before in its chain. Nothing in it
 * names a person: who it was stands in `audit_trace`.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    chain_id: uuid('chain_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    id: uuid('id').notNull().unique(),
    at: at('at').notNull(),
    kind: text('kind').$type<AuditKind>().notNull(),
    /** Random ids of `audit_actor`: who did it, and whom it was done to. */
    actor: uuid('actor'),
    subject: uuid('subject'),
    /** Who ran an operator's command; null for everything else. */
    operator: text('operator'),
    record_type: text('record_type', { enum: ['rfq', 'order'] }),
    record_id: uuid('record_id'),
    before: jsonb('before').$type<AuditValues>(),
    after: jsonb('after').$type<AuditValues>(),
    prev_hash: bytes('prev_hash').notNull(),
    hash: bytes('hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chain_id, t.seq] }),
    index('audit_entry_at').on(t.chain_id, t.at),
    // All chains, for operators.
    index('audit_entry_newest').on(t.at, t.id),
  ],
);

/** The random id under which a person stands in the log. Erased when the person leaves. */
export const auditActor = pgTable('audit_actor', {
  account_id: uuid('account_id').primaryKey(),
  id: uuid('id').notNull().unique(),
});

/** Whom an entry concerns, and from where it was done. Erased when the person leaves, and after a year. */
export const auditTrace = pgTable(
  'audit_trace',
  {
    entry_id: uuid('entry_id').notNull(),
    role: text('role', { enum: ['actor', 'subject'] }).notNull(),
    account_id: uuid('account_id'),
    name: text('name'),
    address: text('address'),
    user_agent: text('user_agent'),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.entry_id, t.role] }),
    index('audit_trace_account').on(t.account_id, t.entry_id),
    index('audit_trace_age').on(t.created_at),
  ],
);
