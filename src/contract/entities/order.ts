import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { currency, day, money, moneyParts, uuid, version } from '../values';
import { bankAccount } from './bankAccount';
import { exportTerms, missingFacts } from './exportTerms';
import { bidStatus, deliveryStatus, orderStatus, paymentStatus, timelineEvent } from './project';
import { deviation } from './quotation';
import { certificateType, deliveryTerm, type MoneyTotals, moneyTotals, paymentTerm, uom } from './rfq';
import { attachment } from './file';
import { balance, settlement } from './settlement';
import { claim, shipment } from './shipment';
import { specSchema } from './spec';

/** A company as it was when an order was placed. */
export const companySnapshot = z.object({
  company_name: z.string(),
  company_registration_number: z.string(),
  company_address: z.string(),
  company_ceo: z.string(),
  /** Absent where the company had not entered them. */
  company_name_en: z.string().optional(),
  company_address_en: z.string().optional(),
  company_ceo_en: z.string().optional(),
  business_type: z.string().optional(),
  business_item: z.string().optional(),
  contact_name: z.string(),
  contact_email: z.string(),
  contact_phone: z.string(),
  verified: z.boolean(),
});
export type CompanySnapshot = z.infer<typeof companySnapshot>;

/** A line as the buyer requested it: the words of its list with its remark, and how they were read. */
export const requestedItem = z.object({ raw_text: z.string(), description: z.string(), spec: specSchema });
export type RequestedItem = z.infer<typeof requestedItem>;

/** Of an order from stock the goods go to the buyer's place, who pays the carrier (착불): `collect`. */
export const orderDeliveryTerm = z.enum([...deliveryTerm.options, 'collect']);
export type OrderDeliveryTerm = z.infer<typeof orderDeliveryTerm>;

const tradedLine = {
  id: uuid,
  /** The number of the request's line, in bid, order and documents; a line of a stock purchase has its place. */
  line_no: z.number().int(),
  /** What is delivered: what was requested or, of an alternate, what was offered and accepted in its place. */
  description: z.string(),
  spec: specSchema,
  /** The buyer accepted something else than requested. */
  alternate: z.boolean(),
  /** What was requested, however the line is delivered; null for a purchase from stock, and for older exact lines. */
  requested: requestedItem.nullable(),
  deviations: z.array(deviation),
  qty: z.string(),
  uom,
  unit_price: money(z.string()),
  price_uom: z.string(),
  priced_qty: z.string(),
  amount: money(z.string()),
  weight_kg: z.string().nullable(),
  maker: z.string().nullable(),
  origin: z.string().nullable(),
  lead_days: z.number().int().nullable(),
  /** The inspection document that goes with it: as quoted, else as requested; null for a purchase from stock. */
  certificate_type: certificateType.nullable(),
};

/** A line as it is awarded to a seller. */
export const awardedLine = z.object(tradedLine);

/** Lines that the buyer awards to one quotation, waiting for that seller's answer. */
export const bid = z
  .object({
    id: uuid,
    rfq_number_id: z.string(),
    rfq_title: z.string(),
    quotation_id: uuid,
    status: bidStatus,
    version,
    side: z.enum(['buyer', 'seller']),
    counterpart_name: z.string(),
    sent_at: z.string(),
    answer_until: z.string(),
    answered_at: z.string().nullable(),
    decline_reason: z.string().nullable(),
    note: z.string().nullable(),
    order_number: z.string().nullable(),
    /** As the quotation promised; place and note as the request says them. */
    delivery_term: deliveryTerm,
    delivery_place: z.string().nullable(),
    payment_term: paymentTerm,
    payment_note: z.string().nullable(),
    /** The day that the buyer wishes; lines without a lead time promise none. */
    required_date: z.string().nullable(),
    currency,
    totals: money(moneyTotals),
    lines: z.array(awardedLine),
  })
  .register(apiSchemas, { id: 'Bid' });
export type Bid = z.infer<typeof bid>;

/** With its money, as a service works with it before it answers. */
export type Priced<T extends { totals: unknown; lines: unknown[] }> = Omit<T, 'totals' | 'lines'> & {
  totals: MoneyTotals;
  lines: (T['lines'][number] & { unit_price: string; amount: string })[];
};
export type PricedBid = Priced<Bid>;

/** The invoices of an order in another currency than won: their terms, parties and account, and what they still lack. */
const orderExport = z.object({
  terms: exportTerms.nullable(),
  /** The account of the order, if it is in the order's currency. */
  account: money(bankAccount),
  /** As of the order; English facts that it lacked then are those of now. */
  seller: companySnapshot,
  buyer: companySnapshot,
  /** The reader may state the terms, or what of them is still open. */
  editable: z.boolean(),
  /** What the proforma invoice lacks. */
  missing: missingFacts,
  /** What the commercial invoice of each delivery lacks. */
  deliveries: z.array(z.object({ shipment_id: uuid, missing: missingFacts })),
});
export type OrderExport = z.infer<typeof orderExport>;

/** An order as either of its two companies reads it; its money is null for a reader without the right to see prices. */
export const order = z
  .object({
    order_number: z.string(),
    /** What the reader's own system calls the order; the other side reads its own. */
    erp_number: z.string().nullable(),
    rfq_number_id: z.string().nullable(),
    title: z.string(),
    side: z.enum(['buyer', 'seller']),
    status: orderStatus,
    payment_status: paymentStatus,
    delivery_status: deliveryStatus,
    version,
    placed_at: z.string(),
    currency,
    payment_term: paymentTerm,
    payment_due_on: z.string().nullable(),
    /** Of an order from stock: the instant at which it is cancelled unless the buyer has reported the transfer. */
    payment_due_at: z.string().nullable(),
    delivery_term: orderDeliveryTerm,
    delivery_place: z.string().nullable(),
    /** Who receives the goods there, as the buyer said it in the request or the purchase. */
    delivery_contact: z.string().nullable(),
    required_date: z.string().nullable(),
    buyer: companySnapshot,
    seller: companySnapshot,
    bank_account: money(bankAccount),
    /** Of an order in another currency than won: what its invoices say and lack. */
    export: orderExport.nullable(),
    /** When the seller changed its account, while that is pointed out: for seven days, on an unpaid order. */
    account_changed_at: z.string().nullable(),
    /** The account that the seller asks to be paid to instead, while the buyer has not answered. */
    account_offer: money(bankAccount),
    /** For the seller of an unpaid order: its present account, where the order names another one and it may be offered. */
    account_to_offer: money(bankAccount),
    /** The seller's account is being confirmed; orders without one can be paid later. */
    account_awaited: z.boolean(),
    cancel_requested_by: z.enum(['buyer', 'seller']).nullable(),
    cancel_reason: z.string().nullable(),
    totals: money(moneyTotals),
    /** The known weights together; `unknown_weight_lines` is how many lines it leaves out. */
    total_weight_kg: z.string(),
    unknown_weight_lines: z.number().int(),
    lines: z.array(
      z.object({
        ...tradedLine,
        weight_basis: z.enum(['theoretical', 'actual']),
        shipped_qty: z.string(),
        received_qty: z.string(),
        /** Ordered and not shipped yet; nothing on a cancelled order. */
        outstanding_qty: z.string(),
        /** The day by which the line should have arrived (`delivered`, `DAP`) or left (other terms): promised by the seller's lead time, else only wished by the buyer. */
        due_on: day.nullable(),
        due_by: z.enum(['lead_time', 'required_date']).nullable(),
        /** Days since a promised `due_on` (`lead_time`) while something is outstanding on an open order, else 0. */
        late_days: z.number().int(),
      }),
    ),
    shipments: z.array(shipment),
    claims: z.array(claim),
    /** The last instant at which a claim can be opened once the order is finished; null while nothing was received. */
    claims_until: z.string().nullable(),
    /** What the buyer showed as proof of the transfer. */
    receipts: z.array(attachment).register(moneyParts, { hidden: [] }),
    tax_invoice: z.object({ number: z.string(), issued_on: z.string() }).nullable(),
    settlement: money(settlement),
    balance: money(balance),
    timeline: z.array(timelineEvent),
    /** Steps this reader may take now, decided by the server. */
    actions: z.array(
      z.enum([
        'report_payment',
        'confirm_payment',
        'reject_payment',
        'ship',
        'add_certificate',
        'receive',
        'open_claim',
        'resolve_claim',
        'agree_settlement',
        'refuse_settlement',
        'confirm_balance',
        'record_tax_invoice',
        'cancel',
        'agree_cancel',
        'refuse_cancel',
        'confirm_refund',
      ]),
    ),
  })
  .register(apiSchemas, { id: 'Order' });
export type Order = z.infer<typeof order>;
export type PricedOrder = Priced<Order>;
export type OrderAction = Order['actions'][number];

export const orderSummary = z
  .object({
    order_number: z.string(),
    /** What the reader's own system calls the order. */
    erp_number: z.string().nullable(),
    rfq_number_id: z.string().nullable(),
    title: z.string(),
    side: z.enum(['buyer', 'seller']),
    counterpart_name: z.string(),
    status: orderStatus,
    payment_status: paymentStatus,
    delivery_status: deliveryStatus,
    currency,
    total_amount: money(z.string()),
    placed_at: z.string(),
  })
  .register(apiSchemas, { id: 'OrderSummary' });
export type OrderSummary = z.infer<typeof orderSummary>;

/** One request or order in the list of all projects, from whichever side this company stands on. */
export const projectSummary = z
  .object({
    key: z.string(),
    rfq_number_id: z.string(),
    title: z.string(),
    side: z.enum(['buyer', 'seller']),
    status: z.enum(['REQ', 'COL', 'CMP', 'BID', 'ORD', 'FIN', 'CLS']),
    counterpart_name: z.string().nullable(),
    closes_at: z.string().nullable(),
    /** When the buyer ended collecting before its deadline; null where the deadline held. */
    ended_at: z.string().nullable(),
    line_count: z.number().int(),
    updated_at: z.string(),
  })
  .register(apiSchemas, { id: 'ProjectSummary' });
export type ProjectSummary = z.infer<typeof projectSummary>;

/** One project over its whole life, from the reader's side. */
export const project = projectSummary
  .extend({
    closed_as: z.string().nullable(),
    sealed: z.boolean(),
    quotation_count: z.number().int().nullable(),
    /**
     * For the buyer: lines that no order covers, wholly or in part, the request that asks for them again, and whether it was sent
     * or is a draft.
     */
    remainder: z
      .object({ line_count: z.number().int(), rfq_number_id: z.string().nullable(), sent: z.boolean() })
      .nullable(),
    orders: z.array(orderSummary),
    bids: z.array(bid),
    timeline: z.array(timelineEvent),
  })
  .register(apiSchemas, { id: 'Project' });
export type Project = z.infer<typeof project>;
