import { expect, test } from 'vitest';
import { parseLine } from '../parseLine';
import { toSpec } from '../spec';
import { itemText } from './requestedLine';

const spec = toSpec(parseLine('PIPE SMLS 4" SCH40 A106-B BE 60 M').item ?? { category: 'other' });

test('an item is named by the fields that bind, with the words of the buyer beside them', () => {
  const text = itemText({ raw_text: 'PIPE SMLS 4"  SCH40 CS-1 BE 60 M', spec }, 'en');
  expect(text).toMatch(/A106-B.* \(PIPE SMLS 4" SCH40 CS-1 BE 60 M\)$/);
});

test('an item that nobody could read keeps its words alone', () => {
  expect(itemText({ raw_text: 'special bracket', spec: toSpec({ category: 'other' }) }, 'ko')).toBe('special bracket');
});
