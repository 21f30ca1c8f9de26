import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { openedAs, fillLogin } from '../support/browserPeople';
import { MARK } from '../support/markedTexts';
import { type MarkedScene, markedPages, markedScene } from '../support/markedScene';
import { createApi } from '../support/http';
import { sendRaw } from '../support/rawHttp';
import { startPagesServer } from '../support/pagesServer';
import type { ServerProcess } from '../support/serverProcess';
import type { Caller } from '../support/people';

let server: ServerProcess;
let scene: MarkedScene;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await startPagesServer();
  const api = createApi(server.url);
  // Nobody is moved out of the test data here: that would bypass the API.
  scene = await markedScene({ ...server, api, databaseUrl: '', sql: async () => [] });
});
test.afterAll(() => server?.stop());

/** What on the page was made of a text: handlers, links that run, elements of an unknown name, data that is no JSON. */
const madeOfText = (page: Page) =>
  page.evaluate((mark) => {
    const wrong: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      if (element.localName === mark) wrong.push(element.outerHTML);
      for (const { name, value } of element.attributes) {
        const runs =
          /^(href|src|action|formaction|srcdoc|xlink:href)$/.test(name) && /^\s*(javascript|data:text)/i.test(value);
        if (name.startsWith('on') || runs || (name === 'src' && value === mark))
          wrong.push(element.outerHTML.slice(0, 200));
      }
    }
    for (const script of document.querySelectorAll('script[type$="json"]')) {
      try {
        JSON.parse(script.textContent ?? '');
      } catch {
        wrong.push(`no JSON: ${(script.textContent ?? '').slice(0, 200)}`);
      }
    }
    return wrong;
  }, MARK);

/** Whether the page's scripts run. */
const isAlive = () => (window as unknown as { next?: { router?: object } }).next?.router !== undefined;

async function visit(browser: Browser, who: Caller, paths: readonly string[]) {
  const context = await openedAs(browser, who, who.lang, server.url);
  const ran: string[] = [];
  await context.exposeFunction(MARK, () => void ran.push('ran'));
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    ran.push(`dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  const wrong: string[] = [];
  const showing: string[] = [];
  for (const path of paths) {
    const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
    // Sent as it is, the text would be an element before any script of ours runs.
    if (/<(img src=zq7|svg onload|i onclick|b onclick|u onclick|a href=javascript)/.test((await answer?.text()) ?? ''))
      wrong.push(`${path} sends it`);
    await expect(page.getByRole('main').first()).toBeVisible();
    await page.waitForFunction(isAlive);
    wrong.push(...(await madeOfText(page)).map((what) => `${path}: ${what}`));
    if ((await page.locator('body').innerText()).includes(MARK) || (await fieldsOf(page)).includes(MARK))
      showing.push(path);
  }
  await context.close();
  return { wrong: [...wrong, ...ran], showing };
}

const fieldsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, textarea')].map((one) => (one as HTMLInputElement).value).join(),
  );

test('what somebody wrote is shown as words on every page: nothing runs, nothing is made of it', async ({
  browser,
}) => {
  const visits = await Promise.all((await markedPages(scene)).map(({ who, paths }) => visit(browser, who, paths)));
  expect(visits.flatMap(({ wrong }) => wrong)).toEqual([]);
  // Pages that show none of it would prove nothing.
  const showing = visits.flatMap(({ showing: paths }) => paths);
  expect(showing.length, showing.join(' ')).toBeGreaterThan(18);
});

const EVIL = 'evil.example';

test('no address leads to another site: neither the server’s redirects nor the way back after signing in', async ({
  browser,
}) => {
  for (const path of [
    `//${EVIL}`,
    `//${EVIL}/%2e%2e`,
    `/\\${EVIL}`,
    `/%5c${EVIL}`,
    `/%2f%2f${EVIL}`,
    `/en//${EVIL}`,
    `/en/\\${EVIL}`,
    `/ko//${EVIL}/`,
    `/en/%2f${EVIL}`,
    `/service?next=//${EVIL}`,
    `/auth/login?next=https://${EVIL}`,
    `/api/mail/unsubscribe?t=//${EVIL}`,
    `http://${EVIL}/service`,
  ]) {
    for (const language of ['ko', 'en']) {
      const request = `GET ${path} HTTP/1.1\r\nHost: ${EVIL}\r\nX-Forwarded-Host: ${EVIL}\r\nCookie: LANGUAGE=${language}\r\nConnection: close\r\n\r\n`;
      const { text, statuses } = await sendRaw(server.port, request);
      expect(statuses[0], path).toBeLessThan(500);
      const location = /^location: *(\S+)/im.exec(text)?.[1];
      const target = new URL(location ?? '/', server.url);
      expect(target.host, `${path} leads to ${location}`).toBe(new URL(server.url).host);
    }
  }
  const context = await browser.newContext({ baseURL: server.url, locale: 'ko-KR' });
  for (const next of [`//${EVIL}`, `/\\${EVIL}`, `javascript:${MARK}()`, `https:${EVIL}`, `/%09/${EVIL}`, `@${EVIL}`]) {
    const page = await context.newPage();
    await page.goto(`/auth/login?next=${encodeURIComponent(next)}`);
    await fillLogin(page, 'ko', scene.people.otherBuyer.email);
    await expect(page).not.toHaveURL(/\/auth\/login/);
    expect(new URL(page.url()).host, next).toBe(new URL(server.url).host);
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.close();
  }
  await context.close();
});

test('addresses of files lead to no other file, and nothing makes the server fetch for a stranger', async () => {
  const requested: string[] = [];
  const listener = http.createServer((request, response) => {
    requested.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'image/png' }).end('x');
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  const inner = encodeURIComponent(`http://127.0.0.1:${port}/secret.png`);
  for (const path of [
    '/_next/static/..%2f..%2f..%2fpackage.json',
    '/_next/static/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/_next/..%5c..%5cpackage.json',
    '/cdn/..%2f..%2fpackage.json',
    '/cdn/%2e%2e/%2e%2e/etc/passwd',
    '/cdn/....//....//package.json',
    '/fonts/..;/..;/package.json',
    '/.env',
    '/.git/config',
    '/dist/server.mjs',
    '/_next/server/pages-manifest.json',
    `/_next/image?url=${inner}&w=64&q=75`,
    `/_next/image?url=${encodeURIComponent(`//127.0.0.1:${port}/x.png`)}&w=64&q=75`,
    `/_next/image?url=${encodeURIComponent('/api/openapi.json')}&w=64&q=75`,
    `/_next/data/x/..%2f..%2fpackage.json`,
  ]) {
    const { statuses, text } = await sendRaw(
      server.port,
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`,
    );
    expect([307, 308, 400, 403, 404], `${path} answers ${statuses[0]}`).toContain(statuses[0]);
    expect(text, path).not.toMatch(/"dependencies"|root:x:0|JWT_SECRET|"openapi"|\[core\]/);
  }
  listener.close();
  expect(requested).toEqual([]);
});
