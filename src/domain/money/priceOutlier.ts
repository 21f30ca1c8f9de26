import Big from 'big.js';
import type { Currency } from '../../contract/values';
import { basePrice, type StatedPrice } from './usualPrice';

/** Ten times the usual or more, a tenth or less, a price per kg and per ton taken for each other, or one per kg that buys no metal. */
export type PriceOutlier = 'ten_times' | 'tenth' | 'kg_ton' | 'kg_low';

export interface Usual {
  price: string;
  basis: string;
  currency: Currency;
}

const FACTOR = 10;
/** Between a thousand times too much and too little a factor of a few is left to ordinary price changes. */
const TON = 1000;
const NEAR = 4;

/** No pipe, flange or valve of the trade costs more per kg, or less per kg or ton, than this. */
const KG_MOST: Readonly<Record<Currency, number>> = { KRW: 300_000, USD: 300 };
const KG_LEAST: Readonly<Record<Currency, number>> = { KRW: 50, USD: 0.05 };
const TON_LEAST: Readonly<Record<Currency, number>> = { KRW: 50_000, USD: 50 };

/**
 * Whether a typed price looks like a typing error, judged by the seller's own past for the item (`usual`), and by the unit
 * alone where a price per kg or ton cannot be meant. Other companies' prices play no part. It only ever warns.
 */
export function priceOutlier(stated: StatedPrice, usual: Usual | null): PriceOutlier | null {
  const price = new Big(stated.unit_price);
  if (price.lte(0)) return null;
  const base = basePrice(stated);
  if (usual && usual.basis === base.basis && usual.currency === base.currency && new Big(usual.price).gt(0)) {
    // The usual price is rounded: ten times is ten times all the same.
    const ratio = base.price.div(usual.price).round(6);
    const byWeight = stated.price_uom === 'KG' || stated.price_uom === 'TON';
    if (byWeight && (isNear(ratio, TON) || isNear(new Big(1).div(ratio), TON))) return 'kg_ton';
    if (ratio.gte(FACTOR)) return 'ten_times';
    if (ratio.lte(1 / FACTOR)) return 'tenth';
    return null;
  }
  if (stated.price_uom === 'KG' && price.gt(KG_MOST[stated.currency])) return 'kg_ton';
  if (stated.price_uom === 'KG' && price.lt(KG_LEAST[stated.currency])) return 'kg_low';
  return stated.price_uom === 'TON' && price.lt(TON_LEAST[stated.currency]) ? 'kg_ton' : null;
}

const isNear = (ratio: Big, factor: number) => ratio.gte(factor / NEAR) && ratio.lte(factor * NEAR);
