import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { SHARED_NAMESPACES } from '../../src/client/shell/i18n/bundles';
import { complaintsOf } from '../support/browserErrors';
import { sayIn } from '../support/browserTexts';

const ko = sayIn('ko');
const en = sayIn('en');

/** What the two sides of next-i18next say when they are used wrongly: a bundler keeps these words. */
const WRAPPER = 'appWithTranslation was called without a next-i18next config';
const ON_SERVER = 'Initial locale argument was not passed into serverSideTranslations';

interface PageTexts {
  initialI18nStore: Record<string, Record<string, unknown>>;
  userConfig: unknown;
}

async function pageTexts(request: APIRequestContext, path: string): Promise<PageTexts> {
  const html = await (await request.get(path)).text();
  const data = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return (JSON.parse(data) as { props: { pageProps: { _nextI18Next: PageTexts } } }).props.pageProps._nextI18Next;
}

test('browsers run next-i18next, and the part of it that reads files stays on the server', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, path = '']) => path);
  const codes = await Promise.all(scripts.map(async (path) => (await request.get(path)).text()));
  expect(codes.filter((code) => code.includes(WRAPPER))).toHaveLength(1);
  const folder = '.next/static';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(scripts.length);
  expect(files.filter((name) => readFileSync(join(folder, name), 'utf8').includes(ON_SERVER))).toEqual([]);
});

test('a page carries the texts that it shows, in its language alone', async ({ request }) => {
  for (const [path, language, own] of [
    ['/', 'ko', ['home', 'trade']],
    ['/auth/login', 'ko', ['auth']],
    ['/en/auth/login', 'en', ['auth']],
  ] as const) {
    const { initialI18nStore: store, userConfig } = await pageTexts(request, path);
    expect(Object.keys(store), path).toEqual([language]);
    const given = Object.keys(store[language] ?? {});
    expect(given.sort(), path).toEqual([...SHARED_NAMESPACES, ...own].sort());
    expect(userConfig).toBeNull();
  }
});

test('a navigation loads the new page’s texts in one language, as files that never change', async ({ page }) => {
  const complaints = complaintsOf(page);
  // The page may fetch what its links lead to as soon as it rests.
  const files: { url: string; cache: string; text: string }[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/_next/static/')) return;
    const text = await response.text().catch(() => '');
    files.push({ url: response.url(), cache: response.headers()['cache-control'] ?? '', text });
  });
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { name: ko('auth:login.heading') })).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: ko('layout:footer.faq'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: ko('content:faq.heading') })).toBeVisible();
  const requested = ko('content:faq.text');
  await expect.poll(() => files.filter(({ text }) => text.includes(requested)).length).toBe(1);
  const [file] = files.filter(({ text }) => text.includes(requested));
  expect(file?.cache).toContain('immutable');
  expect(files.filter(({ text }) => text.includes(en('content:faq.text')))).toEqual([]);

  // The other language comes with the switch.
  await page
    .getByRole('banner')
    .getByRole('button', { name: ko('layout:switchLanguage') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: en('content:faq.heading') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(complaints).toEqual([]);
});
