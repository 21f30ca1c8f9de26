import { expect, test } from 'vitest';
import { shortFigure } from './shortFigure';

test('the figures of one chart have one unit, whatever their size', () => {
  const won = shortFigure(140_000_000, 'ko');
  expect([0, 50_000_000, 100_000_000].map(won)).toEqual(['0', '0.5억', '1억']);
  expect(shortFigure(19_800_000, 'ko')(19_829_777)).toBe('1,982.98만');
  expect(shortFigure(19_800_000, 'en')(500_000)).toBe('0.5M');
  expect(shortFigure(12, 'en')(2.5)).toBe('2.5');
});
