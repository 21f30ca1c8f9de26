import { expect, test } from 'vitest';
import { isRealNumber } from './realNumber';

test.each(['220-81-62517', 'JP-1234567890123', 'us-123456789', 'GB-12'])('%s can exist', (number) => {
  expect(isRealNumber(number)).toBe(true);
});

test.each(['ZZ-123456', 'XX-123456', 'AA-12', 'EU-123456', 'KR-1234567890', '220-81-62518'])('%s cannot', (number) => {
  expect(isRealNumber(number)).toBe(false);
});
