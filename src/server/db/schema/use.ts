import { bigint, date, foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { isTest } from './columns';
import { company } from './company';

/** What the calls of a company took on a day: of nobody in particular, and not what they were about. */
export const companyUse = pgTable(
  'company_use',
  {
    company_id: uuid('company_id').notNull(),
    is_test: isTest(),
    day: date('day', { mode: 'string' }).notNull(),
    calls: bigint('calls', { mode: 'number' }).notNull(),
    statements: bigint('statements', { mode: 'number' }).notNull(),
    database_ms: bigint('database_ms', { mode: 'number' }).notNull(),
    answer_ms: bigint('answer_ms', { mode: 'number' }).notNull(),
    /** Text messages that the provider took, and what they cost in won. */
    texts: bigint('texts', { mode: 'number' }).notNull().default(0),
    texts_won: bigint('texts_won', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.day] }),
    index('company_use_day').on(t.day),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }).onDelete(
      'cascade',
    ),
  ],
);
