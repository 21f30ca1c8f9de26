import * as z from 'zod';
import { decimal } from '../values';

/** Calendar month in Seoul, `YYYY-MM`. */
export const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'month');

/** The longest period that statistics cover, in months. */
export const LONGEST_PERIOD = 36;

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

export const buyerStatistics = z
  .object({ ...period, total: buyerFigures, months: z.array(z.object({ month, ...buyerFigures.shape })) })
  .meta({ id: 'BuyerStatistics' });
export type BuyerStatistics = z.infer<typeof buyerStatistics>;
export type BuyerMonth = BuyerStatistics['months'][number];

export const sellerStatistics = z
  .object({ ...period, total: sellerFigures, months: z.array(z.object({ month, ...sellerFigures.shape })) })
  .meta({ id: 'SellerStatistics' });
export type SellerStatistics = z.infer<typeof sellerStatistics>;
export type SellerMonth = SellerStatistics['months'][number];

export const familyCategory = z.enum(['pipe', 'fitting', 'flange', 'valve', 'gasket', 'bolt']);
export const familyGrade = z.enum(['carbon', 'low_temp', 'alloy', 'stainless', 'duplex', 'cast_iron']);

/** Prices of whole months, per material family; a month with too few quotations is not there. */
export const priceIndex = z
  .object({
    months: z.array(month),
    families: z.array(
      z.object({
        category: familyCategory,
        grade_family: familyGrade,
        points: z.array(z.object({ month, krw_per_kg: decimal })),
      }),
    ),
  })
  .meta({ id: 'PriceIndex' });
export type PriceIndex = z.infer<typeof priceIndex>;
