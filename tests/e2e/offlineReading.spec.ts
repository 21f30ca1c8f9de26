import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { getProfile, listPush } from '../../src/contract/endpoints/user';
import { at, loginCookies, newBuyer, newSeller, serverUrl } from '../support/browserPeople';
import type { Caller } from '../support/people';
import { pipeLine, quoted, submitted } from '../support/trade';

const TITLE = '오프라인에서 읽는 요청';

async function visit(context: BrowserContext, person: Caller, path: string): Promise<Page> {
  await context.addCookies(loginCookies(person, 'ko'));
  const page = await context.newPage();
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('stlbs-read-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** The part of a service worker's scope that is looked at. */
interface Showing {
  registration: { showNotification: (title: string, options: { body: string }) => Promise<void> };
  shown: string[];
}

/** Notes what the worker gives to the browser to show: Chromium without a window of its own shows no notification. */
async function notedNotices(context: BrowserContext): Promise<() => Promise<string[]>> {
  const worker = context.serviceWorkers().find((one) => one.url().endsWith('/sw.js'));
  if (!worker) throw new Error('there is no service worker');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Showing;
    scope.shown = [];
    scope.registration.showNotification = async (title, { body }) => void scope.shown.push(`${title}: ${body}`);
  });
  return () => worker.evaluate(() => (globalThis as unknown as Showing).shown);
}

/** An own request that was read here, and is kept. */
async function readHere(context: BrowserContext) {
  const buyer = await newBuyer();
  const { rfq_number_id } = await submitted(buyer, { title: TITLE });
  const path = `/service/project/${rfq_number_id}`;
  const page = await visit(context, buyer, path);
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect.poll(() => keptPaths(page)).toContain(path);
  return { buyer, page, path };
}

test('a record that was read stands there without a network, says since when, and nothing can be done in it', async ({
  context,
}) => {
  const { page, path } = await readHere(context);
  await context.setOffline(true);
  await page.goto(path);
  await expect(page.getByText(/^오프라인 · \d{2}:\d{2} 기준$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  expect(await page.locator('script').count()).toBe(0);
  for (const control of await page.locator('button, input, select, textarea').all())
    await expect(control).toBeDisabled();
  await page.goto('/service/project/another');
  await expect(page.getByRole('heading', { name: '인터넷에 연결되어 있지 않아요' })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(TITLE) })).toBeVisible();
  await context.setOffline(false);
  await page.goto(path);
  await expect(page.getByText(/^오프라인 · /)).toHaveCount(0);
});

test('the lists of requests and a comparison that were read stand there without a network, every line of it', async ({
  context,
}) => {
  const [buyer, seller] = [await newBuyer(), await newSeller()];
  const lines = Array.from({ length: 45 }, (_, at) => ({
    ...pipeLine,
    raw_text: `PIPE ${at + 1}`,
    qty: `${at + 101}`,
  }));
  const { rfq_number_id } = await submitted(buyer, { title: TITLE, lines });
  await quoted(seller, rfq_number_id);
  const comparison = `/service/project/purchase/${rfq_number_id}`;
  const page = await visit(context, buyer, '/service/buyer');
  await expect.poll(() => keptPaths(page)).toContain('/service/buyer');
  await page.goto(comparison);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect.poll(() => keptPaths(page)).toContain(comparison);
  await context.setOffline(true);
  await page.goto('/service/buyer');
  await expect(page.getByText(/^오프라인 · /)).toBeVisible();
  await expect(page.getByText(TITLE)).toBeVisible();
  await page.goto(comparison);
  await expect(page.getByText(/^오프라인 · /)).toBeVisible();
  for (const qty of ['101', '145']) await expect(page.getByText(new RegExp(`^${qty}\\s*EA$`)).first()).toBeVisible();
  // An award is never made from what may be old.
  await page.goto(`/service/project/purchase/bid/${rfq_number_id}`);
  await expect(page.getByRole('heading', { name: '인터넷에 연결되어 있지 않아요' })).toBeVisible();
  await context.setOffline(false);
});

test('the list of what was read leads to the day’s page once the network is back', { tag: '@full' }, async ({
  context,
}) => {
  const { page, path } = await readHere(context);
  await context.setOffline(true);
  await page.goto(path);
  await page.getByRole('link', { name: '최근에 본 화면' }).click();
  await expect(page.getByRole('link', { name: new RegExp(TITLE) })).toBeVisible();
  await page.goBack();
  await context.setOffline(false);
  await page.getByRole('link', { name: '최근에 본 화면' }).click();
  await expect(page).toHaveURL(/\/service$/);
});

test('the offline page speaks the language of the address for who is nobody', { tag: '@full' }, async ({ context }) => {
  const page = await context.newPage();
  await page.goto('/en/customer/faq');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto(at('en', '/customer/faq'));
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.goto('/customer/faq');
  await expect(page.getByRole('heading', { name: '인터넷에 연결되어 있지 않아요' })).toBeVisible();
});

test('signing out wipes what was kept; the back button shows nothing of it, with or without a network', async ({
  context,
}) => {
  const { page, path } = await readHere(context);
  await page.goto('/auth/logout');
  await expect
    .poll(() => context.cookies().then((all) => all.some(({ name }) => name === 'REFRESH_TOKEN')))
    .toBe(false);
  await expect.poll(() => keptPaths(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: '인터넷에 연결되어 있지 않아요' })).toBeVisible();
  await expect(page.getByText(TITLE)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText(TITLE)).toHaveCount(0);
});

test('another person of the same browser finds nothing that was kept for the first', async ({ context }) => {
  const { page, path } = await readHere(context);
  const other = await newBuyer();
  await context.clearCookies();
  const second = await visit(context, other, '/service/project');
  await expect.poll(() => keptPaths(second)).toEqual(expect.arrayContaining(['/service/project']));
  expect(await keptPaths(second)).not.toContain(path);
  await page.close();
  await context.setOffline(true);
  await second.goto(path);
  await expect(second.getByRole('heading', { name: '인터넷에 연결되어 있지 않아요' })).toBeVisible();
  await expect(second.getByText(TITLE)).toHaveCount(0);
});

test('a login whose cookies are gone leaves nothing to read', async ({ context }) => {
  const { page, path } = await readHere(context);
  await context.clearCookies();
  await context.setOffline(true);
  await page.goto(path);
  await expect(page.getByText(TITLE)).toHaveCount(0);
});

test('a pushed notification is shown, and pressing it opens its page in the open tab and reads it', {
  tag: '@full',
}, async ({ context }) => {
  const buyer = await newBuyer();
  const seller = await newSeller();
  const { rfq_number_id } = await submitted(buyer, { title: TITLE });
  await quoted(seller, rfq_number_id);
  const [own] = (await buyer.ok(listPush)).items;
  const page = await visit(context, buyer, '/service');
  const session = await context.newCDPSession(page);
  const registrations: { registrationId: string; scopeURL: string }[] = [];
  session.on('ServiceWorker.workerRegistrationUpdated', (event) => registrations.push(...event.registrations));
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const { id: reader } = await buyer.ok(getProfile);
  const deliver = (change: object) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: serverUrl(),
      registrationId: registrations[0]?.registrationId ?? '',
      data: JSON.stringify({
        id: own?.id,
        reader,
        kind: 'quotation_received',
        title: '새 견적이 도착했어요',
        text: TITLE,
        path: `/service/project/purchase/${rfq_number_id}`,
        language: 'ko',
        ...change,
      }),
    });
  const shown = await notedNotices(context);
  await deliver({});
  await expect.poll(shown).toContain(`새 견적이 도착했어요: ${TITLE}`);
  // One that is meant for somebody else of this browser says nothing.
  await deliver({ reader: '01890000-0000-7000-8000-000000000000', id: own?.id, title: '남의 알림', text: '비밀' });
  await expect.poll(shown).toContain('STLBS: 새 알림이 있어요. 로그인해서 확인해 주세요.');
  expect((await shown()).join()).not.toContain('비밀');
  // As the worker calls it after a press.
  await page.evaluate(
    ([path, id]) =>
      navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { kind: 'open-notice', path, id } })),
    [`/service/project/purchase/${rfq_number_id}`, own?.id] as const,
  );
  await expect(page).toHaveURL(new RegExp(`/service/project/purchase/${rfq_number_id}$`));
  await expect
    .poll(async () => (await buyer.ok(listPush)).items.find(({ id }) => id === own?.id)?.read_at)
    .not.toBeNull();
});

test('the app can be installed in both languages', { tag: '@full' }, async ({ request }) => {
  for (const [path, lang, start] of [
    ['/manifest.webmanifest', 'ko', '/service'],
    ['/en/manifest.webmanifest', 'en', '/en/service'],
  ] as const) {
    const manifest = await (await request.get(path)).json();
    expect(manifest).toMatchObject({ lang, start_url: start, scope: '/', display: 'standalone' });
    for (const { src } of manifest.icons) {
      const icon = await request.get(src);
      expect(icon.headers()['content-type']).toBe('image/png');
    }
  }
});
