import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  ApprovalFault,
  ApprovalRule,
  ApprovalStatus,
  Approver,
  FrozenBid,
  HeldRule,
} from '../../../contract/entities/approval';
import type { CostChoice } from '../../../contract/entities/budget';
import type { FrozenSeller, PurchaseFault } from '../../../contract/entities/purchaseApproval';
import type { QuotationFault } from '../../../contract/entities/quotationApproval';
import type { CertificateType, MoneyTotals } from '../../../contract/entities/rfq';
import type { StockCondition, StockUom } from '../../../contract/entities/stock';
import { at, id, isTest, qty } from './columns';
import { account, company } from './company';
import { quotation } from './quotation';
import { rfq } from './rfq';
import { stockItem } from './stock';

/** The rules by which awards, purchases and quotations of a company have to be approved. */
export const approvalLine = pgTable(
  'approval_line',
  {
    id: id(),
    is_test: isTest(),
    company_id: uuid('company_id').notNull(),
    version: integer('version').notNull(),
    rules: jsonb('rules').$type<ApprovalRule[]>().notNull(),
    changed_at: at('changed_at').notNull(),
  },
  (t) => [
    unique('approval_line_company').on(t.company_id),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
  ],
);

/** What was requested: the lines as they are awarded, and everything that must not change until then. */
export interface FrozenAward {
  rfq_revision: number;
  round: number;
  lines: Array<{ rfq_line_id: string; quotation_id: string; qty: string; accept_alternate: boolean }>;
  bids: Array<FrozenBid & { revision_id: string }>;
}

/** A purchase of listed stock as it was requested: what is bought of whom, at which price, and where it goes. */
export interface FrozenPurchase {
  lines: Array<{ item_id: string; qty: string; unit_price: string; price_uom: StockUom }>;
  sellers: FrozenSeller[];
  /** What of a lot the lines of an order do not say; absent in purchases of before it was kept. */
  lots?: Array<{ item_id: string; condition: StockCondition; certificate_type: CertificateType }>;
  delivery_place: string;
  delivery_contact: string;
  cost: CostChoice;
}

/** A quotation as its approval was requested: its draft, which nobody can write while it waits, and what must not change until then. */
export interface FrozenQuotation {
  /** The draft; once it is approved, the revision that was submitted. */
  revision_id: string;
  rfq_revision: number;
  round: number;
  totals: MoneyTotals;
  quoted_line_count: number;
  line_count: number;
  /** The buyer had an earlier quotation of the seller. */
  revises: boolean;
}

/** A request to approve an award of a request for quotation, a purchase of listed stock, or an own quotation. */
export const approval = pgTable(
  'approval',
  {
    id: id(),
    is_test: isTest(),
    /** Of an award alone. */
    rfq_id: uuid('rfq_id'),
    /** Of a purchase, which people read out and find it by. */
    purchase_number: text('purchase_number').unique(),
    title: text('title'),
    company_id: uuid('company_id').notNull(),
    status: text('status').$type<ApprovalStatus>().notNull(),
    requested_by: uuid('requested_by').notNull(),
    requested_at: at('requested_at').notNull(),
    reason: text('reason'),
    note: text('note'),
    rules: jsonb('rules').$type<HeldRule[]>().notNull(),
    award: jsonb('award').$type<FrozenAward>(),
    purchase: jsonb('purchase').$type<FrozenPurchase>(),
    /** Of a quotation of the company to the request of another. */
    quotation_id: uuid('quotation_id'),
    quotation: jsonb('quotation').$type<FrozenQuotation>(),
    /** Until when the stock of a purchase is reserved; the request ends then. */
    hold_until: at('hold_until'),
    /** Of an approved purchase. */
    order_numbers: text('order_numbers').array(),
    /** The first day on which a quotation in it ends. */
    valid_until: date('valid_until', { mode: 'string' }),
    /** The day whose end people were warned of. */
    warned_for: date('warned_for', { mode: 'string' }),
    /** When approvers and deadlines were last looked at; null: as soon as possible. */
    checked_at: at('checked_at'),
    closed_at: at('closed_at'),
    faults: jsonb('faults').$type<Array<ApprovalFault | PurchaseFault | QuotationFault>>().notNull(),
  },
  (t) => [
    unique('approval_world').on(t.is_test, t.id),
    uniqueIndex('approval_waiting_once').on(t.rfq_id).where(sql`status = 'waiting'`),
    uniqueIndex('approval_quotation_waiting_once').on(t.quotation_id).where(sql`status = 'waiting'`),
    index('approval_rfq').on(t.rfq_id, t.id),
    index('approval_quotation').on(t.quotation_id, t.id),
    index('approval_waiting').on(t.company_id).where(sql`status = 'waiting'`),
    index('approval_purchases').on(t.company_id, t.id).where(sql`purchase is not null`),
    check(
      'approval_subject',
      sql`case when ${t.purchase} is not null then ${t.rfq_id} is null and ${t.award} is null and ${t.quotation_id} is null
          and ${t.quotation} is null and ${t.purchase_number} is not null and ${t.hold_until} is not null
        when ${t.quotation} is not null then ${t.rfq_id} is null and ${t.award} is null and ${t.quotation_id} is not null
        else ${t.rfq_id} is not null and ${t.award} is not null and ${t.quotation_id} is null end`,
    ),
    foreignKey({ columns: [t.is_test, t.rfq_id], foreignColumns: [rfq.is_test, rfq.id] }),
    foreignKey({ columns: [t.is_test, t.quotation_id], foreignColumns: [quotation.is_test, quotation.id] }),
    foreignKey({ columns: [t.is_test, t.company_id], foreignColumns: [company.is_test, company.id] }),
    foreignKey({ columns: [t.is_test, t.requested_by], foreignColumns: [account.is_test, account.id] }),
  ],
);

/** One step of a request: who approves it, and how it was decided. */
export const approvalStep = pgTable(
  'approval_step',
  {
    id: id(),
    is_test: isTest(),
    approval_id: uuid('approval_id').notNull(),
    position: integer('position').notNull(),
    /** Steps of one stage run at once. */
    stage: integer('stage').notNull(),
    approver: jsonb('approver').$type<Approver>().notNull(),
    days: integer('days').notNull(),
    /** Set when the stage begins. */
    due_at: at('due_at'),
    reminded_at: at('reminded_at'),
    /** Who was notified that it waits for them. */
    notified: uuid('notified').array().notNull(),
    decision: text('decision', { enum: ['approved', 'returned'] }),
    decided_at: at('decided_at'),
    decided_by: uuid('decided_by'),
    deputy_for: uuid('deputy_for'),
    note: text('note'),
  },
  (t) => [
    unique('approval_step_position').on(t.approval_id, t.position),
    index('approval_step_decided').on(t.decided_by),
    foreignKey({ columns: [t.is_test, t.approval_id], foreignColumns: [approval.is_test, approval.id] }),
    foreignKey({ columns: [t.is_test, t.decided_by], foreignColumns: [account.is_test, account.id] }),
    foreignKey({ columns: [t.is_test, t.deputy_for], foreignColumns: [account.is_test, account.id] }),
  ],
);

/** What a purchase that waits for approval holds of a lot. The ledger's entries reserve it; the row goes when they are released. */
export const stockHold = pgTable(
  'stock_hold',
  {
    id: id(),
    is_test: isTest(),
    approval_id: uuid('approval_id').notNull(),
    item_id: uuid('item_id').notNull(),
    qty: qty('qty').notNull(),
  },
  (t) => [
    unique('stock_hold_once').on(t.approval_id, t.item_id),
    index('stock_hold_item').on(t.item_id),
    check('stock_hold_qty', sql`${t.qty} > 0`),
    foreignKey({ columns: [t.is_test, t.approval_id], foreignColumns: [approval.is_test, approval.id] }),
    foreignKey({ columns: [t.is_test, t.item_id], foreignColumns: [stockItem.is_test, stockItem.id] }),
  ],
);
