import { expect, test } from 'vitest';
import { blankLine } from './editorLine';
import { endsFrom, scheduleFrom } from '../../../../domain/material/typedCells';
import { specTexts } from './specTexts';

test.each([
  ['SCH40', 'pipe', { schedule: ['40'] }],
  ['40S x 80S', 'fitting', { schedule: ['40S', '80S'] }],
  ['160', 'pipe', { schedule: ['160'] }],
  ['STD', 'fitting', { schedule: ['STD'] }],
  ['6.4t', 'pipe', { schedule: ['6.4mm'] }],
  ['150#', 'flange', { class: 150 }],
  ['CL3000', 'fitting', { class: 3000 }],
  ['300', 'valve', { class: 300 }],
  ['10k', 'flange', { class: '10K' }],
  ['CL150 SCH 80', 'flange', { class: 150, schedule: ['80'] }],
])('%s of a %s', (text, category, expected) => {
  expect(scheduleFrom(text, category)).toEqual({ schedule: [], class: null, ...expected });
});

test('facing is distinguished from end preparation', () => {
  expect(endsFrom('be rf')).toEqual({ ends: 'BE', facing: 'RF' });
  expect(endsFrom('')).toEqual({ ends: null, facing: null });
});

test('a cell written by the grid is read back as the same', () => {
  const spec = { ...blankLine().spec, schedule: ['80'], class: '150', ends: 'BE', facing: 'RF' };
  const { schedule, ends } = specTexts(spec);
  expect(scheduleFrom(schedule, 'flange')).toMatchObject({ schedule: ['80'], class: 150 });
  expect(endsFrom(ends)).toEqual({ ends: 'BE', facing: 'RF' });
});
