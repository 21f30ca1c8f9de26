import { index, numeric, pgTable } from 'drizzle-orm/pg-core';
import { at, id, isTest } from './columns';

/** The rates the operator has set, one row each time; the newest is offered to buyers. */
export const exchangeRate = pgTable(
  'exchange_rate',
  {
    id: id(),
    is_test: isTest(),
    usd_krw: numeric('usd_krw', { precision: 12, scale: 4 }).notNull(),
    set_at: at('set_at').notNull(),
  },
  (t) => [index('exchange_rate_newest').on(t.is_test, t.id)],
);
