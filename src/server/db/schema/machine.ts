import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { KeyRight } from '../../../contract/rights';
import type { WebhookEvent } from '../../../contract/webhookEvents';
import { at, id, isTest } from './columns';
import { account, company } from './company';

/** A key by which another system of a company acts. What it does stands under its own account. */
export const apiKey = pgTable(
  'api_key',
  {
    /** The account of the key, whose id is also the key's. */
    account_id: uuid('account_id').primaryKey(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    /** `scim`: opens the calls of the company's directory, and no other. */
    purpose: text('purpose', { enum: ['api', 'scim'] })
      .notNull()
      .default('api'),
    name: text('name').notNull(),
    /** SHA-256 of the whole key, in hex. It is random enough to need no salt. */
    token_hash: text('token_hash').notNull().unique(),
    /** How the key begins. */
    begins: text('begins').notNull(),
    rights: text('rights').array().$type<KeyRight[]>().notNull(),
    made_by: uuid('made_by').notNull(),
    created_at: at('created_at').notNull(),
    expires_at: at('expires_at').notNull(),
    revoked_at: at('revoked_at'),
    last_used_at: at('last_used_at'),
    last_used_from: text('last_used_from'),
  },
  (t) => [
    index('api_key_company').on(t.company_id),
    foreignKey({ columns: [t.is_test, t.account_id], foreignColumns: [account.is_test, account.id] }),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
    foreignKey({ columns: [t.is_test, t.made_by], foreignColumns: [account.is_test, account.id] }),
  ],
);

/** Where another system of a company hears of the steps of its trade. */
export const webhook = pgTable(
  'webhook',
  {
    id: id(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    /** Sealed with a key of the server: messages are signed with it. */
    secret: text('secret').notNull(),
    /** The one before, which signs too until its time is over. */
    old_secret: text('old_secret'),
    old_secret_until: at('old_secret_until'),
    made_by: uuid('made_by').notNull(),
    created_at: at('created_at').notNull(),
    state: text('state', { enum: ['on', 'off', 'failing', 'gone'] }).notNull(),
    /** Since when nothing has arrived; null while deliveries arrive. */
    failing_since: at('failing_since'),
    /** When the company was last notified that a message was given up. */
    notified_at: at('notified_at'),
  },
  (t) => [
    unique('webhook_world').on(t.is_test, t.id),
    index('webhook_company').on(t.company_id),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
    foreignKey({ columns: [t.is_test, t.made_by], foreignColumns: [account.is_test, account.id] }),
  ],
);

/** One message to one receiver, until it has arrived or was given up, and then as the log. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: id(),
    is_test: isTest(),
    webhook_id: uuid('webhook_id').notNull(),
    type: text('type').notNull(),
    /** Exactly what is signed and sent. */
    body: text('body').notNull(),
    status: text('status', { enum: ['waiting', 'delivered', 'dead'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    created_at: at('created_at').notNull(),
    due_at: at('due_at').notNull(),
    /** A process is sending it until then; one that was killed leaves it to the others afterwards. */
    claimed_until: at('claimed_until'),
    last_attempt_at: at('last_attempt_at'),
    answer_status: integer('answer_status'),
    answer: text('answer'),
    failure: text('failure', { enum: ['address', 'timeout', 'connection', 'redirect', 'status'] }),
  },
  (t) => [
    index('webhook_delivery_due').on(t.due_at).where(sql`status = 'waiting'`),
    index('webhook_delivery_log').on(t.webhook_id, t.id),
    index('webhook_delivery_age').on(t.created_at),
    foreignKey({ columns: [t.is_test, t.webhook_id], foreignColumns: [webhook.is_test, webhook.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** The private address at which a person's calendar program reads their dates. */
export const calendarFeed = pgTable(
  'calendar_feed',
  {
    account_id: uuid('account_id').primaryKey(),
    is_test: isTest(),
    /** SHA-256 of the secret in the address, in base64url. */
    token_hash: text('token_hash').notNull().unique(),
    made_at: at('made_at').notNull(),
  },
  (t) => [foreignKey({ columns: [t.is_test, t.account_id], foreignColumns: [account.is_test, account.id] })],
);
