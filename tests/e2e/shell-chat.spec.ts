import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { getProfile } from '../../src/contract/endpoints/user';
import { holdIdle, letRest, untilStill } from '../support/browserIdle';
import { bell, fillLogin } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { type Caller, join } from '../support/people';
import { type ChannelHost, startChannelHost } from '../support/receivers/channelHost';
import { browserOf, type ShellServer, startShellServer } from '../support/receivers/shellServer';
import { test } from '../support/receivers/shellTest';

const KEY = 'a-plugin-key';
let server: ShellServer;
let host: ChannelHost;
let person: Caller;

test.beforeAll(async () => {
  server = await startShellServer({ NEXT_PUBLIC_CHANNEL_PLUGIN_KEY: KEY });
  person = await join(server.api);
});
test.beforeEach(async () => {
  host = await startChannelHost();
});
test.afterEach(() => host?.close());
test.afterAll(() => server?.stop());

async function visit(browser: Browser, path: string, who?: Caller, language: 'ko' | 'en' = 'ko') {
  const context = await browserOf(browser, server.url, who, { language });
  await host.standFor(context);
  const page = await context.newPage();
  await page.goto(path);
  return { context, page };
}
/** Opens a page and lets it rest once it has come alive. The type of the next page comes with the chat, where there is one. */
async function broughtToRest(context: BrowserContext, path: string) {
  await holdIdle(context);
  const page = await context.newPage();
  await page.goto(path);
  await alive(page);
  await letRest(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stlbs.fonts'))).toBe('1');
  await untilStill(page);
  return page;
}
/** The visit is noted by an effect of the page: it is hydrated, and the chat could have been loaded. */
const alive = (page: Page) => expect.poll(() => page.evaluate(() => document.cookie)).toContain('STLBS_SESSION_ID');
const names = () => host.calls.map(({ name }) => name);
const boots = () => host.calls.filter(({ name }) => name === 'boot').map(({ option }) => option);

test('boots for a visitor in the language of the page, and again as the member after signing in', {
  tag: '@full',
}, async ({ browser }) => {
  const { context, page } = await visit(browser, '/en/auth/login');
  await expect.poll(boots).toEqual([{ pluginKey: KEY, language: 'en' }]);
  await fillLogin(page, 'en', person.email);
  await expect(bell(page, 'en')).toBeVisible();
  await expect.poll(names).toEqual(['boot', 'shutdown', 'boot']);
  const profile = await person.ok(getProfile);
  expect(boots()[1]).toEqual({
    pluginKey: KEY,
    language: 'en',
    memberId: profile.id,
    unsubscribeEmail: !profile.email_approval,
    unsubscribeTexting: !profile.sns_approval,
    profile: {
      name: profile.name,
      email: profile.email,
      mobileNumber: '+821012345678',
      is_test: true,
      marketing_approval: profile.marketing_approval,
    },
  });
  expect(host.loads()).toBe(1);
  await context.close();
});

test('is not loaded before the page has come to rest', { tag: '@full' }, async ({ browser }) => {
  const context = await browserOf(browser, server.url);
  await host.standFor(context);
  await holdIdle(context);
  const page = await context.newPage();
  await page.goto('/auth/login', { waitUntil: 'load' });
  await alive(page);
  expect(host.loads()).toBe(0);
  await letRest(page);
  await expect.poll(boots).toEqual([{ pluginKey: KEY, language: 'ko' }]);
  await context.close();
});

test('signing out shuts it down, clears its cookies and boots it for a visitor', { tag: '@full' }, async ({
  browser,
}) => {
  const leaving = await join(server.api);
  const { context, page } = await visit(browser, '/service', leaving);
  await expect.poll(() => boots()[0]?.memberId).toBeTruthy();
  expect((await context.cookies()).some(({ name }) => name.startsWith('ch-session-'))).toBe(true);
  await page.getByRole('button', { name: '이담당' }).click();
  await page.getByRole('menuitem', { name: sayIn('ko')('layout:logout') }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect.poll(() => boots().at(-1)).toEqual({ pluginKey: KEY, language: 'ko' });
  expect(names()).toContain('shutdown');
  expect((await context.cookies()).filter(({ name }) => name.startsWith('ch-session-'))).toEqual([]);
  await context.close();
});

test('a change of language boots it again', { tag: '@full' }, async ({ browser }) => {
  const { context, page } = await visit(browser, '/auth/login');
  await expect.poll(boots).toEqual([{ pluginKey: KEY, language: 'ko' }]);
  await page
    .getByRole('banner')
    .getByRole('button', { name: sayIn('ko')('layout:switchLanguage') })
    .click();
  await expect.poll(boots).toEqual([
    { pluginKey: KEY, language: 'ko' },
    { pluginKey: KEY, language: 'en' },
  ]);
  expect(names()).toEqual(['boot', 'shutdown', 'boot']);
  await context.close();
});

test('is not there where the address is a secret', { tag: '@full' }, async ({ browser }) => {
  const context = await browserOf(browser, server.url);
  await host.standFor(context);
  const page = await broughtToRest(context, '/auth/find/hunter2hunter2hunter2');
  expect(host.loads()).toBe(0);
  await page.goto('/auth/login');
  await letRest(page);
  await expect.poll(() => host.loads()).toBe(1);
  await context.close();
});

test('without a key there is no chat and no error', { tag: '@full' }, async ({ browser, shellServer }) => {
  const context = await browserOf(browser, shellServer.url);
  await host.standFor(context);
  const complaints: string[] = [];
  context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  context.on('weberror', (fault) => complaints.push(fault.error().message));
  await broughtToRest(context, '/auth/login');
  expect(host.loads()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
