import Big from 'big.js';
import type { Currency } from '../../contract/values';
import { CURRENCY_DECIMALS } from './decimalText';

/** Rounds half up to what the currency is paid in. */
export function roundMoney(value: Big, currency: Currency): Big {
  return value.round(CURRENCY_DECIMALS[currency], Big.roundHalfUp);
}

/** Writes an amount with exactly the currency's decimals, e.g. `1250` KRW, `12.50` USD. */
export function formatExact(value: Big, currency: Currency): string {
  return roundMoney(value, currency).toFixed(CURRENCY_DECIMALS[currency]);
}

/** Writes a quantity or weight with at most three decimals and no trailing zeros. */
export function trimDecimal(value: Big, decimals = 3): string {
  const text = value.round(decimals, Big.roundHalfUp).toFixed();
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** The same of a decimal as it is stored, where mostly only zeros have to go, which needs no arithmetic; of null null. */
export function trimStored(value: string, decimals?: number): string;
export function trimStored(value: string | null, decimals?: number): string | null;
export function trimStored(value: string | null, decimals = 3): string | null {
  if (!value?.includes('.')) return value;
  const short = value.replace(/\.?0+$/, '');
  const point = short.indexOf('.');
  return point >= 0 && short.length - point - 1 > decimals ? trimDecimal(new Big(value), decimals) : short;
}

/** Reads a decimal string; null and undefined stay null. */
export function big(value: string | null | undefined): Big | null {
  return value === null || value === undefined || value === '' ? null : new Big(value);
}
