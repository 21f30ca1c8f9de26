import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CloseReason, ProjectStatus } from '../../../contract/entities/project';
import type {
  Amendment,
  CertificateType,
  DeliveryTerm,
  LineBefore,
  OwnCell,
  UnreadText,
  PaymentTerm,
  Uom,
  WeightBasis,
} from '../../../contract/entities/rfq';
import type { Spec } from '../../../contract/entities/spec';
import type { Currency } from '../../../contract/values';
import { at, id, isTest, kg, price, qty } from './columns';
import { account, company } from './company';

export const rfq = pgTable(
  'rfq',
  {
    id: id(),
    is_test: isTest(),
    rfq_number_id: text('rfq_number_id').notNull().unique(),
    company_id: uuid('company_id').notNull(),
    created_by: uuid('created_by').notNull(),
    parent_rfq_id: uuid('parent_rfq_id'),
    status: text('status').$type<ProjectStatus>().notNull(),
    close_reason: text('close_reason').$type<CloseReason>(),
    cancel_reason: text('cancel_reason'),
    title: text('title').notNull(),
    project_name: text('project_name'),
    visibility: text('visibility', { enum: ['matched', 'invited'] }).notNull(),
    sealed: boolean('sealed').notNull(),
    revision: integer('revision').notNull(),
    round: integer('round').notNull(),
    version: integer('version').notNull(),
    deadline_date: date('deadline_date', { mode: 'string' }),
    closes_at: at('closes_at'),
    closed_at: at('closed_at'),
    required_date: date('required_date', { mode: 'string' }),
    delivery_term: text('delivery_term').$type<DeliveryTerm>().notNull(),
    delivery_place: text('delivery_place'),
    /** Who receives the goods there; no seller reads it before its order. */
    delivery_contact: text('delivery_contact'),
    payment_term: text('payment_term').$type<PaymentTerm>().notNull(),
    payment_note: text('payment_note'),
    currency: text('currency').$type<Currency>().notNull(),
    usd_allowed: boolean('usd_allowed').notNull(),
    usd_krw_rate: numeric('usd_krw_rate', { precision: 12, scale: 4 }),
    certificate_type: text('certificate_type').$type<CertificateType>().notNull(),
    origins_allowed: text('origins_allowed').array().notNull().default(sql`'{}'`),
    makers_allowed: text('makers_allowed').array().notNull().default(sql`'{}'`),
    partial_allowed: boolean('partial_allowed').notNull(),
    alternates_allowed: boolean('alternates_allowed').notNull(),
    split_allowed: boolean('split_allowed').notNull(),
    show_target_price: boolean('show_target_price').notNull(),
    /** Text for the sellers. */
    memo: text('memo'),
    /** Titles of the own columns that sellers may read. */
    shared_columns: text('shared_columns').array().notNull().default(sql`'{}'`),
    /** Sellers may read the headings that lines stand under. */
    share_headings: boolean('share_headings').notNull().default(false),
    /** Of its own company alone. */
    private_note: text('private_note'),
    /** Only companies of the approved vendor list may be matched. */
    vendors_only: boolean('vendors_only').notNull().default(false),
    /** Of the chosen companies and the vendor list: they change beside the draft, which saves itself under its own version. */
    vendors_version: integer('vendors_version').notNull().default(1),
    /** Which terms changed in which revision. */
    amendments: jsonb('amendments').$type<Amendment[]>().notNull().default(sql`'[]'::jsonb`),
    /** The closing time that people were last reminded of, a day and an hour ahead. */
    reminded_day_for: at('reminded_day_for'),
    reminded_hour_for: at('reminded_hour_for'),
    /** Collecting has ended and the award is to be planned from this moment on; put off while a process is at it. */
    plan_due_at: at('plan_due_at'),
    created_at: at('created_at').notNull(),
    updated_at: at('updated_at').notNull(),
    submitted_at: at('submitted_at'),
  },
  (t) => [
    unique('rfq_world').on(t.is_test, t.id),
    // Read backwards for newest first: an index sorted the other way puts nulls where a plain DESC does not look for them.
    index('rfq_company_changed').on(t.company_id, t.updated_at, t.id),
    index('rfq_company_status').on(t.company_id, t.is_test, t.status, t.updated_at, t.id),
    // The counts of the tabs under every filter but words: read in order of status, from the index alone.
    index('rfq_company_counts').on(t.company_id, t.is_test, t.status, t.sealed, t.deadline_date),
    index('rfq_company_created').on(t.company_id, t.created_at, t.id),
    index('rfq_company_deadline').on(t.company_id, t.closes_at, t.id),
    // Words of a search, anywhere in them; three letters and more are found by it.
    index('rfq_words').using(
      'gin',
      t.title.op('gin_trgm_ops'),
      t.rfq_number_id.op('gin_trgm_ops'),
      t.project_name.op('gin_trgm_ops'),
    ),
    index('rfq_plan_due').on(t.plan_due_at).where(sql`plan_due_at is not null`),
    index('rfq_due').on(t.closes_at).where(sql`status in ('REQ', 'COL')`),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
    foreignKey({ columns: [t.is_test, t.created_by], foreignColumns: [account.is_test, account.id] }),
  ],
);

export const rfqLine = pgTable(
  'rfq_line',
  {
    id: id(),
    is_test: isTest(),
    rfq_id: uuid('rfq_id').notNull(),
    line_no: integer('line_no').notNull(),
    raw_text: text('raw_text').notNull(),
    /** Cells of the list that no field holds. Of the buyer's company alone. */
    own_cells: jsonb('own_cells').$type<OwnCell[]>().notNull().default(sql`'[]'::jsonb`),
    /** The heading of the list that the line stands under. Of the buyer's company alone. */
    heading: text('heading'),
    tag: text('tag'),
    spec: jsonb('spec').$type<Spec>().notNull(),
    category: text('category'),
    type: text('type'),
    grade: text('grade'),
    grade_family: text('grade_family'),
    /** The largest size in inches, and the smallest of a line with several, as a reducer has. */
    inch: numeric('inch', { precision: 8, scale: 4 }),
    inch_least: numeric('inch_least', { precision: 8, scale: 4 }),
    rating: text('rating'),
    canonical_key: text('canonical_key'),
    qty: qty('qty'),
    uom: text('uom').$type<Uom>(),
    unit_weight_kg: kg('unit_weight_kg'),
    total_weight_kg: kg('total_weight_kg'),
    weight_basis: text('weight_basis').$type<WeightBasis>().notNull(),
    target_price: price('target_price'),
    remark: text('remark'),
    excluded: boolean('excluded').notNull(),
    confidence: doublePrecision('confidence').notNull(),
    warnings: text('warnings').array().notNull().default(sql`'{}'`),
    /** What was typed into cells of a draft and could not be read. */
    unread: jsonb('unread').$type<UnreadText[]>().notNull().default(sql`'[]'::jsonb`),
    /** The revision of the request in which the line last changed; answers to an earlier one no longer stand. */
    changed_revision: integer('changed_revision').notNull().default(1),
    previous: jsonb('previous').$type<LineBefore>(),
  },
  (t) => [
    unique('rfq_line_order').on(t.rfq_id, t.line_no),
    index('rfq_line_material').on(t.is_test, t.category, t.grade_family, t.inch),
    foreignKey({ columns: [t.is_test, t.rfq_id], foreignColumns: [rfq.is_test, rfq.id] }).onDelete('cascade'),
  ],
);

/**
 * A seller a request was sent to: matched by sale materials, or invited. How the request stands to this seller (status,
 * closing time, sealed) is kept here by triggers, from request, quotation and order: a list of 100,000 of them then reads
 * one index.
 */
export const rfqTarget = pgTable(
  'rfq_target',
  {
    id: id(),
    is_test: isTest(),
    rfq_id: uuid('rfq_id').notNull(),
    company_id: uuid('company_id').notNull(),
    origin: text('origin', { enum: ['matched', 'invited'] }).notNull(),
    matched_line_ids: uuid('matched_line_ids').array().notNull(),
    viewed_at: at('viewed_at'),
    declined_at: at('declined_at'),
    decline_reason: text('decline_reason'),
    status: text('status').$type<ProjectStatus>().notNull().default('REQ'),
    /** None of a round in which the seller takes no part. */
    closes_at: at('closes_at'),
    sealed: boolean('sealed').notNull().default(false),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    unique('rfq_target_once').on(t.rfq_id, t.company_id),
    // Read backwards, as `rfq_company_changed` is.
    index('rfq_target_received').on(t.company_id, t.created_at, t.id),
    index('rfq_target_status').on(t.company_id, t.status, t.created_at, t.id),
    index('rfq_target_deadline').on(t.company_id, t.closes_at, t.id),
    index('rfq_target_matched').on(t.company_id, sql`(-cardinality(${t.matched_line_ids}))`, t.id),
    // The counts of the tabs under every filter but words and drafts, from the index alone.
    index('rfq_target_counts').on(t.company_id, t.is_test, t.status, t.sealed, t.origin, t.closes_at),
    foreignKey({ columns: [t.is_test, t.rfq_id], foreignColumns: [rfq.is_test, rfq.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);
