import type { Uom } from '../../../contract/entities/rfq';
import type { Currency } from '../../../contract/values';
import type { Comparable } from '../comparablePrice';

/** Repeatable numbers between 0 and 1 (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const UNITS: readonly Uom[] = ['EA', 'EA', 'EA', 'M', 'M', 'KG', 'TON', 'SET', 'LOT'];
const PRICED: readonly Uom[] = ['EA', 'M', 'KG', 'KG', 'TON', 'SET', 'LOT'];
const CURRENCIES: readonly Currency[] = ['KRW', 'KRW', 'USD'];

/** One offer in any way the trade prices: the same number gives the same offer. */
export function generated(index: number): Comparable {
  const random = randomOf(index * 7919 + 17);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  /** A decimal above zero with up to so many whole digits and decimals. */
  const decimal = (digits: number, decimals: number): string => {
    const whole = Math.floor(random() * 10 ** (1 + Math.floor(random() * digits)));
    const part =
      decimals === 0 || random() < 0.4 ? '' : String(Math.floor(random() * 10 ** decimals)).padStart(decimals, '0');
    return whole === 0 && /^0*$/.test(part) ? '1' : part === '' ? String(whole) : `${whole}.${part}`;
  };
  const uom = pick(UNITS);
  const offered_currency = pick(CURRENCIES);
  const freight = { amount: decimal(6, offered_currency === 'KRW' ? 0 : 2), over: decimal(8, 0) };
  const weighed_per = pick(['EA', 'M', undefined] as const);
  return {
    measures: {
      uom,
      length_m: random() < 0.85 ? decimal(1, 2) : null,
      unit_weight_kg: random() < 0.85 ? decimal(3, 4) : null,
      weighed_per,
    },
    price: {
      qty: decimal(4, 3),
      unit_price: decimal(offered_currency === 'KRW' ? 7 : 4, 4),
      price_uom: random() < 0.35 ? uom : pick(PRICED),
      weight_discount_pct: random() < 0.6 ? '0' : decimal(1, 3).replace(/^\d+/, (digits) => digits.slice(-2)),
      weight_basis: random() < 0.3 ? 'actual' : 'theoretical',
    },
    offered_currency,
    request_currency: pick(CURRENCIES),
    usd_krw_rate: random() < 0.85 ? `1${decimal(2, 4).padStart(3, '3')}` : null,
    ...(random() < 0.3 ? { freight } : {}),
  };
}
