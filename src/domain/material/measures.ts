import type { Uom } from '../../contract/entities/rfq';
import type { Spec } from '../../contract/entities/spec';
import { isWeightUnit, type Measures } from '../money/lineAmount';
import { kgPerUnit } from './unitWeight';
import { theoreticalWeight } from './weight';

type Requested = { uom: Uom | null; spec: Spec; unit_weight_kg: string | null };
type Answer = { response: string; offered_spec: Spec | null };

/** Fields that change no weight of a shape, length and size that stay as they are. */
const WEIGHTLESS: readonly (keyof Spec)[] = ['grade', 'coating', 'size_unit', 'canonical_key'];

/** What the conversion between pieces, metres and kg rests on for one requested line. */
export function measuresOfRequested(line: Requested): Measures {
  const uom = line.uom ?? 'EA';
  const { length_m } = line.spec;
  const { unit_weight_kg } = line;
  if (!isWeightUnit(uom)) return { uom, length_m, unit_weight_kg };
  const weight = theoreticalWeight(line.spec, null, null);
  return { uom, length_m, unit_weight_kg, weighed_per: weight.known ? weight.unit : undefined };
}

/**
 * The same for an answer. An alternate is measured by the item that is offered; a weight that no table knows stays the
 * requested one where only grade or coating differ, and is unknown otherwise.
 */
export function measuresOfOffer(line: Requested & { qty: string | null }, answer: Answer): Measures {
  const spec = answer.response === 'alternate' ? answer.offered_spec : null;
  if (!spec) return measuresOfRequested(line);
  const own = kgPerUnit(theoreticalWeight(spec, line.qty, line.uom), spec, line.uom);
  const unit_weight_kg = own ?? (sameShape(line.spec, spec) ? line.unit_weight_kg : null);
  return measuresOfRequested({ ...line, spec, unit_weight_kg });
}

function sameShape(requested: Spec, offered: Spec): boolean {
  const fields = Object.keys({ ...requested, ...offered }) as (keyof Spec)[];
  return fields.every(
    (field) => WEIGHTLESS.includes(field) || JSON.stringify(requested[field]) === JSON.stringify(offered[field]),
  );
}
