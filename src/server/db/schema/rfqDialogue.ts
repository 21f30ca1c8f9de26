import { boolean, date, foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { at, id, isTest } from './columns';
import { company } from './company';
import { rfq } from './rfq';

/** A re-request: some sellers quote again, with a deadline of its own. Round 1 is the request itself. */
export const rfqRound = pgTable(
  'rfq_round',
  {
    id: id(),
    is_test: isTest(),
    rfq_id: uuid('rfq_id').notNull(),
    round: integer('round').notNull(),
    message: text('message'),
    deadline_date: date('deadline_date', { mode: 'string' }).notNull(),
    company_ids: uuid('company_ids').array().notNull(),
    /** Wished unit prices by line. */
    target_prices: jsonb('target_prices').$type<Record<string, string>>().notNull(),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    unique('rfq_round_once').on(t.rfq_id, t.round),
    foreignKey({ columns: [t.is_test, t.rfq_id], foreignColumns: [rfq.is_test, rfq.id] }),
  ],
);

/** A company the buyer chose, or an entry of an approved vendor list, which may name a company that is not here. */
export const rfqVendor = pgTable(
  'rfq_vendor',
  {
    id: id(),
    is_test: isTest(),
    rfq_id: uuid('rfq_id').notNull(),
    source: text('source', { enum: ['chosen', 'list'] }).notNull(),
    company_id: uuid('company_id'),
    name: text('name').notNull(),
    registration_number: text('registration_number'),
    /** The buyer may read the name of the company: it was chosen by it, dealt with before, or within what a day allows. */
    named: boolean('named').notNull().default(true),
    /** The buyer said yes to an unverified company. */
    unverified_agreed: boolean('unverified_agreed').notNull().default(false),
    position: integer('position').notNull(),
  },
  (t) => [
    index('rfq_vendor_rfq').on(t.rfq_id, t.position),
    foreignKey({ columns: [t.is_test, t.rfq_id], foreignColumns: [rfq.is_test, rfq.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);

/** A seller's question. `public_id` reveals nothing to other sellers about when it was asked. */
export const rfqQuestion = pgTable(
  'rfq_question',
  {
    id: id(),
    public_id: uuid('public_id').notNull().unique(),
    is_test: isTest(),
    rfq_id: uuid('rfq_id').notNull(),
    company_id: uuid('company_id').notNull(),
    line_no: integer('line_no'),
    question: text('question').notNull(),
    answer: text('answer'),
    asked_at: at('asked_at').notNull(),
    answered_at: at('answered_at'),
    /** Of the answer, which colleagues may write at the same time. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('rfq_question_rfq').on(t.rfq_id, t.id),
    foreignKey({ columns: [t.is_test, t.rfq_id], foreignColumns: [rfq.is_test, rfq.id] }),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);

/** Who of the buyer opened the quotations of a request, when, and whether amounts could be seen. */
export const amountView = pgTable(
  'amount_view',
  {
    id: id(),
    is_test: isTest(),
    rfq_id: uuid('rfq_id').notNull(),
    account_id: uuid('account_id').notNull(),
    account_name: text('account_name').notNull(),
    what: text('what', { enum: ['comparison', 'export', 'document'] }).notNull(),
    round: integer('round').notNull(),
    amounts_shown: boolean('amounts_shown').notNull(),
    seen_at: at('seen_at').notNull(),
  },
  (t) => [
    index('amount_view_rfq').on(t.rfq_id, t.id),
    foreignKey({ columns: [t.is_test, t.rfq_id], foreignColumns: [rfq.is_test, rfq.id] }),
  ],
);
