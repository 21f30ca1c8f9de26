import Big from 'big.js';
import type { Uom } from '../../contract/entities/rfq';
import type { Currency } from '../../contract/values';
import { big, formatExact, trimDecimal } from './exact';
import type { Ratio } from './ratio';

/** What turns a quantity of one unit into another: facts of the line, null where unknown. */
export interface Measures {
  uom: Uom;
  /** Metres of one piece. */
  length_m: string | null;
  /** kg of one unit (piece or metre, as `uom` says). */
  unit_weight_kg: string | null;
  /** What the unit weight is of where the line itself is counted by weight; absent: not known. */
  weighed_per?: 'EA' | 'M' | undefined;
}

/**
 * How many of another unit one requested unit is: pieces and metres by the piece's length, kg and tons by the unit
 * weight. Null when the facts do not say.
 */
export function unitFactor(measures: Measures, to: Uom): Ratio | null {
  const { uom, length_m, unit_weight_kg } = measures;
  const one = new Big(1);
  if (uom === to) return { n: one, d: one };
  if (to === 'KG' || to === 'TON') {
    const kg = uom === 'KG' ? one : uom === 'TON' ? new Big(1000) : big(unit_weight_kg);
    return kg && { n: kg, d: to === 'KG' ? one : new Big(1000) };
  }
  if (isWeightUnit(uom)) return perWeight(measures, to);
  const length = big(length_m);
  if (!length?.gt(0)) return null;
  if (to === 'M' && uom === 'EA') return { n: length, d: one };
  if (to === 'EA' && uom === 'M') return { n: one, d: length };
  return null;
}

/** Pieces or metres in one kg or ton of a line that is requested by weight: as its unit weight, and its length, say. */
function perWeight({ uom, length_m, unit_weight_kg, weighed_per }: Measures, to: Uom): Ratio | null {
  const each = big(unit_weight_kg);
  if (!weighed_per || !each?.gt(0) || (to !== 'EA' && to !== 'M')) return null;
  const kg = new Big(uom === 'TON' ? 1000 : 1);
  if (weighed_per === to) return { n: kg, d: each };
  const length = big(length_m);
  if (!length?.gt(0)) return null;
  return to === 'EA' ? { n: kg, d: each.times(length) } : { n: kg.times(length), d: each };
}

/** A quantity of the line brought into another unit. Null when the facts do not say. */
export function convertQuantity(qty: string, measures: Measures, to: Uom): Big | null {
  const factor = unitFactor(measures, to);
  return factor && new Big(qty).times(factor.n).div(factor.d);
}

/** Whether a price in this unit is a price of weight. */
export const isWeightUnit = (uom: Uom) => uom === 'KG' || uom === 'TON';

export interface LinePrice {
  qty: string;
  unit_price: string;
  price_uom: Uom;
  /** Percent taken off the theoretical weight when the price is per kg or ton. */
  weight_discount_pct: string;
}

/** Decimals that a priced quantity is kept with: those of a weight in grams of grams, whether in kg or in tons. */
export const PRICED_DECIMALS = 9;

/**
 * Priced quantity and amount of one line: amount = quantity in the price's unit × unit price, rounded half up to what the
 * currency is paid in and nowhere before, so that one price in kg, tons, metres or pieces comes to one amount. Null when the
 * price's unit cannot be reached from the line's unit.
 */
export function lineAmount(
  price: LinePrice,
  measures: Measures,
  currency: Currency,
): { priced_qty: string; amount: string } | null {
  const factor = unitFactor(measures, price.price_uom);
  if (!factor) return null;
  const kept = isWeightUnit(price.price_uom) ? new Big(100).minus(price.weight_discount_pct || '0') : new Big(100);
  // The only division is the last one.
  const over = new Big(price.qty).times(factor.n).times(kept);
  const under = factor.d.times(100);
  return {
    priced_qty: trimDecimal(over.div(under), PRICED_DECIMALS),
    amount: formatExact(over.times(price.unit_price).div(under), currency),
  };
}
