import { foreignKey, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { WordFields } from '../../../contract/entities/wordRule';
import { at, id, isTest } from './columns';
import { company } from './company';

/** What a company means by a word of its lists. */
export const wordRule = pgTable(
  'word_rule',
  {
    id: id(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    /** As a person wrote it. */
    word: text('word').notNull(),
    /** As lists are compared with it. */
    word_key: text('word_key').notNull(),
    fields: jsonb('fields').$type<WordFields>().notNull(),
    updated_at: at('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('word_rule_word').on(t.company_id, t.word_key),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);
