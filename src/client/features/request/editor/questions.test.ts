import { expect, test } from 'vitest';
import { accepted, blankLine, isUncertain } from './editorLine';
import { type GridRow, linesOf, rowOf } from './gridRow';
import { reread } from './understanding';

const typed = (...steps: Partial<GridRow>[]) =>
  steps.reduce((now, step) => linesOf([{ ...rowOf(now), ...step }])[0] ?? now, blankLine());

test('a line typed or pasted into the cells raises the questions of the same line of a list', () => {
  const said = reread(blankLine(), '엘보 4" 10EA').warnings;
  expect(said).toEqual(['missing_angle', 'missing_wall', 'missing_grade']);
  const elbow = { category: 'fitting', type: '엘보', size: '4"', qty: '10', uom: 'EA' };
  const pasted = typed(elbow);
  expect(pasted.warnings).toEqual(said);
  expect(isUncertain(pasted)).toBe(true);
  expect(
    typed({ category: 'fitting' }, { type: '엘보' }, { size: '4"' }, { qty: '10' }, { uom: 'EA' }).warnings,
  ).toEqual(said);
  const whole = typed(elbow, { type: '90도 엘보' }, { schedule: 'SCH40' }, { grade: 'A234-WPB' });
  expect([whole.warnings, isUncertain(whole)]).toEqual([[], false]);
});

test('of a line of a size or a quantity alone it is a question what it is; of one of nothing it is not', () => {
  for (const cells of [{ size: '65A', qty: '3', uom: 'EA' }, { qty: '3' }, { raw_text: '기타 65A', qty: '3' }])
    expect(typed(cells).warnings).toContain('missing_kind');
  expect(typed({ size: '65A' }, { category: 'valve' }, { grade: 'A105' }).warnings).toEqual([]);
  expect(typed({ qty: '3' }, { qty: '' }).warnings).toEqual([]);
  expect(typed({ category: 'pipe' }).warnings).toEqual(['missing_size']);
});

test('the length of pipe that is counted by the piece is a question, until it is typed or the pipe counted in metres', () => {
  const pipe = {
    category: 'pipe',
    type: '무계목',
    size: '100A',
    schedule: '40',
    grade: 'STPG370',
    qty: '10',
    uom: 'EA',
  };
  expect(typed(pipe).warnings).toEqual(['missing_length']);
  expect(typed(pipe, { length_m: '6' }).warnings).toEqual([]);
  expect(typed(pipe, { uom: 'M' }).warnings).toEqual([]);
  expect(typed({ raw_text: 'PIPE SMLS 4" SCH40 A106-B' }, { qty: '10', uom: 'EA' }).warnings).toEqual([
    'missing_length',
  ]);
});

test('a question that a person settled does not come again', () => {
  const elbow = accepted(typed({ category: 'fitting', type: '엘보', size: '4"', grade: 'A234-WPB' }));
  const [counted] = linesOf([{ ...rowOf(elbow), qty: '4', uom: 'EA' }]);
  const [changed] = linesOf([{ ...rowOf(counted ?? elbow), grade: 'A403-WP316' }]);
  expect([counted?.warnings, changed?.warnings]).toEqual([[], []]);
  // Another item has questions of its own.
  expect(linesOf([{ ...rowOf(elbow), grade: '' }])[0]?.warnings).toEqual(['missing_grade']);
});

test('figures that were not read stay a question until a cell is corrected that they may be of', () => {
  const flange = reread(blankLine(), 'FLANGE SW 1" 175# A105N SCH80 6EA');
  expect(flange.warnings).toContain('unread_text');
  const [faced] = linesOf([{ ...rowOf(flange), ends: 'RF' }]);
  expect([faced?.spec.facing, faced?.warnings]).toEqual(['RF', ['unread_text']]);
  expect(isUncertain(faced ?? flange)).toBe(true);
  expect(linesOf([{ ...rowOf(faced ?? flange), schedule: '150# SCH80' }])[0]?.warnings).toEqual([]);
});

test.each(['PIPE SMLS 4" SCH40 A106 GR.Z 10M', 'ELBOW 90 LR 4" SCH40 a234-wpx 10EA'])(
  'the grade of %s that nobody knows stays a question until the grade is written',
  (text) => {
    const read = reread(blankLine(), text);
    const [thicker] = linesOf([{ ...rowOf(read), schedule: '80' }]);
    expect([thicker?.spec.schedule, thicker?.warnings]).toEqual([['80'], ['unread_text']]);
    expect(linesOf([{ ...rowOf(thicker ?? read), grade: 'A106-C' }])[0]?.warnings).toEqual([]);
  },
);

test('a correction of the material leaves doubts about the quantity', () => {
  const bare = reread(blankLine(), 'STUD BOLT M16x90 B7/2H 40');
  expect(linesOf([{ ...rowOf(bare), grade: 'B8' }])[0]?.warnings).toEqual(['unit_assumed']);
  expect(linesOf([{ ...rowOf(bare), grade: 'B8', uom: 'SET' }])[0]?.warnings).toEqual([]);
});

test('a bare number as a size follows the standard of its line; without one its unit is a guess, and marked', () => {
  const sized = (cells: Partial<GridRow>) => {
    const one = typed({ category: 'pipe', ...cells });
    return [rowOf(one).size, one.warnings.includes('size_assumed')];
  };
  expect(sized({ size: '65' })).toEqual(['65A', true]);
  expect(sized({ size: '100 x 50' })).toEqual(['100A x 50A', true]);
  expect(sized({ size: '60' })).toEqual(['60"', true]);
  expect(sized({ size: '4' })).toEqual(['4"', false]);
  expect(sized({ size: '65A' })).toEqual(['65A', false]);
  expect(sized({ size: '65', standard: 'KS D 3507' })).toEqual(['65A', false]);
  expect(sized({ size: '10', grade: 'STPG370' })).toEqual(['10A', false]);
  expect(sized({ size: '24', grade: 'A106-B' })).toEqual(['24"', false]);
  // The guess stays one until the size is written again, or found right.
  const guessed = typed({ category: 'pipe', size: '65' }, { schedule: '40' });
  expect(guessed.warnings).toContain('size_assumed');
  expect(linesOf([{ ...rowOf(guessed), size: '2-1/2"' }])[0]?.warnings).not.toContain('size_assumed');
});
