import Big from 'big.js';
import type { StockUom } from '../../contract/entities/stock';
import { convertQuantity } from '../money/lineAmount';

interface Lot {
  uom: StockUom;
  length_m: string | null;
  unit_weight_kg: string | null;
}

/** Price of one stock unit of a lot that is priced per piece, metre or kilogram; null where the lot's facts do not say. */
export function priceEach(lot: Lot, unitPrice: string, priceUom: StockUom): string | null {
  const priced = convertQuantity('1', lot, priceUom);
  return priced ? priced.times(unitPrice).round(4, Big.roundHalfUp).toFixed() : null;
}

/** Whether a quantity of a lot may be bought: at least the minimum, in steps, unless it takes all that is left. */
export function quantityProblem(
  qty: string,
  lot: { open_qty: string; moq: string; multiple: string },
): 'quantity_short' | 'below_moq' | 'not_multiple' | null {
  const requested = new Big(qty);
  if (requested.gt(lot.open_qty)) return 'quantity_short';
  if (requested.eq(lot.open_qty)) return null;
  if (requested.lt(lot.moq)) return 'below_moq';
  const step = new Big(lot.multiple);
  return step.gt(0) && !requested.mod(step).eq(0) ? 'not_multiple' : null;
}
