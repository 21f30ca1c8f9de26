import Big from 'big.js';
import type { Spec } from '../../contract/entities/spec';
import type { Uom } from '../../contract/entities/rfq';
import { trimDecimal } from '../money/exact';
import type { Weight } from './weight';

/**
 * What `kgPerUnit` is of: a metre, a piece or a set. Quantities that are weights have the weight of a metre of pipe and
 * sections, else of a piece.
 */
export function weighedUnit(spec: Pick<Spec, 'category' | 'section'>, uom: Uom | null): 'EA' | 'M' | 'SET' {
  if (uom === 'EA' || uom === 'M' || uom === 'SET') return uom;
  const byMetre = spec.section ? !spec.section.startsWith('PL') : spec.category === 'pipe';
  return byMetre ? 'M' : 'EA';
}

/**
 * kg of one unit as it is requested: of a metre, or of a whole piece, for pipe of its stated length. Prices per kg rest on
 * it. Null where it is not known. Quantities that are weights themselves keep the weight of the piece or metre.
 */
export function kgPerUnit(weight: Weight, spec: Spec, uom: Uom | null): string | null {
  if (!weight.known || weight.kg_per_unit === null) return null;
  if (uom === 'LOT') return null;
  if (uom === 'M') return weight.unit === 'M' ? weight.kg_per_unit : null;
  if (weight.unit === 'EA' || uom === 'KG' || uom === 'TON' || uom === null) return weight.kg_per_unit;
  return spec.length_m === null ? null : trimDecimal(new Big(weight.kg_per_unit).times(spec.length_m));
}
