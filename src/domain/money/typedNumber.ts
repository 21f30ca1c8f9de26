import type { Currency } from '../../contract/values';

/**
 * A typed number without spaces, full-width digits and the commas between its thousands. Nothing else is taken out:
 * `1e20`, `-5`, `12a`, `1,25` and `19.500,5` stay as they are, so that they are marked as wrong instead of being read as
 * another number.
 */
export function plainNumber(text: string): string {
  const plain = text.normalize('NFKC').replaceAll(/\s/g, '');
  return /^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
}

/** The same of a percentage, which a spreadsheet shows with its sign: `3.5%`. A sign behind anything else stays. */
export function plainPercent(text: string): string {
  const plain = plainNumber(text);
  return plain.replace(/^(-?[\d.,]+)%$/, (_whole, figures: string) => plainNumber(figures));
}

const MARKS: Readonly<Record<Currency, RegExp>> = {
  KRW: /^(?:₩|\\|KRW)|(?:원|KRW)$/gi,
  USD: /^(?:US\$|\$|USD)|(?:USD|달러)$/gi,
};

const unmarked = (text: string, currency: Currency) =>
  text.normalize('NFKC').replaceAll(/\s/g, '').replace(MARKS[currency], '');

/**
 * The text of a price in won whose points may stand between thousands, as in `185.500원`: what is kept of it, with a mark
 * of won, so that no schema takes it for a decimal. Null for every other text, and for dollars, which have decimals.
 */
export function unclearPrice(text: string, currency: Currency): string | null {
  const plain = unmarked(text, currency);
  if (currency !== 'KRW' || !/^[1-9]\d{0,2}(?:\.\d{3})+$/.test(plain)) return null;
  return /[^\d.\s]/.test(text.normalize('NFKC')) ? text.trim() : `₩${plain}`;
}

/**
 * The same of a price, which may name the quotation's own currency: `₩12,500`, `22,100 원`. Another one stays, and is
 * wrong; so does an unclear price.
 */
export function plainPrice(text: string, currency: Currency): string {
  return unclearPrice(text, currency) ?? plainNumber(unmarked(text, currency));
}

/** A known price as a text that is read as itself: three decimals in won are written as four. */
export const typedPrice = (price: string, currency: Currency): string =>
  unclearPrice(price, currency) === null ? price : `${price}0`;
