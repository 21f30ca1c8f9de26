import { MOST_COUNTED } from '../../contract/constants';
import type { Currency } from '../../contract/values';
import { CURRENCY_DECIMALS, fixedText, thousandths, trimmedText } from '../../domain/money/decimalText';
import { groupDigits } from '../ui/numberText';

/** From here on a weight reads better in tons. */
const TONS_FROM_KG = 10_000;

/** An amount with its currency's decimals and commas, e.g. `1,250,000` or `12.50`. */
export function moneyFigure(amount: string, currency: Currency): string {
  return signed(fixedText(amount, CURRENCY_DECIMALS[currency]));
}

/** A price with up to four decimals; dollars keep at least two, e.g. `3,450.5` KRW or `12.50` USD. */
export function priceFigure(price: string, currency: Currency): string {
  const short = trimmedText(price, 4);
  const decimals = short.split('.')[1]?.length ?? 0;
  return signed(currency === 'USD' && decimals < 2 ? fixedText(price, 2) : short);
}

/** What a dollar is converted at, e.g. `1 USD = 1,385.5 KRW`. */
export function rateFigure(rate: string): string {
  return `1 USD = ${priceFigure(rate, 'KRW')} KRW`;
}

/** A quantity with at most three decimals and commas. */
export function quantityFigure(qty: string): string {
  return signed(trimmedText(qty));
}

/**
 * A weight given in kg, in sums, columns and documents alike with the decimals that it is kept with: kg to the gram below 10 t,
 * tons to the kilogram from there on. Weights that are compared have one unit: that of the `heaviest`.
 */
export function weightFigure(kg: string, heaviest = kg): { value: string; unit: 'kg' | 't' } {
  if (Math.abs(Number(heaviest)) >= TONS_FROM_KG) return { value: signed(thousandths(kg)), unit: 't' };
  return { value: signed(trimmedText(kg)), unit: 'kg' };
}

/** The weight of one of what a line counts, which the unit's word names: as plain text, of which a grid draws thousands. */
export const perUnitFigure = (kg: string, unit: string): string => `${quantityFigure(kg)} kg/${unit}`;

/** How many records words find: exact up to 2,000, above that `2,000+`. */
export function hitsFigure(count: number): string {
  return count > MOST_COUNTED ? `${groupDigits(`${MOST_COUNTED}`)}+` : groupDigits(`${count}`);
}

function signed(value: string): string {
  return value.startsWith('-') ? `-${groupDigits(value.slice(1))}` : groupDigits(value);
}
