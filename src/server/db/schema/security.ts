import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, id } from './columns';
import { account, company } from './company';

/** Wrong passwords within a window, under a hash of the account, the network address, or both. */
export const loginThrottle = pgTable(
  'login_throttle',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    window_started_at: at('window_started_at').notNull(),
    blocked_until: at('blocked_until'),
    updated_at: at('updated_at').notNull(),
  },
  (t) => [index('login_throttle_age').on(t.updated_at)],
);

/** Requested reset emails. A job answers them later, so that the call takes as long for an unknown address. */
export const mailRequest = pgTable('mail_request', {
  id: id(),
  purpose: text('purpose', { enum: ['verify', 'reset'] })
    .notNull()
    .default('reset'),
  email: text('email').notNull(),
  user_agent: text('user_agent'),
  address: text('address'),
  created_at: at('created_at').notNull(),
});

/** A pending person's statement that the company is theirs; one open claim a person. */
export const companyClaim = pgTable(
  'company_claim',
  {
    id: id(),
    company_id: uuid('company_id')
      .notNull()
      .references(() => company.id),
    account_id: uuid('account_id')
      .notNull()
      .references(() => account.id),
    status: text('status', { enum: ['open', 'accepted', 'refused'] }).notNull(),
    reason: text('reason').notNull(),
    created_at: at('created_at').notNull(),
    decided_at: at('decided_at'),
    decision_note: text('decision_note'),
  },
  (t) => [
    uniqueIndex('company_claim_open').on(t.account_id).where(sql`status = 'open'`),
    index('company_claim_company').on(t.company_id),
  ],
);

/** Why people leave. The name is taken off when they do. */
export const withdrawalReason = pgTable('withdrawal_reason', {
  id: id(),
  account_id: uuid('account_id'),
  reason: text('reason').notNull(),
  created_at: at('created_at').notNull(),
});
