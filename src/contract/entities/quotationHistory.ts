import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { currency, percent, quantity, unitPrice } from '../values';
import { priceUom } from './quotation';
import { certificateType, moneyTotals, uom } from './rfq';

/** One submitted revision in a list of them. */
export const revisionSummary = z
  .object({
    revision: z.number().int(),
    round: z.number().int(),
    /** Revision of the request that it answered. */
    rfq_revision: z.number().int(),
    submitted_at: z.string(),
    quoted_line_count: z.number().int(),
    totals: moneyTotals,
  })
  .register(apiSchemas, { id: 'QuotationRevision' });
export type RevisionSummary = z.infer<typeof revisionSummary>;

const lastPrice = z.object({
  rfq_number_id: z.string(),
  title: z.string(),
  submitted_at: z.string(),
  currency,
  unit_price: unitPrice,
  price_uom: priceUom,
  weight_basis: z.enum(['theoretical', 'actual']),
  weight_discount_pct: percent,
  maker: z.string().nullable(),
  origin: z.string().nullable(),
  supply: z.enum(['stock', 'production']).nullable(),
  lead_days: z.number().int().nullable(),
  moq: quantity.nullable(),
  multiple: quantity.nullable(),
  certificate_type: certificateType.nullable(),
  /** The quantity it was quoted for, in the unit that was requested. */
  qty: z.string().nullable(),
  uom: uom.nullable(),
  /** It became an order. */
  ordered: z.boolean(),
});
export type LastPrice = z.infer<typeof lastPrice>;

/** The company's own last price for an item, the last to this buyer, and its usual one. */
export const pastPrice = z
  .object({
    canonical_key: z.string(),
    last: lastPrice,
    /** Null where this buyer was never quoted the item. */
    to_buyer: lastPrice.nullable(),
    /** Median of the last prices in one currency: of one kg where the weight is known, else of one `basis`. */
    usual: z.object({ price: z.string(), basis: priceUom, currency, count: z.number().int() }),
  })
  .register(apiSchemas, { id: 'PastPrice' });
export type PastPrice = z.infer<typeof pastPrice>;
