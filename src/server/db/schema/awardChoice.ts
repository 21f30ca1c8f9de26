import { foreignKey, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ChosenShare } from '../../../contract/entities/awardChoice';
import { at, isTest } from './columns';
import { rfq } from './rfq';

/**
 * What the buyer's people have chosen of a request before anything is sent, line by line. It binds nobody, and goes when the
 * award is sent.
 */
export const awardChoice = pgTable(
  'award_choice',
  {
    is_test: isTest(),
    rfq_id: uuid('rfq_id').notNull(),
    rfq_line_id: uuid('rfq_line_id').notNull(),
    /** None: somebody took the line out of the award. */
    shares: jsonb('shares').$type<ChosenShare[]>().notNull(),
    /** Who chose last. */
    account_id: uuid('account_id').notNull(),
    account_name: text('account_name').notNull(),
    chosen_at: at('chosen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.rfq_id, t.rfq_line_id] }),
    foreignKey({ columns: [t.is_test, t.rfq_id], foreignColumns: [rfq.is_test, rfq.id] }),
  ],
);
