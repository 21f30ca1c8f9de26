import { expect, test } from 'vitest';
import { emptySpec } from '../../../../contract/entities/spec';
import { materialOfLine } from './materialOfLine';

test.each([
  ['A106-B', ['carbon'], []],
  ['STS304', ['stainless'], []],
  ['UNHEARD-OF', [], ['UNHEARD-OF']],
  [null, [], []],
])(
  'the material proposed for a line of grade %s covers its family, or the grade itself, in every size',
  (grade, grade_families, grades) => {
    const spec = { ...emptySpec, category: 'pipe' as const, type: 'SMLS', grade, nps: ['4'] };
    expect(materialOfLine({ spec })).toMatchObject({
      category: 'pipe',
      types: ['SMLS'],
      grade_families,
      grades,
      nps_min: null,
      nps_max: null,
      classes: [],
      makers: [],
    });
  },
);
