import type { PastPrice } from '../../../../contract/entities/quotationHistory';
import type { Currency } from '../../../../contract/values';
import { type PriceOutlier, priceOutlier } from '../../../../domain/money/priceOutlier';
import { measuresOf, priceOf } from './rowAmount';
import type { QuoteRow } from './quoteRow';

/** The company's own earlier prices by item. */
export type PastPrices = ReadonlyMap<string, PastPrice>;

export const noPast: PastPrices = new Map();

/** The company's earlier price for this material; undefined when it never quoted it. */
export const pastOf = (row: QuoteRow, past: PastPrices): PastPrice | undefined => past.get(row.line.spec.canonical_key);

interface Judged {
  past: PastPrices;
  currency: Currency;
  outlier: PriceOutlier | null;
}

const known = new WeakMap<QuoteRow, Judged>();

/** Whether a row's price looks like a typing error; it is judged once, since rows are never changed in place. */
export function priceAnomaly(row: QuoteRow, past: PastPrices, currency: Currency): PriceOutlier | null {
  const kept = known.get(row);
  if (kept && kept.past === past && kept.currency === currency) return kept.outlier;
  const price = priceOf(row);
  const outlier = price
    ? priceOutlier({ ...price, currency, measures: measuresOf(row) }, pastOf(row, past)?.usual ?? null)
    : null;
  known.set(row, { past, currency, outlier });
  return outlier;
}

/** Rows to look at once more before they are sent. */
export function anomaliesIn(rows: readonly QuoteRow[], past: PastPrices, currency: Currency) {
  return rows.flatMap((row) => {
    const outlier = priceAnomaly(row, past, currency);
    return outlier ? [{ row, outlier }] : [];
  });
}
