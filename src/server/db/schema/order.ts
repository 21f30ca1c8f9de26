import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  interval,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BankAccount } from '../../../contract/entities/bankAccount';
import type { CompanySnapshot, OrderDeliveryTerm, RequestedItem } from '../../../contract/entities/order';
import type { ExportTerms } from '../../../contract/entities/exportTerms';
import type { DeliveryStatus, OrderStatus, PaymentStatus } from '../../../contract/entities/project';
import type { Deviation } from '../../../contract/entities/quotation';
import type { CertificateType, MoneyTotals, PaymentTerm, Uom } from '../../../contract/entities/rfq';
import type { Balance, Settlement } from '../../../contract/entities/settlement';
import type { Spec } from '../../../contract/entities/spec';
import type { Currency } from '../../../contract/values';
import { at, id, isTest, kg, money, price, pricedQty, qty } from './columns';
import { account, company } from './company';
import { bid } from './quotation';
import { rfq } from './rfq';

/** A confirmed bid. Both companies, the account to pay to and every line are kept as they were when it was placed. */
export const tradeOrder = pgTable(
  'trade_order',
  {
    id: id(),
    is_test: isTest(),
    order_number: text('order_number').notNull().unique(),
    source: text('source', { enum: ['award', 'stock'] }).notNull(),
    rfq_id: uuid('rfq_id'),
    bid_id: uuid('bid_id').unique(),
    title: text('title').notNull(),
    buyer_company_id: uuid('buyer_company_id').notNull(),
    seller_company_id: uuid('seller_company_id').notNull(),
    buyer: jsonb('buyer').$type<CompanySnapshot>().notNull(),
    seller: jsonb('seller').$type<CompanySnapshot>().notNull(),
    bank_account: jsonb('bank_account').$type<BankAccount>(),
    /** The account that the seller asks to be paid to instead; waits for the buyer's yes. */
    account_offer: jsonb('account_offer').$type<BankAccount>(),
    status: text('status').$type<OrderStatus>().notNull(),
    payment_status: text('payment_status').$type<PaymentStatus>().notNull(),
    delivery_status: text('delivery_status').$type<DeliveryStatus>().notNull(),
    version: integer('version').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    totals: jsonb('totals').$type<MoneyTotals>().notNull(),
    total_amount: money('total_amount').notNull(),
    total_weight_kg: kg('total_weight_kg'),
    unknown_weight_lines: integer('unknown_weight_lines').notNull().default(0),
    payment_term: text('payment_term').$type<PaymentTerm>().notNull(),
    payment_due_on: date('payment_due_on', { mode: 'string' }),
    /** Of an order from stock: the instant at which it is cancelled unless its payment is reported. Its day is `payment_due_on`. */
    payment_due_at: at('payment_due_at'),
    delivery_term: text('delivery_term').$type<OrderDeliveryTerm>().notNull(),
    delivery_place: text('delivery_place'),
    /** Of an order from stock: who receives the goods there, with a phone number. Never printed. */
    delivery_contact: text('delivery_contact'),
    required_date: date('required_date', { mode: 'string' }),
    cancel_requested_by: text('cancel_requested_by', { enum: ['buyer', 'seller'] }),
    cancel_reason: text('cancel_reason'),
    tax_invoice_number: text('tax_invoice_number'),
    tax_invoice_on: date('tax_invoice_on', { mode: 'string' }),
    /** How often another number took the place of one that was stated. */
    tax_invoice_corrections: integer('tax_invoice_corrections').notNull().default(0),
    /** What the buyer's and the seller's own system call the order; each side reads its own alone. */
    buyer_erp_number: text('buyer_erp_number'),
    seller_erp_number: text('seller_erp_number'),
    export_terms: jsonb('export_terms').$type<ExportTerms>(),
    settlement: jsonb('settlement').$type<Settlement>(),
    balance: jsonb('balance').$type<Balance>(),
    placed_at: at('placed_at').notNull(),
    /** When it was finished or cancelled; a trigger writes it. */
    ended_at: at('ended_at'),
    updated_at: at('updated_at').notNull(),
  },
  (t) => [
    unique('trade_order_world').on(t.is_test, t.id),
    index('trade_order_buyer').on(t.buyer_company_id, t.placed_at.desc(), t.id.desc()),
    index('trade_order_seller').on(t.seller_company_id, t.placed_at.desc(), t.id.desc()),
    index('trade_order_rfq').on(t.rfq_id),
    index('trade_order_unpaid')
      .on(t.payment_due_at)
      .where(sql`source = 'stock' and status = 'OPEN' and payment_status = 'UNPAID'`),
    foreignKey({ columns: [t.is_test, t.rfq_id], foreignColumns: [rfq.is_test, rfq.id] }),
    foreignKey({ columns: [t.is_test, t.bid_id], foreignColumns: [bid.is_test, bid.id] }),
    foreignKey({ columns: [t.is_test, t.buyer_company_id], foreignColumns: [company.is_test, company.id] }),
    foreignKey({ columns: [t.is_test, t.seller_company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);

/** A line of a bid, and of the order it becomes: `bid_id` first, `order_id` added on confirmation. */
export const tradeLine = pgTable(
  'trade_line',
  {
    id: id(),
    is_test: isTest(),
    bid_id: uuid('bid_id'),
    order_id: uuid('order_id'),
    rfq_line_id: uuid('rfq_line_id'),
    line_no: integer('line_no').notNull(),
    description: text('description').notNull(),
    spec: jsonb('spec').$type<Spec>().notNull(),
    qty: qty('qty').notNull(),
    uom: text('uom').$type<Uom>().notNull(),
    unit_price: price('unit_price').notNull(),
    price_uom: text('price_uom').$type<Uom>().notNull(),
    priced_qty: pricedQty('priced_qty').notNull(),
    amount: money('amount').notNull(),
    weight_kg: kg('weight_kg'),
    weight_basis: text('weight_basis', { enum: ['theoretical', 'actual'] })
      .notNull()
      .default('theoretical'),
    maker: text('maker'),
    origin: text('origin'),
    lead_days: integer('lead_days'),
    certificate_type: text('certificate_type').$type<CertificateType>(),
    /** What the buyer requested, which an accepted alternate never replaces; null for stock, and in older records. */
    requested: jsonb('requested').$type<RequestedItem>(),
    /** The line is delivered otherwise than requested, and the buyer accepted that; `description` and `spec` say how. */
    alternate: boolean('alternate').notNull().default(false),
    deviations: jsonb('deviations').$type<Deviation[]>().notNull().default(sql`'[]'::jsonb`),
    /** The seller's lot that the line was quoted from; read by the seller alone. */
    stock_item_id: uuid('stock_item_id'),
    /** The seller said when accepting that the lot is reserved as soon as the order is placed. */
    reserve_stock: boolean('reserve_stock').notNull().default(false),
  },
  (t) => [
    index('trade_line_bid').on(t.bid_id),
    index('trade_line_order').on(t.order_id),
    foreignKey({ columns: [t.is_test, t.bid_id], foreignColumns: [bid.is_test, bid.id] }),
    foreignKey({ columns: [t.is_test, t.order_id], foreignColumns: [tradeOrder.is_test, tradeOrder.id] }),
  ],
);

/** History of requests and orders: who did what and when. Append only. */
export const timelineEvent = pgTable(
  'timeline_event',
  {
    id: id(),
    is_test: isTest(),
    rfq_id: uuid('rfq_id'),
    order_id: uuid('order_id'),
    kind: text('kind').notNull(),
    actor_side: text('actor_side', { enum: ['buyer', 'seller', 'system'] }).notNull(),
    actor_name: text('actor_name'),
    company_id: uuid('company_id'),
    company_name: text('company_name'),
    /** Only this seller and the buyer may read the entry; null means everybody in the project. */
    seller_company_id: uuid('seller_company_id'),
    note: text('note'),
    params: jsonb('params').$type<Record<string, string>>().notNull().default(sql`'{}'::jsonb`),
    at: at('at').notNull(),
    /** Webhooks were written for it. */
    announced: boolean('announced').notNull().default(false),
  },
  (t) => [
    index('timeline_news').on(t.id).where(sql`not announced`),
    index('timeline_rfq').on(t.rfq_id, t.at),
    index('timeline_order').on(t.order_id, t.at),
  ],
);

/** One notification of one person. */
export const push = pgTable(
  'push',
  {
    id: id(),
    is_test: isTest(),
    account_id: uuid('account_id').notNull(),
    kind: text('kind').notNull(),
    record_type: text('record_type', {
      enum: [
        'rfq',
        'seller_request',
        'bid',
        'order',
        'project',
        'member',
        'stock',
        'store',
        'export',
        'webhook',
        'purchase',
      ],
    }).notNull(),
    record_id: text('record_id').notNull(),
    title: text('title').notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull().default(sql`'{}'::jsonb`),
    created_at: at('created_at').notNull(),
    read_at: at('read_at'),
    /** When it goes with the person's daily mail; null for one that does not, or went. */
    digest_at: at('digest_at'),
  },
  (t) => [
    unique('push_world').on(t.is_test, t.id),
    index('push_digest').on(t.digest_at).where(sql`digest_at is not null`),
    // Read backwards: an index that says DESC puts nulls last, which the plain order of the newest first does not.
    index('push_recent').on(t.account_id, t.id),
    index('push_unread').on(t.account_id, t.id).where(sql`read_at is null`),
    foreignKey({ columns: [t.is_test, t.account_id], foreignColumns: [account.is_test, account.id] }).onDelete(
      'cascade',
    ),
  ],
);

/** The first answer to a request that carried an Idempotency-Key, replayed for a day. */
export const idempotency = pgTable(
  'idempotency',
  {
    account_key: text('account_key').notNull(),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    body_hash: text('body_hash').notNull(),
    response: jsonb('response').$type<unknown>(),
    created_at: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.account_key, t.endpoint, t.key] }), index('idempotency_age').on(t.created_at)],
);

/** Emails waiting to be sent, written in the same transaction as their event. */
export const mail = pgTable(
  'mail',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Where a mail program turns such mails off for the reader; null for mails that everybody gets. */
    unsubscribe_url: text('unsubscribe_url'),
    /** Where an answer goes; null: to the sender, which nobody reads. */
    reply_to: text('reply_to'),
    /** The person a letter to others names; it goes when that person leaves. */
    about_account: uuid('about_account'),
    attempts: integer('attempts').notNull().default(0),
    failed: boolean('failed').notNull().default(false),
    due_at: at('due_at').notNull(),
    sent_at: at('sent_at'),
    created_at: at('created_at').notNull(),
  },
  (t) => [
    index('mail_due').on(t.due_at).where(sql`sent_at is null and not failed`),
    index('mail_about').on(t.about_account),
  ],
);

/** One row: how far the test harness has moved the clock. Read by `app_now()` only where the clock may be moved. */
export const appClock = pgTable('app_clock', {
  id: integer('id').primaryKey(),
  clock_offset: interval('clock_offset').notNull(),
});
