import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Language } from '../../src/contract/constants';
import { at } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import type { Screen } from './screenList';
import { spilling } from './spilling';

/** What a screen is shown with: its data, an API that never answers, or one that fails. */
export const CONDITIONS = ['data', 'loading', 'error'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** The colours that the reader's system asks for. */
export const LOOKS = ['light', 'dark'] as const;
export type Look = (typeof LOOKS)[number];

export interface Picture extends Screen {
  language: Language;
  width: number;
  look: Look;
  condition: Condition;
  /** Path of the picture below the folder. */
  file: string;
  /** What is wrong with the page by itself, such as a width that has to be scrolled. */
  faults: string[];
}

const HEIGHTS: Record<number, number> = { 360: 780, 390: 844, 768: 1024, 1440: 900, 1920: 1080 };
/** Reads of the API; the calls of the shell are answered, so that the screen alone waits. */
const READS = /\/api\/(?!user\/me|user\/profile|push|profile|auth|home|tracking|cart)/;
const SETTLED_MS = 500;
const TALLEST = 6_000;

/** A browser window of one language and look. */
export async function openWindow(browser: Browser, url: string, language: Language, look: Look) {
  const context = await browser.newContext({
    baseURL: url,
    locale: language === 'ko' ? 'ko-KR' : 'en-GB',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    colorScheme: look,
  });
  context.setDefaultTimeout(30_000);
  return context;
}

interface Shot {
  language: Language;
  /** The page is loaded at the first and then stretched, as a window is, since loading it takes longer than drawing it again. */
  widths: readonly number[];
  look: Look;
  condition: Condition;
  folder: string;
}

/** Takes a picture of the whole page at each width. Throws when the page cannot be opened. */
export async function photograph(
  context: BrowserContext,
  screen: Screen,
  { widths, folder, ...shot }: Shot,
): Promise<Picture[]> {
  const { language, look, condition } = shot;
  const page = await context.newPage();
  const pictures: Picture[] = [];
  let faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const fit = (width: number) => page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
  mkdirSync(folder, { recursive: true });
  try {
    const address = at(language, screen.path);
    await fit(widths[0] ?? 0);
    if (condition === 'data') await show(page, address, faults);
    else await showWithout(page, address, language, condition);
    if (screen.open) {
      await screen.open(page, sayIn(language));
      await page.waitForTimeout(SETTLED_MS);
    }
    for (const width of widths) {
      await fit(width);
      if (width !== widths[0]) await page.waitForTimeout(SETTLED_MS);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (tooWide > 0) faults.push(`${tooWide} px wider than the window`);
      const file = `${screen.name}.${condition}.${language}.${width}${look === 'dark' ? '.dark' : ''}.png`;
      faults.push(...(await page.evaluate(spilling)));
      if (!screen.open) await standWhole(page, width);
      await page.screenshot({ path: `${folder}/${file}`, fullPage: !screen.open, animations: 'disabled' });
      pictures.push({ ...screen, ...shot, width, file, faults });
      faults = [];
    }
    return pictures;
  } finally {
    await page.close();
  }
}

/** As tall a window as the page: a bar that is fixed to the window's foot would else lie across it. */
async function standWhole(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(height, HEIGHTS[width] ?? 900), TALLEST) });
  // What draws only what is in sight draws the rest first.
  await page.waitForTimeout(SETTLED_MS / 2);
}

async function show(page: Page, address: string, faults: string[]): Promise<void> {
  const answer = await page.goto(address, { waitUntil: 'load' });
  const status = answer?.status() ?? 0;
  if (status >= 400 && !address.includes('nowhere')) faults.push(`answers ${status}`);
  await settle(page);
}

/** Comes from another page, as a reader does, while the API keeps silent or fails. */
async function showWithout(page: Page, address: string, language: Language, condition: 'loading' | 'error') {
  await page.goto(at(language, '/customer/faq'), { waitUntil: 'load' });
  await settle(page);
  await page.route(READS, (route) =>
    condition === 'loading' || route.request().method() !== 'GET'
      ? undefined
      : route.fulfill({ status: 503, body: '' }),
  );
  await page.evaluate(
    (to) => {
      const { router } = (window as unknown as { next: { router: { push(to: string): void } } }).next;
      router.push(to);
    },
    address.replace(/^\/en(?=\/)/, ''),
  );
  await page.waitForURL((url) => url.pathname !== at(language, '/customer/faq')).catch(() => undefined);
  await page.waitForTimeout(SETTLED_MS * 2);
}

/** Lets late data, fonts and pictures come in, and scrolls once so that lazy ones are there too. */
async function settle(page: Page): Promise<void> {
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), null, { timeout: 5_000 })
    .catch(() => undefined);
  await page.evaluate(async () => {
    window.scrollTo(0, document.body.scrollHeight);
    await document.fonts.ready;
    window.scrollTo(0, 0);
  });
  await page.waitForTimeout(SETTLED_MS);
}
