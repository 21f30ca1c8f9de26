import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { at, id, isTest } from './columns';
import { account, company } from './company';

/** The address to which a company's people mail lists of materials. */
export const mailIntake = pgTable(
  'mail_intake',
  {
    company_id: uuid('company_id').primaryKey(),
    is_test: isTest(),
    /** What stands before the @; nobody guesses it. */
    local_part: text('local_part').notNull().unique(),
    made_by: uuid('made_by').notNull(),
    made_at: at('made_at').notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
    foreignKey({ columns: [t.is_test, t.made_by], foreignColumns: [account.is_test, account.id] }),
  ],
);

/** Where one person answers one talk by mail, for a time. Its address names it with a signature. */
export const replyAddress = pgTable(
  'reply_address',
  {
    id: id(),
    is_test: isTest(),
    account_id: uuid('account_id').notNull(),
    /** The number of the request or order. */
    number: text('number').notNull(),
    /** Whom a buyer answers; its own company for a seller. */
    seller_company_id: uuid('seller_company_id').notNull(),
    expires_at: at('expires_at').notNull(),
  },
  (t) => [
    unique('reply_address_once').on(t.account_id, t.number, t.seller_company_id),
    index('reply_address_expiry').on(t.expires_at),
    foreignKey({ columns: [t.is_test, t.account_id], foreignColumns: [account.is_test, account.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** A mail that came in, until it was dealt with, and for a time after so that it counts once. Its bytes lie with the file port until then. */
export const incomingMail = pgTable(
  'incoming_mail',
  {
    id: id(),
    /** A hash of its Message-ID and recipient. */
    message_key: text('message_key').notNull().unique(),
    recipient: text('recipient').notNull(),
    state: text('state', { enum: ['waiting', 'running', 'done', 'dropped', 'failed'] }).notNull(),
    /** Why nothing was made. */
    reason: text('reason'),
    attempts: integer('attempts').notNull().default(0),
    /** Waiting: from when on. Running: until when its process is believed to be at it. */
    due_at: at('due_at').notNull(),
    received_at: at('received_at').notNull(),
  },
  (t) => [
    index('incoming_mail_due').on(t.due_at).where(sql`state in ('waiting', 'running')`),
    index('incoming_mail_age').on(t.received_at),
  ],
);
