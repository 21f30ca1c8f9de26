import { expect, test } from '@playwright/test';
import { deactivateMember, makeOwner } from '../../src/contract/endpoints/company';
import { invite, putMemberRole } from '../../src/contract/endpoints/people';
import { errorMessage } from '../../src/contract/errors';
import { getProfile, reauth } from '../../src/contract/endpoints/user';
import { colleagues, elsewhere, enterPassword, openMine } from '../support/browserAccounts';
import { at, newBuyer, openedAs, serverUrl } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { emailsTo } from '../support/emails';
import { createApi } from '../support/http';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';
import { join, letIn, newRegistrationNumber, PASSWORD } from '../support/people';

for (const language of JOURNEY_LANGUAGES) {
  test(`an owner makes a role and invites a person, who registers by the mailed link (${language})`, {
    tag: '@full',
  }, async ({ browser }) => {
    const say = sayIn(language);
    const owner = await newBuyer(language);
    const context = await openedAs(browser, owner, language);
    const page = await openMine(context, language, '/user/mypage/members', say('user:members.title'));
    await page.getByRole('button', { name: say('people:roles.add'), exact: true }).click();
    await page.getByLabel(say('people:roles.name'), { exact: true }).fill('검수 담당');
    await page.getByLabel(say('people:right.receive'), { exact: true }).check();
    await page.getByRole('button', { name: say('people:save'), exact: true }).click();
    await enterPassword(page, language);
    await expect(page.getByRole('table', { name: say('people:roles.title') })).toContainText('검수 담당');

    const email = `people-${Date.now()}-${language}@stlbs.test`;
    await page.getByRole('button', { name: say('people:invite.title'), exact: true }).click();
    await page.getByRole('button', { name: say('people:invite.submit'), exact: true }).click();
    await expect(page.getByText(say('people:invite.wrongEmail'))).toBeVisible();
    await page.getByLabel(say('people:invite.email'), { exact: true }).fill(email);
    await page.getByLabel(say('people:place.role'), { exact: true }).selectOption('검수 담당');
    await page.getByRole('button', { name: say('people:invite.submit'), exact: true }).click();
    await expect(page.getByRole('table', { name: say('people:invitations.title') })).toContainText(email);

    const [mail] = await emailsTo(createApi(serverUrl()), email, '/auth/invitation');
    const token = /[?&]t=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const outside = await browser.newContext();
    const invited = await outside.newPage();
    await invited.goto(at(language, `/auth/invitation?t=${token}`));
    await expect(invited.getByText('검수 담당')).toBeVisible();
    await invited.getByLabel(say('auth:password'), { exact: true }).fill(PASSWORD);
    await invited.getByLabel(say('auth:signup.person.name'), { exact: true }).fill('새담당');
    await invited.getByLabel(say('auth:signup.person.phone'), { exact: true }).fill('010-3333-4444');
    await invited.getByRole('button', { name: say('people:join.submit'), exact: true }).click();
    await expect(invited.getByText(say('auth:errors.terms'))).toBeVisible();
    await invited.getByLabel(say('auth:signup.terms.all'), { exact: true }).check();
    await invited.getByRole('button', { name: say('people:join.submit'), exact: true }).click();
    await expect(invited).toHaveURL(at(language, '/service'));

    // The newcomer sees the members, and is offered nothing to manage.
    await invited.goto(at(language, '/user/mypage/members'));
    await expect(invited.getByRole('table', { name: say('user:members.list') })).toContainText('새담당');
    await expect(invited.getByRole('button', { name: say('people:invite.title'), exact: true })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('table', { name: say('user:members.list') })).toContainText('새담당');
    await expect(page.getByRole('table', { name: say('people:invitations.title') })).toHaveCount(0);
    await outside.close();
    await context.close();
  });

  test(`an invitation is sent again once the password is entered, and ends with its sender (${language})`, {
    tag: '@full',
  }, async ({ browser }) => {
    const say = sayIn(language);
    const { first, second } = await colleagues(newRegistrationNumber());
    await letIn(first, second);
    const { id } = await second.ok(getProfile);
    await first.ok(makeOwner, { params: { member_id: id } });
    await second.ok(reauth, { body: { password: PASSWORD } });
    const email = `again-${Date.now()}-${language}@stlbs.test`;
    const place = { role: 'viewer' as const, own_role_id: null, team_id: null, site_id: null };
    const left = `left-${email}`;
    for (const to of [email, left]) await second.ok(invite, { body: { ...place, email: to, language } });
    // This login is another one, in which nobody has entered the password.
    const context = await openedAs(browser, await elsewhere(first), language);
    const page = await openMine(context, language, '/user/mypage/members', say('user:members.title'));
    await page.getByRole('button', { name: say('people:invitations.resendTo', { email }), exact: true }).click();
    await enterPassword(page, language);
    await expect.poll(async () => (await emailsTo(createApi(serverUrl()), email, '/auth/invitation')).length).toBe(2);
    await first.ok(deactivateMember, { params: { member_id: id } });
    await page.reload();
    await expect(page.getByRole('table', { name: say('user:members.list') })).toBeVisible();
    // What the other one sent again is that one's own.
    await expect(page.getByText(left, { exact: true })).toHaveCount(0);
    await expect(page.getByText(email, { exact: true })).toBeVisible();
  });

  test(`a person with an account joins by the mailed link (${language})`, { tag: '@full' }, async ({ browser }) => {
    const say = sayIn(language);
    const api = createApi(serverUrl());
    const owner = await newBuyer(language);
    const { company_name } = await owner.ok(getProfile);
    // Waits to be let into another company.
    const company_registration_number = newRegistrationNumber();
    await join(api, { company_registration_number, company_name: '다른강관' });
    const waiting = await join(api, { company_registration_number, company_name: '다른강관' }, language);
    await owner.ok(reauth, { body: { password: PASSWORD } });
    const place = { role: 'buyer' as const, own_role_id: null, team_id: null, site_id: null };
    await owner.ok(invite, { body: { email: waiting.email, language, ...place } });
    const [mail] = await emailsTo(api, waiting.email, '/auth/invitation');
    const token = /[?&]t=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const context = await openedAs(browser, waiting, language);
    const page = await context.newPage();
    await page.goto(at(language, `/auth/invitation?t=${token}`));
    await page.getByRole('button', { name: say('people:join.join'), exact: true }).click();
    await expect(page.getByText(say('people:join.done', { company: company_name }))).toBeVisible();
    await expect(page).toHaveURL(at(language, '/service'));
    await context.close();
  });

  test(`a member names the own deputy, and a role keeps a person from a call (${language})`, async ({ browser }) => {
    const say = sayIn(language);
    const { first, second } = await colleagues(newRegistrationNumber());
    await letIn(first, second);
    await first.ok(reauth, { body: { password: PASSWORD } });
    const { id } = await second.ok(getProfile);
    const place = { role: 'warehouse' as const, own_role_id: null, team_id: null, site_id: null };
    await first.ok(putMemberRole, { params: { member_id: id }, body: place });
    const context = await openedAs(browser, second, language);
    const page = await openMine(context, language, '/user/mypage/members', say('user:members.title'));
    await expect(page.getByText(say('people:role.warehouse'), { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: say('people:deputies.name'), exact: true }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(say('people:deputies.deputy'), { exact: true }).selectOption({ index: 1 });
    await form.getByLabel(say('people:deputies.from'), { exact: true }).fill('2099-01-01');
    await form.getByLabel(say('people:deputies.until'), { exact: true }).fill('2099-01-31');
    await form.getByRole('button', { name: say('people:save'), exact: true }).click();
    await enterPassword(page, language);
    await expect(page.getByText('2099-01-31')).toBeVisible();
    await page.getByRole('button', { name: new RegExp(say('people:deputies.end'), 'u') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('people:deputies.end'), exact: true })
      .click();
    await expect(page.getByText(say('people:deputies.none'))).toBeVisible();
    // A page that the role does not open says so, and why.
    await page.goto(at(language, '/service/seller'));
    await expect(page.getByRole('main').getByText(errorMessage('RIGHT_MISSING', language))).toBeVisible();
    await context.close();
  });
}
