import type { Spec } from '../../../contract/entities/spec';
import { inchesOf } from '../../../domain/material/inches';
import { rebuildSpec } from '../../../domain/material/spec';
import { kgPerUnit } from '../../../domain/material/unitWeight';
import { theoreticalWeight } from '../../../domain/material/weight';
import { termsOf } from '../../../domain/stock/searchTerms';
import type { NewStockItem } from './item.repository';

type Facts = Pick<NewStockItem, 'spec' | 'uom' | 'maker' | 'origin' | 'condition' | 'place'>;

/** What follows from the facts of a lot: weight, search columns and terms. Computed here, never taken from a browser. */
export function derivedOf(lot: Facts) {
  const { spec } = lot;
  const uom = lot.uom === 'KG' ? null : lot.uom;
  return {
    spec,
    unit_weight_kg: kgPerUnit(theoreticalWeight(spec, null, uom), spec, uom),
    category: spec.category,
    type: spec.type,
    grade: spec.grade,
    inch: inchesOf(spec.nps[0]),
    size: spec.nps.join('x') || spec.bolt_size || null,
    schedule: spec.schedule.join('x') || null,
    class: spec.class,
    place: lot.place,
    terms: termsOf({
      spec,
      maker: lot.maker ?? null,
      origin: lot.origin ?? null,
      place: lot.place,
      condition: lot.condition,
    }),
  };
}

/** A spec as it came in, its looked-up fields and key made again. */
export const ownSpec = (spec: Spec): Spec => rebuildSpec(spec, {});
