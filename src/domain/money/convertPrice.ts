import Big from 'big.js';
import type { Uom } from '../../contract/entities/rfq';
import { isWeightUnit, type Measures, unitFactor } from './lineAmount';

/** The unit of a price; a discount of weight counts where that is kg or ton. */
export interface PricedUnit {
  uom: Uom;
  weight_discount_pct: string;
}

/**
 * The same price of a line for another unit, exact: both come to one amount. Null where length or weight of the line do not
 * say how one unit becomes the other.
 */
export function convertPrice(price: string, from: PricedUnit, to: PricedUnit, measures: Measures): Big | null {
  const [one, other] = [unitFactor(measures, from.uom), unitFactor(measures, to.uom)];
  const share = kept(to);
  if (!one || !other?.n.gt(0) || share.lte(0)) return null;
  const [up, down] = [one.n.times(kept(from)).times(other.d), one.d.times(other.n).times(share)];
  return new Big(price).times(up).div(down);
}

/** What a discount leaves of the weight that is paid for. */
function kept({ uom, weight_discount_pct }: PricedUnit): Big {
  if (!isWeightUnit(uom)) return new Big(1);
  return new Big(100).minus(weight_discount_pct || '0').div(100);
}
