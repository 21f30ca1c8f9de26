import { expect, test } from 'vitest';
import { koreanAmount } from './koreanAmount';

test.each([
  ['0', '영'],
  ['1', '일'],
  ['10', '일십'],
  ['12300', '일만이천삼백'],
  ['100000000', '일억'],
  ['34462966865', '삼백사십사억육천이백구십육만육천팔백육십오'],
  ['1000000000001', '일조일'],
])('%s won are written %s', (won, words) => {
  expect(koreanAmount(won)).toBe(words);
});

test('what is no whole sum is not written out', () => {
  expect(koreanAmount('12.50')).toBeNull();
  expect(koreanAmount('-1')).toBeNull();
});
