import Big from 'big.js';
import type { OpenItem } from '../../contract/entities/market';
import { lineAmount } from '../money/lineAmount';

type Priced = Pick<OpenItem, 'uom' | 'spec' | 'unit_weight_kg' | 'unit_price' | 'price_uom' | 'currency'>;

/** Amount of a quantity of an open item; null where no price is known. */
export function amountOf(item: Priced, qty: string) {
  if (item.unit_price === null || item.price_uom === null) return null;
  return lineAmount(
    { qty, unit_price: item.unit_price, price_uom: item.price_uom, weight_discount_pct: '0' },
    { uom: item.uom, length_m: item.spec.length_m, unit_weight_kg: item.unit_weight_kg },
    item.currency,
  );
}

/**
 * What one unit of listed stock and a kilogram of it cost, so that offers of different units can be compared: a search sorts
 * by the first. Without the unit of the offered price, and without what the facts of the lot do not say.
 */
export function comparedPrices(item: Priced & Pick<OpenItem, 'price_each'>): { price: string; per: OpenItem['uom'] }[] {
  const { price_each: each, price_uom: offered, uom, unit_weight_kg: kg } = item;
  if (each === null || offered === null) return [];
  const perKg = uom !== 'KG' && kg !== null && Number(kg) > 0 ? new Big(each).div(kg).round(4).toFixed() : null;
  return [
    ...(offered === uom ? [] : [{ price: each, per: uom }]),
    ...(perKg === null || offered === 'KG' ? [] : [{ price: perKg, per: 'KG' as const }]),
  ];
}
