import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppProps } from 'next/app';
import { appWithTranslation, useTranslation } from 'next-i18next/pages';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it, vi } from 'vitest';
import type { Language } from '../contract/constants';
import { textsConfig } from '../client/shell/i18n/textsConfig';
import type { TextKey } from '../client/textKeys';
import type { PagePlan } from './pagePlan';
import { serverTexts } from './pageTexts';
import { type AppHandle, setAppHandle } from '../server/appHandle';

const folder = mkdtempSync(join(tmpdir(), 'stlbs-texts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
textsConfig.localePath = folder;

const TEXTS = {
  ko: {
    global: { title: '스틸베이스' },
    auth: { both: '로그인', rows_other: '{{count}}행' },
    stock: { never: '재고' },
  },
  en: {
    global: { title: 'Steelbase' },
    auth: { both: 'Log in', later: 'Later', rows_one: '{{count}} row', rows_other: '{{count}} rows' },
    stock: { never: 'Stock' },
  },
};
for (const [language, files] of Object.entries(TEXTS)) {
  mkdirSync(join(folder, language));
  for (const [name, texts] of Object.entries(files)) {
    writeFileSync(join(folder, language, `${name}.json`), JSON.stringify(texts));
  }
}

const plan: PagePlan = { texts: ['auth'], access: 'public' };

/** What a page of these texts says, drawn within next-i18next's own wrapper. */
async function drawn(language: Language): Promise<string> {
  const App = appWithTranslation(() => {
    const { t } = useTranslation('auth');
    const said = ['both', 'later', 'global:title'].map((key) => t(key as TextKey<'auth'>));
    return createElement(Fragment, null, [...said, t(String('rows') as TextKey<'auth'>, { count: 1930 })].join(' · '));
  }, textsConfig);
  const { texts } = await serverTexts(plan, language);
  const props = { pageProps: texts, router: { locale: language } } as unknown as AppProps;
  return renderToStaticMarkup(createElement(App, props as never));
}

it('gives a page its own texts in one language, and of the other only what that lacks, reported once', async () => {
  const reported = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { _nextI18Next: korean } = (await serverTexts(plan, 'ko')).texts;
  const { _nextI18Next: english } = (await serverTexts(plan, 'en')).texts;
  await serverTexts(plan, 'ko');
  expect(Object.keys(korean?.initialI18nStore.ko).sort()).toEqual(['auth', 'global', 'layout', 'shell', 'ui']);
  expect(korean?.initialI18nStore.ko.auth).toEqual(TEXTS.ko.auth);
  expect(korean?.initialI18nStore.en).toEqual({ auth: { later: 'Later' } });
  expect(Object.keys(english?.initialI18nStore)).toEqual(['en']);
  expect(korean?.userConfig).toBeNull();
  const lines = reported.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('ko/auth:later'));
  expect(lines).toHaveLength(1);
  reported.mockRestore();
});

it('names files for texts that are whole, which the page then holds for rendering alone', async () => {
  const textFiles = vi.fn(() => ['/texts/1/en/shared.js']);
  setAppHandle({ textFiles } as unknown as AppHandle);
  const { texts, files } = await serverTexts(plan, 'en');
  expect(textFiles).toHaveBeenCalledWith('en', ['global', 'shell', 'layout', 'ui', 'auth']);
  expect(files).toEqual(['/texts/1/en/shared.js']);
  expect(texts._nextI18Next?.initialI18nStore['en']?.auth).toEqual(TEXTS.en.auth);
  expect(await drawn('en')).toBe('Log in · Later · Steelbase · 1,930 rows');
  expect(Object.keys(JSON.parse(JSON.stringify(texts))._nextI18Next).sort()).toEqual([
    'initialLocale',
    'ns',
    'userConfig',
  ]);

  // Korean lacks a text: what fills the gap is in no file.
  const korean = await serverTexts(plan, 'ko');
  expect(korean.files).toEqual([]);
  expect(JSON.stringify(korean.texts)).toContain('"auth":{"later":"Later"}');
  setAppHandle(undefined as unknown as AppHandle);
});

it('keeps the texts of pages that need the same ones, unless somebody develops', async () => {
  setAppHandle({ textFiles: () => undefined, keepsRendered: true } as unknown as AppHandle);
  expect(await serverTexts(plan, 'ko')).toBe(await serverTexts({ ...plan }, 'ko'));
  expect(await serverTexts(plan, 'ko')).not.toBe(await serverTexts(plan, 'en'));
  expect(await drawn('ko')).toBe('로그인 · Later · 스틸베이스 · 1,930행');
  expect(await drawn('ko')).toBe('로그인 · Later · 스틸베이스 · 1,930행');
  setAppHandle({ textFiles: () => undefined, keepsRendered: false } as unknown as AppHandle);
  expect(await serverTexts(plan, 'ko')).not.toBe(await serverTexts(plan, 'ko'));
  setAppHandle(undefined as unknown as AppHandle);
});

it('draws them by next-i18next, a missing one in the other language', async () => {
  expect(await drawn('ko')).toBe('로그인 · Later · 스틸베이스 · 1,930행');
  expect(await drawn('en')).toBe('Log in · Later · Steelbase · 1,930 rows');
});
