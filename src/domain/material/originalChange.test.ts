import { expect, test } from 'vitest';
import { originalChange } from './originalChange';
import { parseLine } from './parseLine';
import { specOfLine } from './spec';

const now = (text: string, qty: string | null) => ({ spec: specOfLine(parseLine(text)), qty });
const PIPE = 'PIPE SMLS 4" SCH40 A106-B 24본';

test('words that still say their line are unchanged', () => {
  expect(originalChange({ raw_text: PIPE, ...now(PIPE, '24') })).toEqual({ qty: false, material: false });
  // A list says the rest in columns of its own, or somebody filled in what it leaves open.
  expect(originalChange({ raw_text: '엘보 4" 10EA', ...now('90도 엘보 4" SCH40 A234-WPB', '10') })).toEqual({
    qty: false,
    material: false,
  });
  expect(originalChange({ raw_text: 'PIPE 4" 24본', ...now(PIPE, '24') })).toEqual({ qty: false, material: false });
});

test('a sum of merged lines is another quantity than the words name', () => {
  expect(originalChange({ raw_text: PIPE, ...now(PIPE, '48') })).toEqual({ qty: true, material: false });
});

test('a size or a grade that was put right is another material', () => {
  const elbow = now('90도 엘보 6" SCH40', '3');
  expect(originalChange({ raw_text: '엘보우 90 5.5" SCH4O', ...elbow })).toEqual({ qty: false, material: true });
  expect(originalChange({ raw_text: PIPE, ...now('PIPE SMLS 4" SCH40 A53-B', '24') })).toEqual({
    qty: false,
    material: true,
  });
});
