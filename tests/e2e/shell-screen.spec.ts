import { expect, test } from '@playwright/test';
import { bell, fillLogin, newBuyer, serverUrl, toNotifications } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { type FaultyProxy, startFaultyProxy } from '../support/receivers/faultyProxy';
import { browserOf } from '../support/receivers/shellServer';

const say = sayIn('ko');
const BROKEN = { status: 500, body: { mcode: 1, message: '서버에 문제가 생겼어요.', data: null } };
let proxy: FaultyProxy;

interface Seen {
  came: number;
  went: number;
  middle: number;
  bottom: number;
  buttons: number;
}

test.beforeEach(async () => {
  proxy = await startFaultyProxy(serverUrl());
});
test.afterEach(() => proxy?.close());

test('a toast stands at the bottom in the middle for two seconds, without a button to close it', async ({
  browser,
}) => {
  const context = await browserOf(browser, proxy.url, await newBuyer('ko'));
  const page = await context.newPage();
  await page.goto('/service');
  await expect(bell(page, 'ko')).toBeVisible();
  proxy.faults(({ path }) => (/^[/]api[/]push(?:[?]|$)/.test(path) ? BROKEN : null));
  // The page itself looks when the toast comes and goes, and where it stands: a busy machine tells a test too late.
  await page.evaluate((text) => {
    const seen: Seen = { came: 0, went: 0, middle: 0, bottom: 0, buttons: -1 };
    (window as unknown as { seen: Seen }).seen = seen;
    new MutationObserver(() => {
      const toast = [...document.querySelectorAll('[role="status"]')].find((one) => one.textContent === text);
      if (toast && seen.came === 0) {
        seen.came = performance.now();
        seen.buttons = toast.parentElement?.querySelectorAll('button').length ?? -1;
        requestAnimationFrame(() => {
          const { left, width, bottom } = toast.getBoundingClientRect();
          seen.middle = (left + width / 2) / window.innerWidth;
          seen.bottom = bottom / window.innerHeight;
        });
      }
      if (!toast && seen.came > 0 && seen.went === 0) seen.went = performance.now();
    }).observe(document.body, { childList: true, subtree: true });
  }, BROKEN.body.message);
  await toNotifications(page, 'ko');
  const seen = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await expect.poll(async () => (await seen()).went).toBeGreaterThan(0);
  const { came, went, middle, bottom, buttons } = await seen();
  // Two seconds to be read, one to fade.
  expect(went - came).toBeGreaterThan(2_900);
  expect(went - came).toBeLessThan(4_500);
  expect(middle).toBeCloseTo(0.5, 1);
  expect(bottom).toBeGreaterThan(0.8);
  expect(buttons).toBe(0);
  await context.close();
});

test('a screen shows that it loads, that it failed with a way to try again, and then its content', async ({
  browser,
}) => {
  const context = await browserOf(browser, proxy.url, await newBuyer('ko'));
  const page = await context.newPage();
  await page.goto('/service');
  await expect(bell(page, 'ko')).toBeVisible();
  // The bell's list and the page ask for the same, in an order that nobody promises: both wait for one word.
  let answer: () => void = () => undefined;
  const told = new Promise<void>((resolve) => (answer = resolve));
  await context.route(/\/api\/push(?:[?]|$)/, async (route) => {
    await told;
    await route.fulfill({ status: BROKEN.status, json: BROKEN.body });
  });
  await toNotifications(page, 'ko');
  const main = page.getByRole('main');
  await expect(main.locator('[aria-busy="true"]').first()).toBeVisible();
  answer();
  const failed = main.getByRole('alert');
  await expect(failed).toContainText(say('ui:errorTitle'));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await failed.getByRole('button', { name: say('ui:retry') }).click();
  await expect(failed).toHaveCount(0);
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('a form waits idle, is busy while it is sent, tells a failure in place, and succeeds', async ({ browser }) => {
  const person = await newBuyer('ko');
  const context = await browserOf(browser, proxy.url);
  const page = await context.newPage();
  await page.goto('/auth/login');
  const button = page.getByRole('main').getByRole('button', { name: say('auth:signIn'), exact: true });
  await expect(button).toBeEnabled();
  await expect(button).not.toHaveAttribute('aria-busy');
  let answer: (() => void) | undefined;
  await context.route('**/api/auth/login', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fulfill({ status: BROKEN.status, json: BROKEN.body });
  });
  await fillLogin(page, 'ko', person.email);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  // The transport is loaded with the first call, so the button is busy before the call has arrived.
  await expect.poll(() => answer).toBeTruthy();
  answer?.();
  await expect(page.getByRole('alert').filter({ hasText: BROKEN.body.message })).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
  await expect(page.getByLabel(say('auth:email'), { exact: true })).toHaveValue(person.email);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await button.click();
  await expect(bell(page, 'ko')).toBeVisible();
  await context.close();
});
