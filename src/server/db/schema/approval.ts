import { sql } from 'drizzle-orm';
import { date, foreignKey, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type {
  ApprovalFault,
  ApprovalRule,
  ApprovalStatus,
  Approver,
  FrozenBid,
  HeldRule,
} from '../../../contract/entities/approval';
import { at, id, isTest } from './columns';
import { account, company } from './company';
import { rfq } from './rfq';

/** The rules by which awards of a company have to be approved. */
export const approvalLine = pgTable(
  'approval_line',
  {
    id: id(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    version: integer('version').notNull(),
    rules: jsonb('rules').$type<ApprovalRule[]>().notNull(),
    changed_at: at('changed_at').notNull(),
  },
  (t) => [
    unique('approval_line_company').on(t.company_id),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);

/** What was requested: the lines as they are awarded, and everything that must not change until then. */
export interface FrozenAward {
  rfq_revision: number;
  round: number;
  lines: Array<{ rfq_line_id: string; quotation_id: string; qty: string; accept_alternate: boolean }>;
  bids: Array<FrozenBid & { revision_id: string }>;
}

/** A request to approve an award. */
export const approval = pgTable(
  'approval',
  {
    id: id(),
    is_test: isTest(),
    rfq_id: uuid('rfq_id').notNull(),
    company_id: uuid('company_id').notNull(),
    status: text('status').$type<ApprovalStatus>().notNull(),
    requested_by: uuid('requested_by').notNull(),
    requested_at: at('requested_at').notNull(),
    reason: text('reason'),
    note: text('note'),
    rules: jsonb('rules').$type<HeldRule[]>().notNull(),
    award: jsonb('award').$type<FrozenAward>().notNull(),
    /** The first day on which a quotation in it ends. */
    valid_until: date('valid_until', { mode: 'string' }),
    /** The day whose end people were warned of. */
    warned_for: date('warned_for', { mode: 'string' }),
    /** When approvers and deadlines were last looked at; null: as soon as possible. */
    checked_at: at('checked_at'),
    closed_at: at('closed_at'),
    faults: jsonb('faults').$type<ApprovalFault[]>().notNull(),
  },
  (t) => [
    unique('approval_world').on(t.is_test, t.id),
    uniqueIndex('approval_waiting_once').on(t.rfq_id).where(sql`status = 'waiting'`),
    index('approval_rfq').on(t.rfq_id, t.id),
    index('approval_waiting').on(t.company_id).where(sql`status = 'waiting'`),
    foreignKey({ columns: [t.is_test, t.rfq_id], foreignColumns: [rfq.is_test, rfq.id] }),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
    foreignKey({ columns: [t.is_test, t.requested_by], foreignColumns: [account.is_test, account.id] }),
  ],
);

/** One step of a request: who approves it, and how it was decided. */
export const approvalStep = pgTable(
  'approval_step',
  {
    id: id(),
    is_test: isTest(),
    approval_id: uuid('approval_id').notNull(),
    position: integer('position').notNull(),
    /** Steps of one stage run at once. */
    stage: integer('stage').notNull(),
    approver: jsonb('approver').$type<Approver>().notNull(),
    days: integer('days').notNull(),
    /** Set when the stage begins. */
    due_at: at('due_at'),
    reminded_at: at('reminded_at'),
    /** Who was notified that it waits for them. */
    notified: uuid('notified').array().notNull(),
    decision: text('decision', { enum: ['approved', 'returned'] }),
    decided_at: at('decided_at'),
    decided_by: uuid('decided_by'),
    deputy_for: uuid('deputy_for'),
    note: text('note'),
  },
  (t) => [
    unique('approval_step_position').on(t.approval_id, t.position),
    index('approval_step_decided').on(t.decided_by),
    foreignKey({ columns: [t.is_test, t.approval_id], foreignColumns: [approval.is_test, approval.id] }),
    foreignKey({ columns: [t.is_test, t.decided_by], foreignColumns: [account.is_test, account.id] }),
    foreignKey({ columns: [t.is_test, t.deputy_for], foreignColumns: [account.is_test, account.id] }),
  ],
);
