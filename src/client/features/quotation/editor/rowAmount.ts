import { UOMS, oneOf } from '../../../../contract/choices';
import { isAmount, isPercent, isUnitPrice } from '../../../../contract/figures';
import type { MoneyTotals, Uom } from '../../../../contract/entities/rfq';
import type { Currency } from '../../../../contract/values';
import { measuresOfOffer } from '../../../../domain/material/measures';
import { offeredWeight } from '../../../../domain/material/offeredWeight';
import { countUnweighed, sumWeights } from '../../../../domain/material/totalWeight';
import { type LinePrice, lineAmount, type Measures } from '../../../../domain/money/lineAmount';
import { totalsOf } from '../../../../domain/money/totals';
import { plainNumber, plainPercent, plainPrice } from '../../../../domain/money/typedNumber';
import type { QuoteRow } from './quoteRow';
import type { QuoteTerms } from './quoteTerms';

/** Facts of the item offered that turn its quantity into the unit of the price. */
export function measuresOf({ line, response, offered_spec }: QuoteRow): Measures {
  return measuresOfOffer(line, { response, offered_spec });
}

/** The row's price, or null while it has none or a wrong one. */
export function priceOf(row: QuoteRow): LinePrice | null {
  const { qty } = row.line;
  const unit_price = plainPrice(row.unit_price, row.currency);
  const discount = plainPercent(row.weight_discount_pct) || '0';
  if (row.response === 'no_quote' || qty === null || !isUnitPrice(unit_price)) return null;
  if (!isPercent(discount) || !oneOf(UOMS, row.price_uom)) return null;
  return { qty, unit_price, price_uom: row.price_uom as Uom, weight_discount_pct: discount };
}

const computed = new WeakMap<QuoteRow, Currency>();

/** The row with its amount computed again; '' while it cannot be. Rows never change in place: each is computed once. */
export function withAmount(row: QuoteRow, currency: Currency): QuoteRow {
  if (computed.get(row) === currency) return row;
  const priced = row.currency === currency ? row : { ...row, currency };
  const price = priceOf(priced);
  const value = (price && lineAmount(price, measuresOf(priced), currency)?.amount) ?? '';
  const result = value === priced.amount ? priced : { ...priced, amount: value };
  computed.set(result, currency);
  return result;
}

/** Totals of the rows that have an amount; a freight that is not a number yet counts as none. */
export function quoteTotals(
  rows: readonly QuoteRow[],
  { freight_amount, currency, vat }: Pick<QuoteTerms, 'freight_amount' | 'currency' | 'vat'>,
): MoneyTotals {
  const amounts = rows.map((row) => row.amount).filter((value) => value !== '');
  const plain = plainNumber(freight_amount);
  return totalsOf(amounts, isAmount(plain) ? plain : '0', currency, vat || null);
}

/** Theoretical weight of the rows that have an amount, in kg. */
export function quotedWeight(rows: readonly QuoteRow[]): { weight: string; unweighed: number } {
  const quoted = rows.filter((row) => row.amount !== '').map((row) => ({ total_weight_kg: weightOf(row) }));
  return { weight: sumWeights(quoted), unweighed: countUnweighed(quoted) };
}

/** An alternate weighs by its own dimensions. */
function weightOf({ line, response, offered_spec }: QuoteRow): string | null {
  if (response !== 'alternate') return line.total_weight_kg;
  return offeredWeight(line, { response, offered_spec, qty_offered: null })?.total_kg ?? null;
}
