import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { type Language, LANGUAGES } from '../../src/contract/constants';
import { EXTERNAL_LINKS } from '../../src/contract/links';
import { at, bell, newBuyer, newSeller, openedAs, serverUrl } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import { FULL } from '../support/depth';
import type { Caller } from '../support/people';
import { startShellServer } from '../support/receivers/shellServer';
import { visitsOf } from '../support/routeVisits';
import { specRoutes } from '../support/specRoutes';
import { ordered } from '../support/trade';
import { operatorSettings } from '../support/operatorSettings';

const cookiesOf = ({ token, refreshToken }: Caller) => `ACCESS_TOKEN=${token}; REFRESH_TOKEN=${refreshToken}; LOGIN=1`;

test('every built page of the route table answers under a title of its own, in both languages', {
  tag: '@full',
}, async () => {
  const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('en')]);
  const visits = await visitsOf(buyer, seller);
  expect(visits.length).toBeGreaterThan(30);
  const faults: string[] = [];
  for (const visit of visits) {
    for (const language of LANGUAGES) {
      const brand = sayIn(language)('global:title');
      for (const path of visit.paths) {
        const address = at(language, path);
        const headers = { cookie: `${visit.who ? cookiesOf(visit.who) : ''}; LANGUAGE=${language}` };
        const answer = await fetch(serverUrl() + address, { redirect: 'manual', headers });
        const html = await answer.text();
        const title = /<title[^>]*>([^<]+)</.exec(html)?.[1] ?? '';
        const own = title.endsWith(` · ${brand}`);
        if (answer.status !== 200) faults.push(`${address} answers ${answer.status}`);
        else if (!own || title.includes('undefined')) faults.push(`${address} is called "${title}"`);
        else if (!html.includes(`<html lang="${language}"`)) faults.push(`${address} does not say its language`);
      }
    }
  }
  expect(faults).toEqual([]);
});

test('a parameter that names nothing is a missing page', async () => {
  const buyer = await newBuyer('ko');
  for (const path of ['/user/mypage/nothing', '/service/project/Q000000-00000', '/service/buyer/type/nothing']) {
    const answer = await fetch(serverUrl() + path, { redirect: 'manual', headers: { cookie: cookiesOf(buyer) } });
    expect(answer.status, path).toBe(404);
  }
});

/** Routes whose parameter takes a few words only. */
const VALUED = new Set(['/user/mypage/{x}', '/user/mypage/edit/{x}', '/service/buyer/type/{x}']);
/** Values that no record of any route can have. */
const MALFORMED = ['nonsense', '%20', "a'b", '%EA%B0%80', 'x'.repeat(300), '00000000-0000-0000-0000-00000000000g'];
/** Beside the table: what a company's own people approve. */
const [OF_BUYER, OF_SELLER] = ['/service/buyer/purchase/approval/{x}', '/service/seller/approval/{x}'];
/** A dead link of a mail says what to do, however it is dead: mail programs break links. */
const MAILED = '/auth/find/{x}';

test('a value that no record can have is a missing page on every route with a parameter, in both languages', {
  tag: '@full',
}, async () => {
  test.setTimeout(240_000);
  const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('en')]);
  const inTable = (await visitsOf(buyer, seller)).filter(({ route }) => route.endsWith('{x}'));
  expect(inTable).toHaveLength(specRoutes.filter((route) => route.includes('{')).length);
  const visits = [...inTable, { route: OF_BUYER, who: buyer }, { route: OF_SELLER, who: seller }];
  // No other page with a parameter stands beside the table.
  const pages = readdirSync('pages', { recursive: true, encoding: 'utf8' });
  expect(pages.filter((file) => file.endsWith('].tsx'))).toHaveLength(visits.length);
  const faults: string[] = [];
  const ask = (method: string, who: Caller | null, language: Language, path: string) => {
    const headers = { cookie: `${who ? cookiesOf(who) : ''}; LANGUAGE=${language}` };
    return fetch(serverUrl() + at(language, path), { method, redirect: 'manual', headers });
  };
  const look = async (who: Caller | null, language: Language, path: string, wanted: number) => {
    const answer = await ask('GET', who, language, path);
    const html = await answer.text();
    // The page's texts come with it: what counts is its heading.
    const saysSo = new RegExp(`>${sayIn(language)('shell:notFound.title')}</h[12]>`).test(html);
    if (answer.status !== wanted || saysSo !== (wanted === 404)) faults.push(`${at(language, path)}: ${answer.status}`);
    return answer;
  };
  for (const { route, who } of visits) {
    for (const language of LANGUAGES) {
      const wanted = route === MAILED ? 200 : 404;
      const [first = '', ...others] = MALFORMED.map((value) => route.replace('{x}', value));
      await look(who, language, first, wanted);
      if (who === null) await look(buyer, language, first, wanted);
      // A HEAD has the status of the page, without its drawing.
      for (const path of FULL || language === 'ko' ? others : []) {
        const { status } = await ask('HEAD', who, language, path);
        if (status !== wanted) faults.push(`${at(language, path)}: ${status}`);
      }
      if (who === null) continue;
      // A visitor learns nothing of records: a protected page asks for a login first, unless it knows its few values.
      const path = route.replace('{x}', 'nonsense');
      const asks = !VALUED.has(route);
      const answer = await look(null, language, path, asks ? 307 : 404);
      if (asks) expect(answer.headers.get('location')).toContain('/auth/promoteSignUp?next=');
    }
  }
  expect(faults).toEqual([]);
});

test('a page that does not exist shows so in the browser as well, where one goes from page to page', async ({
  browser,
}) => {
  const buyer = await newBuyer('ko');
  const context = await openedAs(browser, buyer, 'ko');
  const page = await context.newPage();
  for (const path of ['/service/stock/search/detail/nonsense', '/service/buyer/purchase/nonsense']) {
    await page.goto('/service');
    await expect(bell(page, 'ko')).toBeVisible();
    await page.evaluate(
      (to) => (window as unknown as { next: { router: { push(to: string): void } } }).next.router.push(to),
      path,
    );
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: sayIn('ko')('shell:notFound.title') })).toBeVisible();
  }
  await context.close();
});

test('a project route whose number is unknown or not one’s own is a missing page, in both languages', async () => {
  const [buyer, seller, stranger] = await Promise.all([newBuyer('ko'), newSeller('en'), newBuyer('ko')]);
  const { order_number: order, rfq_number_id: request } = await ordered(buyer, seller);
  const ofRequests = ['', '/purchase', '/purchase/bid', '/sale/quotation', '/saleMaterial'];
  const ofOrders = ['', '/purchase/buy', '/purchase/buy/payment-complete', '/purchase/buy/complete', '/sale/quotation'];
  const path = (route: string, number: string | null) => `/service/project${route}/${number}`;
  const visits = [
    ...ofRequests.flatMap((route) => [
      { who: buyer, path: path(route, 'Q000000-00000') },
      { who: stranger, path: path(route, request) },
    ]),
    ...ofOrders.flatMap((route) => [
      { who: buyer, path: path(route, 'O000000-00000') },
      { who: stranger, path: path(route, order) },
    ]),
    // The seller learns nothing of what the buyer compares.
    { who: seller, path: path('/purchase', request) },
    { who: seller, path: path('/purchase/bid', request) },
  ];
  const faults: string[] = [];
  for (const { who, path: address } of visits) {
    for (const language of LANGUAGES) {
      const headers = { cookie: `${cookiesOf(who)}; LANGUAGE=${language}` };
      const answer = await fetch(serverUrl() + at(language, address), { redirect: 'manual', headers });
      if (answer.status !== 404) faults.push(`${at(language, address)} answers ${answer.status}`);
    }
  }
  expect(faults).toEqual([]);
});

test('the base of files is another one in production without a setting, and files come from both', {
  tag: '@full',
}, async () => {
  const prod = await startShellServer({
    ...operatorSettings,
    APP_ENV: 'prod',
    APP_URL: 'https://stlbs.test',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'STLBS <no-reply@stlbs.test>',
    TEST_CLOCK: '0',
    TEST_CHECKS: '0',
    JWT_SECRET: 'a-secret-that-is-at-least-32-bytes-long',
  });
  const baseOf = async (url: string) => {
    const html = await (await fetch(`${url}/document/intro`)).text();
    return /href="([^"]+)\/documents\/company-profile\.ko\.pdf"/.exec(html)?.[1] ?? '';
  };
  const [own, released] = [await baseOf(serverUrl()), await baseOf(prod.url)];
  expect(own).toBe('/cdn');
  expect(released).toMatch(/^\/cdn\/[0-9a-f]{12}$/);
  for (const [url, base, kept] of [
    [serverUrl(), own, false],
    [prod.url, released, true],
    // A page that was opened before a new release.
    [prod.url, '/cdn/0123456789ab', false],
    [prod.url, '/cdn', false],
  ] as const) {
    for (const file of [
      'documents/company-profile.ko.pdf',
      'templates/quotation-request.en.xlsx',
      'videos/buyer.ko.jpg',
    ]) {
      const answer = await fetch(`${url}${base}/${file}`);
      expect(answer.status, `${base}/${file}`).toBe(200);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
      expect(answer.headers.get('cache-control')?.includes('immutable') ?? false, `${base}/${file}`).toBe(kept);
    }
    expect((await fetch(`${url}${base}/documents/nothing.pdf`)).status).toBe(404);
  }
  await prod.stop();
});

test('places outside the product lead to pages that answer, and are left out where none is named', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/');
  const places = page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: sayIn('ko')('layout:footer.elsewhere') });
  await expect(places.getByRole('link')).toHaveCount(EXTERNAL_LINKS.length);
  for (const link of await places.getByRole('link').all()) {
    const href = (await link.getAttribute('href')) ?? '';
    const answer = await fetch(new URL(href, serverUrl()));
    expect(answer.status, href).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toContain((await link.textContent()) ?? '-');
  }
  const staging = await startShellServer({
    APP_ENV: 'staging',
    NEXT_PUBLIC_LINK_CHAT: 'https://chat.example.com/stlbs',
  });
  const html = await (await fetch(staging.url)).text();
  const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
  for (const name of ['LinkedIn', 'YouTube', 'Instagram']) expect(footer).not.toContain(name);
  expect(footer).toContain('href="https://chat.example.com/stlbs"');
  expect((await fetch(`${staging.url}/api/dev/place/linkedin`)).status).toBe(404);
  await staging.stop();
});

test('the quotation templates are handed out in both languages', async () => {
  for (const language of LANGUAGES) {
    for (const kind of ['quotation-request', 'quotation-answer']) {
      const answer = await fetch(`${serverUrl()}/cdn/templates/${kind}.${language}.xlsx`);
      expect(answer.status, `${kind} in ${language}`).toBe(200);
      // A workbook is a zip.
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(0, 2)
          .toString('latin1'),
      ).toBe('PK');
    }
  }
});
