import * as z from 'zod';
import { apiSchemas } from '../apiSchemas';
import { DISTANCE_BANDS } from '../bands';
import { MONTH } from '../figures';
import { materialCategory } from './spec';
import { currency, decimal, uuid } from '../values';

/** Calendar month in Seoul, `YYYY-MM`. */
export const month = z.string().regex(MONTH, 'month');

const count = z.number().int();
/** Of two counts, in percent with one decimal; null where nothing was there to be counted. */
const rate = z.string().nullable();
/** Median, in whole minutes; null where nothing was there to be measured. */
const minutes = count.nullable();

const buyerFigures = z.object({
  /** Requests sent in the period; the numbers sent to, answered, and the time belong to them. */
  requests: count,
  asked: count,
  answered: count,
  answer_rate: rate,
  first_quotation_minutes: minutes,
  /** Orders placed in the period and not cancelled, without VAT, per currency. */
  orders: count,
  spend_krw: decimal,
  spend_usd: decimal,
  /** Against the average of the quotations for the same lines, over orders with at least two; negative: paid more. */
  compared_orders: count,
  saved_krw: decimal,
  saved_usd: decimal,
});

const sellerFigures = z.object({
  /** Requests that came in the period; the following belong to them. */
  matched: count,
  quoted: count,
  quote_rate: rate,
  /** Quotations whose request was decided, and those of them that became an order. */
  decided: count,
  won: count,
  win_rate: rate,
  response_minutes: minutes,
  orders: count,
  revenue_krw: decimal,
  revenue_usd: decimal,
});

const period = { from: month, to: month };

/** Standing orders of the period with one other company, without VAT, the largest sum in won first. */
const partner = z.object({ company_id: uuid, name: z.string(), orders: count, krw: decimal, usd: decimal });
/** Goods of the same orders by material, without freight and VAT. */
const group = z.object({ category: materialCategory, krw: decimal, usd: decimal });

/**
 * Orders whose required day falls in the period and has passed, or that arrived before it. On time: all of it arrived by that
 * day, as the buyer confirmed; where nobody did within the week, as the seller expected.
 */
const due = z.object({ due: count, on_time: count });
const deliveries = due.extend({ months: z.array(z.object({ month, ...due.shape })) });
export type Deliveries = z.infer<typeof deliveries>;

/** The newest orders of the period that could be compared, at most so many. */
export const SHOWN_COMPARED = 12;
/** Amounts in the request's currency over the lines that two sellers or more had offered; the target over those that had one. */
const compared = z.object({
  order_number: z.string(),
  title: z.string(),
  seller_name: z.string(),
  currency,
  line_count: count,
  paid: decimal,
  average: decimal,
  /** Null for orders placed before it was kept. */
  lowest: decimal.nullable(),
  target: z.object({ line_count: count, paid: decimal, target: decimal }).nullable(),
});
export type ComparedOrder = z.infer<typeof compared>;

/**
 * Share of offered lines won by that distance, rounded to 5, over one whole half-year that has ended. A band holds lines of at
 * least 5 requests of 3 buyers; below three such bands there is nothing, since they would show single offers of others.
 */
const distance = z
  .object({ from: month, to: month, bands: z.array(z.object({ band: z.enum(DISTANCE_BANDS), win_pct: count })) })
  .nullable();
export type WinDistance = z.infer<typeof distance>;

export const buyerStatistics = z
  .object({
    ...period,
    total: buyerFigures,
    months: z.array(z.object({ month, ...buyerFigures.shape })),
    suppliers: z.array(partner),
    groups: z.array(group),
    compared: z.array(compared),
    deliveries,
  })
  .register(apiSchemas, { id: 'BuyerStatistics' });
export type BuyerStatistics = z.infer<typeof buyerStatistics>;
export type BuyerMonth = BuyerStatistics['months'][number];

export const sellerStatistics = z
  .object({
    ...period,
    total: sellerFigures,
    months: z.array(z.object({ month, ...sellerFigures.shape })),
    customers: z.array(partner),
    groups: z.array(group),
    deliveries,
    distance,
  })
  .register(apiSchemas, { id: 'SellerStatistics' });
export type SellerStatistics = z.infer<typeof sellerStatistics>;
export type SellerMonth = SellerStatistics['months'][number];

export const familyCategory = z.enum(['pipe', 'fitting', 'flange', 'valve', 'gasket', 'bolt']);
export const familyGrade = z.enum(['carbon', 'low_temp', 'alloy', 'stainless', 'duplex', 'cast_iron']);

/** Won per kg of one month: the lowest, the middle and the highest of so many quotations. */
const offers = z.object({ month, count, low: decimal, middle: decimal, high: decimal });
/** What the reader's own company paid for the family in one order. */
const purchase = z.object({ month, order_number: z.string(), krw_per_kg: decimal });

/**
 * Prices of whole months, per material family; a month with too few quotations is not there. Beside them, of the reader's own
 * company alone: the quotations that it received or sent, and what it bought. They name nobody and nothing of other companies.
 */
export const priceIndex = z
  .object({
    months: z.array(month),
    families: z.array(
      z.object({
        category: familyCategory,
        grade_family: familyGrade,
        points: z.array(z.object({ month, krw_per_kg: decimal })),
        received: z.array(offers),
        sent: z.array(offers),
        bought: z.array(purchase),
      }),
    ),
  })
  .register(apiSchemas, { id: 'PriceIndex' });
export type PriceIndex = z.infer<typeof priceIndex>;
