import { expect, type Page, test } from '@playwright/test';
import { CATALOGUE } from '../../scripts/catalogue.mjs';
import { LANGUAGES } from '../../src/contract/constants';
import { axeFindings } from '../support/browserFindings';
import { loadType, look } from '../pictures/look';
import { catalogueStories, serveCatalogue } from './catalogueServer';

const SCHEMES = ['light', 'dark'] as const;
/** What axe asks of a whole page and not of a part of one. */
const OF_PAGES = /^(page-has-heading-one|region): /;
const stories = catalogueStories(CATALOGUE);
let server: Awaited<ReturnType<typeof serveCatalogue>>;

test.beforeAll(async () => {
  server = await serveCatalogue(CATALOGUE);
});
test.afterAll(() => server.stop());

/** A story stands once Storybook marks its page so and nothing of it loads any more. */
async function open(page: Page, id: string, language: string, scheme: string): Promise<void> {
  await page.goto(`${server.url}/iframe.html?viewMode=story&id=${id}&globals=language:${language};scheme:${scheme}`);
  await expect(page.locator('body')).toHaveClass(/sb-show-(main|errordisplay)/);
  if (await page.locator('body.sb-show-errordisplay').isVisible()) {
    throw new Error(`${id}: ${await page.locator('#error-message').textContent()}`);
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
  await expect(page.locator('main')).toBeAttached();
}

for (const language of LANGUAGES) {
  for (const scheme of SCHEMES) {
    test(`every part stands, is accessible and looks as it is known (${language}, ${scheme})`, async ({
      page,
      browser,
    }) => {
      const painter = await (await browser.newContext()).newPage();
      await loadType(page);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme });
      await page.setViewportSize({ width: 1024, height: 768 });
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(error.message));
      page.on('console', (message) => message.type() === 'error' && thrown.push(message.text()));
      const found: string[] = [];
      for (const { id } of stories) {
        await open(page, id, language, scheme);
        const findings = (await axeFindings(page)).filter((finding) => !OF_PAGES.test(finding));
        found.push(...findings.map((finding) => `${id}: ${finding}`));
        const reported = await look(page, painter, `catalogue.${id}.${scheme}.${language}`);
        if (reported) found.push(reported);
        for (const error of thrown.splice(0)) found.push(`${id}: ${error}`);
      }
      expect(found).toEqual([]);
    });
  }
}

test('a part without a name, or in another place, is found', async ({ page, browser }) => {
  test.skip(process.env['ACCEPT_PICTURES'] === '1', 'pictures are being taken');
  const painter = await (await browser.newContext()).newPage();
  await loadType(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, 'basics-buttons--buttons', 'ko', 'light');
  await page.addStyleTag({ content: 'main { transform: translateY(24px) } button { color: #eee !important }' });
  expect(await look(page, painter, 'catalogue.basics-buttons--buttons.light.ko')).toContain('looks different');
  // Storybook's own page holds buttons as well.
  await page
    .locator('main button')
    .first()
    .evaluate((button) => button.replaceChildren());
  expect((await axeFindings(page)).join()).toContain('button-name');
});
