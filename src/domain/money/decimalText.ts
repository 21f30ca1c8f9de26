import type { Currency } from '../../contract/values';

/** Decimals that a currency is paid in. */
export const CURRENCY_DECIMALS: Readonly<Record<Currency, number>> = { KRW: 0, USD: 2 };

/** Also as somebody types it: `5.` and `.5`. */
const PLAIN = /^(-?)(?=[.]?\d)(\d*)(?:[.](\d*))?$/;

/**
 * A plain decimal with exactly so many decimals, rounded half up as `formatExact` does. Screens write figures by this: most
 * calculate nothing, and do without the library of decimals.
 */
export function fixedText(value: string, decimals: number): string {
  const [, sign = '', whole = '', part = ''] = PLAIN.exec(value) ?? refuse(value);
  const kept = whole + part.slice(0, decimals).padEnd(decimals, '0');
  const rounded = BigInt(kept) + ((part[decimals] ?? '0') >= '5' ? 1n : 0n);
  const digits = `${rounded}`.padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  // What is rounded to nothing has no sign.
  return (rounded === 0n ? '' : sign) + digits.slice(0, point) + (decimals > 0 ? `.${digits.slice(point)}` : '');
}

function refuse(value: string): never {
  throw new Error(`not a plain decimal: ${value}`);
}

/** A plain decimal with at most so many decimals and no trailing zeros, as `trimDecimal` writes it. */
export function trimmedText(value: string, decimals = 3): string {
  const text = fixedText(value, decimals);
  return text.includes('.') ? text.replace(/[.]?0+$/, '') : text;
}

/** The same divided by 1,000: tons of kilograms. */
export function thousandths(value: string, decimals = 3): string {
  const [, sign = '', whole = '', part = ''] = PLAIN.exec(value) ?? refuse(value);
  const digits = whole.padStart(4, '0');
  return trimmedText(`${sign}${digits.slice(0, -3)}.${digits.slice(-3)}${part}`, decimals);
}

/** The same times 1,000, with all of its decimals: millimetres of metres. */
export function thousandfold(value: string): string {
  const [, sign = '', whole = '', part = ''] = PLAIN.exec(value) ?? refuse(value);
  return trimmedText(`${sign}${whole}${part.slice(0, 3).padEnd(3, '0')}.${part.slice(3)}0`, part.length);
}

/** A comparable price as it is shown: won have no decimals. What is ranked, and the arithmetic, keep the exact one. */
export function shownPrice(price: string, currency: Currency): string {
  return currency === 'KRW' ? fixedText(price, CURRENCY_DECIMALS.KRW) : price;
}
