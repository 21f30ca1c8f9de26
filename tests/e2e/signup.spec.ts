import { expect, test } from '@playwright/test';
import { COOKIES } from '../../src/contract/constants';
import { newBuyer, openedAs } from '../support/browserPeople';
import { savedNote } from '../support/browserSave';
import { openStep } from '../support/browserEditor';
import { sayIn } from '../support/browserTexts';
import { PASSWORD } from '../support/people';

test('an address that is taken is shown on its own field, and nothing typed is lost', { tag: '@full' }, async ({
  page,
}) => {
  const say = sayIn('ko');
  const { email } = await newBuyer();
  await page.goto('/auth/signup');
  await page.getByRole('checkbox', { name: say('auth:signup.terms.all') }).check();
  await page.getByRole('button', { name: say('auth:next'), exact: true }).click();
  await page.getByLabel(say('auth:email'), { exact: true }).fill(email);
  await page.getByLabel(say('auth:password'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: say('auth:next'), exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: say('auth:errors.emailTaken') })).toBeVisible();
  await expect(page.getByLabel(say('auth:email'), { exact: true })).toHaveValue(email);
  await expect(page.getByLabel(say('auth:password'), { exact: true })).toHaveValue(PASSWORD);
  // Everything but the password is there again after a reload, twice over.
  for (let time = 0; time < 2; time += 1) {
    await page.reload();
    await expect(page.getByText(say('auth:signup.restored'))).toBeVisible();
    await expect(page.getByLabel(say('auth:email'), { exact: true })).toHaveValue(email);
    await expect(page.getByLabel(say('auth:password'), { exact: true })).toHaveValue('');
  }
});

test('a password that everybody tries is refused where it is typed', async ({ page }) => {
  const say = sayIn('ko');
  await page.goto('/auth/signup');
  await page.getByRole('checkbox', { name: say('auth:signup.terms.all') }).check();
  await page.getByRole('button', { name: say('auth:next'), exact: true }).click();
  await page.getByLabel(say('auth:email'), { exact: true }).fill(`${crypto.randomUUID()}@stlbs.test`);
  const password = page.getByLabel(say('auth:password'), { exact: true });
  await password.fill('abc12345');
  await password.press('Tab');
  const refusal = page.getByRole('alert').filter({ hasText: say('auth:errors.passwordCommon') });
  await expect(refusal).toBeVisible();
  await page.getByRole('button', { name: say('auth:next'), exact: true }).click();
  await expect(refusal).toBeVisible();
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: say('auth:next'), exact: true }).click();
  await expect(page.getByLabel(say('auth:signup.company.registration'))).toBeVisible();
});

test('what was pasted and not read yet is there after a reload and after another page', async ({ browser }) => {
  const say = sayIn('ko');
  const context = await openedAs(browser, await newBuyer(), 'ko');
  const page = await context.newPage();
  await page.goto('/service/buyer/type/paste');
  const list = page.getByRole('textbox', { name: say('buyer:intake.pasteLabel') });
  await list.fill('PIPE SMLS 4" SCH40 A106-B 12 M');
  await page.reload();
  await expect(list).toHaveValue('PIPE SMLS 4" SCH40 A106-B 12 M');
  await expect(page.getByText(say('shell:autosave.restored'))).toBeVisible();
  await page.goto('/service/buyer');
  await page.goto('/service/buyer/type/paste');
  await expect(list).toHaveValue('PIPE SMLS 4" SCH40 A106-B 12 M');
  await page.getByRole('button', { name: say('buyer:intake.readCount', { count: 1 }) }).click();
  await expect(page.getByLabel(say('buyer:terms.name'))).toBeVisible();
  // Left before that, the page would bring the unsaved lines back.
  await expect(page.getByText(savedNote(say))).toBeVisible();
  await page.goto('/service/buyer/type/paste');
  await expect(list).toHaveValue('');
  await context.close();
});

test('a login that runs out in the middle of a form is renewed, and the typed work goes on', { tag: '@full' }, async ({
  browser,
}) => {
  const say = sayIn('ko');
  const context = await openedAs(browser, await newBuyer(), 'ko');
  const page = await context.newPage();
  await page.goto('/service/buyer/type/paste');
  const list = page.getByRole('textbox', { name: say('buyer:intake.pasteLabel') });
  await list.fill('PIPE SMLS 4" SCH40 A106-B 12 M\nFLANGE WN RF 4" 150# A105 6 EA');
  const { name } = COOKIES.access;
  await context.clearCookies({ name });
  await page.getByRole('button', { name: say('buyer:intake.readCount', { count: 2 }) }).click();
  await expect(page.getByLabel(say('buyer:terms.name'))).toBeVisible();
  await page.getByLabel(say('buyer:terms.name')).fill('만료 뒤에도 이어지는 요청');
  await context.clearCookies({ name });
  await openStep(page, say, 'terms');
  await page.getByLabel(say('buyer:terms.project')).fill('3호기');
  await expect(page.getByText(savedNote(say))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(say('buyer:terms.name'))).toHaveValue('만료 뒤에도 이어지는 요청');
  await expect(page.getByLabel(say('buyer:terms.project'))).toHaveValue('3호기');
  expect((await context.cookies()).find((cookie) => cookie.name === name)?.value).toBeTruthy();
  await context.close();
});

test('a list that was read is there after signing up by the header, which says so', async ({ page }) => {
  const say = sayIn('ko');
  await page.goto('/');
  const main = page.getByRole('main');
  await main.getByRole('textbox').fill('PIPE 4" SCH40 A106-B 100\nFLANGE WN RF 4" 150# A105 6 EA');
  await main.getByRole('button', { name: say('home:box.read') }).click();
  const read = main.getByRole('region', { name: say('home:result.title', { count: 2 }) });
  // Guessed as in the editor, and said so.
  await expect(read.getByText(say('reading:warning.unit_assumed'), { exact: false })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('layout:join') })
    .click();
  await expect(main.getByText(say('auth:signup.keptList', { count: 2 }))).toBeVisible();
});
