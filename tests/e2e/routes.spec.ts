import { expect, test } from '@playwright/test';
import { LANGUAGES } from '../../src/contract/constants';
import { at, newBuyer, newSeller, serverUrl } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import type { Caller } from '../support/people';
import { visitsOf } from '../support/routeVisits';
import { ordered } from '../support/trade';

const cookiesOf = ({ token, refreshToken }: Caller) => `ACCESS_TOKEN=${token}; REFRESH_TOKEN=${refreshToken}; LOGIN=1`;

test('every built page of the route table answers under a title of its own, in both languages', async () => {
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
    // The seller is told nothing of what the buyer compares.
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
