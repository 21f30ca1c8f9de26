import type { SaleMaterialInput } from '../../../../contract/entities/person';
import type { RfqLine } from '../../../../contract/entities/rfq';
import { gradeFamily } from '../../../../domain/material/equivalents';

/** A sale material that covers a line: its kind and family of grades in every size. */
export function materialOfLine({ spec }: Pick<RfqLine, 'spec'>): SaleMaterialInput {
  const family = spec.grade ? gradeFamily(spec.grade) : null;
  return {
    category: spec.category === 'unclassified' ? 'other' : spec.category,
    types: spec.type ? [spec.type] : [],
    grade_families: family ? [family] : [],
    grades: spec.grade && !family ? [spec.grade] : [],
    nps_min: null,
    nps_max: null,
    classes: [],
    makers: [],
  };
}
