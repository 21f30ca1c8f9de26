import { expect, test } from 'vitest';
import { parseLine } from './parseLine';
import { sameQuestion } from './sameQuestion';
import { specOfLine } from './spec';

const line = { spec: specOfLine(parseLine('PIPE 4" SCH40 A106-B')), qty: '10.000', uom: 'EA', remark: null };

test('the same figure written otherwise, and fields in another order, are the same question', () => {
  const spec = Object.fromEntries(Object.entries(line.spec).toReversed()) as typeof line.spec;
  expect(sameQuestion(line, { ...line, qty: '10', spec })).toBe(true);
});

test.each([
  { qty: '11' },
  { qty: null },
  { uom: 'M' },
  { remark: 'galvanised' },
  { spec: specOfLine(parseLine('PIPE 4" SCH80 A106-B')) },
])('another %o is another question', (change) => {
  expect(sameQuestion(line, { ...line, ...change })).toBe(false);
});
