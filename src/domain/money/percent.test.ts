import Big from 'big.js';
import { expect, it, test } from 'vitest';
import { percentFigure } from './percent';

it.each([
  ['4.0909', '4.1'],
  ['10', '10'],
  ['0.34', '0.3'],
  ['0.0236', '0.02'],
  ['-0.0236', '-0.02'],
  ['0.00071', '0.001'],
  ['-12.44', '-12.4'],
])('%s %% is written %s', (percent, figure) => expect(percentFigure(new Big(percent))).toBe(figure));

test('nothing is nothing, without a sign', () => {
  expect(percentFigure(new Big(0))).toBe('0');
  expect(percentFigure(new Big('-0.00000001'))).toBe('0');
});
