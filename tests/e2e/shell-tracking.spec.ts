import { type Browser, expect } from '@playwright/test';
import { bell } from '../support/browserPeople';
import { type Caller, join } from '../support/people';
import { startFaultyProxy } from '../support/receivers/faultyProxy';
import { browserOf, cookieOf, type ShellServer, startShellServer } from '../support/receivers/shellServer';
import { test } from '../support/receivers/shellTest';
import { startTrackingSink, type TrackingSink } from '../support/receivers/trackingSink';

let sink: TrackingSink;
let server: ShellServer;
let person: Caller;

test.beforeAll(async () => {
  sink = await startTrackingSink();
  server = await startShellServer({ NEXT_PUBLIC_TRACKING_BASE_URL: sink.url });
  person = await join(server.api);
});
test.beforeEach(() => {
  sink.answerWith(200);
  sink.actions.length = 0;
});
test.afterAll(async () => {
  await server?.stop();
  await sink?.close();
});

/**
 * A visitor of one test alone. What the tab of the test before sent while it closed may come in late, so each visitor
 * is known by the session of his cookie.
 */
const visit = async (browser: Browser, path: string, visitor?: Caller) => {
  const context = await browserOf(browser, server.url, visitor);
  const page = await context.newPage();
  await page.goto(path);
  await expect.poll(() => cookieOf(context, 'session')).toBeTruthy();
  const session = await cookieOf(context, 'session');
  const actions = () => sink.actions.filter(({ event }) => event.sessionId === session);
  const reported = () => actions().map(({ event }) => `${event.actionType} ${event.path}`);
  return { context, page, actions, reported };
};

test('a page entered is sent with its ten fields', async ({ browser }) => {
  const { context, reported, actions } = await visit(browser, '/en/auth/login?next=%2Fpush');
  await expect.poll(reported).toEqual(['PAGE_IN /en/auth/login?next=%2Fpush']);
  const event = actions()[0]?.event;
  expect(Object.keys(event ?? {}).sort()).toEqual([
    'actionType',
    'body',
    'clientDate',
    'key',
    'language',
    'method',
    'path',
    'referrer',
    'serviceName',
    'sessionId',
  ]);
  expect(event).toMatchObject({
    method: 'GET',
    key: '',
    body: null,
    serviceName: 'stlbs',
    sessionId: await cookieOf(context, 'session'),
    language: 'en',
  });
  expect(Math.abs(Date.parse(event?.clientDate ?? '') - Date.now())).toBeLessThan(60_000);
  await context.close();
});

test('a page left is sent once, on a route change and when the tab closes', { tag: '@full' }, async ({ browser }) => {
  const { context, page, reported, actions } = await visit(browser, '/auth/login');
  await page.getByRole('main').locator('a[href="/auth/find"]').click();
  await expect(page).toHaveURL('/auth/find');
  await expect.poll(reported).toEqual(['PAGE_IN /auth/login', 'PAGE_OUT /auth/login', 'PAGE_IN /auth/find']);
  expect(actions()[2]?.event.referrer).toBe('/auth/login');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => reported().at(-1)).toBe('PAGE_OUT /auth/find');
  await context.close();
});

test('a click on a marked element is sent with its id and custom data', { tag: '@full' }, async ({ browser }) => {
  const { context, page, reported, actions } = await visit(browser, '/');
  await page.getByRole('main').getByRole('textbox').first().fill('PIPE A106-B 4" SCH40 12M\nELBOW 90 LR 4" SCH40 5EA');
  await page.locator('[data-stlbs-id="home-read"]').click();
  await expect.poll(reported).toContain('CLICK /');
  const clicks = () =>
    actions()
      .map(({ event }) => event)
      .filter(({ actionType }) => actionType === 'CLICK');
  expect(clicks()[0]).toMatchObject({ key: 'home-read', body: { lines: 2 } });
  // A click on what lies inside counts for the marked element.
  await page.locator('[data-stlbs-id="home-continue"] svg').click();
  await expect.poll(() => clicks().map(({ key }) => key)).toEqual(['home-read', 'home-continue']);
  await context.close();
});

test('what could not be sent is kept over a reload and sent once the network is back', { tag: '@full' }, async ({
  browser,
}) => {
  const { context, page, reported, actions } = await visit(browser, '/auth/login');
  await expect.poll(reported).toHaveLength(1);
  sink.answerWith(503);
  await page.getByRole('main').locator('a[href="/auth/find"]').click();
  await expect(page).toHaveURL('/auth/find');
  const kept = () => page.evaluate(() => window.localStorage.getItem('stlbs_tracking') ?? '');
  await expect.poll(kept).toContain('PAGE_IN');
  expect(await kept()).not.toContain('token');
  sink.answerWith(200);
  await page.reload();
  await expect.poll(kept).toBe('');
  await expect
    .poll(() =>
      reported()
        .filter((one) => one === 'PAGE_OUT /auth/login' || one === 'PAGE_IN /auth/find')
        .sort(),
    )
    .toEqual(['PAGE_IN /auth/find', 'PAGE_IN /auth/find', 'PAGE_OUT /auth/login']);

  await context.setOffline(true);
  await page.evaluate(() => {
    document.body.dataset.stlbsId = 'offline';
    document.body.click();
  });
  await expect.poll(kept).toContain('offline');
  await context.setOffline(false);
  await expect.poll(() => actions().some(({ event }) => event.key === 'offline')).toBe(true);
  await context.close();
});

test('an endpoint that hangs delays no navigation', { tag: '@full' }, async ({ browser }) => {
  const context = await browserOf(browser, server.url);
  await context.route(`${sink.url}/**`, () => undefined);
  const page = await context.newPage();
  await page.goto('/auth/login');
  await page.getByRole('main').locator('a[href="/auth/find"]').click();
  await expect(page).toHaveURL('/auth/find', { timeout: 3_000 });
  await context.close();
});

test('mailed secrets never reach it, nor session storage', async ({ browser }) => {
  const { context, page, reported, actions } = await visit(browser, '/auth/find/hunter2hunter2hunter2');
  await page.goto('/auth/signup/need/done?t=hunter2hunter2hunter2');
  await expect(page).not.toHaveURL(/hunter2/);
  await page.goto('/auth/login');
  await expect.poll(reported).toContain('PAGE_IN /auth/login');
  expect(reported()).toContain('PAGE_IN /auth/find/[redacted]');
  expect(reported()).toContain('PAGE_IN /auth/signup/need/done?t=[redacted]');
  expect(JSON.stringify(actions())).not.toContain('hunter2');
  expect(await page.evaluate(() => JSON.stringify(window.sessionStorage))).not.toContain('hunter2');
  await context.close();
});

test('the token goes to the own origin, and not to another one over plain http', { tag: '@full' }, async ({
  browser,
  shellServer: own,
}) => {
  const { context: away, page, reported, actions } = await visit(browser, '/service', person);
  await expect(bell(page, 'ko')).toBeVisible();
  await expect.poll(reported).toContain('PAGE_IN /service');
  expect(actions().map(({ token }) => token)).toEqual(actions().map(() => undefined));
  await away.close();

  const proxy = await startFaultyProxy(own.url);
  const tokens: unknown[] = [];
  proxy.faults(({ path, headers }) => {
    if (path === '/api/tracking/user/action') tokens.push(headers['stlbs-token']);
    return null;
  });
  try {
    const member = await join(own.api);
    const home = await browserOf(browser, proxy.url, member);
    await (await home.newPage()).goto('/service');
    await expect.poll(() => tokens).toEqual([member.token]);
    await expect.poll(() => proxy.to('/api/tracking/user/action')[0]?.status).toBe(200);
    await home.close();
  } finally {
    await proxy.close();
  }
});
