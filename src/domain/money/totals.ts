import Big from 'big.js';
import type { MoneyTotals } from '../../contract/entities/rfq';
import type { Currency } from '../../contract/values';
import { formatExact, roundMoney } from './exact';

const KOREAN_VAT = new Big('0.1');

/** VAT on a supply: 10 % rounded down in won, nothing on USD. */
export function vatOn(supply: Big, currency: Currency): Big {
  return currency === 'KRW' ? supply.times(KOREAN_VAT).round(0, Big.roundDown) : new Big(0);
}

/**
 * Totals of a quotation, bid or order: supply = lines + freight; VAT is 10 % of the supply rounded down, once, and nothing
 * on USD. Every document prints these figures, none computes its own.
 */
export function totalsOf(lineAmounts: readonly string[], freight: string, currency: Currency): MoneyTotals {
  const lines = lineAmounts.reduce((sum, value) => sum.plus(value), new Big(0));
  const supply = roundMoney(lines.plus(freight), currency);
  const vat = vatOn(supply, currency);
  return {
    currency,
    lines_amount: formatExact(lines, currency),
    freight_amount: formatExact(new Big(freight), currency),
    supply_amount: formatExact(supply, currency),
    vat_amount: formatExact(vat, currency),
    total_amount: formatExact(supply.plus(vat), currency),
  };
}
