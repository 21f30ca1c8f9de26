import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { at, id, isTest } from './columns';

/** What readers did, as their browsers told it. Append only; aggregated later. */
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
