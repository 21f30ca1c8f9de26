import Big from 'big.js';
import { type Currency, unitPrice } from '../../../../contract/values';
import { CURRENCY_DECIMALS, trimDecimal } from '../../../../domain/money/exact';
import { plainNumber, plainPrice, typedPrice } from '../../../../domain/money/typedNumber';
import type { QuoteRow } from './quoteRow';

const LEAST = -99;
const MOST = 1000;

/** Whether a typed percentage can be applied. */
export function isPercentChange(text: string): boolean {
  const plain = plainNumber(text);
  if (!/^-?\d{1,4}(\.\d{1,3})?$/.test(plain)) return false;
  const value = new Big(plain);
  return !value.eq(0) && value.gte(LEAST) && value.lte(MOST);
}

/** A price raised or lowered by a percentage, half up, with as many decimals as it had, at least the currency's. */
export function changePrice(price: string, percent: string, currency: Currency): string {
  const decimals = Math.max(price.split('.')[1]?.length ?? 0, CURRENCY_DECIMALS[currency]);
  return trimDecimal(new Big(price).times(new Big(100).plus(plainNumber(percent))).div(100), decimals);
}

/** All rows with their good prices changed; a result that is no price any more leaves its row as it was. */
export function changePrices(rows: readonly QuoteRow[], percent: string, currency: Currency): QuoteRow[] {
  return rows.map((row) => {
    const price = plainPrice(row.unit_price, row.currency);
    if (row.response === 'no_quote' || !unitPrice.safeParse(price).success) return row;
    const changed = changePrice(price, percent, currency);
    return unitPrice.safeParse(changed).success ? { ...row, unit_price: typedPrice(changed, currency) } : row;
  });
}
