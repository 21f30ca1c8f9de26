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

const MARKS: Readonly<Record<Currency, RegExp>> = {
  KRW: /^(?:₩|\\|KRW)|(?:원|KRW)$/gi,
  USD: /^(?:US\$|\$|USD)|(?:USD|달러)$/gi,
};

/** The same of a price, which may name the quotation's own currency: `₩12,500`, `22,100 원`. Another one stays, and is wrong. */
export function plainPrice(text: string, currency: Currency): string {
  return plainNumber(text.normalize('NFKC').replaceAll(/\s/g, '').replace(MARKS[currency], ''));
}
