import type { Uom } from '../../contract/entities/rfq';
import type { Spec } from '../../contract/entities/spec';
import { isWeightUnit, type Measures } from '../money/lineAmount';
import { theoreticalWeight } from './weight';

/** What the conversion between pieces, metres and kg rests on for one requested line. */
export function measuresOfRequested(line: { uom: Uom | null; spec: Spec; unit_weight_kg: string | null }): Measures {
  const uom = line.uom ?? 'EA';
  const { length_m } = line.spec;
  const { unit_weight_kg } = line;
  if (!isWeightUnit(uom)) return { uom, length_m, unit_weight_kg };
  const weight = theoreticalWeight(line.spec, null, null);
  return { uom, length_m, unit_weight_kg, weighed_per: weight.known ? weight.unit : undefined };
}
