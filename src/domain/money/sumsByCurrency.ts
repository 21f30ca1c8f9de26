import { CURRENCIES } from '../../contract/choices';
import Big from 'big.js';
import type { Currency } from '../../contract/values';
import { formatExact } from './exact';

/** Amounts of several deals added up for each currency among them; the currencies stand in the contract's order. */
export function sumsByCurrency(
  deals: ReadonlyArray<{ currency: Currency; amount: string }>,
): Array<{ currency: Currency; amount: string }> {
  return CURRENCIES.flatMap((one) => {
    const own = deals.filter((deal) => deal.currency === one);
    const sum = own.reduce((total, { amount }) => total.plus(amount), new Big(0));
    return own.length > 0 ? [{ currency: one, amount: formatExact(sum, one) }] : [];
  });
}
