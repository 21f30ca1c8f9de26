import { expect, test } from 'vitest';
import { caretFromEnd, cleanNumber, dropDigitBefore, groupDigits, isDoubtful, isPlain, isUnclear } from './numberText';
import { pastedNumber } from './pastedNumber';

test('what people paste from Excel becomes a plain decimal string', () => {
  expect(cleanNumber('1,234,567.89 원')).toBe('1234567.89');
  expect(cleanNumber('１，２３４．５')).toBe('1234.5');
  expect(cleanNumber('007')).toBe('7');
  expect(cleanNumber('.5')).toBe('0.5');
});

test('surplus decimals and signs are dropped where they are not allowed', () => {
  expect(cleanNumber('1.23456', { decimals: 2 })).toBe('1.23');
  expect(cleanNumber('1.9', { decimals: 0 })).toBe('1');
  expect(cleanNumber('-5')).toBe('5');
  expect(cleanNumber('-5', { negative: true })).toBe('-5');
});

test('an unfinished number stays typable', () => {
  expect(cleanNumber('12.')).toBe('12.');
  expect(cleanNumber('')).toBe('');
});

test('grouping keeps every digit of numbers beyond 2^53', () => {
  expect(groupDigits('12345678901234567890.1234')).toBe('12,345,678,901,234,567,890.1234');
  expect(groupDigits('-1234')).toBe('-1,234');
  expect(groupDigits('999')).toBe('999');
  expect(groupDigits('')).toBe('');
  expect(groupDigits('1,234,567.5')).toBe('1,234,567.5');
  expect(groupDigits('-7,563')).toBe('-7,563');
  expect(groupDigits('-.5')).toBe('-.5');
});

test('the caret keeps its place when a comma appears before it', () => {
  expect(caretFromEnd('1,234', 0)).toBe(5);
  expect(caretFromEnd('1,234', 1)).toBe(4);
  expect(caretFromEnd('1,234', 4)).toBe(0);
  expect(caretFromEnd('19,234', 3)).toBe(2);
});

test('a pasted cell is a number only if it holds exactly one', () => {
  expect(pastedNumber('12 EA')).toBe('12');
  expect(pastedNumber('₩1,234.50')).toBe('1234.50');
  expect(pastedNumber('1.2E+05')).toBe('120000');
  expect(pastedNumber('１０')).toBe('10');
  expect(pastedNumber('1/2')).toBe('');
  expect(pastedNumber('10-20')).toBe('');
  expect(pastedNumber('TBD')).toBe('');
  expect(pastedNumber('-5')).toBe('');
  expect(pastedNumber('-5', { negative: true })).toBe('-5');
});

test('a pasted text that can be read in more than one way is unclear, one with a unit or a sign of money is not', () => {
  expect(['19.500,5', '1,25', '12,5000', '10-20', '1/2', '12.500.000'].map(isUnclear)).toEqual(Array(6).fill(true));
  expect(['₩12,500', '22,100 원', '1,234.50', '12 EA', '', 'abc', '0.5', '１，２３４'].map(isUnclear)).toEqual(
    Array(8).fill(false),
  );
  expect(['₩12,500', '22,100 원'].map((text) => cleanNumber(text))).toEqual(['12500', '22100']);
  expect(['', '12', '12.', '.5', '-3', '19.500,5', '1,25'].map(isPlain)).toEqual([
    ...Array<boolean>(5).fill(true),
    false,
    false,
  ]);
});

test('a backspace on a comma takes the digit before it', () => {
  expect(cleanNumber(dropDigitBefore('1234', 1))).toBe('234');
  expect(cleanNumber(dropDigitBefore('12345', 2))).toBe('1345');
});

test('the time to group digits grows with their number, not with its square', () => {
  expect(groupDigits('1'.repeat(100_000))).toHaveLength(133_333);
  const [few, many] = [1_000, 20_000].map((digits) => shortestMs(() => groupDigits('1'.repeat(digits))));
  // 20 times as many digits: some 20 times as long, or 400 times.
  expect(many).toBeLessThan((few ?? 0) * 100);
});

/** Of many tries, since a busy machine interrupts most of them. */
function shortestMs(work: () => void): number {
  const tries = Array.from({ length: 30 }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...tries);
}

test('a number that could mean two is ambiguous', () => {
  expect(['19.500,5', '1.2.3', '１.5，0'].map(isDoubtful)).toEqual([true, true, true]);
  expect(['1,234,567.89 원', '12.', '.5', '', '-5'].map(isDoubtful)).toEqual([false, false, false, false, false]);
});
