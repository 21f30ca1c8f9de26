import { afterAll, beforeAll, expect, test } from 'vitest';
import * as budgets from '../../src/contract/endpoints/budget';
import { makeCalendar } from '../../src/contract/endpoints/calendar';
import { listErpRecords } from '../../src/contract/endpoints/erp';
import { getHub } from '../../src/contract/endpoints/hub';
import * as orders from '../../src/contract/endpoints/order';
import { patchLanguage } from '../../src/contract/endpoints/profile';
import { placePurchase } from '../../src/contract/endpoints/purchase';
import * as approvals from '../../src/contract/endpoints/purchaseApproval';
import { describeSpec } from '../../src/domain/material/describe';
import { purchaseWaiting } from '../support/approval';
import { bought, budgetScene } from '../support/budgets';
import { Caller } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { openLot, PIPE, specOf } from '../support/stock';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const spec = specOf(PIPE);
const NAMES = { ko: describeSpec(spec, 'ko'), en: describeSpec(spec, 'en') };
const LANGUAGES = ['ko', 'en'] as const;
/** The same person, reading in a language. */
const reading = (who: Caller, lang: 'ko' | 'en') => Object.assign(new Caller(server.api, lang), { token: who.token });

test('an order of listed stock is called by its material in the language of each reader', async () => {
  const of = await budgetScene(server.api, '10000000', 'show');
  const lot = await openLot(of.sellers[0], PIPE, '10');
  const { orders: placed } = await of.buyer.ok(placePurchase, await bought(of.buyer, lot, '2', of.cost));
  const params = { order_number: placed[0]?.order_number ?? '' };
  for (const language of LANGUAGES) {
    const name = NAMES[language];
    const owner = reading(of.owner, language);
    const hub = await owner.ok(getHub);
    expect(hub.waiting.find(({ kind }) => kind === 'pay')?.records).toMatchObject([{ title: name }]);
    expect(hub.deadlines.filter(({ kind }) => kind === 'pay')).toMatchObject([{ title: name }]);
    expect(new Set(hub.changes.map(({ title }) => title))).toEqual(new Set([name]));
    const { items: spent } = await owner.ok(budgets.listBudgetRecords, { params: { budget_id: of.id } });
    expect(spent).toMatchObject([{ stage: 'ordered', title: name }]);
    const { items: records } = await owner.ok(listErpRecords, { query: { kind: 'order' } });
    expect(records).toMatchObject([{ title: name }]);
    for (const who of [of.buyer, of.sellers[0]]) {
      const reader = reading(who, language);
      expect((await reader.ok(orders.listOrders, { query: { source: 'stock' } })).items).toMatchObject([
        { title: name },
      ]);
      expect(await reader.ok(orders.getOrder, { params })).toMatchObject({ title: name });
    }
    await of.owner.ok(patchLanguage, { body: { language } });
    const { url } = await of.owner.ok(makeCalendar);
    const feed = await fetch(url.replace(/^https?:\/\/[^/]+/, server.url));
    const unfolded = (await feed.text()).replaceAll(/\r\n[ \t]/g, '');
    expect(unfolded).toContain(name);
    expect(unfolded).not.toContain(NAMES[language === 'ko' ? 'en' : 'ko']);
  }
});

test('so is a purchase that waits for approval', async () => {
  const of = await budgetScene(server.api, '10000000', 'show');
  const lot = await openLot(of.sellers[0], PIPE, '10');
  await purchaseWaiting(of.owner, of.buyer, lot, '4');
  for (const language of LANGUAGES) {
    const owner = reading(of.owner, language);
    const { items } = await owner.ok(approvals.listPurchaseApprovals);
    expect(items).toMatchObject([{ title: NAMES[language] }]);
    const params = { purchase_number: items[0]?.purchase_number ?? '' };
    expect(await owner.ok(approvals.getPurchaseApproval, { params })).toMatchObject({ title: NAMES[language] });
    const waiting = (await owner.ok(getHub)).waiting.find(({ kind }) => kind === 'purchase_approval');
    expect(waiting?.records).toMatchObject([{ title: NAMES[language] }]);
  }
});
