import { expect, it } from 'vitest';
import type { FaqEntry } from '../../../contract/entities/content';
import { matchingFaq } from './matchingFaq';

const entry = (slug: string, category: FaqEntry['category'], title: string, text: string): FaqEntry => ({
  slug,
  category,
  title,
  blocks: [{ type: 'paragraph', content: [{ text }] }],
});
const entries = [
  entry('a', 'buyer', '밀봉 견적', '마감 전에는 금액이 보이지 않아요'),
  entry('b', 'seller', 'Quote in Excel', 'Paste cells; the type is told'),
];
const found = (q: string, category = 'all') => matchingFaq(entries, q, category).map(({ slug }) => slug);

it('finds every word in question or answer, whatever its case, within the category', () => {
  expect(found('')).toEqual(['a', 'b']);
  expect(found('마감  견적')).toEqual(['a']);
  expect(found('excel PASTE')).toEqual(['b']);
  expect(found('excel 마감')).toEqual([]);
  expect(found('', 'seller')).toEqual(['b']);
});

it('does not find the names of the data behind a text', () => {
  expect(found('paragraph')).toEqual([]);
  expect(found('content')).toEqual([]);
});
