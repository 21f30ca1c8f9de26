import { expect, it } from 'vitest';
import type { ParsedLineDto } from '../../../../../contract/entities/parse';
import { emptySpec, type Spec } from '../../../../../contract/entities/spec';
import { rulesOfList } from './rulesOfList';

const line = (spec: Partial<Spec>, excluded = false): ParsedLineDto => ({
  text: '',
  own_cells: [],
  heading: null,
  item: {},
  spec: { ...emptySpec, ...spec },
  qty: null,
  uom: null,
  excluded,
  aside: null,
  marks: [],
  learned: [],
  overall: 1,
  confidence: {},
  spans: {},
  warnings: [],
  remainder: [],
  remark: null,
  tag: null,
  weight: { unit_weight_kg: null, total_weight_kg: null, basis: 'unknown', source: null },
  sheet: null,
  row: null,
  rows: [],
  place: null,
});

it('sums lines of one kind up to the range of their sizes, compared as sizes', () => {
  const { rules } = rulesOfList([
    line({ category: 'pipe', type: 'SMLS', nps: ['10'], grade: 'A106-B' }),
    line({ category: 'pipe', type: 'SMLS', nps: ['1-1/2'], grade: 'A106-B' }),
    line({ category: 'pipe', type: 'SMLS', nps: ['2'], grade: 'A312-TP304' }),
  ]);
  expect(rules).toEqual([
    {
      lines: 3,
      material: {
        category: 'pipe',
        types: ['SMLS'],
        grade_families: ['carbon', 'stainless'],
        grades: [],
        nps_min: '1-1/2',
        nps_max: '10',
        classes: [],
        makers: [],
      },
    },
  ]);
});

it('puts types that agree in all else together, under their broad names', () => {
  const { rules } = rulesOfList([
    line({ category: 'fitting', type: 'ELBOW 90 LR', nps: ['2'] }),
    line({ category: 'fitting', type: 'TEE', nps: ['2'] }),
    line({ category: 'fitting', type: 'CAP', nps: ['8'] }),
  ]);
  expect(rules.map(({ material, lines }) => [material.types, material.nps_max, lines])).toEqual([
    [['ELBOW', 'TEE'], '2', 2],
    [['CAP'], '8', 1],
  ]);
});

it('leaves headings out and counts what fits nowhere', () => {
  const lines = [
    { ...line({ category: 'pipe' }, true), text: '배관' },
    line({ category: 'other' }),
    { ...line({ category: 'flange' }), heading: '배관' },
  ];
  const { rules, unread } = rulesOfList(lines);
  expect(unread).toBe(1);
  expect(rules.map(({ material }) => [material.category, material.types])).toEqual([['flange', []]]);
});

it('counts words under which nothing stands, but no sum or title', () => {
  const lines = [
    { ...line({ category: 'other' }, true), text: '강관' },
    { ...line({ category: 'other' }, true), text: '밸브 소계', aside: 'total' as const },
    line({ category: 'flange' }),
  ];
  expect(rulesOfList(lines)).toMatchObject({ unread: 1, rules: [{ lines: 1 }] });
});
