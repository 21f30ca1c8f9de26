import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Language } from '../../src/contract/constants';
import { withAlternate } from '../support/browserAlternate';
import { complaintsOf } from '../support/browserErrors';
import { at, openedAs } from '../support/browserPeople';
import { answer, heading } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import type { Caller } from '../support/people';

async function open(browser: Browser, who: Caller, language: Language, path: string, width = 1440): Promise<Page> {
  const context = await openedAs(browser, who, language);
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  await page.goto(at(language, path));
  return page;
}

/** What was requested beside what is offered, in the words of a language. */
const change = (language: Language) => {
  const say = sayIn(language);
  const sides = [
    say('trade:alternate.requested', { value: 'API5L-B' }),
    say('trade:alternate.offered', { value: 'A106-B' }),
  ];
  return new RegExp(sides.join('.*'));
};

test('an alternate shows the requested item beside it, and is awarded by a tick of its own', async ({ browser }) => {
  const { buyer, seller, number } = await withAlternate();
  const say = sayIn('ko');
  const buying = await open(browser, buyer, 'ko', `/service/project/purchase/${number}`);
  const complaints = complaintsOf(buying);

  await test.step('in the comparison, and counted among what is chosen', async () => {
    const grid = buying.getByRole('grid', { name: say('project:compare.title') });
    await expect(grid).toContainText(say('project:compare.sign.alternate'));
    await grid.locator('#cell-1-0').click();
    const details = buying.getByRole('complementary', { name: say('project:compare.details') });
    await expect(details).toContainText(change('ko'));
    await grid.getByRole('columnheader').nth(1).getByRole('checkbox').check();
    const chosen = buying.getByRole('region', { name: say('project:compare.award') });
    await expect(chosen).toContainText(say('project:award.alternates.chosen', { count: 1 }));
  });

  await test.step('the planner says how much of its sum is alternates', async () => {
    await buying.getByRole('link', { name: say('project:compare.next') }).click();
    await expect(buying).toHaveURL(/purchase\/bid\//);
    await buying.getByRole('button', { name: new RegExp(say('project:overview.title')) }).click();
    const plan = buying.getByRole('region', { name: say('project:plan.result') });
    const won = (amount: string) => say('project:plan.money', { amount, unit: say('trade:currency.KRW') });
    // 10 pieces at 150,000 of 2,750,000 with the freight.
    await expect(plan).toContainText(
      say('project:plan.alternates', { count: 1, amount: won('1,500,000'), share: '54.5' }),
    );
  });

  const send = buying.getByRole('button', { name: say('project:award.send') }).first();
  const tick = buying.getByRole('checkbox', { name: new RegExp(say('project:award.alternates.accept', { line: 2 })) });
  await test.step('without its tick nothing is requested, and the tick has the focus', async () => {
    await expect(buying.getByRole('main')).toContainText(change('ko'));
    await send.click();
    await expect(buying.getByText(say('project:award.alternates.missing', { count: 1 }))).toBeVisible();
    await expect(tick).toBeFocused();
    await expect(buying.getByRole('dialog')).toBeHidden();
  });

  await test.step('the question names it once more', async () => {
    await tick.check();
    await send.click();
    await expect(buying.getByRole('dialog')).toContainText(change('ko'));
    await answer(buying, say('project:award.send'));
    await expect(heading(buying)).toContainText(say('trade:status.project.BID'));
    await expect(buying.getByRole('main')).toContainText(change('ko'));
  });

  await test.step('the seller reads it in the bid, with the number of the request, and both in the order', async () => {
    const english = sayIn('en');
    const selling = await open(browser, seller, 'en', `/service/project/sale/quotation/${number}`);
    const row = selling.getByRole('row').filter({ hasText: change('en') });
    await expect(row).toContainText(/^2/);
    await selling.getByRole('button', { name: english('project:bid.confirm') }).click();
    // Before anything binds, the window says once more what is delivered in place of what.
    const requested = selling.getByRole('dialog');
    await expect(requested).toContainText(english('project:bid.alternates', { count: 1 }));
    await expect(requested).toContainText(change('en'));
    await answer(selling, english('project:bid.confirm'));
    const lines = selling.getByRole('table', { name: english('trade:line.caption') });
    await expect(selling.getByRole('main')).toContainText(/O\d{6}/);
    await expect(lines).toContainText(change('en'));
    await selling.context().close();
    await buying.goto(`/service/project/${number}`);
    await expect(
      buying
        .getByRole('main')
        .getByRole('link', { name: /O\d{6}/ })
        .first(),
    ).toBeVisible();
  });
  expect(complaints).toEqual([]);
  await buying.context().close();
});

test('on a phone the ticks of an award stay within the window', { tag: '@full' }, async ({ browser }) => {
  const { buyer, number } = await withAlternate();
  const say = sayIn('en');
  const page = await open(browser, buyer, 'en', `/service/project/purchase/${number}`, 390);
  await page
    .getByRole('region', { name: say('project:compare.title') })
    .getByRole('checkbox')
    .first()
    .check();
  await page
    .getByRole('region', { name: say('project:compare.award') })
    .getByRole('link', { name: say('project:compare.toAward') })
    .click();
  const tick = page.getByRole('checkbox', { name: new RegExp(say('project:award.alternates.accept', { line: 2 })) });
  await tick.check();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page
    .getByRole('button', { name: say('project:award.send') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(change('en'));
  await page.context().close();
});
