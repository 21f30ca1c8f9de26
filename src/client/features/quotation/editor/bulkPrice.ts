import { isUnitPrice } from '../../../../contract/figures';
import Big from 'big.js';
import type { Currency } from '../../../../contract/values';
import { trimDecimal } from '../../../../domain/money/exact';
import { plainNumber, plainPrice, typedPrice } from '../../../../domain/money/typedNumber';
import { costOf, lotOf, type OwnLots } from './ownLots';
import type { QuoteRow } from './quoteRow';

/** Steps that changed prices may be rounded to, the usual one first. */
export const ROUNDING: Readonly<Record<Currency, readonly string[]>> = { KRW: ['1', '10'], USD: ['0.01', '0.0001'] };

/** How many prices are changed at once: raised or lowered by a percentage, or set so that so much of them is margin. */
export interface BulkChange {
  kind: 'percent' | 'margin';
  value: string;
  step: string;
}

const LIMITS = {
  percent: (value: Big) => !value.eq(0) && value.gte(-99) && value.lte(1000),
  margin: (value: Big) => value.gte(0) && value.lt(100),
};

/** Whether what was typed can be applied. */
export function isBulkChange({ kind, value }: BulkChange): boolean {
  const plain = plainNumber(value);
  return /^-?\d{1,4}(\.\d{1,3})?$/.test(plain) && LIMITS[kind](new Big(plain));
}

/** Half up to a step; the one rounding of a changed price. */
const roundedTo = (value: Big, step: string): Big => value.div(step).round(0, Big.roundHalfUp).times(step);

/** A price raised or lowered by a percentage. */
export const changePrice = (price: string, percent: string, step: string): string =>
  trimDecimal(roundedTo(new Big(price).times(new Big(100).plus(plainNumber(percent))).div(100), step), 4);

/** The price of which so many percent are margin above the cost. */
export const priceWithMargin = (cost: Big, percent: string, step: string): string =>
  trimDecimal(roundedTo(cost.times(100).div(new Big(100).minus(plainNumber(percent))), step), 4);

/**
 * The rows with the prices of those that are `chosen` changed. A percentage needs a good price, a margin a known cost; a
 * result that is no price any more, or nothing, leaves its row as it was.
 */
export function changePrices(
  rows: readonly QuoteRow[],
  change: BulkChange,
  { currency, lots, chosen }: { currency: Currency; lots: OwnLots; chosen: ReadonlySet<string> | null },
): QuoteRow[] {
  const { kind, value, step } = change;
  const changed = (row: QuoteRow): string | null => {
    if (kind === 'percent') {
      const price = plainPrice(row.unit_price, row.currency);
      return isUnitPrice(price) ? changePrice(price, value, step) : null;
    }
    const lot = lotOf(row, lots);
    const cost = lot ? costOf(row, lot, currency) : null;
    return cost?.gt(0) ? priceWithMargin(cost, value, step) : null;
  };
  return rows.map((row) => {
    if (row.response === 'no_quote' || (chosen && !chosen.has(row.id))) return row;
    const price = changed(row);
    if (price === null || !isUnitPrice(price) || Number(price) <= 0) return row;
    const unit_price = typedPrice(price, currency);
    return unit_price === row.unit_price ? row : { ...row, unit_price };
  });
}
