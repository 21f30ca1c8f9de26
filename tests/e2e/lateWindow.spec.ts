import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { elsewhere } from '../support/browserAccounts';
import { loginCookies, newBuyer } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { WINDOW_MARK, windowsCome } from '../support/browserWindows';

const say = sayIn('ko');
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: say('user:sessions.endAll') });
const opened = (page: Page) => page.getByRole('dialog', { name: say('user:sessions.endAllTitle') });

// What it requests itself, no test could hold.
test.use({ serviceWorkers: 'block' });

/** Does so with the script of windows, whenever it is requested; answers how often it was. */
async function withScript(page: Page, act: () => Promise<'comes' | 'fails'>): Promise<() => number> {
  let requests = 0;
  await page.route('**/_next/static/chunks/**', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (body.includes(WINDOW_MARK)) {
      requests += 1;
      if ((await act()) === 'fails') return route.abort('internetdisconnected');
    }
    await route.fulfill({ response, body });
  });
  return () => requests;
}

/** For a person who is signed in on two devices: all can be signed out, and a window asks before. */
async function openPage(context: BrowserContext): Promise<Page> {
  const buyer = await newBuyer('ko');
  await elsewhere(buyer);
  await context.addCookies(loginCookies(buyer, 'ko'));
  return context.newPage();
}

async function visit(page: Page): Promise<void> {
  await page.goto('/user/mypage/sessions');
  await expect(opener(page)).toBeVisible();
}

test('a window whose script is slow can be called off, and takes the focus of the keyboard once it comes', async ({
  context,
}) => {
  const page = await openPage(context);
  let release = () => {};
  const released = new Promise<void>((go) => {
    release = go;
  });
  const requests = await withScript(page, async () => {
    await released;
    return 'comes';
  });
  await visit(page);
  await expect.poll(requests).toBeGreaterThan(0);
  const coming = page.getByRole('dialog', { name: say('ui:loading') });
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(coming).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(coming).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(coming).toBeVisible();
  release();
  await expect(opened(page)).toBeVisible();
  await expect(coming).toBeHidden();
  await expect(opened(page).getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opened(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('a window that is opened without a network before its script was there says so, and comes with the network', async ({
  context,
}) => {
  const page = await openPage(context);
  let connected = false;
  const requests = await withScript(page, async () => (connected ? 'comes' : 'fails'));
  await visit(page);
  await expect.poll(requests).toBeGreaterThan(0);
  await context.setOffline(true);
  await opener(page).click();
  await expect(page.getByRole('dialog', { name: say('ui:errorNoAnswer') })).toBeVisible();
  connected = true;
  await context.setOffline(false);
  await expect(opened(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('on a page that came to rest a window opens without a network', async ({ context }) => {
  const page = await openPage(context);
  const come = windowsCome(page);
  await visit(page);
  await come;
  await context.setOffline(true);
  await opener(page).click();
  await expect(opened(page)).toBeVisible();
});

test('a dialog with a script of its own that is pressed without a network says so, and called off it never comes', async ({
  context,
}) => {
  await context.addCookies(loginCookies(await newBuyer('ko'), 'ko'));
  const page = await context.newPage();
  const come = windowsCome(page);
  await page.goto('/user/mypage/members');
  await come;
  await context.setOffline(true);
  const invite = page.getByRole('main').getByRole('button', { name: say('people:invite.title') });
  await invite.click();
  const offline = page.getByRole('dialog', { name: say('ui:errorNoAnswer') });
  await expect(offline).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offline).toBeHidden();
  await expect(invite).toBeFocused();
  await context.setOffline(false);
  await page.waitForTimeout(1_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await invite.click();
  await expect(page.getByRole('dialog', { name: say('people:invite.title') })).toBeVisible();
});
