import { expect, test } from '@playwright/test';
import { LANGUAGES } from '../../src/contract/constants';
import { getOpenItem, getStore } from '../../src/contract/endpoints/market';
import { at, newBuyer, newSeller, serverUrl } from '../support/browserPeople';
import { sayIn } from '../support/browserTexts';
import type { Caller } from '../support/people';
import { pageOf, specRoutes } from '../support/specRoutes';
import { openLot } from '../support/stock';
import { ended, ordered, quoted, submitted } from '../support/trade';

interface Visit {
  who: Caller | null;
  /** Addresses of this route that exist, without a language. */
  paths: string[];
}

/** Routes with a parameter need an address of something that is there; the others are their own address. */
async function examples(buyer: Caller, seller: Caller): Promise<Record<string, Visit>> {
  const order = await ordered(buyer, seller);
  const compared = (await submitted(buyer)).rfq_number_id;
  await quoted(seller, compared);
  await ended(buyer, compared);
  const open = (await submitted(buyer)).rfq_number_id;
  const lot = await openLot(seller);
  const { store_id } = await buyer.ok(getOpenItem, { params: { item_id: lot.id } });
  const { materials } = await buyer.ok(getStore, { params: { store_id } });
  const by = (who: Caller | null, ...paths: string[]): Visit => ({ who, paths });
  const tabs = ['profile', 'company', 'members', 'approval', 'materials', 'sessions'];
  const fields = ['name', 'phone', 'password', 'department', 'title', 'company', 'approval'];
  return {
    '/auth/signup/need/{x}': by(null, ...['verify', 'done', 'approval'].map((step) => `/auth/signup/need/${step}`)),
    '/auth/find/{x}': by(null, '/auth/find/a-mailed-token-of-sorts'),
    '/user/mypage/{x}': by(buyer, ...tabs.map((tab) => `/user/mypage/${tab}`)),
    '/user/mypage/edit/{x}': by(buyer, ...fields.map((field) => `/user/mypage/edit/${field}`)),
    '/service/buyer/type/{x}': by(
      buyer,
      ...['upload', 'paste', 'manual', 'cart', 'copy'].map((way) => `/service/buyer/type/${way}`),
    ),
    '/service/buyer/search/{x}': by(null, `/service/buyer/search/${store_id}`),
    '/service/buyer/search/detail/{x}': by(null, `/service/buyer/search/detail/${materials[0]?.id}`),
    '/service/buyer/purchase/{x}': by(buyer, '/service/buyer/purchase/cart', `/service/buyer/purchase/${lot.id}`),
    '/service/buyer/purchase/complete/{x}': by(buyer, `/service/buyer/purchase/complete/${order.order_number}`),
    '/service/stock/search/{x}': by(null, `/service/stock/search/${store_id}`),
    '/service/stock/search/detail/{x}': by(null, `/service/stock/search/detail/${lot.id}`),
    '/service/seller/{x}': by(seller, `/service/seller/${open}`),
    '/service/seller/detail/{x}': by(seller, `/service/seller/detail/${open}`),
    '/service/seller/detail/view/{x}': by(seller, `/service/seller/detail/view/${compared}`),
    '/service/project/{x}': by(buyer, `/service/project/${compared}`),
    '/service/project/purchase/{x}': by(buyer, `/service/project/purchase/${compared}`),
    '/service/project/purchase/bid/{x}': by(buyer, `/service/project/purchase/bid/${compared}`),
    '/service/project/purchase/buy/{x}': by(buyer, `/service/project/purchase/buy/${order.order_number}`),
    '/service/project/purchase/buy/payment-complete/{x}': by(
      buyer,
      `/service/project/purchase/buy/payment-complete/${order.order_number}`,
    ),
    '/service/project/purchase/buy/complete/{x}': by(
      buyer,
      `/service/project/purchase/buy/complete/${order.order_number}`,
    ),
    '/service/seller/detail/promoteAlarm/{x}': by(seller, `/service/seller/detail/promoteAlarm/${order.rfq_number_id}`),
    '/service/seller/reRequest/{x}': by(seller, `/service/seller/reRequest/${order.rfq_number_id}`),
    '/service/project/saleMaterial/{x}': by(seller, `/service/project/saleMaterial/${order.rfq_number_id}`),
    '/service/project/sale/quotation/{x}': by(seller, `/service/project/sale/quotation/${order.rfq_number_id}`),
  };
}

const cookiesOf = ({ token, refreshToken }: Caller) => `ACCESS_TOKEN=${token}; REFRESH_TOKEN=${refreshToken}; LOGIN=1`;

test('every built page of the route table answers under a title of its own, in both languages', async () => {
  const [buyer, seller] = await Promise.all([newBuyer('ko'), newSeller('en')]);
  const known = await examples(buyer, seller);
  const built = specRoutes.filter((route) => pageOf(route));
  expect(built.length).toBeGreaterThan(30);
  const faults: string[] = [];
  for (const route of built) {
    const member = route.startsWith('/service/seller') ? seller : buyer;
    const visit = known[route] ?? { who: /^\/(service|user|push)/.test(route) ? member : null, paths: [route] };
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
