import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { SHARED_NAMESPACES } from '../../src/contract/constants';
import { complaintsOf } from '../support/browserErrors';
import { untilStill } from '../support/browserIdle';
import { sayIn } from '../support/browserTexts';

const ko = sayIn('ko');
const en = sayIn('en');

/** What the two sides of next-i18next say when they are used wrongly: a bundler keeps these words. */
const WRAPPER = 'appWithTranslation was called without a next-i18next config';
const ON_SERVER = 'Initial locale argument was not passed into serverSideTranslations';

const IMMUTABLE = 'public, max-age=31536000, immutable';

interface PageTexts {
  initialI18nStore?: Record<string, Record<string, unknown>>;
  userConfig: unknown;
}

/** What a page says of its texts, and what the scripts that it names for them bring. */
async function pageTexts(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const data = /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const stated = (JSON.parse(data) as { props: { pageProps: { _nextI18Next: PageTexts } } }).props.pageProps
    ._nextI18Next;
  const files = [...html.matchAll(/<script defer="" src="(\/texts\/[^"]+)"/g)].map(([, file = '']) => file);
  const scripts = await Promise.all(files.map((file) => request.get(file)));
  expect(scripts.map((script) => script.headers()['cache-control'])).toEqual(files.map(() => IMMUTABLE));
  const texts = await Promise.all(scripts.map(async (script) => /push\((.*)\)$/s.exec(await script.text())?.[1] ?? ''));
  return { stated, texts: texts.map((text) => JSON.parse(text) as [string, Record<string, unknown>]) };
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

test('a page names files with the texts that it shows, in its language alone, and holds none itself', async ({
  request,
}) => {
  for (const [path, language, own] of [
    // Members find their day there.
    ['/', 'ko', ['home', 'reading', 'service', 'trade']],
    ['/auth/login', 'ko', ['auth']],
    ['/en/auth/login', 'en', ['auth']],
  ] as const) {
    const { stated, texts } = await pageTexts(request, path);
    expect(stated.initialI18nStore, path).toBeUndefined();
    expect(stated.userConfig).toBeNull();
    expect([...new Set(texts.map(([given]) => given))], path).toEqual([language]);
    const given = texts.flatMap(([, bundles]) => Object.keys(bundles));
    expect(given.sort(), path).toEqual([...SHARED_NAMESPACES, ...own].sort());
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
  // The foot comes to life with the first use; before that its links load the page.
  await page.keyboard.press('Shift');
  await untilStill(page);
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
