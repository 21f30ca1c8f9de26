import { type Browser, expect as promptly, type Page, test } from '@playwright/test';
import type { Language } from '../../src/contract/constants';
import { loadType, look } from '../pictures/look';
import { largeComparison } from '../support/browserComparison';
import { complaintsOf } from '../support/browserErrors';
import { axeFindings, inTheDark } from '../support/browserFindings';
import { untilSteady, untilStill } from '../support/browserIdle';
import { at, openedAs } from '../support/browserPeople';
import { FULL } from '../support/depth';
import { type Say, sayIn } from '../support/browserTexts';
import { submitted } from '../support/trade';

// A recording of every step would take longer than the steps.
test.use({ trace: 'off' });

const expect = promptly.configure({ timeout: 20_000 });
const SELLERS = 8;
const HEIGHTS: Record<number, number> = { 360: 780, 390: 844, 768: 1024, 1440: 900, 1920: 1080 };
/** As much of the overview as there is: a picture begins at the top of the page. */
const TALL = 1900;
/** Reads of this screen. */
const READS = /\/api\/(rfq|project)\//;

/** One person's window, and what is found in its states: by axe in both looks, and by picture. */
async function watched(browser: Browser, language: Language, width: number) {
  const { buyer, number } = await largeComparison(SELLERS);
  const painter = await (await browser.newContext()).newPage();
  const page = await (await openedAs(browser, buyer, language)).newPage();
  await loadType(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
  const complaints = complaintsOf(page);
  const findings: string[] = [];
  const add = (name: string, found: readonly string[]) => findings.push(...found.map((each) => `${name}: ${each}`));
  /** The window shows what it did; of main states also in the dark, and axe finds nothing in either look. */
  const see = async (state: string, { dark = false } = {}) => {
    const name = `comparison.${state}.${width}.${language}`;
    // The same roles and colours in both languages and at all widths of a kind, and in states that differ little.
    if (language === 'ko' && (width === 390 || width === 1440) && (dark || FULL)) {
      add(name, await axeFindings(page));
      add(`${name} in the dark`, await inTheDark(page, () => axeFindings(page, ['color-contrast'])));
    }
    // Pictures even out figures: what comes to life with the first use would otherwise not find its own.
    await page.keyboard.press('Shift');
    await untilStill(page);
    // A plan that is found to be the best adds a line to what stands above the table.
    await untilSteady(page);
    const pictures = [await look(page, painter, name)];
    if (dark) pictures.push(await inTheDark(page, () => look(page, painter, `${name}.dark`)));
    add(
      name,
      pictures.filter((reported) => reported !== undefined),
    );
  };
  const end = async () => {
    // A test lets calls fail with 503, which the browser reports.
    expect([...findings, ...complaints.filter((complaint) => !complaint.includes('status of 503'))]).toEqual([]);
    await page.context().close();
  };
  return { page, say: sayIn(language), buyer, number, see, end };
}

const comparison = (language: Language, number: string) => at(language, `/service/project/purchase/${number}`);
const award = (language: Language, number: string) => at(language, `/service/project/purchase/bid/${number}`);

/** The overview with the plan of the deadline in it; on a phone it has to be opened. */
async function overviewed(page: Page, say: Say) {
  const overview = page.getByRole('button', { name: new RegExp(say('project:overview.title')) });
  if ((await overview.getAttribute('aria-expanded')) !== 'true') await overview.click();
  const plan = page.getByRole('region', { name: say('project:plan.result') });
  await expect(plan.getByRole('button', { name: say('project:plan.take') })).toBeVisible();
  await expect(plan.getByRole('progressbar')).toBeHidden();
  return { overview, plan };
}

for (const [language, width] of [
  ['ko', 360],
  ['ko', 768],
  ['ko', 1920],
  ['en', 390],
  ['en', 1440],
] as const) {
  test(`the comparison and its award look as they did (${language}, ${width} px)`, { tag: '@full' }, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const { page, say, number, see, end } = await watched(browser, language, width);
    await page.goto(comparison(language, number));
    const take = page.getByRole('button', { name: say('project:plan.take') });
    await expect(take).toBeVisible();
    await see('matrix');
    await take.click();
    await page.goto(award(language, number));
    // On a phone it stands in a sheet, which opens for who comes with a selection.
    await expect(page.getByRole('button', { name: say('project:award.send') })).toBeVisible();
    await see('award');
    await end();
  });
}

test('every state of the comparison passes axe in both looks and looks as it did, on a desktop', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { page, say, number, see, end } = await watched(browser, 'ko', 1440);
  const press = (key: string) =>
    page
      .getByRole('button', { name: say(key), exact: true })
      .first()
      .click();
  await page.goto(comparison('ko', number));
  await expect(page.getByRole('button', { name: say('project:plan.take') })).toBeVisible();
  await see('matrix', { dark: true });

  await page.locator('#cell-2-1').click();
  const details = page.getByRole('complementary', { name: say('project:compare.details') });
  await expect(details).toContainText(say('trade:step.title'));
  await press('project:compare.keepCell');
  await press('project:compare.legend');
  await press('project:compare.head.open');
  await see('details', { dark: true });

  await page.goto(award('ko', number));
  await page.setViewportSize({ width: 1440, height: TALL });
  const { overview } = await overviewed(page, say);
  await see('overview', { dark: true });
  await page.getByRole('combobox', { name: say('project:plan.rule.max_sellers') }).selectOption('1');
  const other = page.getByRole('region', { name: say('project:plan.otherResult') });
  await expect(other.getByRole('button', { name: say('project:plan.take') })).toBeVisible();
  await expect(other.getByRole('progressbar')).toBeHidden();
  await see('whatIf');
  await page.setViewportSize({ width: 1440, height: 900 });

  await other.getByRole('button', { name: say('project:plan.take') }).click();
  await overview.click();
  await see('award', { dark: true });
  await press('project:award.send');
  await expect(page.getByRole('dialog')).toBeVisible();
  await see('asking');
  await end();
});

test('every state of the comparison passes axe in both looks and looks as it did, on a phone', async ({ browser }) => {
  test.setTimeout(300_000);
  const { page, say, number, see, end } = await watched(browser, 'ko', 390);
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await page.goto(award('ko', number));
  await expect(page.getByRole('button', { name: say('project:plan.take') })).toBeVisible();
  await see('matrix', { dark: true });
  const { overview, plan } = await overviewed(page, say);
  await see('overview');
  await plan.getByRole('button', { name: say('project:plan.take') }).click();
  await overview.click();

  // By its place: a picture evens the figures of names.
  await page.locator('[data-line] li button[aria-haspopup=dialog]').first().click();
  await expect(page.getByRole('dialog')).toContainText(say('trade:step.title'));
  await see('details');
  await close();
  await page.getByRole('button', { name: say('ui:filters.title') }).click();
  await expect(page.getByRole('dialog')).toContainText(say('project:compare.sign.doubtful'));
  await see('legend');
  await close();
  await page.getByRole('button', { name: say('project:compare.toAward') }).click();
  await expect(page.getByRole('dialog')).toContainText(say('project:award.noteLabel'));
  await see('award', { dark: true });
  await end();
});

for (const width of [390, 1440]) {
  test(`without data the comparison passes axe and looks as it did (${width} px)`, { tag: '@full' }, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const { page, say, buyer, number, see, end } = await watched(browser, 'ko', width);
    const empty = (await submitted(buyer)).rfq_number_id;
    await page.goto(comparison('ko', empty));
    await expect(page.getByRole('heading', { name: say('project:compare.none') })).toBeVisible();
    await see('empty');

    // Comes from another page, as a reader does: the server would have drawn it with its data.
    const lead = async (to: string) => {
      await page.goto(at('ko', '/customer/faq'));
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await page.route(READS, (route) =>
        to === 'loading' ? undefined : route.fulfill({ status: 503, json: { mcode: 9500, message: '', data: null } }),
      );
      await page.evaluate(
        (path) => {
          const { router } = (window as unknown as { next: { router: { push(to: string): void } } }).next;
          router.push(path);
        },
        award('ko', number),
      );
      await page.waitForURL(/purchase\/bid\//);
      const shown =
        to === 'loading' ? page.locator('main [aria-busy="true"]') : page.getByRole('main').getByRole('alert');
      await expect(shown.first()).toBeVisible();
    };
    await lead('loading');
    await see('loading');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await loadType(page);
    await lead('failing');
    await see('failing');
    await end();
  });
}
