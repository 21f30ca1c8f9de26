import { foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { KeyRight } from '../../../contract/rights';
import { at, isTest } from './columns';
import { account, company } from './company';

/** A key by which another system of a company acts. What it does stands under its own account. */
export const apiKey = pgTable(
  'api_key',
  {
    /** The account of the key, whose id is also the key's. */
    account_id: uuid('account_id').primaryKey(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
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
