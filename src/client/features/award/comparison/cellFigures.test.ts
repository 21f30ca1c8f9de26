import { expect, test } from 'vitest';
import { cell, comparisonOf, seller } from '../sampleComparison';
import { cellFigures, signsIn } from './cellFigures';

const [near, dear, silent] = [seller('a'), seller('b'), seller('c')];
const [row] = comparisonOf([near, dear, silent], [[cell('a', '1000', true), cell('b', '1200')]]).rows;
if (!row) throw new Error('a line is missing');

test('a cell is worked out once for the same answers, and again for a newer quotation or line', () => {
  const figures = cellFigures(row, dear, 'KRW');
  expect(figures).toMatchObject({ price: '1,200', over: '+20%', open: true });
  expect(cellFigures(row, dear, 'KRW')).toBe(figures);
  expect(cellFigures(row, { ...dear, expired: true }, 'KRW')).toMatchObject({ open: false, signs: ['expired'] });
  const newer = { ...row, cells: [cell('a', '1000', true), cell('b', '1100')] };
  expect(cellFigures(newer, dear, 'KRW')).toMatchObject({ price: '1,100', over: '+10%' });
});

test('a seller without an answer has no price and cannot be chosen', () => {
  expect(cellFigures(row, silent, 'KRW')).toMatchObject({ price: null, open: false, signs: ['notAnswered'] });
});

test('the signs that occur stand in their order, each once', () => {
  const lines = [
    [cell('a', null), cell('b', '1200', true)],
    [cell('a', '1000', true), cell('b', null)],
  ];
  expect(signsIn(comparisonOf([near, dear], lines))).toEqual(['best', 'noQuote']);
  expect(signsIn(comparisonOf([near, dear, silent], lines))).toEqual(['best', 'noQuote', 'notAnswered']);
});
