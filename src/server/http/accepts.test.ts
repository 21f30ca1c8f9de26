import { expect, test } from 'vitest';
import { accepts } from './accepts';

test.each([
  ['br', true],
  ['gzip, deflate, br', true],
  ['gzip;q=1.0, BR;q=0.5', true],
  ['br;q=0.05', true],
  ['br;q=0', false],
  ['br;q=0.000', false],
  ['br ; q = 0', false],
  ['gzip, br; q=0.0', false],
  ['x-br', false],
  ['br-x', false],
  ['gzip', false],
  ['', false],
  [undefined, false],
])('accept-encoding %s takes Brotli: %s', (value, taken) => {
  expect(accepts({ headers: { 'accept-encoding': value } }, 'br')).toBe(taken);
});
