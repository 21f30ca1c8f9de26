import { expect, test } from 'vitest';
import { type FigureSize, shortFigure } from './shortFigure';

const korean = (size: FigureSize) => ({ small: '만', middle: '백만', large: '억' })[size];
const english = (size: FigureSize) => ({ small: 'K', middle: 'M', large: 'B' })[size];

test('the figures of one chart have one unit, whatever their size', () => {
  const won = shortFigure(140_000_000, 'ko', korean);
  expect([0, 50_000_000, 100_000_000].map(won)).toEqual(['0', '0.5억', '1억']);
  expect(shortFigure(19_800_000, 'ko', korean)(19_829_777)).toBe('1,982.98만');
  expect(shortFigure(19_800_000, 'en', english)(500_000)).toBe('0.5M');
  expect(shortFigure(12, 'en', english)(2.5)).toBe('2.5');
});
