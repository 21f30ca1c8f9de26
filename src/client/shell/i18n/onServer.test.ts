import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, useTranslation as theirs } from 'react-i18next';
import { expect, it } from 'vitest';
import { addTexts, i18nFor } from './i18nFor';
import { useTranslation as ours } from './onServer';

addTexts('ko', {
  global: { title: '배관재' },
  trade: { lines_one: '{{count}}행', lines_other: '{{count}}행', due: '마감' },
});

it('says on the server what the hook of the library says, by one function for all parts', () => {
  const used = new Set<unknown>();
  const partOf = (use: typeof ours) =>
    function Part() {
      const { t } = use('trade');
      const { t: plain } = use();
      const { t: first } = use(['trade', 'global']);
      if (use === ours) used.add(t).add(first);
      return createElement(
        Fragment,
        null,
        [t('due'), t('lines', { count: 1930 }), t('global:title'), plain('title'), first('due'), t('nowhere')].join(
          ' · ',
        ),
      );
    };
  const drawn = (use: typeof ours) => {
    const Part = partOf(use);
    return renderToStaticMarkup(
      createElement(I18nextProvider, { i18n: i18nFor('ko') }, createElement(Part), createElement(Part)),
    );
  };
  expect(drawn(ours)).toBe(drawn(theirs as typeof ours));
  expect(drawn(ours)).toContain('마감 · 1,930행 · 배관재 · 배관재 · 마감 · nowhere');
  expect(used.size).toBe(1);
});

it('finds on the server what was added after a page was drawn, and English where Korean lacks it', () => {
  const Part = () => createElement(Fragment, null, ours('later').t(['word', 'global:title']));
  const drawn = () =>
    renderToStaticMarkup(createElement(I18nextProvider, { i18n: i18nFor('ko') }, createElement(Part)));
  expect(drawn()).toBe('배관재');
  i18nFor('ko').addResourceBundle('en', 'later', { word: 'Flange' });
  expect(drawn()).toBe('Flange');
  addTexts('ko', { later: { word: '플랜지' } });
  expect(drawn()).toBe('플랜지');
});
