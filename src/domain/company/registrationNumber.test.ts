import { expect, test } from 'vitest';
import { formatRegistrationNumber, isRegistrationNumber, normaliseRegistrationNumber } from './registrationNumber';

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
