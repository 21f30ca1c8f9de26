import { type Browser, expect as promptly, test } from '@playwright/test';
import type { Language } from '../../src/contract/constants';
import { compared } from '../support/browserDeal';
import { complaintsOf } from '../support/browserErrors';
import { at, openedAs } from '../support/browserPeople';
import { answer, heading } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import type { Caller } from '../support/people';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

const expect = promptly.configure({ timeout: 20_000 });

async function page(browser: Browser, buyer: Caller, language: Language, size: { width: number; height: number }) {
  const context = await openedAs(browser, buyer, language);
  const opened = await context.newPage();
  await opened.setViewportSize(size);
  return opened;
}

for (const language of JOURNEY_LANGUAGES) {
  test(`from the matrix by keyboard to a planned award divided between two sellers (${language})`, {
    tag: '@full',
  }, async ({ browser }) => {
    const say = sayIn(language);
    const won = (amount: string) => say('project:plan.money', { amount, unit: say('trade:currency.KRW') });
    const { buyer, number } = await compared();
    const buying = await page(browser, buyer, language, { width: 1440, height: 900 });
    const complaints = complaintsOf(buying);
    const overview = () => buying.getByRole('button', { name: new RegExp(say('project:overview.title')) });
    // As before the plan of the deadline is there: the page plans, and the search for a better one finds no end before it is given up.
    const kept = /\/rfq\/[^/]+\/plan(\?|$)/;
    await buying.route(kept, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { mcode: 0, message: '', data: { plan: null } } })
        : route.fallback(),
    );
    await buying.route(/effort=best/, () => undefined);
    await buying.goto(at(language, `/service/project/purchase/${number}`));

    await test.step('arrows move, Enter shows the calculation, the space bar takes the offer', async () => {
      const grid = buying.getByRole('grid', { name: say('project:compare.title') });
      await expect(async () => {
        await grid.focus();
        await buying.keyboard.press('ArrowDown');
        await expect(grid).toHaveAttribute('aria-activedescendant', /cell-/, { timeout: 1000 });
      }).toPass();
      await buying.keyboard.press('Control+Home');
      await buying.keyboard.press('Enter');
      const details = buying.getByRole('complementary', { name: say('project:compare.details') });
      await expect(details).toContainText(say('trade:step.title'));
      await expect(details).toContainText('90,000');
      await buying.keyboard.press('Escape');
      await expect(details).toBeHidden();
      await buying.keyboard.press('Space');
      const chosen = buying.getByRole('region', { name: say('project:compare.award') });
      await expect(chosen).toContainText(say('project:compare.chosen', { count: 1, total: 2 }));
    });

    await test.step('freight in the price and a hidden seller stay in the address', async () => {
      await buying.getByRole('combobox', { name: say('project:compare.freight') }).selectOption('spread');
      await buying.getByRole('button', { name: say('project:compare.moreOf', { name: 'Busan Flange' }) }).click();
      await buying.getByRole('menuitem', { name: say('project:compare.hide', { name: 'Busan Flange' }) }).click();
      await expect(buying).toHaveURL(/freight=spread.*hide=|hide=.*freight=spread/);
      await buying.reload();
      await expect(buying.getByRole('columnheader', { name: 'Busan Flange' })).toBeHidden();
      await buying.getByRole('button', { name: say('project:compare.show', { name: 'Busan Flange' }) }).click();
      await expect(buying.getByRole('columnheader', { name: 'Busan Flange' })).toBeVisible();
    });

    await test.step('without a plan the page makes one; the search for a better one can be given up, the first plan stays', async () => {
      await buying.getByRole('link', { name: say('project:compare.next') }).click();
      await expect(buying).toHaveURL(/purchase\/bid\//);
      await overview().click();
      const plan = buying.getByRole('region', { name: say('project:plan.result') });
      await expect(plan.getByRole('progressbar')).toBeVisible();
      await plan.getByRole('button', { name: say('project:plan.cancel') }).click();
      await expect(plan.getByRole('progressbar')).toBeHidden();
      await expect(buying.getByRole('region', { name: say('project:overview.title') })).toContainText('1,760,000');
      await buying.unroute(/effort=best/);
      await buying.unroute(kept);
    });

    await test.step('the plan of the deadline stands there at once, and nothing is planned', async () => {
      const planned: string[] = [];
      buying.on('request', (request) => {
        if (request.method() === 'POST' && kept.test(request.url())) planned.push(request.url());
      });
      await buying.reload();
      await overview().click();
      await expect(buying.getByRole('region', { name: say('project:overview.title') })).toContainText('1,760,000');
      expect(planned).toEqual([]);
    });

    await test.step('the planner divides the first line and says that nothing is cheaper', async () => {
      const plan = buying.getByRole('region', { name: say('project:plan.result') });
      await expect(buying.getByRole('region', { name: say('project:overview.title') })).toContainText('1,760,000');
      await expect(plan).toContainText(say('project:plan.optimal', { seconds: '@' }).split('@')[0] ?? '@');
      for (const chart of ['totals', 'spread'] as const)
        await expect(buying.getByRole('region', { name: say(`project:overview.${chart}`) })).toBeVisible();
      // Who gets what is named, and nothing below the plan says that nothing is chosen.
      const who = plan.getByRole('list', { name: say('project:plan.who') });
      await expect(who).toContainText(
        /Daehan Piping.*1,160,000.*Busan Flange.*600,000|Busan Flange.*600,000.*Daehan Piping.*1,160,000/,
      );
      // Busan Flange alone takes 2,200,000.
      const saved = won('440,000');
      await expect(plan).toContainText(say('project:plan.headline.split', { count: 2, amount: saved, pct: '20' }));
    });

    await test.step('what if one seller is left out: the plan and its difference, kept under a name', async () => {
      await buying.getByRole('checkbox', { name: 'Daehan Piping', exact: true }).check();
      const other = buying.getByRole('region', { name: say('project:plan.otherResult') });
      await expect(other).toContainText('2,200,000');
      await expect(buying.getByText(say('project:plan.more', { amount: won('440,000'), pct: '25' }))).toBeVisible();
      await buying.getByLabel(say('project:plan.scenarioName')).fill('Busan only');
      await buying.keyboard.press('Enter');
      const kept = buying.getByRole('region', { name: say('project:plan.scenarios') });
      await expect(kept).toContainText('Busan only');
      await kept.getByRole('button', { name: say('project:plan.takeOf', { name: 'Busan only' }) }).click();
      await expect(buying.getByRole('grid').locator('[aria-selected=true]')).toHaveCount(2);
    });

    await test.step('the suggested plan marks its cells in the matrix of the same screen', async () => {
      const plan = buying.getByRole('region', { name: say('project:plan.result') });
      await plan.getByRole('button', { name: say('project:plan.take') }).click();
      await expect(buying.getByRole('grid').locator('[aria-selected=true]')).toHaveCount(3);
      await overview().click();
      const saved = say('project:plan.headline.split', { count: 2, amount: won('440,000'), pct: '20' });
      await expect(overview()).toContainText(saved);
    });

    await test.step('both sellers are sent their part', async () => {
      await buying
        .getByRole('button', { name: say('project:award.send') })
        .first()
        .click();
      await answer(buying, say('project:award.send'));
      await expect(heading(buying)).toContainText(say('trade:status.project.BID'));
      for (const name of ['Daehan Piping', 'Busan Flange'])
        await expect(buying.getByRole('heading', { name: new RegExp(name) })).toBeVisible();
      await expect(buying.getByText('1,160,000').first()).toBeVisible();
      await expect(buying.getByText('600,000').first()).toBeVisible();
    });

    await test.step('why it was awarded so can be kept', async () => {
      const saved = buying.waitForEvent('download');
      await buying.getByRole('button', { name: say('project:award.justify'), exact: true }).click();
      expect((await saved).suggestedFilename()).toMatch(new RegExp(`${number}\\.xlsx$`));
    });
    expect(complaints).toEqual([]);
    await buying.context().close();
  });
}

test('on a phone a line is a card, and its quantity can be divided by hand', async ({ browser }) => {
  const say = sayIn('ko');
  const { buyer, number } = await compared();
  const buying = await page(browser, buyer, 'ko', { width: 360, height: 740 });
  await buying.goto(`/service/project/purchase/${number}`);
  await buying.getByRole('button', { name: say('project:divide.open', { line: 1 }) }).click();
  const dialog = buying.getByRole('dialog', { name: say('project:divide.title') });
  await dialog.getByLabel(say('project:divide.qtyOf', { name: 'Daehan Piping' })).fill('5');
  await expect(dialog).toContainText(say('project:divide.sold'));
  await dialog.getByLabel(say('project:divide.qtyOf', { name: 'Daehan Piping' })).fill('3');
  await dialog.getByLabel(say('project:divide.qtyOf', { name: 'Busan Flange' })).fill('7');
  await dialog.getByRole('button', { name: say('project:divide.apply') }).click();
  const chosen = buying.getByRole('region', { name: say('project:compare.award') });
  // 3 × 90,000 and 7 × 100,000, each with VAT.
  await expect(chosen).toContainText('297,000');
  await expect(chosen).toContainText('770,000');
  const width = await buying.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await buying.context().close();
});

test('on a phone the window that asks before awards are sent lies above the sheet it came from', async ({
  browser,
}) => {
  const say = sayIn('ko');
  const { buyer, number } = await compared();
  const buying = await page(browser, buyer, 'ko', { width: 390, height: 844 });
  await buying.goto(`/service/project/purchase/${number}`);
  await buying.getByRole('button', { name: say('project:compare.bestPerLine') }).click();
  await buying
    .getByRole('link', { name: say('project:compare.toAward') })
    .last()
    .click();
  const sheet = buying.getByRole('dialog', { name: say('project:award.title') });
  await sheet.getByRole('button', { name: say('project:award.send') }).click();
  const asking = buying.getByRole('dialog', { name: say('project:award.askTitle', { count: 1 }) });
  const send = asking.getByRole('button', { name: say('project:award.send') });
  await send.click({ trial: true });
  // What lies behind a window takes no presses, whatever covers it: what is seen at the place counts.
  await buying.addStyleTag({ content: '* { pointer-events: auto !important; }' });
  const onTop = await send.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(onTop).toBe(true);
  await buying.context().close();
});
