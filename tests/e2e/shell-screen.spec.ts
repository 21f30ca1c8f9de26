import { type BrowserContext, expect, test } from '@playwright/test';
import { stepUntil, stopTime } from '../support/browserClock';
import { bell, fillLogin, newBuyer, serverUrl, toNotifications } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { type FaultyProxy, startFaultyProxy } from '../support/receivers/faultyProxy';
import { browserOf } from '../support/receivers/shellServer';

const say = sayIn('ko');
const BROKEN = { status: 500, body: { mcode: 1, message: '서버에 문제가 생겼어요.', data: null } };
let proxy: FaultyProxy;

/** How long a toast is there to be read, and how long it takes to fade. */
const [READ_MS, FADE_MS] = [2_000, 1_000];

test.beforeEach(async () => {
  proxy = await startFaultyProxy(serverUrl());
});
test.afterEach(() => proxy?.close());

test('a toast stands at the bottom in the middle for two seconds, without a button to close it', {
  tag: '@full',
}, async ({ browser }) => {
  const context = await browserOf(browser, proxy.url, await newBuyer('ko'));
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/service');
  await expect(bell(page, 'ko')).toBeVisible();
  const answer = await holdPushList(context);
  await toNotifications(page, 'ko');
  await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
  await stopTime(page);
  answer();
  const toast = page.getByRole('status').filter({ hasText: BROKEN.body.message });
  const passed = await stepUntil(page, toast);
  // It slides in by itself, whatever the clock says.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const middle = async () => {
    const box = await toast.boundingBox();
    return box ? Math.abs((box.x + box.width / 2) / width - 0.5) : 1;
  };
  await expect.poll(middle).toBeLessThan(0.05);
  await expect
    .poll(async () => {
      const box = await toast.boundingBox();
      return box ? (box.y + box.height) / height : 0;
    })
    .toBeGreaterThan(0.8);
  await expect(toast.locator('xpath=..').getByRole('button')).toHaveCount(0);
  await page.clock.runFor(Math.max(0, READ_MS - passed - 100));
  await expect(toast).toBeVisible();
  expect(await stepUntil(page, toast, 'gone')).toBeLessThan(passed + FADE_MS + 1_000);
  await context.close();
});

/** Holds back the lists of notifications, of the bell and of the page alike, until they are answered as broken. */
async function holdPushList(context: BrowserContext): Promise<() => void> {
  let answer = () => {};
  const reported = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route(/\/api\/push(?:[?]|$)/, async (route) => {
    await reported;
    await route.fulfill({ status: BROKEN.status, json: BROKEN.body });
  });
  return answer;
}

test('a screen shows that it loads, that it failed with a way to try again, and then its content', {
  tag: '@full',
}, async ({ browser }) => {
  const context = await browserOf(browser, proxy.url, await newBuyer('ko'));
  const page = await context.newPage();
  await page.goto('/service');
  await expect(bell(page, 'ko')).toBeVisible();
  const answer = await holdPushList(context);
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

test('a form waits idle, is busy while it is sent, shows a failure in place, and succeeds', { tag: '@full' }, async ({
  browser,
}) => {
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
