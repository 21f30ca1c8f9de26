import type { Currency } from '../../contract/values';

/** A total as the audit log keeps it (`12226720.00 KRW`), in its parts; null where a text is none. */
export function storedTotal(text: string): { amount: string; currency: Currency } | null {
  const [, amount, currency] = /^(-?\d+(?:\.\d+)?) (KRW|USD)$/.exec(text) ?? [];
  return amount && currency ? { amount, currency: currency as Currency } : null;
}
