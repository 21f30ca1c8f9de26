// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nContext, useTranslation } from 'next-i18next/pages';
import { afterEach, expect, it, vi } from 'vitest';
import { useReader } from '../../shared/useReader';
import { SharedTexts } from './SharedTexts';

afterEach(() => vi.restoreAllMocks());

async function instance() {
  const i18n = createInstance();
  await i18n.init({
    lng: 'ko',
    defaultNS: 'a',
    react: { useSuspense: false },
    resources: { ko: { a: { word: '배관' } }, en: { a: { word: 'piping' } } },
  });
  return i18n;
}

function Part() {
  const { t, i18n } = useTranslation('a' as never) as unknown as {
    t: (key: string) => string;
    i18n: { language: string };
  };
  return <p>{`${i18n.language} ${t('word')}`}</p>;
}

it('spares each part a copy of the whole instance, and follows its language', async () => {
  const i18n = await instance();
  const copied = vi.spyOn(Object, 'getOwnPropertyDescriptors');
  const sizes = () =>
    copied.mock.calls
      .filter(([of]) => 'changeLanguage' in (of as object))
      .map(([of]) => Object.keys(of as object).length);
  render(
    <I18nContext.Provider value={{ i18n }}>
      <SharedTexts>
        <Part />
        <Part />
      </SharedTexts>
    </I18nContext.Provider>,
  );
  expect(screen.getAllByText('ko 배관')).toHaveLength(2);
  // Once react-i18next copies nothing by itself, this can go.
  expect(sizes().length).toBeGreaterThanOrEqual(2);
  expect(Math.max(...sizes())).toBeLessThan(5);
  await act(() => i18n.changeLanguage('en'));
  expect(screen.getAllByText('en piping')).toHaveLength(2);
});

function Reader() {
  return <p>{`reads ${useReader()}`}</p>;
}

it('tells parts that need only the language when it changes', async () => {
  const i18n = await instance();
  render(
    <I18nContext.Provider value={{ i18n }}>
      <SharedTexts>
        <Reader />
      </SharedTexts>
    </I18nContext.Provider>,
  );
  expect(screen.getByText('reads ko')).toBeTruthy();
  await act(() => i18n.changeLanguage('en'));
  expect(screen.getByText('reads en')).toBeTruthy();
});

it('relies on methods that i18next binds to its instance', async () => {
  const i18n = await instance();
  const inheriting = Object.create(i18n) as typeof i18n;
  await inheriting.changeLanguage('en');
  expect(i18n.language).toBe('en');
  expect(Object.keys(inheriting)).toEqual([]);
  const { t } = inheriting as { t: (key: string) => string };
  expect(t('word')).toBe('piping');
});
