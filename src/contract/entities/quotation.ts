import * as z from 'zod';
import { NO_QUOTE_REASONS, QUOTATION_RESPONSES, UOMS } from '../choices';
import { apiSchemas } from '../apiSchemas';
import { amount, currency, day, longText, percent, quantity, shortText, unitPrice, uuid, version } from '../values';
import { origin } from './origin';
import { attachment, attachmentIds } from './file';
import { projectStatus, quotationStatus, sellerClosed, sellerStatus } from './project';
import {
  amendment,
  certificateType,
  deliveryTerm,
  moneyTotals,
  paymentTerm,
  rfqLine,
  rfqTerms,
  vatTreatment,
} from './rfq';
import { specSchema } from './spec';

export const quotationResponse = z.enum(QUOTATION_RESPONSES);
export const noQuoteReason = z.enum(NO_QUOTE_REASONS);
export const priceUom = z.enum(UOMS);
export type PriceUom = z.infer<typeof priceUom>;

/** One field in which the offer differs from what was requested. */
export const deviation = z.object({
  field: z.string().max(40),
  requested: z.string().max(200),
  offered: z.string().max(200),
  reason: shortText(200).nullable(),
});
export type Deviation = z.infer<typeof deviation>;

/** A seller's answer to one line. */
export const quotationLineInput = z.object({
  rfq_line_id: uuid,
  response: quotationResponse,
  no_quote_reason: noQuoteReason.nullable().default(null),
  offered_spec: specSchema.nullable().default(null),
  deviations: z.array(deviation).max(20).default([]),
  maker: shortText(80).nullable().default(null),
  origin: origin.nullable().default(null),
  /** Null: the seller does not say. */
  supply: z.enum(['stock', 'production']).nullable().default(null),
  /** The seller's own lot that the answer is from; the buyer never reads it. */
  stock_item_id: uuid.nullable().default(null),
  qty_offered: quantity.nullable().default(null),
  unit_price: unitPrice.nullable().default(null),
  price_uom: priceUom.nullable().default(null),
  weight_basis: z.enum(['theoretical', 'actual']).default('theoretical'),
  weight_discount_pct: percent.default('0'),
  moq: quantity.nullable().default(null),
  multiple: quantity.nullable().default(null),
  lead_days: z.number().int().min(0).max(730).nullable().default(null),
  certificate_type: certificateType.nullable().default(null),
  remark: shortText(300).nullable().default(null),
});
export type QuotationLineInput = z.input<typeof quotationLineInput>;

const terms = {
  currency,
  valid_until: day.nullable(),
  delivery_term: deliveryTerm,
  freight_amount: amount,
  payment_term: paymentTerm,
  min_order_amount: amount.nullable(),
  /** How the whole offer is taxed; null: 10 % in won, VAT not included in dollars. */
  vat: vatTreatment.nullable().default(null),
  all_or_nothing: z.boolean(),
  memo: longText(2000).nullable(),
};

/** A whole quotation as the seller saves or submits it. */
export const quotationInput = z.object({
  ...terms,
  version: z.number().int().min(0),
  /** The revision of the request that the writer saw; one that was amended since is refused, and kept as a draft. */
  rfq_revision: z.number().int().min(1).nullable().default(null),
  lines: z.array(quotationLineInput).max(5000),
  /** All files of the quotation from now on; left out, those of the newest work stay. */
  file_ids: attachmentIds.optional(),
});
export type QuotationInput = z.input<typeof quotationInput>;

export const quotationLine = z
  .object({
    ...quotationLineInput.shape,
    /** Quantity the price applies to, in `price_uom`; null when it cannot be known. */
    priced_qty: z.string().nullable(),
    amount: z.string().nullable(),
    /** The buyer changed the line after this answer: it does not stand until it is given again. */
    needs_reconfirm: z.boolean(),
  })
  .register(apiSchemas, { id: 'QuotationLine' });
export type QuotationLine = z.infer<typeof quotationLine>;

/** The same as the buyer reads it: nothing of the seller's warehouse. */
export const offeredLine = quotationLine.omit({ stock_item_id: true }).register(apiSchemas, { id: 'OfferedLine' });
export type OfferedLine = z.infer<typeof offeredLine>;

/** A quotation with its current revision's lines, for its author, and for the buyer once he may read it. */
export const quotation = z
  .object({
    ...terms,
    id: uuid,
    rfq_number_id: z.string(),
    status: quotationStatus,
    revision: z.number().int(),
    round: z.number().int(),
    /** The revision of the request that this answers. */
    rfq_revision: z.number().int(),
    version,
    submitted_at: z.string().nullable(),
    /** Day until which it really stands: its validity, or a later day to which the seller consented. */
    stands_until: day.nullable(),
    /** The buyer requested an extension of the expired quotation. */
    validity_asked_at: z.string().nullable(),
    /** Of the answers that stand: one that is to be confirmed again is in none of them. */
    totals: moneyTotals,
    /** Files of this revision, for whom its amounts are. */
    attachments: z.array(attachment),
    lines: z.array(quotationLine),
  })
  .register(apiSchemas, { id: 'Quotation' });
export type Quotation = z.infer<typeof quotation>;

/** A further round for a seller: the buyer's wishes, and its target unit prices. */
export const rerequest = z.object({
  round: z.number().int(),
  message: z.string().nullable(),
  deadline_date: day,
  requested_at: z.string(),
  target_prices: z.array(z.object({ rfq_line_id: uuid, unit_price: unitPrice })),
});
export type Rerequest = z.infer<typeof rerequest>;

/** A request as a seller may read it: no target price unless shown, no competitor, no buyer's note. */
export const sellerRequest = z
  .object({
    ...rfqTerms.omit({
      show_target_price: true,
      visibility: true,
      vendors_only: true,
      private_note: true,
      delivery_contact: true,
      shared_columns: true,
      share_headings: true,
    }).shape,
    rfq_number_id: z.string(),
    buyer_company_name: z.string(),
    buyer_verified: z.boolean(),
    status: sellerStatus,
    closed_as: sellerClosed.nullable(),
    project_status: projectStatus,
    revision: z.number().int(),
    round: z.number().int(),
    closes_at: z.string().nullable(),
    /** When the buyer ended collecting before its deadline; null where the deadline held. */
    ended_at: z.string().nullable(),
    submitted_at: z.string().nullable(),
    matched_line_count: z.number().int(),
    total_weight_kg: z.string(),
    invited: z.boolean(),
    declined_reason: z.string().nullable(),
    attachments: z.array(attachment),
    lines: z.array(rfqLine),
    matched_line_ids: z.array(uuid),
    /** Lines amended since the own quotation: their answers no longer stand until it is submitted again. */
    needs_reconfirm_line_ids: z.array(uuid),
    /** What the buyer changed besides lines, newest last. */
    amendments: z.array(amendment),
    /** Set while this seller has not answered the present round. */
    rerequest: rerequest.nullable(),
    /** What the buyer has: the newest submitted revision. */
    quotation: quotation.nullable(),
    /** Unsent work, newer than what the buyer has. */
    draft: quotation.nullable(),
    /** The quotation waits within the own company to be approved: its draft is frozen, and the buyer sees nothing of it. */
    awaiting_approval: z.boolean(),
    /** Version to send with the next save or submission. */
    version: z.number().int().min(0),
  })
  .register(apiSchemas, { id: 'SellerRequest' });
export type SellerRequest = z.infer<typeof sellerRequest>;

/** A request in the seller's list. */
export const sellerRequestSummary = z
  .object({
    rfq_number_id: z.string(),
    title: z.string(),
    buyer_company_name: z.string(),
    status: sellerStatus,
    closed_as: sellerClosed.nullable(),
    line_count: z.number().int(),
    matched_line_count: z.number().int(),
    total_weight_kg: z.string(),
    /** Lines whose weight is not known; `total_weight_kg` leaves them out. */
    unknown_weight_lines: z.number().int(),
    closes_at: z.string().nullable(),
    /** When the buyer ended collecting before its deadline; null where the deadline held. */
    ended_at: z.string().nullable(),
    received_at: z.string(),
    sealed: z.boolean(),
    /** The buyer requested a revised quote, and this seller has not sent it yet. */
    rerequested: z.boolean(),
    /** The own quotation was withdrawn and not submitted again: nothing of it stands, and it has no total. */
    withdrawn: z.boolean(),
    /** What still stands of the own quotation: without the lines that are to be confirmed again. */
    my_total: z.string().nullable(),
    /** Own answers that the buyer's amendment made stale. */
    reconfirm_line_count: z.number().int(),
    my_currency: currency.nullable(),
    has_draft: z.boolean(),
    /** The draft waits within the own company to be approved. */
    awaiting_approval: z.boolean(),
  })
  .register(apiSchemas, { id: 'SellerRequestSummary' });
export type SellerRequestSummary = z.infer<typeof sellerRequestSummary>;
