import Big from 'big.js';
import type { MoneyTotals, VatTreatment } from '../../contract/entities/rfq';
import type { Currency } from '../../contract/values';
import { CURRENCY_DECIMALS } from './decimalText';
import { formatExact, roundMoney } from './exact';

const KOREAN_VAT = new Big('0.1');

type Taxed = Pick<MoneyTotals, 'currency' | 'vat'>;

/** How an amount is taxed. Without a statement won are taxed, and dollars carry no VAT: that claims no zero rate. */
export function vatOf({ currency, vat }: Taxed): VatTreatment | 'not_included' {
  return vat ?? (currency === 'KRW' ? 'taxed' : 'not_included');
}

const exactVat = (supply: Big, taxed: Taxed) => (vatOf(taxed) === 'taxed' ? supply.times(KOREAN_VAT) : new Big(0));

/** VAT on a supply: 10 % rounded down to the currency's smallest unit where it is taxed. */
export function vatOn(supply: Big, taxed: Taxed): Big {
  return exactVat(supply, taxed).round(CURRENCY_DECIMALS[taxed.currency], Big.roundDown);
}

/**
 * VAT on each of some supplies, which comes to `whole` together. What rounding down leaves of it goes to those that lose most
 * by it, a smallest unit each, so that each is as near its own 10 % as the sum allows.
 */
export function vatShares(supplies: readonly Big[], whole: Big, taxed: Taxed): Big[] {
  const decimals = CURRENCY_DECIMALS[taxed.currency];
  const parts = supplies.map((supply, place) => {
    const floor = vatOn(supply, taxed);
    return { place, floor, rest: exactVat(supply, taxed).minus(floor) };
  });
  const unit = new Big(10).pow(-decimals);
  const left = whole.minus(parts.reduce((sum, { floor }) => sum.plus(floor), new Big(0)));
  const units = Number(left.div(unit).toFixed(0));
  const raised = new Set(
    parts
      .toSorted((a, b) => b.rest.cmp(a.rest) || a.place - b.place)
      .slice(0, Math.max(0, units))
      .map(({ place }) => place),
  );
  return parts.map(({ place, floor }) => (raised.has(place) ? floor.plus(unit) : floor));
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
