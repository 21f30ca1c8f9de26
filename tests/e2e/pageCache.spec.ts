import { expect } from '@playwright/test';
import { patchName } from '../../src/contract/endpoints/profile';
import { type Caller, joinSeller } from '../support/people';
import { browserOf, type ShellServer } from '../support/receivers/shellServer';
import { test } from '../support/receivers/shellTest';
import { startPagesServer } from '../support/pagesServer';
import { openLot, PIPE } from '../support/stock';

const SECONDS = 2;
let server: ShellServer;
let seller: Caller;

test.use({ shellSettings: { PAGE_CACHE_SECONDS: String(SECONDS) } });
test.beforeAll(async ({ shellServer }) => {
  server = shellServer;
  seller = await joinSeller(server.api, ['pipe']);
});

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + path, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const nonceOf = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1];
/** Kept pages carry hashes of their scripts where a rendered one carries a nonce. */
const isKept = ({ headers }: { headers: Headers }) =>
  headers.get('content-security-policy')?.includes("'sha256-") === true;
const cookieOf = (who: Caller) => `ACCESS_TOKEN=${who.token}; REFRESH_TOKEN=${who.refreshToken}; LOGIN=1; LANGUAGE=ko`;

test('nothing of who signed in reaches a visitor, in whatever order they come', async () => {
  const name = '비밀이름';
  await seller.ok(patchName, { body: { name } });
  const mine = await Promise.all(
    ['/', '/blog', '/service/stock/search'].map((path) => read(path, { cookie: cookieOf(seller) })),
  );
  for (const page of mine) {
    expect(page.text).toContain(name);
    expect(isKept(page)).toBe(false);
  }
  // At once, mixed, and with every sign of a login alone.
  const signs = ['LOGIN=1', `ACCESS_TOKEN=${seller.token}`, 'LANGUAGE=ko; LOGIN=', 'REFRESH_TOKEN=x'];
  const mixed = await Promise.all(
    Array.from({ length: 24 }, async (_, index) => {
      const cookie = index % 3 === 0 ? cookieOf(seller) : index % 3 === 1 ? (signs[index % signs.length] ?? '') : '';
      return { cookie, page: await read('/', cookie === '' ? {} : { cookie }) };
    }),
  );
  for (const { cookie, page } of mixed) {
    expect(isKept(page), cookie).toBe(cookie === '');
    if (cookie !== '') continue;
    for (const secret of [name, seller.token ?? '', seller.refreshToken ?? '', seller.email]) {
      expect(page.text.includes(secret)).toBe(false);
    }
  }
  const bearer = await read('/', { authorization: `Bearer ${seller.token}` });
  expect(isKept(bearer)).toBe(false);
});

test('a kept page sets no cookie, names no visit, is kept by nobody else and differs by language', async () => {
  const visit = { cookie: 'STLBS_SESSION_ID=visit-of-somebody; LANGUAGE=ko', 'user-agent': 'a-browser-of-somebody' };
  const first = await read('/customer/faq', visit);
  const second = await read('/customer/faq', { 'x-forwarded-host': 'evil.test', host: 'evil.test' });
  for (const page of [first, second]) {
    expect(isKept(page)).toBe(true);
    expect(page.status).toBe(200);
    expect(page.headers.get('set-cookie')).toBeNull();
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(nonceOf(page.headers.get('content-security-policy'))).toBeUndefined();
    for (const own of ['visit-of-somebody', 'a-browser-of-somebody', 'evil.test']) expect(page.text).not.toContain(own);
  }
  expect(second.text).toBe(first.text);
  const english = await read('/en/customer/faq');
  expect(english.text).toContain('lang="en"');
  const away = await read('/customer/faq', { cookie: 'LANGUAGE=en' });
  expect([away.status, away.headers.get('location')]).toEqual([307, '/en/customer/faq']);
});

test('queries are distinguished; unknown names, other methods and what is not there are rendered each time', async () => {
  const [one, other] = await Promise.all([
    read('/service/stock/search?q=pipe'),
    read('/service/stock/search?q=flange'),
  ]);
  expect(one.text).toContain('value="pipe"');
  expect(other.text).toContain('value="flange"');
  const named = await read('/?stlbs_session_id=abc');
  expect([named.status, isKept(named)]).toEqual([200, false]);
  const gone = await read('/service/stock/search/detail/0198c0de-1111-7222-8333-444455556666');
  expect([gone.status, isKept(gone)]).toEqual([404, false]);
  const head = await fetch(`${server.url}/`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-security-policy')?.includes('sha256-')]).toEqual([200, false]);
});

test('what changes is there after the short time, and not rendered for each reader before', async () => {
  const maker = `Maker${Date.now()}`;
  const path = `/service/stock/search?maker=${maker}`;
  const before = await read(path);
  // With the instant of its data in it, so a second rendering would differ.
  expect((await read(path)).text).toBe(before.text);
  expect(before.text).not.toContain('/service/stock/search/detail/');
  await openLot(seller, PIPE, '50', { unit_price: '154321' }, { maker });
  const shown = async () => (await read(path)).text.includes('/service/stock/search/detail/');
  await expect.poll(shown, { timeout: (SECONDS * 6 + 20) * 1_000 }).toBe(true);
});

test('a browser runs a kept page under its policy and brings it to life', async ({ browser }) => {
  await read('/');
  const context = await browserOf(browser, server.url);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const answer = await page.goto('/');
  expect(await answer?.headerValue('content-security-policy')).toContain("'sha256-");
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('STLBS_SESSION_ID');
  const prices = page.getByRole('table').getByRole('button');
  await prices.nth(3).click();
  await expect(prices.nth(3)).toHaveAttribute('aria-pressed', 'true');
  expect(complaints).toEqual([]);
  await context.close();
});

test('pages are packed, kept or not, unless a proxy before the service does so', { tag: '@full' }, async () => {
  const packed = async (url: string, path: string) => {
    const { headers } = await fetch(url + path, { headers: { 'accept-encoding': 'gzip' } });
    return headers.get('content-encoding');
  };
  expect([await packed(server.url, '/auth/login'), await packed(server.url, '/customer/faq')]).toEqual([
    'gzip',
    'gzip',
  ]);
  const behindProxy = await startPagesServer({ COMPRESS: '0', PAGE_CACHE_SECONDS: String(SECONDS) });
  try {
    const { url } = behindProxy;
    expect([await packed(url, '/auth/login'), await packed(url, '/customer/faq')]).toEqual([null, null]);
  } finally {
    await behindProxy.stop();
  }
});
