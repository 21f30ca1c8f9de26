import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
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
import type { BidStatus, QuotationStatus } from '../../../contract/entities/project';
import type { Deviation, PriceUom } from '../../../contract/entities/quotation';
import type { CertificateType, DeliveryTerm, MoneyTotals, PaymentTerm } from '../../../contract/entities/rfq';
import type { Spec } from '../../../contract/entities/spec';
import type { Currency } from '../../../contract/values';
import { at, id, isTest, money, price, pricedQty, qty } from './columns';
import { company } from './company';
import { rfq, rfqLine } from './rfq';

/** One seller's answer to one request. What it says lies in its revisions, which are never overwritten. */
export const quotation = pgTable(
  'quotation',
  {
    id: id(),
    is_test: isTest(),
    rfq_id: uuid('rfq_id').notNull(),
    company_id: uuid('company_id').notNull(),
    status: text('status').$type<QuotationStatus>().notNull(),
    /** The revision that counts; 0 while nothing was submitted. */
    revision: integer('revision').notNull(),
    round: integer('round').notNull(),
    version: integer('version').notNull(),
    submitted_at: at('submitted_at'),
    /** Of its first revision; a trigger writes it once. */
    first_submitted_at: at('first_submitted_at'),
    /** The buyer wants to award it although its validity has ended, and asks whether it still stands. */
    validity_asked_at: at('validity_asked_at'),
    /** Day until which the seller lets it stand beyond the validity its revision states. */
    consent_until: date('consent_until', { mode: 'string' }),
    created_at: at('created_at').notNull(),
    updated_at: at('updated_at').notNull(),
  },
  (t) => [
    unique('quotation_world').on(t.is_test, t.id),
    unique('quotation_once').on(t.rfq_id, t.company_id),
    index('quotation_company').on(t.company_id, t.rfq_id, t.status, t.round),
    foreignKey({ columns: [t.is_test, t.rfq_id], foreignColumns: [rfq.is_test, rfq.id] }),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);

/** What a quotation said at one time. `revision` 0 is the working draft, the only one that is rewritten. */
export const quotationRevision = pgTable(
  'quotation_revision',
  {
    id: id(),
    is_test: isTest(),
    quotation_id: uuid('quotation_id').notNull(),
    revision: integer('revision').notNull(),
    round: integer('round').notNull(),
    /** The revision of the request that this answers. */
    rfq_revision: integer('rfq_revision').notNull().default(1),
    currency: text('currency').$type<Currency>().notNull(),
    valid_until: date('valid_until', { mode: 'string' }),
    delivery_term: text('delivery_term').$type<DeliveryTerm>().notNull(),
    freight_amount: money('freight_amount').notNull(),
    payment_term: text('payment_term').$type<PaymentTerm>().notNull(),
    min_order_amount: money('min_order_amount'),
    all_or_nothing: boolean('all_or_nothing').notNull(),
    memo: text('memo'),
    totals: jsonb('totals').$type<MoneyTotals>().notNull(),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    unique('quotation_revision_once').on(t.quotation_id, t.revision),
    unique('quotation_revision_world').on(t.is_test, t.id),
    foreignKey({ columns: [t.is_test, t.quotation_id], foreignColumns: [quotation.is_test, quotation.id] }),
  ],
);

export const quotationLine = pgTable(
  'quotation_line',
  {
    id: id(),
    is_test: isTest(),
    revision_id: uuid('revision_id').notNull(),
    rfq_line_id: uuid('rfq_line_id')
      .notNull()
      .references(() => rfqLine.id),
    response: text('response', { enum: ['exact', 'alternate', 'no_quote'] }).notNull(),
    no_quote_reason: text('no_quote_reason', {
      enum: ['not_handled', 'out_of_stock', 'capacity', 'spec_unclear', 'other'],
    }),
    offered_spec: jsonb('offered_spec').$type<Spec>(),
    deviations: jsonb('deviations').$type<Deviation[]>().notNull().default(sql`'[]'::jsonb`),
    maker: text('maker'),
    origin: text('origin'),
    supply: text('supply', { enum: ['stock', 'production'] }),
    /** The seller's lot that the answer is from: reserved for the order if the seller says so when accepting. */
    stock_item_id: uuid('stock_item_id'),
    qty_offered: qty('qty_offered'),
    unit_price: price('unit_price'),
    price_uom: text('price_uom').$type<PriceUom>(),
    weight_basis: text('weight_basis', { enum: ['theoretical', 'actual'] }).notNull(),
    weight_discount_pct: numeric('weight_discount_pct', { precision: 6, scale: 3 }).notNull(),
    moq: qty('moq'),
    multiple: qty('multiple'),
    lead_days: integer('lead_days'),
    certificate_type: text('certificate_type').$type<CertificateType>(),
    remark: text('remark'),
    priced_qty: pricedQty('priced_qty'),
    amount: money('amount'),
    /** Its company and item again, so that the own earlier prices of an item are found by one index. */
    company_id: uuid('company_id'),
    canonical_key: text('canonical_key'),
  },
  (t) => [
    index('quotation_line_past')
      .on(t.company_id, t.canonical_key, t.id.desc())
      .where(sql`unit_price is not null and canonical_key is not null`),
    unique('quotation_line_once').on(t.revision_id, t.rfq_line_id),
    // A draft that is saved drops its lines, and each asks whether anybody has quoted it.
    index('quotation_line_asked').on(t.rfq_line_id),
    foreignKey({
      columns: [t.is_test, t.revision_id],
      foreignColumns: [quotationRevision.is_test, quotationRevision.id],
    }).onDelete('cascade'),
  ],
);

/** The lines awarded to one quotation, waiting for its seller. */
export const bid = pgTable(
  'bid',
  {
    id: id(),
    is_test: isTest(),
    rfq_id: uuid('rfq_id').notNull(),
    quotation_id: uuid('quotation_id').notNull(),
    company_id: uuid('company_id').notNull(),
    status: text('status').$type<BidStatus>().notNull(),
    version: integer('version').notNull(),
    note: text('note'),
    decline_reason: text('decline_reason'),
    totals: jsonb('totals').$type<MoneyTotals>().notNull(),
    payment_term: text('payment_term').$type<PaymentTerm>().notNull(),
    delivery_term: text('delivery_term').$type<DeliveryTerm>().notNull(),
    sent_at: at('sent_at').notNull(),
    answer_until: at('answer_until').notNull(),
    answered_at: at('answered_at'),
  },
  (t) => [
    unique('bid_world').on(t.is_test, t.id),
    index('bid_rfq').on(t.rfq_id),
    index('bid_due').on(t.answer_until).where(sql`status = 'SENT'`),
    foreignKey({ columns: [t.is_test, t.rfq_id], foreignColumns: [rfq.is_test, rfq.id] }),
    foreignKey({ columns: [t.is_test, t.quotation_id], foreignColumns: [quotation.is_test, quotation.id] }),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);
