import { expect, test } from 'vitest';
import { blankLine } from './editorLine';
import { linesOf, newRow, rowOf } from './gridRow';
import { reread } from './understanding';

const PIPE = 'PIPE SMLS A106-B 4" SCH40 BE 60 M';
const line = reread(blankLine(), PIPE);

test('untouched rows give the very same lines', () => {
  expect(linesOf([rowOf(line)])[0]).toBe(line);
});

test('typed words are read into spec, quantity and weight, and the line keeps its key', () => {
  const row = newRow();
  const [read] = linesOf([{ ...row, raw_text: PIPE }]);
  expect(read).toMatchObject({ key: row.key, qty: '60', uom: 'M' });
  expect(read?.spec).toMatchObject({ category: 'pipe', nps: ['4'], schedule: ['40'] });
  expect(Number(read?.total_weight_kg)).toBeGreaterThan(900);
});

test('a corrected size changes sizes and weight and is certain', () => {
  const [changed] = linesOf([{ ...rowOf({ ...line, confidence: 0.5, warnings: ['missing_size'] }), size: '6' }]);
  expect(changed?.spec.nps).toEqual(['6']);
  expect(changed?.spec.grade).toBe('A106-B');
  expect(Number(changed?.total_weight_kg)).toBeGreaterThan(1600);
  expect(changed).toMatchObject({ confidence: 1, warnings: [] });
});

test('the size of a bolt is its thread and length, of a U-bolt its pipe', () => {
  const bolt = reread(blankLine(), '육각볼트 M16x90 SS400 40개');
  expect(rowOf(bolt).size).toBe('M16x90');
  const [longer] = linesOf([{ ...rowOf(bolt), size: 'm16*110' }]);
  expect(longer?.spec).toMatchObject({ bolt_size: 'M16x110', nps: [] });
  expect(longer?.spec.canonical_key).not.toBe(bolt.spec.canonical_key);
  const [held] = linesOf([{ ...rowOf(reread(blankLine(), 'U-BOLT 100A 25개')), size: '150A' }]);
  expect(held?.spec).toMatchObject({ bolt_size: null, nps: ['6'] });
});

test('a corrected quantity weighs the line again but leaves doubts about its reading', () => {
  const [changed] = linesOf([{ ...rowOf({ ...line, confidence: 0.5 }), qty: '120' }]);
  expect(Number(changed?.total_weight_kg)).toBeCloseTo(2 * Number(line.total_weight_kg), 1);
  expect(changed?.confidence).toBe(0.5);
});

test('a typed quantity settles the doubt about a missing one', () => {
  const [changed] = linesOf([
    { ...rowOf({ ...line, qty: '', warnings: ['missing_quantity', 'missing_size'] }), qty: '5' },
  ]);
  expect(changed?.warnings).toEqual(['missing_size']);
});

test('a pasted copy of a row becomes a line of its own', () => {
  const keys = linesOf([rowOf(line), { ...rowOf(line) }]).map((each) => each.key);
  expect(new Set(keys).size).toBe(2);
});

test('pasted words that no list has are left out, so that the draft can still be saved', () => {
  const [changed] = linesOf([{ ...rowOf(line), uom: '드럼통', category: '12000' }]);
  expect(changed).toMatchObject({ uom: null, spec: { category: 'other' } });
});
