import * as z from 'zod';
import { CERTIFICATE_TYPES, DELIVERY_TERMS, PAYMENT_TERMS, UNREAD_CELLS, UOMS, VAT_TREATMENTS } from '../choices';
import { apiSchemas } from '../apiSchemas';
import {
  MAX_HEADING,
  MAX_LINE_TEXT,
  MAX_LINES,
  MAX_OWN_CELLS,
  MAX_OWN_TEXT,
  MAX_OWN_TITLE,
  MAX_UNREAD_TEXT,
} from '../constants';
import { amount, currency, day, decimal, longText, quantity, shortText, unitPrice, uuid, version } from '../values';
import { origin } from './origin';
import { attachment, attachmentIds } from './file';
import { closeReason, projectStatus } from './project';
import { specSchema } from './spec';

/** Units a line can be requested, offered and priced in. */
export const uom = z.enum(UOMS);
export type Uom = z.infer<typeof uom>;

/** Whose yard the price is good at: ex works loaded, delivered, or an Incoterm for export. */
export const deliveryTerm = z.enum(DELIVERY_TERMS);
export type DeliveryTerm = z.infer<typeof deliveryTerm>;
/** `prepaid` before shipment; `eom_next` by the end of the following month (익월말). */
export const paymentTerm = z.enum(PAYMENT_TERMS);
export type PaymentTerm = z.infer<typeof paymentTerm>;
/** Inspection document after EN 10204. */
export const certificateType = z.enum(CERTIFICATE_TYPES);
export type CertificateType = z.infer<typeof certificateType>;

/** What a weight rests on: a published table, the formula, a computed table value, a single source, or nothing known. */
export const weightBasis = z.enum(['table', 'formula', 'computed', 'single_source', 'stated', 'unknown']);
export type WeightBasis = z.infer<typeof weightBasis>;

/** What a line said before it was amended. */
export const lineBefore = z.object({
  spec: specSchema,
  qty: z.string().nullable(),
  uom: uom.nullable(),
  remark: z.string().nullable(),
});
export type LineBefore = z.infer<typeof lineBefore>;

/** The terms that one revision of a request changed. */
export const amendment = z.object({
  revision: z.number().int(),
  terms: z.array(z.string()),
  note: z.string().nullable(),
});
export type Amendment = z.infer<typeof amendment>;

/** A cell of the buyer's list that no field of the line holds, under its column's title. */
export const ownCell = z.object({ title: z.string().max(MAX_OWN_TITLE), text: z.string().max(MAX_OWN_TEXT) });
export type OwnCell = z.infer<typeof ownCell>;

/** Cells of the line grid whose text may be none that can be read. */
export const unreadCell = z.enum(UNREAD_CELLS);
export type UnreadCell = z.infer<typeof unreadCell>;

/** What was typed into a cell and could not be read. The line cannot be sent to sellers until it can. */
export const unreadText = z.object({ cell: unreadCell, text: z.string().max(MAX_UNREAD_TEXT) });
export type UnreadText = z.infer<typeof unreadText>;

/** One line of a request, as both sides read it. Weights are in kg. */
export const rfqLine = z
  .object({
    id: uuid,
    line_no: z.number().int(),
    raw_text: z.string(),
    /** Of the buyer's company alone; to a seller it is empty. */
    own_cells: z.array(ownCell),
    /** The heading of the buyer's list that the line stands under. Of the buyer's company alone; to a seller it is empty. */
    heading: z.string().nullable(),
    tag: z.string().nullable(),
    spec: specSchema,
    qty: z.string().nullable(),
    uom: uom.nullable(),
    unit_weight_kg: z.string().nullable(),
    total_weight_kg: z.string().nullable(),
    weight_basis: weightBasis,
    target_price: z.string().nullable(),
    remark: z.string().nullable(),
    /** A heading, total or note that was read from the list: kept, shown folded away, never quoted. */
    excluded: z.boolean(),
    confidence: z.number().min(0).max(1),
    warnings: z.array(z.string()),
    /** Of the buyer's company alone. */
    unread: z.array(unreadText),
    /** The revision of the request in which this line last changed. */
    changed_revision: z.number().int(),
    /** What it said before it was last amended. */
    previous: lineBefore.nullable(),
  })
  .register(apiSchemas, { id: 'RfqLine' });
export type RfqLine = z.infer<typeof rfqLine>;

/** One line as the editor sends it; weights are computed by the server. */
export const rfqLineInput = z.object({
  raw_text: z.string().max(MAX_LINE_TEXT).default(''),
  own_cells: z.array(ownCell).max(MAX_OWN_CELLS).default([]),
  heading: shortText(MAX_HEADING).nullable().default(null),
  tag: shortText(60).nullable().default(null),
  spec: specSchema,
  qty: quantity.nullable().default(null),
  uom: uom.nullable().default(null),
  target_price: unitPrice.nullable().default(null),
  remark: shortText(300).nullable().default(null),
  excluded: z.boolean().default(false),
  confidence: z.number().min(0).max(1).default(1),
  warnings: z.array(z.string().max(80)).max(20).default([]),
  unread: z.array(unreadText).max(unreadCell.options.length).default([]),
});
export type RfqLineInput = z.input<typeof rfqLineInput>;

const terms = {
  title: shortText(120),
  project_name: shortText(120).nullable(),
  visibility: z.enum(['matched', 'invited']),
  /** Of the sellers that match, only those of the approved vendor list receive the request. */
  vendors_only: z.boolean(),
  sealed: z.boolean(),
  deadline_date: day.nullable(),
  required_date: day.nullable(),
  delivery_term: deliveryTerm,
  delivery_place: shortText(200).nullable(),
  /** Who receives the goods there, with a phone: contact persons appear with the order, so sellers read it there alone. */
  delivery_contact: shortText(120).nullable(),
  payment_term: paymentTerm,
  payment_note: shortText(200).nullable(),
  currency,
  usd_allowed: z.boolean(),
  usd_krw_rate: decimal.nullable(),
  certificate_type: certificateType,
  origins_allowed: z.array(origin).max(20),
  makers_allowed: z.array(shortText(60)).max(30),
  partial_allowed: z.boolean(),
  alternates_allowed: z.boolean(),
  split_allowed: z.boolean(),
  show_target_price: z.boolean(),
  /** Text for the sellers. */
  memo: longText(2000).nullable(),
  /** Titles of the list's own columns whose cells sellers may read as well. */
  shared_columns: z.array(shortText(MAX_OWN_TITLE)).max(60),
  /** Sellers read the headings of the list as well. */
  share_headings: z.boolean(),
  /** The company's own note: it leaves to nobody else. */
  private_note: longText(2000).nullable(),
};

export const rfqTerms = z.object(terms);
export type RfqTerms = z.infer<typeof rfqTerms>;

/** Saves a draft: any of its terms, and all of its lines, attachments and lists it was read from when they are sent. */
export const rfqDraftInput = z
  .object({
    ...terms,
    /** A line keeps the id it is sent with, so that every tab knows it by the same; without one it gets one. */
    lines: z.array(rfqLineInput.extend({ id: uuid.optional() })).max(MAX_LINES),
    file_ids: attachmentIds,
    list_file_ids: attachmentIds,
  })
  .partial()
  .extend({ version });

/** A request as its own company reads it. */
export const rfq = z
  .object({
    ...terms,
    rfq_number_id: z.string(),
    parent_rfq_number_id: z.string().nullable(),
    status: projectStatus,
    close_reason: closeReason.nullable(),
    revision: z.number().int(),
    round: z.number().int(),
    version,
    closes_at: z.string().nullable(),
    created_at: z.string(),
    submitted_at: z.string().nullable(),
    closed_at: z.string().nullable(),
    created_by_name: z.string(),
    seller_count: z.number().int(),
    quotation_count: z.number().int(),
    declined_count: z.number().int(),
    total_weight_kg: z.string(),
    attachments: z.array(attachment),
    /** The files that its lines were read from. They leave to no seller. */
    lists: z.array(attachment),
    amendments: z.array(amendment),
    lines: z.array(rfqLine),
  })
  .register(apiSchemas, { id: 'Rfq' });
export type Rfq = z.infer<typeof rfq>;

/** A request in the buyer's list. */
export const rfqSummary = z
  .object({
    rfq_number_id: z.string(),
    title: z.string(),
    project_name: z.string().nullable(),
    status: projectStatus,
    close_reason: closeReason.nullable(),
    sealed: z.boolean(),
    line_count: z.number().int(),
    total_weight_kg: z.string(),
    /** Lines whose weight is not known; `total_weight_kg` leaves them out. */
    unknown_weight_lines: z.number().int(),
    seller_count: z.number().int(),
    quotation_count: z.number().int(),
    closes_at: z.string().nullable(),
    /** When collecting was ended before its deadline; null where the deadline held. */
    ended_at: z.string().nullable(),
    updated_at: z.string(),
  })
  .register(apiSchemas, { id: 'RfqSummary' });
export type RfqSummary = z.infer<typeof rfqSummary>;

/** How an offer is taxed: at 10 %, or at zero on one of the grounds of the VAT law. */
export const vatTreatment = z.enum(VAT_TREATMENTS);
export type VatTreatment = z.infer<typeof vatTreatment>;

export const moneyTotals = z.object({
  currency,
  /** What the seller stated; absent where it stated nothing: taxed in won, VAT not included in dollars. */
  vat: vatTreatment.optional(),
  lines_amount: amount,
  freight_amount: amount,
  supply_amount: amount,
  vat_amount: amount,
  total_amount: amount,
});
export type MoneyTotals = z.infer<typeof moneyTotals>;
