import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ChosenWays } from '../../../domain/notices/ways';
import { at, id, isTest } from './columns';
import { account, company, login } from './company';
import { push } from './order';

/** How a person is notified. Without a row everything is as usual. */
export const noticeSetting = pgTable(
  'notice_setting',
  {
    account_id: uuid('account_id').primaryKey(),
    is_test: isTest(),
    ways: jsonb('ways').$type<ChosenWays>().notNull().default({}),
    /** When the daily mail goes, in Seoul. */
    digest_hour: integer('digest_hour').notNull(),
    /** The number that was proved by a code: another one in the profile is not. */
    verified_phone: text('verified_phone'),
    /** HMAC of the code that is under way, with the number it was sent to. */
    code_hash: text('code_hash'),
    code_until: at('code_until'),
    code_tries: integer('code_tries').notNull().default(0),
  },
  (t) => [
    foreignKey({ columns: [t.is_test, t.account_id], foreignColumns: [account.is_test, account.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** A browser that a person turned notifications on in. It ends with the login in which that was done. */
export const pushDevice = pgTable(
  'push_device',
  {
    id: id(),
    is_test: isTest(),
    account_id: uuid('account_id').notNull(),
    login_id: uuid('login_id')
      .notNull()
      .references(() => login.id, { onDelete: 'cascade' }),
    /** Where the push service takes messages: anybody who knows it and the keys could write to the device. */
    endpoint: text('endpoint').notNull(),
    host: text('host').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** The public key that the subscription was made with. */
    vapid_key: text('vapid_key').notNull(),
    user_agent: text('user_agent').notNull(),
    created_at: at('created_at').notNull(),
    last_used_at: at('last_used_at'),
  },
  (t) => [
    unique('push_device_world').on(t.is_test, t.id),
    unique('push_device_endpoint').on(t.is_test, t.endpoint),
    index('push_device_account').on(t.account_id),
    index('push_device_login').on(t.login_id),
    foreignKey({ columns: [t.is_test, t.account_id], foreignColumns: [account.is_test, account.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** A notification on its way to one device; removed once it arrived or was given up. */
export const pushDelivery = pgTable(
  'push_delivery',
  {
    id: id(),
    is_test: isTest(),
    push_id: uuid('push_id').notNull(),
    device_id: uuid('device_id').notNull(),
    attempts: integer('attempts').notNull().default(0),
    created_at: at('created_at').notNull(),
    due_at: at('due_at').notNull(),
    /** A process is sending it until then; one that was killed leaves it to the others afterwards. */
    claimed_until: at('claimed_until'),
  },
  (t) => [
    index('push_delivery_due').on(t.due_at),
    index('push_delivery_push').on(t.push_id),
    index('push_delivery_device').on(t.device_id),
    foreignKey({ columns: [t.is_test, t.push_id], foreignColumns: [push.is_test, push.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.is_test, t.device_id], foreignColumns: [pushDevice.is_test, pushDevice.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** A text message to a phone, until it was taken by the provider, and for a month as the log. */
export const textMessage = pgTable(
  'text_message',
  {
    id: id(),
    is_test: isTest(),
    account_id: uuid('account_id').notNull(),
    /** Whose cost it is. */
    company_id: uuid('company_id').notNull(),
    /** A topic, or `code` for the proof of a number. */
    kind: text('kind').notNull(),
    phone: text('phone').notNull(),
    /** What a phone without KakaoTalk shows. */
    body: text('body').notNull(),
    /** Values of the template's words. */
    variables: jsonb('variables').$type<Record<string, string>>().notNull(),
    status: text('status', { enum: ['waiting', 'sent', 'dead'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    created_at: at('created_at').notNull(),
    due_at: at('due_at').notNull(),
    claimed_until: at('claimed_until'),
    answer: text('answer'),
  },
  (t) => [
    index('text_message_due').on(t.due_at).where(sql`status = 'waiting'`),
    index('text_message_account').on(t.account_id),
    index('text_message_age').on(t.created_at),
    foreignKey({ columns: [t.is_test, t.account_id], foreignColumns: [account.is_test, account.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);
