import Big from 'big.js';
import type { Uom } from '../../contract/entities/rfq';
import type { Currency } from '../../contract/values';
import { big, roundMoney, trimDecimal } from './exact';

/** What turns a quantity of one unit into another: facts of the line, null where unknown. */
export interface Measures {
  uom: Uom;
  /** Metres of one piece. */
  length_m: string | null;
  /** kg of one unit (piece or metre, as `uom` says). */
  unit_weight_kg: string | null;
}

const PIECES: readonly Uom[] = ['EA', 'SET'];

/**
 * A quantity of the line brought into another unit: pieces and metres by the piece's length, kg and tons by the unit
 * weight. Null when the facts do not say.
 */
export function convertQuantity(qty: string, measures: Measures, to: Uom): Big | null {
  const { uom } = measures;
  const amount = new Big(qty);
  if (uom === to) return amount;
  const length = big(measures.length_m);
  const weight = big(measures.unit_weight_kg);
  if (to === 'KG' || to === 'TON') {
    const kg = uom === 'KG' ? amount : uom === 'TON' ? amount.times(1000) : weight && amount.times(weight);
    if (!kg) return null;
    return to === 'KG' ? kg : kg.div(1000);
  }
  if (to === 'M' && uom === 'EA' && length) return amount.times(length);
  if (to === 'EA' && uom === 'M' && length?.gt(0)) return amount.div(length);
  if (PIECES.includes(to) && PIECES.includes(uom)) return null;
  return null;
}

export interface LinePrice {
  qty: string;
  unit_price: string;
  price_uom: Uom;
  /** Percent taken off the theoretical weight when the price is per kg or ton. */
  weight_discount_pct: string;
}

/**
 * Priced quantity and amount of one line: amount = round half up (priced quantity × unit price). Null when the price's
 * unit cannot be reached from the line's unit.
 */
export function lineAmount(
  price: LinePrice,
  measures: Measures,
  currency: Currency,
): { priced_qty: string; amount: string } | null {
  const converted = convertQuantity(price.qty, measures, price.price_uom);
  if (!converted) return null;
  const byWeight = price.price_uom === 'KG' || price.price_uom === 'TON';
  const discount = new Big(1).minus(new Big(price.weight_discount_pct || '0').div(100));
  // Rounded before pricing, so that the printed quantity times the printed price gives the printed amount.
  const priced = (byWeight ? converted.times(discount) : converted).round(3, Big.roundHalfUp);
  const amount = roundMoney(priced.times(price.unit_price), currency);
  return { priced_qty: trimDecimal(priced), amount: amount.toFixed(currency === 'KRW' ? 0 : 2) };
}
