import Big from 'big.js';
import type { Uom } from '../../contract/entities/rfq';
import type { Currency } from '../../contract/values';
import { trimDecimal } from './exact';
import { convertQuantity, type Measures } from './lineAmount';

/** One price of an item with what turns its unit into kg. */
export interface StatedPrice {
  unit_price: string;
  price_uom: Uom;
  weight_discount_pct: string;
  currency: Currency;
  measures: Measures;
}

/** A price brought to one kg where the weight is known, else left in its own unit. */
export interface BasePrice {
  price: Big;
  basis: Uom;
  currency: Currency;
}

const BY_WEIGHT: readonly Uom[] = ['KG', 'TON'];

/** The price for one kg of the real item; for one of the price's own unit where no weight is known. */
export function basePrice(stated: StatedPrice): BasePrice {
  const { measures, price_uom, currency } = stated;
  const price = new Big(stated.unit_price);
  const own = { price, basis: price_uom, currency };
  const kg = convertQuantity('1', measures, 'KG');
  const priced = convertQuantity('1', measures, price_uom);
  if (!kg?.gt(0) || !priced) {
    return BY_WEIGHT.includes(price_uom) ? { price: perKg(price, price_uom), basis: 'KG', currency } : own;
  }
  const kept = BY_WEIGHT.includes(price_uom) ? new Big(100).minus(stated.weight_discount_pct || '0').div(100) : 1;
  return { price: priced.times(kept).times(price).div(kg), basis: 'KG', currency };
}

const perKg = (price: Big, uom: Uom) => (uom === 'TON' ? price.div(1000) : price);

/** The usual price of an item: the median of those earlier prices that share unit and currency with the newest. */
export function usualPrice(newestFirst: readonly StatedPrice[]) {
  const bases = newestFirst.map(basePrice);
  const [newest] = bases;
  if (!newest) return null;
  const alike = bases
    .filter(({ basis, currency, price }) => basis === newest.basis && currency === newest.currency && price.gt(0))
    .map(({ price }) => price)
    .toSorted((a, b) => a.cmp(b));
  const middle = alike[Math.floor((alike.length - 1) / 2)];
  if (!middle) return null;
  return { price: trimDecimal(middle, 4), basis: newest.basis, currency: newest.currency, count: alike.length };
}
