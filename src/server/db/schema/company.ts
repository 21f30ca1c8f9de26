import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BankAccount } from '../../../contract/entities/bankAccount';
import type { ViewSettings } from '../../../contract/entities/viewSettings';
import { ROLES } from '../../../contract/rights';
import type { Currency } from '../../../contract/values';
import { at, id, isTest } from './columns';

export const company = pgTable(
  'company',
  {
    id: id(),
    is_test: isTest(),
    registration_number: text('registration_number').notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    ceo: text('ceo').notNull(),
    verification: text('verification', { enum: ['unverified', 'verified', 'rejected'] })
      .notNull()
      .default('unverified'),
    /** The second language; null where the company did not enter it, and the Korean one stands in. */
    name_en: text('name_en'),
    address_en: text('address_en'),
    ceo_en: text('ceo_en'),
    /** Type and item of business (업태, 종목) as on the registration certificate. */
    business_type: text('business_type'),
    business_item: text('business_item'),
    /** Titles of the approval boxes that its documents print, from left to right. */
    approval_titles: text('approval_titles').array().notNull().default(sql`'{}'`),
    /** For payments in won, and since when it stands in another one's place. */
    bank_account: jsonb('bank_account').$type<BankAccount>(),
    bank_account_changed_at: at('bank_account_changed_at'),
    /** For payments in dollars. */
    bank_account_usd: jsonb('bank_account_usd').$type<BankAccount>(),
    bank_account_usd_changed_at: at('bank_account_usd_changed_at'),
    certificate_file_id: uuid('certificate_file_id'),
    created_at: at('created_at').notNull(),
    /** When the first person of its number verified an address; null: nobody did yet, and there is no such company. */
    founded_at: at('founded_at'),
    /** Since when its members need a second factor; null: they choose. */
    second_factor_required_at: at('second_factor_required_at'),
  },
  (t) => [unique('company_world').on(t.is_test, t.id), unique('company_number').on(t.is_test, t.registration_number)],
);

/** A role that a company made itself. */
export const companyRole = pgTable(
  'company_role',
  {
    id: id(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    name: text('name').notNull(),
    rights: text('rights').array().notNull(),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    unique('company_role_world').on(t.is_test, t.id),
    unique('company_role_name').on(t.company_id, t.name),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);

/** A team or a site of a company. */
export const companyUnit = pgTable(
  'company_unit',
  {
    id: id(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    kind: text('kind', { enum: ['team', 'site'] }).notNull(),
    name: text('name').notNull(),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    unique('company_unit_world').on(t.is_test, t.id),
    unique('company_unit_name').on(t.company_id, t.kind, t.name),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);

export const account = pgTable(
  'account',
  {
    id: id(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    email: text('email').notNull(),
    password_hash: text('password_hash').notNull(),
    name: text('name').notNull(),
    phone_code: text('phone_code').notNull(),
    phone: text('phone').notNull(),
    department: text('department').notNull(),
    title: text('title').notNull(),
    member_status: text('member_status', { enum: ['active', 'pending', 'deactivated'] }).notNull(),
    marketing_approval: boolean('marketing_approval').notNull(),
    email_approval: boolean('email_approval').notNull().default(true),
    sns_approval: boolean('sns_approval').notNull().default(false),
    sale_material_push: boolean('sale_material_push').notNull().default(true),
    language: text('language', { enum: ['ko', 'en'] }).notNull(),
    marketing_changed_at: at('marketing_changed_at'),
    email_changed_at: at('email_changed_at'),
    sns_changed_at: at('sns_changed_at'),
    /** Owners decide who belongs to the company and which account it is paid to. */
    is_owner: boolean('is_owner').notNull().default(false),
    /** What the person may do beside that. */
    role: text('role', { enum: ROLES }).notNull().default('member'),
    own_role_id: uuid('own_role_id'),
    team_id: uuid('team_id'),
    site_id: uuid('site_id'),
    /** Since when the person takes part; null before. */
    member_since: at('member_since'),
    /** How the person looks at work pages; what is not in it is as usual. */
    view_settings: jsonb('view_settings').$type<Partial<ViewSettings>>().notNull().default({}),
    /** A member refused this pending person. */
    membership_refused_at: at('membership_refused_at'),
    email_verified_at: at('email_verified_at'),
    /** What the person said of the company at registration; it holds if the person founds it. Null after the address was verified. */
    company_facts: jsonb('company_facts').$type<{ name: string; address: string; ceo: string }>(),
    withdrawn_at: at('withdrawn_at'),
    /** The account of an API key: nobody signs in to it, and it is nobody to write to. Its status stays `deactivated`. */
    is_machine: boolean('is_machine').notNull().default(false),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    unique('account_world').on(t.is_test, t.id),
    unique('account_email').on(t.email),
    index('account_company').on(t.company_id),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
    foreignKey({ columns: [t.is_test, t.own_role_id], foreignColumns: [companyRole.is_test, companyRole.id] }),
    foreignKey({ columns: [t.is_test, t.team_id], foreignColumns: [companyUnit.is_test, companyUnit.id] }),
    foreignKey({ columns: [t.is_test, t.site_id], foreignColumns: [companyUnit.is_test, companyUnit.id] }),
    check('account_own_role', sql`(${t.role} = 'own') = (${t.own_role_id} is not null)`),
  ],
);

/** An account that is to take the place of a company's present one: used once its time has come or a second member confirms it. */
export const bankAccountChange = pgTable(
  'bank_account_change',
  {
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    account: jsonb('account').$type<BankAccount>().notNull(),
    set_by: uuid('set_by').notNull(),
    set_at: at('set_at').notNull(),
    used_from: at('used_from').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.company_id, t.currency] }),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
    foreignKey({ columns: [t.is_test, t.set_by], foreignColumns: [account.is_test, account.id] }),
  ],
);

/** One login of one person on one device; refresh tokens hang on it. */
export const login = pgTable(
  'login',
  {
    id: id(),
    account_id: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    user_agent: text('user_agent').notNull(),
    address: text('address'),
    created_at: at('created_at').notNull(),
    /** Of the newest exchange of its refresh token; null before the first. */
    last_used_at: at('last_used_at'),
    fresh_until: at('fresh_until'),
    revoked_at: at('revoked_at'),
    /** It began at the company's identity provider. */
    signed_on: boolean('signed_on').notNull().default(false),
  },
  (t) => [index('login_account').on(t.account_id)],
);

/** Only the hash of a refresh token is kept. `used_at` is set when the token was first exchanged for a child. */
export const refreshToken = pgTable(
  'refresh_token',
  {
    id: id(),
    login_id: uuid('login_id')
      .notNull()
      .references(() => login.id, { onDelete: 'cascade' }),
    parent_id: uuid('parent_id'),
    token_hash: text('token_hash').notNull().unique(),
    created_at: at('created_at').notNull(),
    expires_at: at('expires_at').notNull(),
    rotated_at: at('rotated_at'),
    voided_at: at('voided_at'),
  },
  (t) => [index('refresh_token_parent').on(t.parent_id), index('refresh_token_login').on(t.login_id)],
);

/** A token sent by mail: used once, outdated after its hour. */
export const mailToken = pgTable(
  'mail_token',
  {
    token_hash: text('token_hash').primaryKey(),
    account_id: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verify', 'reset'] }).notNull(),
    created_at: at('created_at').notNull(),
    expires_at: at('expires_at').notNull(),
    used_at: at('used_at'),
  },
  (t) => [index('mail_token_account').on(t.account_id, t.purpose)],
);

/** Consent to a document in force when it was given. */
export const consent = pgTable('consent', {
  id: id(),
  account_id: uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  document: text('document').notNull(),
  document_version: text('document_version').notNull(),
  given_at: at('given_at').notNull(),
});

/** A kind of material a company deals in; an empty list or null means any. */
export const saleMaterial = pgTable(
  'sale_material',
  {
    id: id(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    category: text('category').notNull(),
    types: text('types').array().notNull().default(sql`'{}'`),
    grade_families: text('grade_families').array().notNull().default(sql`'{}'`),
    grades: text('grades').array().notNull().default(sql`'{}'`),
    nps_min: text('nps_min'),
    nps_max: text('nps_max'),
    /** The same bounds as inches, for matching in SQL. */
    inch_min: numeric('inch_min', { precision: 8, scale: 4 }),
    inch_max: numeric('inch_max', { precision: 8, scale: 4 }),
    classes: text('classes').array().notNull().default(sql`'{}'`),
    makers: text('makers').array().notNull().default(sql`'{}'`),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    index('sale_material_company').on(t.company_id),
    index('sale_material_category').on(t.is_test, t.category),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);
