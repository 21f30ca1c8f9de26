import { expect, type Page } from '@playwright/test';
import type { Language } from '../../src/contract/constants';
import { logout } from '../../src/contract/endpoints/auth';
import { untilIdle } from '../support/browserIdle';
import { bell, fillLogin } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { join } from '../support/people';
import { answer, refreshes } from '../support/receivers/faultyProxy';
import { browserOf, cookieOf, expired } from '../support/receivers/shellServer';
import { test } from '../support/receivers/shellTest';
import { JOURNEY_LANGUAGES } from '../support/journeyLanguages';

const EXPIRED = answer(401, 1002, '로그인이 만료됐어요.');
const REFUSED = answer(401, 1001, '로그인이 더 이상 유효하지 않아요.');

/** The way on that a page offers whose login ended: signing in first, joining second, both with the way back. */
async function offersSignIn(page: Page, language: Language, back: string) {
  const say = sayIn(language);
  const ways = page.getByRole('main').getByRole('link');
  await expect(ways.nth(0)).toHaveText(say('shell:ended.signIn'));
  await expect(ways.nth(1)).toHaveText(say('shell:ended.join'));
  const prefix = language === 'en' ? '/en' : '';
  await expect(ways.nth(0)).toHaveAttribute('href', `${prefix}/auth/login?next=${encodeURIComponent(back)}`);
  await expect(ways.nth(1)).toHaveAttribute('href', `${prefix}/auth/signup?next=${encodeURIComponent(back)}`);
}

for (const language of JOURNEY_LANGUAGES) {
  test(`a refused renewal clears both tokens, and the page where it happened says so (${language})`, async ({
    browser,
    shellServer: server,
    shellProxy: proxy,
  }) => {
    const say = sayIn(language);
    const person = await join(server.api);
    const context = await browserOf(browser, proxy.url, person, { language });
    const page = await context.newPage();
    const address = proxy.url + (language === 'en' ? '/en' : '') + '/service/project?role=buyer';
    await page.goto(address);
    await expect(bell(page, language)).toBeVisible();
    proxy.faults(({ path }) => {
      if (path === '/api/auth/refresh') return REFUSED;
      return path.startsWith('/api/') && !path.startsWith('/api/tracking') ? EXPIRED : null;
    });
    // What a push message does: the status of the bell is fetched again.
    await page.evaluate(() => new BroadcastChannel('stlbs-push').postMessage({ kind: 'message', data: '{}' }));
    await expect.poll(() => cookieOf(context, 'refresh')).toBeUndefined();
    expect(await cookieOf(context, 'access')).toBeUndefined();
    expect(refreshes(proxy)).toBe(1);
    await expect(page.getByRole('heading', { name: say('shell:ended.expired.title') })).toBeVisible();
    await expect(page).toHaveURL(address);
    await offersSignIn(page, language, '/service/project?role=buyer');
    // Loaded again there is no sign of a login left, but this browser still knows that there was one.
    proxy.faults(() => null);
    await page.reload();
    await expect(page).toHaveURL(/\/auth\/promoteSignUp\?next=/);
    await expect(page.getByRole('heading', { name: say('shell:ended.expired.title') })).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByText(say('shell:ended.back'))).toBeVisible();
    await fillLogin(page, language, person.email);
    await expect(page).toHaveURL(address);
    await expect(bell(page, language)).toBeVisible();
    // Nothing of it is shown once somebody has signed in, not even after a later sign-out.
    await page.goto(`${proxy.url}/auth/logout`);
    await expect(page.getByRole('banner').getByRole('link', { name: say('layout:login') })).toBeVisible();
    await page.goto(`${proxy.url}/auth/promoteSignUp`);
    await expect(page.getByRole('heading', { name: say('auth:promote.heading') })).toBeVisible();
    await context.close();
  });
}

test('a login that the server finds ended is shown on the very page that was requested', async ({
  browser,
  shellServer: server,
}) => {
  const person = await join(server.api);
  const access = await expired(person);
  await person.ok(logout, { body: { refresh_token: person.refreshToken } });
  const context = await browserOf(browser, server.url, person, { access });
  const page = await context.newPage();
  const answered = await page.goto('/service/project?role=seller');
  expect(answered?.status()).toBe(200);
  expect(await answered?.text()).toContain(sayIn('ko')('shell:ended.expired.title'));
  await expect(page.getByRole('heading', { name: sayIn('ko')('shell:ended.expired.title') })).toBeVisible();
  await offersSignIn(page, 'ko', '/service/project?role=seller');
  for (const kind of ['access', 'refresh', 'login'] as const) expect(await cookieOf(context, kind)).toBeUndefined();
  await context.close();
});

test('on a page for everybody the reader reads on and sees that the login ended, until it is put away', async ({
  browser,
  shellServer: server,
  shellProxy: proxy,
}) => {
  const say = sayIn('ko');
  const person = await join(server.api);
  const context = await browserOf(browser, proxy.url, person);
  const page = await context.newPage();
  await page.goto('/service/stock/search?q=elbow');
  await expect(bell(page, 'ko')).toBeVisible();
  await expect.poll(() => proxy.openSockets()).toBe(1);
  proxy.faults(({ path }) =>
    /^\/api\/(auth|user|push)\//.test(path) ? (path === '/api/auth/refresh' ? REFUSED : EXPIRED) : null,
  );
  await page.evaluate(() => new BroadcastChannel('stlbs-push').postMessage({ kind: 'message', data: '{}' }));
  const notice = page.getByRole('status').filter({ hasText: say('shell:ended.expired.title') });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(`${proxy.url}/service/stock/search?q=elbow`);
  const way = notice.getByRole('link', { name: say('shell:ended.signIn') });
  await expect(way).toHaveAttribute('href', `/auth/login?next=${encodeURIComponent('/service/stock/search?q=elbow')}`);
  await notice.getByRole('button', { name: say('shell:ended.dismiss') }).click();
  await expect(notice).toHaveCount(0);
  await context.close();
});

test('a sign-out in another tab says so where a member’s page was, and on a page for everybody', {
  tag: '@full',
}, async ({ browser, shellServer: server, shellProxy: proxy }) => {
  const say = sayIn('ko');
  const person = await join(server.api);
  const context = await browserOf(browser, proxy.url, person);
  const [closed, open, leaving] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await closed.goto('/service/project?role=buyer');
  await open.goto('/service/stock/search');
  await leaving.goto('/service');
  for (const tab of [closed, open, leaving]) await expect(bell(tab, 'ko')).toBeVisible();
  await leaving.goto('/auth/logout');
  await expect(leaving).toHaveURL(`${proxy.url}/`);
  await expect(closed.getByRole('heading', { name: say('shell:ended.elsewhere.title') })).toBeVisible();
  await expect(closed).toHaveURL(`${proxy.url}/service/project?role=buyer`);
  await offersSignIn(closed, 'ko', '/service/project?role=buyer');
  await expect(open.getByRole('status').filter({ hasText: say('shell:ended.elsewhere.title') })).toBeVisible();
  // Who signed out knows why.
  await expect(leaving.getByText(say('shell:ended.elsewhere.title'))).toHaveCount(0);
  // Signing in anywhere opens the page again.
  await open
    .getByRole('main')
    .getByRole('link', { name: say('shell:ended.signIn') })
    .click();
  await fillLogin(open, 'ko', person.email);
  await expect(bell(closed, 'ko')).toBeVisible();
  await expect(closed.getByText(say('shell:ended.elsewhere.title'))).toHaveCount(0);
  await context.close();
});

test('a login that is gone before any other tab has said so is shown all the same', { tag: '@full' }, async ({
  browser,
  shellServer: server,
}) => {
  const say = sayIn('ko');
  const person = await join(server.api);
  for (const [event, ending] of [
    // Signing out is announced before the cookies go; another tab may read it when they are gone.
    ['leaving', 'elsewhere'],
    // Anything that makes the page look at its cookies.
    ['nothing of note', 'expired'],
  ] as const) {
    const context = await browserOf(browser, server.url, person);
    const page = await context.newPage();
    await page.goto('/service/project?role=buyer');
    await expect(bell(page, 'ko')).toBeVisible();
    await context.clearCookies();
    await page.evaluate((word) => new BroadcastChannel('stlbs-session').postMessage(word), event);
    await expect(page.getByRole('heading', { name: say(`shell:ended.${ending}.title`) })).toBeVisible();
    // Time for a way elsewhere, had one been taken.
    await untilIdle(page);
    await expect(page).toHaveURL(`${server.url}/service/project?role=buyer`);
    await offersSignIn(page, 'ko', '/service/project?role=buyer');
    await context.close();
  }
});
