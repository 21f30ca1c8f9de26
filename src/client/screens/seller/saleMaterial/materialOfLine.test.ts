import { expect, test } from 'vitest';
import { emptySpec } from '../../../../contract/entities/spec';
import { matchesSaleMaterial } from '../../../../domain/material/matchMaterial';
import { materialOfLine } from './materialOfLine';

test('the material proposed for a line covers that very line', () => {
  for (const grade of ['A106-B', 'STS304', 'UNHEARD-OF', null]) {
    const spec = { ...emptySpec, category: 'pipe' as const, type: 'SMLS', grade, nps: ['4'] };
    expect(matchesSaleMaterial(spec, materialOfLine({ spec }))).toEqual({ matches: true, reasons: [] });
  }
});
