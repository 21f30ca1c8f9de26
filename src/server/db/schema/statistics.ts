import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DistanceBand } from '../../../contract/bands';
import { at, isTest, kg, money } from './columns';
import { company } from './company';
import { tradeOrder } from './order';
import { quotation } from './quotation';
import { rfq } from './rfq';

/**
 * What an order was placed at beside the average and the lowest of the quotations for the same lines, in the request's
 * currency; beside the target only over those of the lines that had one. Orders placed before these were kept have neither.
 */
export const orderSaving = pgTable(
  'order_saving',
  {
    order_id: uuid('order_id').primaryKey(),
    is_test: isTest(),
    currency: text('currency', { enum: ['KRW', 'USD'] }).notNull(),
    average_amount: money('average_amount').notNull(),
    paid_amount: money('paid_amount').notNull(),
    line_count: integer('line_count').notNull(),
    lowest_amount: money('lowest_amount'),
    target_amount: money('target_amount'),
    target_paid_amount: money('target_paid_amount'),
    target_line_count: integer('target_line_count'),
  },
  (t) => [foreignKey({ columns: [t.is_test, t.order_id], foreignColumns: [tradeOrder.is_test, tradeOrder.id] })],
);

/**
 * How many lines of an order a seller had offered, by the distance to the lowest price: written for every seller who offered
 * them when the order is placed, never changed. Read only in sums in which no request stands out.
 */
export const quoteDistance = pgTable(
  'quote_distance',
  {
    order_id: uuid('order_id').notNull(),
    company_id: uuid('company_id').notNull(),
    band: text('band').$type<DistanceBand>().notNull(),
    is_test: isTest(),
    month: text('month').notNull(),
    buyer_company_id: uuid('buyer_company_id').notNull(),
    rfq_id: uuid('rfq_id').notNull(),
    line_count: integer('line_count').notNull(),
    won: boolean('won').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.order_id, t.company_id, t.band] }),
    index('quote_distance_company').on(t.company_id, t.month),
    foreignKey({ columns: [t.is_test, t.order_id], foreignColumns: [tradeOrder.is_test, tradeOrder.id] }),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);

/** How many sellers received and answered a request, kept by triggers on what it counts. */
export const requestFigure = pgTable(
  'request_figure',
  {
    rfq_id: uuid('rfq_id').primaryKey(),
    is_test: isTest(),
    asked: integer('asked').notNull(),
    answered: integer('answered').notNull(),
    first_at: at('first_at'),
  },
  (t) => [foreignKey({ columns: [t.is_test, t.rfq_id], foreignColumns: [rfq.is_test, rfq.id] }).onDelete('cascade')],
);

/** Whether a seller answered a request, and how soon: written when collecting ends for the first time, never changed. */
export const requestAnswer = pgTable(
  'request_answer',
  {
    rfq_id: uuid('rfq_id').notNull(),
    company_id: uuid('company_id').notNull(),
    is_test: isTest(),
    /** Seconds from the request's arrival to the first quotation; null without one. */
    answered_after: integer('answered_after'),
    closed_at: at('closed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.rfq_id, t.company_id] }),
    index('request_answer_company').on(t.company_id, t.closed_at),
    foreignKey({ columns: [t.is_test, t.rfq_id], foreignColumns: [rfq.is_test, rfq.id] }).onDelete('cascade'),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);

/**
 * The prices of a quotation for the materials of one family, written when its request was opened: at the end of collecting.
 * Each quotation counts once for a family, in the month of that opening.
 */
export const familyPrice = pgTable(
  'family_price',
  {
    is_test: isTest(),
    month: text('month').notNull(),
    category: text('category').notNull(),
    grade_family: text('grade_family').notNull(),
    quotation_id: uuid('quotation_id').notNull(),
    company_id: uuid('company_id').notNull(),
    krw: numeric('krw', { precision: 24, scale: 4 }).notNull(),
    kg: kg('kg').notNull(),
    /** Its month is closed. */
    published: boolean('published').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.quotation_id, t.category, t.grade_family] }),
    index('family_price_open').on(t.month).where(sql`not published`),
    foreignKey({ columns: [t.is_test, t.quotation_id], foreignColumns: [quotation.is_test, quotation.id] }),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
    check('family_price_positive', sql`${t.krw} > 0 and ${t.kg} > 0`),
  ],
);

/** A month whose price index is published; nothing is ever published for it again. */
export const priceIndexMonth = pgTable(
  'price_index_month',
  { is_test: isTest(), month: text('month').notNull(), published_at: at('published_at').notNull() },
  (t) => [primaryKey({ columns: [t.is_test, t.month] })],
);

/** The published index. A trigger refuses every change; too few quotations or companies never get in. */
export const priceIndexPoint = pgTable(
  'price_index_point',
  {
    is_test: isTest(),
    month: text('month').notNull(),
    category: text('category').notNull(),
    grade_family: text('grade_family').notNull(),
    krw_per_kg: numeric('krw_per_kg', { precision: 20, scale: 2 }).notNull(),
    quotations: integer('quotations').notNull(),
    companies: integer('companies').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.is_test, t.month, t.category, t.grade_family] }),
    foreignKey({
      columns: [t.is_test, t.month],
      foreignColumns: [priceIndexMonth.is_test, priceIndexMonth.month],
    }),
    check('price_index_rule', sql`${t.quotations} >= 5 and ${t.companies} >= 3`),
  ],
);
