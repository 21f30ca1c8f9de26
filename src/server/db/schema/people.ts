import { date, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ROLES } from '../../../contract/rights';
import { at, id, isTest } from './columns';
import { account, company, companyRole, companyUnit } from './company';

/**
 * An invitation to a company by email, until it is accepted or withdrawn. Only the hash of its secret is kept; sending it
 * again makes a new one.
 */
export const invitation = pgTable(
  'invitation',
  {
    id: id(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    email: text('email').notNull(),
    language: text('language', { enum: ['ko', 'en'] }).notNull(),
    role: text('role', { enum: ROLES }).notNull(),
    own_role_id: uuid('own_role_id'),
    team_id: uuid('team_id'),
    site_id: uuid('site_id'),
    token_hash: text('token_hash').notNull().unique(),
    invited_by: uuid('invited_by').notNull(),
    created_at: at('created_at').notNull(),
    sent_at: at('sent_at').notNull(),
    expires_at: at('expires_at').notNull(),
  },
  (t) => [
    unique('invitation_email').on(t.company_id, t.email),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
    foreignKey({ columns: [t.is_test, t.invited_by], foreignColumns: [account.is_test, account.id] }),
    foreignKey({ columns: [t.is_test, t.own_role_id], foreignColumns: [companyRole.is_test, companyRole.id] }),
    foreignKey({ columns: [t.is_test, t.team_id], foreignColumns: [companyUnit.is_test, companyUnit.id] }),
    foreignKey({ columns: [t.is_test, t.site_id], foreignColumns: [companyUnit.is_test, companyUnit.id] }),
  ],
);

/** Who has the rights of an absent member in addition to their own, from one day to another, both included. */
export const deputy = pgTable(
  'deputy',
  {
    id: id(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    account_id: uuid('account_id').notNull(),
    deputy_id: uuid('deputy_id').notNull(),
    from_on: date('from_on').notNull(),
    until_on: date('until_on').notNull(),
  },
  (t) => [
    unique('deputy_of').on(t.account_id),
    index('deputy_person').on(t.deputy_id),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
    foreignKey({ columns: [t.is_test, t.account_id], foreignColumns: [account.is_test, account.id] }),
    foreignKey({ columns: [t.is_test, t.deputy_id], foreignColumns: [account.is_test, account.id] }),
  ],
);
