import { foreignKey, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { at, isTest } from './columns';
import { company } from './company';

/** How a company has corrected the columns of a form of list, by the form's signature. */
export const columnMap = pgTable(
  'column_map',
  {
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    signature: text('signature').notNull(),
    columns: jsonb('columns').$type<Record<string, number>>().notNull(),
    updated_at: at('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.signature] }),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);
