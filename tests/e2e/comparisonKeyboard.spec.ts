import { expect as promptly, test } from '@playwright/test';
import { isFocused, KeyboardHand } from '../journeys/hand';
import { compared } from '../support/browserDeal';
import { openedAs } from '../support/browserPeople';
import { heading } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';

const expect = promptly.configure({ timeout: 20_000 });

test('without a mouse: from the project through matrix, details, plan and what-if to an award that is sent', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const say = sayIn('ko');
  const { buyer, number } = await compared();
  const context = await openedAs(browser, buyer, 'ko');
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/service/project/${number}`);
  const hand = new KeyboardHand(page);
  const main = page.getByRole('main');
  const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
  const grid = page.getByRole('grid', { name: say('project:compare.title') });
  const chosen = page.getByRole('region', { name: say('project:compare.award') });
  const taken = grid.locator('[aria-selected=true]');

  await test.step('to the matrix; arrows, Enter and the space bar', async () => {
    await hand.press(main.getByRole('link', { name: say('project:do.compare') }).first());
    await hand.goTo(grid);
    await hand.key('Control+Home');
    await hand.key('ArrowRight');
    await hand.key('Enter');
    const details = page.getByRole('complementary', { name: say('project:compare.details') });
    await expect(details).toContainText('Busan Flange');
    await hand.press(details.getByRole('button', { name: say('project:compare.keepCell') }));
    // Backwards the controls in its head come before it.
    await hand.goTo(grid);
    while (!(await isFocused(grid))) await hand.key('Shift+Tab');
    await hand.key('ArrowLeft');
    await expect(details).toContainText('Daehan Piping');
    await hand.key('Escape');
    await expect(details).toBeHidden();
    await hand.key('Space');
    await expect(chosen).toContainText(say('project:compare.chosen', { count: 1, total: 2 }));
  });

  await test.step('the tools: another basis, a seller hidden and shown again', async () => {
    await hand.goTo(page.getByRole('combobox', { name: say('project:compare.freight') }));
    await hand.key('ArrowDown');
    await expect(page).toHaveURL(/freight=spread/);
    await hand.press(page.getByRole('button', { name: say('project:compare.moreOf', { name: 'Busan Flange' }) }));
    const hide = page.getByRole('menuitem', { name: say('project:compare.hide', { name: 'Busan Flange' }) });
    await expect(hide).toBeVisible();
    while (!(await isFocused(hide))) await hand.key('ArrowDown');
    await hand.key('Enter');
    await expect(page.getByRole('columnheader', { name: 'Busan Flange' })).toBeHidden();
    await hand.press(page.getByRole('button', { name: say('project:compare.show', { name: 'Busan Flange' }) }));
    await expect(page.getByRole('columnheader', { name: 'Busan Flange' })).toBeVisible();
  });

  await test.step('on to the award, whose button has the focus; the overview and another rule', async () => {
    await hand.press(page.getByRole('link', { name: say('project:compare.next') }));
    await expect(button('project:award.send')).toBeFocused();
    await hand.press(page.getByRole('button', { name: new RegExp(say('project:overview.title')) }));
    await hand.tick(page.getByRole('checkbox', { name: 'Daehan Piping', exact: true }));
    const other = page.getByRole('region', { name: say('project:plan.otherResult') });
    await expect(other).toContainText('2,200,000');
    await hand.type(page.getByLabel(say('project:plan.scenarioName')), 'Busan only');
    await hand.key('Enter');
    const kept = page.getByRole('region', { name: say('project:plan.scenarios') });
    await hand.press(kept.getByRole('button', { name: say('project:plan.takeOf', { name: 'Busan only' }) }));
    await expect(taken).toHaveCount(2);
    const plan = page.getByRole('region', { name: say('project:plan.result') });
    await hand.press(plan.getByRole('button', { name: say('project:plan.take') }));
    await expect(taken).toHaveCount(3);
  });

  await test.step('a note, and the award is sent once its window is answered', async () => {
    await hand.type(page.getByRole('textbox', { name: new RegExp(say('project:award.noteLabel')) }), '7번 게이트');
    await hand.press(button('project:award.send').first());
    await hand.press(page.getByRole('dialog').getByRole('button', { name: say('project:award.send'), exact: true }));
    await expect(heading(page)).toContainText(say('trade:status.project.BID'));
  });
  await context.close();
});
