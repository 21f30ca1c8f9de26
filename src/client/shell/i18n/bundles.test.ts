import { expect, it } from 'vitest';
import { gapsOf, keysOf } from './bundles';

it('takes only what is missing from the other language, at any depth', () => {
  const korean = { title: '제목', menu: { home: '홈' }, full: { a: '가' } };
  const english = { title: 'Title', menu: { home: 'Home', faq: 'FAQ' }, full: { a: 'A' }, only: { here: 'Here' } };
  expect(gapsOf(korean, english)).toEqual({ menu: { faq: 'FAQ' }, only: { here: 'Here' } });
  expect(gapsOf(english, korean)).toEqual({});
});

it('misses no plural form where the language has its own', () => {
  expect(gapsOf({ lines_other: '{{count}}행' }, { lines_one: 'one line', lines_other: '{{count}} lines' })).toEqual({});
  const english = { lines_one: 'one line', lines_other: '{{count}} lines' };
  expect(gapsOf({}, english)).toEqual(english);
});

it('names the keys of all texts', () => {
  expect(keysOf({ title: '제목', menu: { home: '홈', more: { faq: '질문' } } })).toEqual([
    'title',
    'menu.home',
    'menu.more.faq',
  ]);
});
