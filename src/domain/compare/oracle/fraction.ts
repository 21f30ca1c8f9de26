import type { Comparable } from '../comparablePrice';

/**
 * The comparable price from first principles, for the tests alone: every decimal is read into a fraction of whole
 * numbers, and nothing is shared with the code under test but the shape of its input.
 */
class Fraction {
  constructor(
    readonly over: bigint,
    readonly under: bigint,
  ) {}

  static read(text: string): Fraction {
    const [whole = '0', part = ''] = text.split('.');
    return new Fraction(BigInt(whole + part), 10n ** BigInt(part.length));
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.over * other.over, this.under * other.under);
  }

  by(other: Fraction): Fraction {
    return new Fraction(this.over * other.under, this.under * other.over);
  }

  plus(other: Fraction): Fraction {
    return new Fraction(this.over * other.under + other.over * this.under, this.under * other.under);
  }

  /** Rounded half up to that many decimals; everything here is at or above zero. */
  rounded(decimals: number): Fraction {
    const scale = 10n ** BigInt(decimals);
    return new Fraction((2n * this.over * scale + this.under) / (2n * this.under), scale);
  }

  written(decimals: number): string {
    const digits = this.rounded(decimals)
      .over.toString()
      .padStart(decimals + 1, '0');
    return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  }
}

const of = (whole: number) => new Fraction(BigInt(whole), 1n);

/** Kilograms in one unit that is counted by weight. */
const KILOGRAMS: Readonly<Record<string, number>> = { KG: 1, TON: 1000 };

/** Priced units in one requested unit, before any discount. */
function perRequested({ measures, price }: Comparable): Fraction | null {
  const [from, to] = [measures.uom, price.price_uom];
  if (from === to) return of(1);
  const kgOfPriced = KILOGRAMS[to];
  if (kgOfPriced !== undefined) {
    const kg = KILOGRAMS[from];
    if (kg !== undefined) return of(kg).by(of(kgOfPriced));
    return measures.unit_weight_kg === null ? null : Fraction.read(measures.unit_weight_kg).by(of(kgOfPriced));
  }
  const kgOfRequested = KILOGRAMS[from];
  if (kgOfRequested !== undefined) {
    const { unit_weight_kg: each, weighed_per: per, length_m: length } = measures;
    if (each === null || per === undefined || /^[0.]*$/.test(each) || !['EA', 'M'].includes(to)) return null;
    const units = of(kgOfRequested).by(Fraction.read(each));
    if (per === to) return units;
    if (length === null || /^[0.]*$/.test(length)) return null;
    return per === 'M' ? units.by(Fraction.read(length)) : units.times(Fraction.read(length));
  }
  if (measures.length_m === null) return null;
  const length = Fraction.read(measures.length_m);
  if (`${from}>${to}` === 'EA>M') return length;
  return `${from}>${to}` === 'M>EA' ? of(1).by(length) : null;
}

function kept({ price }: Comparable): Fraction {
  const off = price.price_uom in KILOGRAMS ? Fraction.read(price.weight_discount_pct) : of(0);
  return of(100).plus(new Fraction(-off.over, off.under)).by(of(100));
}

function exchange(offer: Comparable): Fraction | null {
  if (offer.offered_currency === offer.request_currency) return of(1);
  if (offer.usd_krw_rate === null) return null;
  const rate = Fraction.read(offer.usd_krw_rate);
  return offer.offered_currency === 'USD' ? rate : of(1).by(rate);
}

/** Price of one requested unit to four decimals without trailing zeros; null where it cannot be known. */
export function oraclePrice(offer: Comparable): string | null {
  const [units, rate] = [perRequested(offer), exchange(offer)];
  if (!units || !rate) return null;
  let price = Fraction.read(offer.price.unit_price).times(units).times(kept(offer)).times(rate);
  if (offer.freight) {
    const over = Fraction.read(offer.freight.over);
    price = price.plus(price.times(Fraction.read(offer.freight.amount)).by(over));
  }
  return price.written(4).replace(/\.?0+$/, '');
}

/** What would be paid for the offered quantity: nothing is rounded but the money, to what it is paid in. */
export function oracleAmount(offer: Comparable): string | null {
  const [units, rate] = [perRequested(offer), exchange(offer)];
  if (!units || !rate) return null;
  const priced = Fraction.read(offer.price.qty).times(units).times(kept(offer));
  const paid = priced.times(Fraction.read(offer.price.unit_price)).rounded(offer.offered_currency === 'KRW' ? 0 : 2);
  return paid.times(rate).written(offer.request_currency === 'KRW' ? 0 : 2);
}
