import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { complaintsOf } from '../support/browserErrors';
import { openMine } from '../support/browserAccounts';
import { axeFindings } from '../support/browserFindings';
import { newBuyer, openedAs, serverUrl } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';
import { submitted } from '../support/trade';

for (const language of JOURNEY_LANGUAGES) {
  test(`a person makes a calendar address, which works, and removes it (${language})`, { tag: '@full' }, async ({
    browser,
  }) => {
    const say = sayIn(language);
    const buyer = await newBuyer(language);
    const { closes_at } = await submitted(buyer);
    const context = await openedAs(browser, buyer, language);
    const page = await openMine(context, language, '/user/mypage/profile', say('user:profile.title'));
    const complaints = complaintsOf(page);
    const make = page.getByRole('button', { name: say('user:calendar.make'), exact: true });
    await make.click();
    await expect(page.getByRole('heading', { name: say('user:calendar.shownTitle') })).toBeVisible();
    const url = await page.getByRole('dialog').getByLabel(say('user:calendar.address'), { exact: true }).innerText();
    expect(await axeFindings(page)).toEqual([]);
    const feed = url.replace(/^https?:\/\/[^/]+/, serverUrl());
    const text = await (await fetch(feed)).text();
    const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(event && new ICAL.Event(event).endDate.toJSDate().toISOString()).toBe(closes_at);
    await page.getByLabel(say('user:calendar.kept'), { exact: true }).check();
    await page.getByRole('button', { name: say('user:calendar.done'), exact: true }).click();
    await expect(page.getByText(url)).toHaveCount(0);

    await page.getByRole('button', { name: say('user:calendar.replace'), exact: true }).click();
    await page.keyboard.press('Escape');
    expect((await fetch(feed)).status).toBe(200);
    await page.getByRole('button', { name: say('user:calendar.remove'), exact: true }).click();
    await page
      .getByRole('button', { name: say('user:calendar.remove'), exact: true })
      .last()
      .click();
    await expect(make).toBeVisible();
    expect((await fetch(feed)).status).toBe(404);
    expect(complaints).toEqual([]);
    await context.close();
  });
}
