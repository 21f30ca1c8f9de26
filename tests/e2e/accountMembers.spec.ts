import { expect, test } from '@playwright/test';
import { colleagues, elsewhere, enterPassword, openMine } from '../support/browserAccounts';
import { at, newBuyer, openedAs } from '../support/browserPeople';
import { answer } from '../support/browserScreen';
import { sayIn } from '../support/browserTexts';
import { newRegistrationNumber } from '../support/people';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

for (const language of JOURNEY_LANGUAGES) {
  test(`a colleague is refused, files a claim, is approved and deactivated (${language})`, { tag: '@full' }, async ({
    browser,
  }) => {
    const say = sayIn(language);
    const { first, second } = await colleagues(newRegistrationNumber());
    const inside = await openedAs(browser, first, language);
    const outside = await openedAs(browser, second, language);
    const waiting = await openMine(outside, language, '/user/mypage/company', '두사람상사');
    await expect(waiting.getByText(say('user:pending.title'))).toBeVisible();

    const page = await openMine(inside, language, '/user/mypage/members', say('user:members.title'));
    const press = (action: string) =>
      page
        .getByRole('button', {
          name: say('user:members.actionFor', { action: say(`user:members.${action}`), name: '박나중' }),
          exact: true,
        })
        .click();
    await press('refuse');
    await answer(page, say('user:members.refuse'));
    await enterPassword(page, language);
    await expect(page.getByText(say('user:members.state.refused'), { exact: true })).toBeVisible();

    // Refused, the colleague may say that the company is theirs.
    await waiting.reload();
    await expect(waiting.getByText(say('user:pending.refused'))).toBeVisible();
    await waiting.getByRole('button', { name: say('user:claim.submit'), exact: true }).click();
    await expect(waiting.getByText(say('user:errors.required'))).toBeVisible();
    await waiting.getByLabel(say('user:claim.reason')).fill('대표자 본인이에요. 02-1234-5678');
    await waiting.getByRole('button', { name: say('user:claim.submit'), exact: true }).click();
    await enterPassword(waiting, language);
    await expect(waiting.getByText(say('user:claim.open'), { exact: true })).toBeVisible();

    // The page on which one waits goes on by itself.
    await waiting.goto(at(language, '/auth/signup/need/approval'));
    await expect(waiting.getByText(say('auth:need.refusedHeading'))).toBeVisible();
    await press('approve');
    await expect(page.getByRole('button', { name: new RegExp(say('user:members.deactivate')) })).toBeVisible();
    await expect(waiting.getByText(say('auth:need.approvedHeading'))).toBeVisible();
    await expect(waiting).toHaveURL(at(language, '/service'));
    await waiting.goto(at(language, '/user/mypage/company'));
    await expect(waiting.getByRole('heading', { level: 1 })).toContainText(say('user:company.title'));

    await press('deactivate');
    await answer(page, say('user:members.deactivate'));
    await expect(page.getByText(say('user:members.state.deactivated'), { exact: true })).toBeVisible();
    await waiting.goto(at(language, '/user/mypage'));
    await expect(waiting.getByRole('heading', { level: 1, name: say('shell:ended.expired.title') })).toBeVisible();
    await inside.close();
    await outside.close();
  });

  test(`a login on another device is ended from here (${language})`, { tag: '@full' }, async ({ browser }) => {
    const say = sayIn(language);
    const person = await newBuyer(language);
    const others = [await elsewhere(person), await elsewhere(person)];
    const context = await openedAs(browser, person, language);
    const page = await openMine(context, language, '/user/mypage/sessions', say('user:sessions.title'));
    const devices = page.getByRole('list', { name: say('user:sessions.devices') }).getByRole('listitem');
    await expect(devices).toHaveCount(3);
    await expect(devices.filter({ hasText: say('user:sessions.current') })).toHaveCount(1);
    // Each says from which address, and since and until when.
    await expect(devices.filter({ hasText: new RegExp(`${say('user:sessions.from')} [\\d.:a-f]+`) })).toHaveCount(
      await devices.count(),
    );
    await devices
      .getByRole('button', { name: say('user:sessions.endFor', { name: say('user:sessions.unknown') }) })
      .first()
      .click();
    await expect(devices).toHaveCount(2);
    await page.getByRole('button', { name: say('user:sessions.endAll') }).click();
    await answer(page, say('user:sessions.endAllConfirm'));
    await expect(devices).toHaveCount(1);
    for (const other of others) {
      const { status } = await other.api('GET', '/user/profile', { token: other.token ?? '' });
      expect(status).toBeGreaterThanOrEqual(401);
    }
    await expect(page.getByRole('table', { name: say('user:sessions.events') })).toContainText(
      say('user:sessions.kind.registered'),
    );
    await context.close();
  });
}
