import Big from 'big.js';
import type { Language } from '../../contract/constants';
import type { Currency } from '../../contract/values';
import { trimDecimal } from '../../domain/money/exact';
import { seoulDay } from '../../domain/time/deadline';
import { tradeText } from '../spreadsheet/sheetText';

/** A stored decimal with its thousands set apart; nothing is rounded or computed here. */
export function grouped(value: string): string {
  const [whole = '', decimals] = value.split('.');
  const set = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? set : `${set}.${decimals}`;
}

/** A stored decimal with at least the two decimals that cents take; more of them stay. */
export function withCents(value: string): string {
  const [whole = '', decimals = ''] = value.split('.');
  return `${whole}.${decimals.padEnd(2, '0')}`;
}

/** A stored amount with its currency, as documents print it: `1,234,567원` in Korean, else `KRW 1,234,567`, `USD 1,234.50`. */
export function money(amount: string, currency: Currency, language: Language): string {
  return language === 'ko' && currency === 'KRW' ? `${grouped(amount)}원` : `${currency} ${grouped(amount)}`;
}

/** A unit in the words of the screens: EA, m, kg, t. */
export function unitText(uom: string | null | undefined, language: Language): string {
  return (tradeText(language).uom as Record<string, string>)[uom ?? ''] ?? uom ?? '';
}

/** A stored quantity with its unit. */
export function quantityText(qty: string, uom: string | null | undefined, language: Language): string {
  return `${grouped(qty)} ${unitText(uom, language)}`.trimEnd();
}

/** A stored figure with the unit it is for, in a column that names the currency. */
export function pricePer(price: string, uom: string | null | undefined, language: Language): string {
  return `${grouped(price)} /${unitText(uom, language)}`;
}

/** A stored unit price with currency and unit: `12,500원/kg`, `USD 12.50/kg`. */
export function unitPriceText(
  price: string,
  currency: Currency,
  uom: string | null | undefined,
  language: Language,
): string {
  return `${money(price, currency, language)}/${unitText(uom, language)}`;
}

/** A stored weight. */
export function kilograms(kg: string): string {
  return `${grouped(kg)} kg`;
}

/** The day of an instant in Korea. */
export function dayOf(instant: string | null): string | null {
  return instant === null ? null : seoulDay(new Date(instant));
}

/** A weight given in kg as tons to the kilogram, as a screen shows it: `8,611.96`. */
export function tonnesFigure(kg: string): string {
  return grouped(trimDecimal(new Big(kg).div(1000)));
}
