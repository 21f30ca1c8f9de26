import { expect, test } from 'vitest';
import { isOutage } from './outage';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test('a database that is away, is full or gave up in time is an outage, however deep the driver wraps it', () => {
  for (const code of ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53300', '53100', '57014']) {
    expect(isOutage(new Error('Failed query', { cause: coded(code) })), code).toBe(true);
  }
  expect(isOutage(new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }))).toBe(true);
  expect(isOutage(new Error('timeout exceeded when trying to connect'))).toBe(true);
});

test('a mistake in a statement or in our code is none: it would come again', () => {
  for (const error of [
    coded('23505'),
    coded('42P01'),
    coded('22P02'),
    coded('40P01'),
    new TypeError('x is undefined'),
  ]) {
    expect(isOutage(error)).toBe(false);
  }
  expect(isOutage(undefined)).toBe(false);
});
