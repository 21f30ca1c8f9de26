import Big from 'big.js';
import type { MoneyTotals, VatTreatment } from '../../contract/entities/rfq';
import type { Currency } from '../../contract/values';
import { CURRENCY_DECIMALS, formatExact, roundMoney } from './exact';

const KOREAN_VAT = new Big('0.1');

type Taxed = Pick<MoneyTotals, 'currency' | 'vat'>;

/** How an amount is taxed. Without a statement won are taxed, and dollars carry no VAT: that claims no zero rate. */
export function vatOf({ currency, vat }: Taxed): VatTreatment | 'not_included' {
  return vat ?? (currency === 'KRW' ? 'taxed' : 'not_included');
}

/** VAT on a supply: 10 % rounded down to the currency's smallest unit where it is taxed. */
export function vatOn(supply: Big, taxed: Taxed): Big {
  if (vatOf(taxed) !== 'taxed') return new Big(0);
  return supply.times(KOREAN_VAT).round(CURRENCY_DECIMALS[taxed.currency], Big.roundDown);
}

/**
 * Totals of a quotation, bid or order: supply = lines + freight; VAT is 10 % of the supply rounded down, once, where it is
 * taxed. Every document prints these figures, none computes its own.
 */
export function totalsOf(
  lineAmounts: readonly string[],
  freight: string,
  currency: Currency,
  treatment: VatTreatment | null = null,
): MoneyTotals {
  const stated = treatment ? { vat: treatment } : {};
  const lines = lineAmounts.reduce((sum, value) => sum.plus(value), new Big(0));
  const supply = roundMoney(lines.plus(freight), currency);
  const vat = vatOn(supply, { currency, ...stated });
  return {
    currency,
    ...stated,
    lines_amount: formatExact(lines, currency),
    freight_amount: formatExact(new Big(freight), currency),
    supply_amount: formatExact(supply, currency),
    vat_amount: formatExact(vat, currency),
    total_amount: formatExact(supply.plus(vat), currency),
  };
}
