import { expect, test } from 'vitest';
import { NEW_TERMS, toTerms } from './terms';

test('lists are read from commas, without blanks and repeats', () => {
  const { makers_allowed } = toTerms({ ...NEW_TERMS, makers_allowed: ' 세아제강, 현대제철,, 세아제강 ,' });
  expect(makers_allowed).toEqual(['세아제강', '현대제철']);
});

test('an unfinished or empty field is sent as unknown, never as an invalid text', () => {
  const terms = toTerms({ ...NEW_TERMS, usd_krw_rate: '1380.', deadline_date: '', memo: '  ' });
  expect(terms).toMatchObject({ usd_krw_rate: null, deadline_date: null, memo: null });
});
