import type { RfqLine } from '../../../../contract/entities/rfq';
import type { Measures } from '../../../../domain/money/lineAmount';

/** What turns the line's unit into the unit of a price. */
export function measuresOfLine({ uom, spec, unit_weight_kg }: RfqLine): Measures {
  return { uom: uom ?? 'EA', length_m: spec.length_m, unit_weight_kg };
}
