import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { currency, uuid } from '../values';
import { attachment } from './file';
import { orderRecord } from './market';
import { bidStatus, projectStatus, quotationStatus } from './project';
import { offeredLine } from './quotation';
import { certificateType, deliveryTerm, moneyTotals, paymentTerm, rfqLine } from './rfq';

/** One step of the arithmetic that leads from an offered price to the comparable one. */
export const priceStep = z.object({ label: z.string(), params: z.record(z.string(), z.string()) });
export type PriceStep = z.infer<typeof priceStep>;

/** Whether each quotation's freight is spread over its lines by their amounts, or stands apart. */
export const freightMode = z.enum(['apart', 'spread']);
export type FreightMode = z.infer<typeof freightMode>;

/** One seller's answer to one line, brought to a price per requested unit in the request's currency. */
export const comparisonCell = z.object({
  quotation_id: uuid,
  line: offeredLine,
  /** Null when it cannot be computed: such an offer is never ranked. */
  comparable_price: z.string().nullable(),
  comparable_amount: z.string().nullable(),
  best: z.boolean(),
  fastest: z.boolean(),
  /** Ordered today, its lead time would end after the day that the buyer wants. */
  late: z.boolean(),
});
export type ComparisonCell = z.infer<typeof comparisonCell>;

/**
 * An answer that the buyer's amendment made stale: what it said before, shown until the seller confirms the line again. It
 * is in no total and can be neither ranked, planned nor awarded.
 */
export const awaitedAnswer = z.object({
  quotation_id: uuid,
  /** Null when the seller had not quoted the line. */
  unit_price: z.string().nullable(),
  price_uom: z.string().nullable(),
});
export type AwaitedAnswer = z.infer<typeof awaitedAnswer>;

/** One own purchase of an item: a line of an order, without VAT and freight. */
export const itemPurchase = z.object({
  order_number: z.string(),
  placed_at: z.string(),
  seller_name: z.string(),
  qty: z.string(),
  uom: z.string(),
  unit_price: z.string(),
  price_uom: z.string(),
  currency,
  /** Brought to the price of one requested unit in the request's currency; null where it cannot be. */
  comparable_price: z.string().nullable(),
});
export type ItemPurchase = z.infer<typeof itemPurchase>;

/** What the company paid before for the items of a request, by line, newest first. */
export const itemPurchases = z
  .object({ items: z.array(z.object({ rfq_line_id: uuid, purchases: z.array(itemPurchase) })) })
  .register(apiSchemas, { id: 'ItemPurchases' });
export type ItemPurchases = z.infer<typeof itemPurchases>;

/** What one seller said at one time, line by line. */
export const quotationRevisions = z.object({
  revisions: z.array(
    z.object({
      revision: z.number().int(),
      round: z.number().int(),
      created_at: z.string(),
      valid_until: z.string().nullable(),
      totals: moneyTotals,
      lines: z.array(
        z.object({
          rfq_line_id: uuid,
          unit_price: z.string().nullable(),
          price_uom: z.string().nullable(),
          amount: z.string().nullable(),
          lead_days: z.number().int().nullable(),
        }),
      ),
    }),
  ),
});
export type QuotationRevisions = z.infer<typeof quotationRevisions>;

export const comparisonSeller = z.object({
  quotation_id: uuid,
  company_name: z.string(),
  company_verified: z.boolean(),
  status: quotationStatus,
  bid_status: bidStatus.nullable(),
  revision: z.number().int(),
  currency,
  valid_until: z.string().nullable(),
  expired: z.boolean(),
  /** When the buyer requested an extension of the expired quotation. */
  validity_asked_at: z.string().nullable(),
  delivery_term: deliveryTerm,
  payment_term: paymentTerm,
  certificate_types: z.array(certificateType),
  min_order_amount: z.string().nullable(),
  all_or_nothing: z.boolean(),
  memo: z.string().nullable(),
  attachments: z.array(attachment),
  quoted_line_count: z.number().int(),
  /** Lines whose answers wait to be confirmed again after an amendment; `totals` is without them. */
  awaiting_line_count: z.number().int(),
  totals: moneyTotals,
  /** Lines offered by every seller, with freight, in the request's currency. */
  like_for_like_amount: z.string().nullable(),
  /** Null where a quoted line states no lead time: the longest is not known then. */
  longest_lead_days: z.number().int().nullable(),
  /** From the seller's public record, as of today. */
  record: orderRecord,
});
export type ComparisonSeller = z.infer<typeof comparisonSeller>;

/** Quotations on one request, side by side: only once the buyer may read them. */
export const comparison = z
  .object({
    rfq_number_id: z.string(),
    title: z.string(),
    status: projectStatus,
    version: z.number().int(),
    currency,
    usd_krw_rate: z.string().nullable(),
    sealed_until: z.string().nullable(),
    quotation_count: z.number().int(),
    split_allowed: z.boolean(),
    /** The request takes offers of something else than it asks for. */
    alternates_allowed: z.boolean(),
    /** What the award may be limited to from the start: the makers that the request names. */
    makers_allowed: z.array(z.string()),
    required_date: z.string().nullable(),
    freight: freightMode,
    like_for_like_line_count: z.number().int(),
    sellers: z.array(comparisonSeller),
    rows: z.array(
      z.object({
        line: rfqLine,
        cells: z.array(comparisonCell),
        awaiting: z.array(awaitedAnswer),
      }),
    ),
  })
  .register(apiSchemas, { id: 'Comparison' });
export type Comparison = z.infer<typeof comparison>;
