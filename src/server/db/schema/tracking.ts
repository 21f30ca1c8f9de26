import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, id, isTest } from './columns';

/** Actions of readers, as their browsers reported them. Counted per day, then deleted. */
export const trackingEvent = pgTable(
  'tracking_event',
  {
    id: id(),
    is_test: isTest(),
    account_id: uuid('account_id'),
    action_type: text('action_type').notNull(),
    method: text('method').notNull(),
    path: text('path').notNull(),
    referrer: text('referrer').notNull(),
    key: text('key').notNull(),
    body: jsonb('body').$type<unknown>(),
    service_name: text('service_name').notNull(),
    session_id: text('session_id').notNull(),
    client_date: at('client_date').notNull(),
    language: text('language').notNull(),
    received_at: at('received_at').notNull(),
  },
  (t) => [index('tracking_recent').on(t.received_at)],
);

/** How many readers, or records, reached a step of the way from the first visit to an order on a day. Of nobody in particular. */
export const visitDay = pgTable(
  'visit_day',
  {
    is_test: isTest(),
    day: date('day', { mode: 'string' }).notNull(),
    language: text('language', { enum: ['ko', 'en'] }).notNull(),
    step: text('step', {
      enum: ['visit', 'landing', 'parse', 'signup', 'request', 'quotation', 'award', 'order'],
    }).notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.is_test, t.day, t.language, t.step] })],
);

/** Days that were counted; what is counted never changes, so the raw events may go. */
export const countedDay = pgTable('counted_day', { day: date('day', { mode: 'string' }).primaryKey() });
