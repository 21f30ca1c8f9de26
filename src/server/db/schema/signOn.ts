import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ROLES } from '../../../contract/rights';
import { SIGN_ON_MODES, SIGN_ON_OUTCOMES } from '../../../contract/signOnChoices';
import { at, id, isTest } from './columns';
import { account, company, companyRole, login } from './company';

/** The identity provider of a company, at which its people sign on. */
export const signOn = pgTable(
  'sign_on',
  {
    company_id: uuid('company_id').primaryKey(),
    is_test: isTest(),
    issuer: text('issuer').notNull(),
    client_id: text('client_id').notNull(),
    /** Sealed with a key of the server. */
    client_secret: text('client_secret').notNull(),
    mode: text('mode', { enum: SIGN_ON_MODES }).notNull(),
    /** Who signs on for the first time and is no member yet becomes one, with this role. */
    creates_members: boolean('creates_members').notNull(),
    role: text('role', { enum: ROLES }).notNull(),
    own_role_id: uuid('own_role_id'),
    /** The provider's second factor counts as ours. */
    trusts_factor: boolean('trusts_factor').notNull(),
    /** The owner whose password still works while signing on is enforced. */
    emergency_id: uuid('emergency_id'),
    /** When somebody last signed on with this issuer and client; null: nobody did yet. */
    worked_at: at('worked_at'),
    changed_at: at('changed_at').notNull(),
  },
  (t) => [
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
    foreignKey({ columns: [t.is_test, t.own_role_id], foreignColumns: [companyRole.is_test, companyRole.id] }),
    foreignKey({ columns: [t.is_test, t.emergency_id], foreignColumns: [account.is_test, account.id] }),
  ],
);

/** A domain of mail addresses that a company says is its own, and whether its name servers agree. */
export const signOnDomain = pgTable(
  'sign_on_domain',
  {
    id: id(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    domain: text('domain').notNull(),
    /** What the TXT record has to say. */
    token: text('token').notNull(),
    created_at: at('created_at').notNull(),
    /** Null while it is not proven, and again once the record was missing for a week. */
    proven_at: at('proven_at'),
    checked_at: at('checked_at'),
    /** Since when the record of a proven domain is missing. */
    missing_since: at('missing_since'),
  },
  (t) => [
    unique('sign_on_domain_name').on(t.company_id, t.domain),
    uniqueIndex('sign_on_domain_proven').on(t.domain).where(sql`proven_at is not null`),
    index('sign_on_domain_due').on(t.checked_at).where(sql`proven_at is not null`),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);

/** Which subject of the provider a person is. Bound by the first sign-on, not by the address. */
export const signOnIdentity = pgTable(
  'sign_on_identity',
  {
    account_id: uuid('account_id').primaryKey(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    linked_at: at('linked_at').notNull(),
    last_used_at: at('last_used_at').notNull(),
  },
  (t) => [
    unique('sign_on_identity_subject').on(t.company_id, t.issuer, t.subject),
    foreignKey({ columns: [t.is_test, t.account_id], foreignColumns: [account.is_test, account.id] }),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);

/** What a provider said of a person whose consent to the terms is still missing. */
export interface SignOnClaims {
  subject: string;
  email: string;
  name: string;
}

/** A sign-on that is under way in one browser; only the hash of its secret is kept. */
export const signOnAttempt = pgTable(
  'sign_on_attempt',
  {
    token_hash: text('token_hash').primaryKey(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    purpose: text('purpose', { enum: ['sign_in', 'reauth', 'consent'] }).notNull(),
    /** The login that is to become fresh; null at a sign-in. */
    login_id: uuid('login_id').references(() => login.id, { onDelete: 'cascade' }),
    /** Which state of the settings it began with: another one ends it. */
    settings_at: at('settings_at').notNull(),
    claims: jsonb('claims').$type<SignOnClaims>(),
    created_at: at('created_at').notNull(),
    expires_at: at('expires_at').notNull(),
  },
  (t) => [
    index('sign_on_attempt_age').on(t.expires_at),
    index('sign_on_attempt_company').on(t.company_id),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);

/** How a sign-on ended, for those who look after it. */
export const signOnRecord = pgTable(
  'sign_on_record',
  {
    id: id(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    at: at('at').notNull(),
    outcome: text('outcome', { enum: SIGN_ON_OUTCOMES }).notNull(),
    account_id: uuid('account_id'),
    /** The address as the provider said it; null where it said none, or nothing that could be believed. */
    email: text('email'),
    /** The provider's own word for the refusal. */
    detail: text('detail'),
    address: text('address'),
  },
  (t) => [
    index('sign_on_record_company').on(t.company_id, t.id),
    index('sign_on_record_age').on(t.at),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
    foreignKey({ columns: [t.is_test, t.account_id], foreignColumns: [account.is_test, account.id] }),
  ],
);

/** What the company's directory calls a person that it looks after by SCIM. */
export const scimUser = pgTable(
  'scim_user',
  {
    account_id: uuid('account_id').primaryKey(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    external_id: text('external_id'),
    /** When the directory deleted the person; a member again since then is there again. */
    deleted_at: at('deleted_at'),
  },
  (t) => [
    index('scim_user_company').on(t.company_id),
    foreignKey({ columns: [t.is_test, t.account_id], foreignColumns: [account.is_test, account.id] }),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);
