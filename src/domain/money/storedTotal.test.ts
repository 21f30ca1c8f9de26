import { expect, test } from 'vitest';
import { storedTotal } from './storedTotal';

test('a total of the audit log is read in its parts, and nothing else is', () => {
  expect(storedTotal('12226720 KRW')).toEqual({ amount: '12226720', currency: 'KRW' });
  expect(storedTotal('-12.50 USD')).toEqual({ amount: '-12.50', currency: 'USD' });
  for (const text of ['', '12 EUR', 'KRW', 'x12 KRW', '12 KRW.', '12. KRW', 'a1.5 USD', '12KRW'])
    expect(storedTotal(text), text).toBeNull();
});
