import { describe, expect, it } from 'vitest';
import { letters } from './buildSheet';
import { sheetValue } from './sheetValue';

describe('sheetValue', () => {
  it.each(['=1+1', '+82', '-5', '@SUM(A1)', '\t=1'])('marks %j, which a spreadsheet could run', (text) => {
    expect(sheetValue(text, 'text')).toBe(`'${text}`);
  });

  it('turns decimals into numbers where they keep every digit, and leaves words words', () => {
    expect(sheetValue('12500.50', 'price')).toBe(12500.5);
    expect(sheetValue('-3', 'percent')).toBe(-3);
    expect(sheetValue('123456789012.3456', 'price')).toBe('123456789012.3456');
    expect(sheetValue('12500', 'text')).toBe('12500');
    expect(sheetValue('1 EA', 'quantity')).toBe('1 EA');
    expect(sheetValue(Number.NaN, 'count')).toBeNull();
    expect(sheetValue('', 'text')).toBeNull();
  });

  it('writes a day as a day and drops what no sheet can hold', () => {
    expect(sheetValue('2026-12-01', 'day')).toEqual(new Date('2026-12-01T00:00:00Z'));
    expect(sheetValue('a\u0000b\u000bc\nd', 'text')).toBe('abc\nd');
  });
});

it('names columns as spreadsheets do', () => {
  expect([0, 25, 26, 701, 702].map(letters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
});
