import { expect, test } from 'vitest';
import {
  formatRegistrationNumber,
  isKoreanNumber,
  isRegistrationNumber,
  normaliseRegistrationNumber,
} from './registrationNumber';

test.each(['220-81-62517', '1248100998', '120-81-47521', 'JP-1234567890123', 'US-123456789'])(
  '%s can exist',
  (number) => {
    expect(isRegistrationNumber(number)).toBe(true);
  },
);

test.each(['220-81-62518', '123456789', '12345678901', '', 'ZZ', 'JP-', 'KR-1234567890', 'jp 12', '220-81-6251a'])(
  '%s cannot',
  (number) => {
    expect(isRegistrationNumber(number)).toBe(false);
  },
);

test('a check digit of ten counts as zero', () => {
  const zeros = Array.from({ length: 2000 }, (_, index) => `${String(100_000_000 + index * 37)}0`);
  expect(zeros.some(isRegistrationNumber)).toBe(true);
});

test('is stored without hyphens and shown with them', () => {
  expect(normaliseRegistrationNumber(' 220-81-62517 ')).toBe('2208162517');
  expect(formatRegistrationNumber('2208162517')).toBe('220-81-62517');
  expect(formatRegistrationNumber('jp-12ab')).toBe('JP-12AB');
});

test('only ten digits alone are a Korean number', () => {
  expect(['220-81-62517', '2208162517', '0000000000'].map(isKoreanNumber)).toEqual([true, true, true]);
  expect(['A2208162517', '2208162517A', '12208162517', '220816251', 'JP-1234567890'].map(isKoreanNumber)).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});

test('a number with something before or behind it is neither grouped nor possible', () => {
  expect(['A2208162517', '2208162517A', '22081625170'].map(isRegistrationNumber)).toEqual([false, false, false]);
  expect(['A2208162517', '2208162517A', '22081625170'].map(formatRegistrationNumber)).toEqual([
    'A2208162517',
    '2208162517A',
    '22081625170',
  ]);
  expect(normaliseRegistrationNumber('220-81-6251A')).toBe('220-81-6251A');
});
