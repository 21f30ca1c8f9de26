import { expect, type Page } from '@playwright/test';
import { holdIdle, letRest, untilIdle } from '../support/browserIdle';
import { bell, fillLogin, toNotifications } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { answersWithoutTime } from '../support/receivers/answersWithoutTime';
import { startReceiver } from '../support/receivers/receiver';
import { broken, recorded, recording, reporting, test } from '../support/receivers/reportTest';
import { type Item, type SentrySink, startSentrySink } from '../support/receivers/sentrySink';
import { browserOf, startShellServer } from '../support/receivers/shellServer';

/** A password, a token, an account: whatever must never be in a report. */
const SECRET = 'hunter2hunter2hunter2';
/** A mark that the recorder alone knows, by which its script is known: chunks have no names. */
const RECORDER = 'networkDetailAllowUrls';

const reportOf = (sink: SentrySink, path: string) =>
  sink.of('event').find(({ payload }) => (payload.extra as { url?: string } | undefined)?.url === path);
const extraOf = (item: Item | undefined) => item?.payload.extra as Record<string, unknown>;
/** Where a secret got through, with what stands around it. */
const leaks = (sink: SentrySink, secret = '') =>
  sink.items.flatMap(({ type, text }) => {
    const at = text.indexOf(secret);
    return at < 0 ? [] : [`${type}: ${text.slice(Math.max(0, at - 80), at + 40)}`];
  });
/** A word that only the reporting service's own scripts hold. */
const REPORTING = 'sentry_key';
/** The scripts of a page, as they come. */
function scriptsOf(page: Page): Promise<string>[] {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/_next\/.*[.]js/.test(response.url())) bodies.push(response.text().catch(() => ''));
  });
  return bodies;
}
/** How many of them hold a mark. */
const holding = async (scripts: Promise<string>[], mark: string) =>
  (await Promise.all(scripts)).filter((text) => text.includes(mark)).length;

test('a failed mutation is reported with what went over the wire, without its secrets, and with a replay', async ({
  browser,
  sink,
  reportProxy: proxy,
}) => {
  const context = await browserOf(browser, proxy.url);
  const page = await context.newPage();
  const started = reporting(page, sink);
  await page.goto('/auth/login');
  await started;
  await recording(page);
  proxy.faults(({ path }) => (path === '/api/auth/login' ? broken : null));
  await page.getByLabel(sayIn('ko')('auth:email'), { exact: true }).fill('typed@stlbs.test');
  await page.getByRole('button', { name: sayIn('ko')('auth:showPassword') }).click();
  await fillLogin(page, 'ko', 'typed@stlbs.test', SECRET);
  await expect.poll(() => reportOf(sink, '/auth/login'), { timeout: 15_000 }).toBeTruthy();
  const report = reportOf(sink, '/auth/login');
  expect(extraOf(report)).toMatchObject({
    kind: 'mutation',
    method: 'POST',
    url: '/auth/login',
    body: { email: '[redacted]', password: '[redacted]' },
    headers: { Accept: 'application/json', 'Accept-Language': 'ko', 'Content-Type': 'application/json' },
    status: 500,
    mcode: 1,
    response: { mcode: 1, message: broken.body.message },
  });
  expect(report?.payload.environment).toBe('staging');
  await expect.poll(() => sink.of('replay_recording').length, { timeout: 20_000 }).toBeGreaterThan(0);
  // Masking as a whole is off; what carries the mark is masked nevertheless.
  expect(recorded(sink)).toContain('typed@stlbs.test');
  expect(leaks(sink, SECRET)).toEqual([]);
  await context.close();
});

test('neither the server nor its pages start with a warning of the reporting service', async ({
  reportServer: server,
}) => {
  expect((await fetch(`${server.url}/auth/login`)).status).toBe(200);
  expect(server.output()).toContain('is ready');
  expect(server.output()).not.toMatch(/sentry|warning/i);
});

test('the recorder weighs nothing on the first load', { tag: '@full' }, async ({
  browser,
  reportServer: server,
  reportProxy: proxy,
}) => {
  const context = await browserOf(browser, proxy.url);
  const page = await context.newPage();
  const scripts = scriptsOf(page);
  await page.goto('/auth/login', { waitUntil: 'load' });
  const html = await (await fetch(`${server.url}/auth/login`)).text();
  const named = [...html.matchAll(/src="(\/_next\/[^"]+[.]js[^"]*)"/g)].map(([, path]) => server.url + path);
  const first = await Promise.all(named.map(async (url) => (await fetch(url)).text()));
  expect(first.length).toBeGreaterThan(3);
  expect(first.filter((text) => text.includes(RECORDER))).toEqual([]);
  await expect.poll(() => holding(scripts, RECORDER)).toBeGreaterThan(0);
  await context.close();
});

test('what fails before the page rests is kept, with its trail, and sent once reporting is there', {
  tag: '@full',
}, async ({ browser, sink, reportProxy: proxy }) => {
  const context = await browserOf(browser, proxy.url);
  await holdIdle(context);
  const page = await context.newPage();
  const scripts = scriptsOf(page);
  const sent: string[] = [];
  page.on('request', (request) => request.url().startsWith(sink.url) && sent.push(request.url()));
  await page.goto('/auth/login', { waitUntil: 'load' });
  await expect(page.getByLabel(sayIn('ko')('auth:email'), { exact: true })).toBeEditable();
  await page.evaluate((secret) => {
    console.warn(`a line before /api/ws/push?t=${secret}`);
    setTimeout(() => {
      throw new Error('thrown early');
    });
    void Promise.reject(new Error('refused early'));
  }, SECRET);
  expect(await holding(scripts, REPORTING)).toBe(0);
  expect(await holding(scripts, RECORDER)).toBe(0);
  expect(sent).toEqual([]);
  await letRest(page);
  // An event's trail also names the failures before it.
  const reported = (text: string) =>
    sink.of('event').filter(({ payload }) => JSON.stringify(payload.exception ?? null).includes(text));
  await expect.poll(() => [reported('thrown early').length, reported('refused early').length]).toEqual([1, 1]);
  expect(JSON.stringify(reported('thrown early')[0]?.payload.breadcrumbs)).toContain('a line before');
  expect(reported('thrown early')[0]?.payload.request).toMatchObject({ url: `${proxy.url}/auth/login` });
  expect(leaks(sink, SECRET)).toEqual([]);
  // Such a session is recorded like any other in which something failed.
  await expect.poll(() => sink.of('replay_recording').length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(await holding(scripts, REPORTING)).toBeGreaterThan(0);
  await context.close();
});

test('a failed query is reported with its bearer hidden, and console lines stand in the trail', {
  tag: '@full',
}, async ({ browser, sink, reportProxy: proxy, person }) => {
  const context = await browserOf(browser, proxy.url, person);
  const page = await context.newPage();
  const started = reporting(page, sink);
  await page.goto('/service');
  await started;
  await expect(bell(page, 'ko')).toBeVisible();
  await page.evaluate(() => console.warn('a line of the console'));
  proxy.faults(({ path }) => (path.startsWith('/api/push') ? broken : null));
  await toNotifications(page, 'ko');
  await expect.poll(() => reportOf(sink, '/push')).toBeTruthy();
  const report = reportOf(sink, '/push');
  expect(extraOf(report)).toMatchObject({
    kind: 'query',
    method: 'GET',
    params: {},
    headers: {
      Accept: 'application/json',
      'Accept-Language': 'ko',
      Authorization: '[redacted]',
      'Content-Type': 'application/json',
    },
    status: 500,
    mcode: 1,
    response: { mcode: 1, message: broken.body.message },
  });
  expect(JSON.stringify(report?.payload.breadcrumbs)).toContain('a line of the console');
  expect(leaks(sink, person.token)).toEqual([]);
  expect(leaks(sink, person.refreshToken)).toEqual([]);
  await context.close();
});

test('every page visit is traced but that of the 404 page', { tag: '@full' }, async ({
  browser,
  sink,
  reportProxy: proxy,
}) => {
  const context = await browserOf(browser, proxy.url);
  const page = await context.newPage();
  const traced = () => sink.of('transaction').map(({ payload }) => String(payload.transaction));
  await page.goto('/nowhere/at-all');
  await recording(page);
  // Going on within the page ends its own trace, which would be sent before that of the next.
  await page
    .getByRole('main')
    .getByRole('link', { name: sayIn('ko')('shell:notFound.home'), exact: true })
    .click();
  await expect.poll(traced, { timeout: 15_000 }).toContain('/');
  expect(traced().filter((name) => name.includes('404') || name.includes('nowhere'))).toEqual([]);
  await context.close();
});

test('secrets in addresses are redacted everywhere, no replay starts beside them, and nobody gets the referrer', async ({
  browser,
  sink,
  reportProxy: proxy,
}) => {
  const context = await browserOf(browser, proxy.url);
  const page = await context.newPage();
  const scripts = scriptsOf(page);
  const started = reporting(page, sink);
  const opened = await page.goto(`/auth/find/${SECRET}?t=${SECRET}`);
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
  await started;
  proxy.faults(({ path }) => (path === '/api/auth/password/reset' ? broken : null));
  await page.locator('input[type="password"]').first().fill('long-enough-9-secret');
  await page.getByRole('main').locator('button[type="submit"]').click();
  // Failures are reported once it is settled whether the page is recorded.
  await expect.poll(() => reportOf(sink, '/auth/password/reset')).toBeTruthy();
  await expect.poll(() => sink.of('transaction').length, { timeout: 15_000 }).toBeGreaterThan(0);
  expect([...leaks(sink, SECRET), ...leaks(sink, 'long-enough-9-secret')]).toEqual([]);
  expect(sink.everything().includes('/auth/find/[redacted]')).toBe(true);
  expect(sink.of('replay_recording')).toEqual([]);
  expect(await holding(scripts, RECORDER)).toBe(0);
  await context.close();
});

test('the push socket’s token is in no report', async ({ browser, sink, reportProxy: proxy, person }) => {
  const context = await browserOf(browser, proxy.url, person);
  const page = await context.newPage();
  const started = reporting(page, sink);
  await page.goto('/service');
  await started;
  await expect.poll(() => proxy.to('/api/ws/push').length).toBeGreaterThan(0);
  await page.evaluate((token) => console.error(`socket /api/ws/push?t=${token} failed`), person.token);
  proxy.faults(({ path }) => (path.startsWith('/api/push') ? broken : null));
  await toNotifications(page, 'ko');
  await expect.poll(() => reportOf(sink, '/push')).toBeTruthy();
  expect(sink.everything().includes('/api/ws/push?t=[redacted]')).toBe(true);
  expect(leaks(sink, person.token)).toEqual([]);
  await context.close();
});

test('a page that cannot be rendered is reported from the server, without the login of its request', {
  tag: '@full',
}, async ({ sink }) => {
  // A backend whose answers fit the contract, but hold a moment that no calendar has.
  const empty = await startReceiver((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const data = answersWithoutTime[new URL(request.url ?? '', 'http://x').pathname] ?? {};
    response.end(JSON.stringify({ mcode: 0, message: '', data }));
  });
  const timeless = await startShellServer({
    APP_ENV: 'staging',
    NEXT_PUBLIC_SENTRY_DSN: sink.dsn,
    NEXT_PUBLIC_API_BASE_URL: empty.url,
  });
  try {
    const cookie = `ACCESS_TOKEN=${SECRET}; REFRESH_TOKEN=${SECRET}; LOGIN=1`;
    const answer = await fetch(`${timeless.url}/push?t=${SECRET}`, { headers: { cookie } });
    expect(answer.status).toBe(500);
    // That the answers lack what the specification leaves out is reported, too.
    const unfit = ({ payload }: Item) => (payload.extra as { kind?: string } | undefined)?.kind === 'contract';
    // Browsers of the tests before may still send what failed there.
    const ofServer = ({ payload }: Item) => payload['platform'] === 'node';
    const report = () => sink.of('event').find((item) => ofServer(item) && !unfit(item));
    await expect.poll(report, { timeout: 15_000 }).toBeTruthy();
    expect(report()?.payload).toMatchObject({ environment: 'staging' });
    expect(leaks(sink, SECRET)).toEqual([]);
  } finally {
    await timeless.stop();
    await empty.close();
  }
});

test('on a local host nothing is reported', { tag: '@full' }, async ({ browser }) => {
  // A receiver of its own: the servers of other tests still send what they counted.
  const own = await startSentrySink();
  const local = await startShellServer({ APP_ENV: 'localhost', NEXT_PUBLIC_SENTRY_DSN: own.dsn });
  try {
    const context = await browserOf(browser, local.url);
    const page = await context.newPage();
    const scripts = scriptsOf(page);
    await page.goto('/auth/login');
    await expect.poll(() => holding(scripts, REPORTING)).toBeGreaterThan(0);
    await page.evaluate(() =>
      setTimeout(() => {
        throw new Error('on a local host');
      }),
    );
    // Leaving sends what was still being gathered.
    await page.getByRole('main').locator('a[href="/auth/find"]').click();
    await expect(page).toHaveURL('/auth/find');
    await untilIdle(page);
    expect(own.items).toEqual([]);
    await context.close();
  } finally {
    await local.stop();
    await own.close();
  }
});
