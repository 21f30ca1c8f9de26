import { afterAll, expect, test } from 'vitest';
import { readKeptCart } from '../../src/contract/endpoints/cart';
import { getOpenItem } from '../../src/contract/endpoints/market';
import { closeStock } from '../../src/contract/endpoints/stock';
import { getProfile } from '../../src/contract/endpoints/user';
import { type Caller, join, joinSeller } from '../support/people';
import { startServer } from '../support/startServer';
import { lotOf, openLot } from '../support/stock';

const server = await startServer();
afterAll(() => server.stop());

const kept = (who: Caller, item_id: string) =>
  who.ok(readKeptCart, {
    body: { stock: [{ item_id, qty: '1', seen_price: null, seen_price_uom: null }], request: [] },
  });

test("who typed a rival's registration number and waits sees no closed lot of it and no price", async () => {
  const seller = await joinSeller(server.api);
  const secret = await lotOf(seller, undefined, '100', { heat_no: 'SECRET-HEAT', remark: '비공개' });
  const open = await openLot(seller);
  const { company_registration_number } = await seller.ok(getProfile);
  const pending = await join(server.api, { company_registration_number });
  expect(await pending.call(getOpenItem, { params: { item_id: secret.id } })).toMatchObject({ status: 404 });
  expect((await kept(pending, secret.id)).stock).toEqual([]);
  // What visitors may read, he may read, and as a visitor: without prices.
  const seen = await pending.ok(getOpenItem, { params: { item_id: open.id } });
  expect(seen).toMatchObject({ own: false, unit_price: null, price_history: [], certificates: [] });
});

test('a lot that was closed shows its last price to its owner alone', async () => {
  const [seller, rival] = await Promise.all([joinSeller(server.api), join(server.api)]);
  const lot = await openLot(seller);
  expect((await kept(rival, lot.id)).stock[0]?.lines[0]?.item.unit_price).toBe('150000');
  await seller.ok(closeStock, { body: { items: [{ item_id: lot.id, version: lot.version }] } });
  const [closed] = (await kept(rival, lot.id)).stock[0]?.lines ?? [];
  expect(closed).toMatchObject({ problems: ['gone'], amount: null });
  expect(closed?.item).toMatchObject({ unit_price: null, price_each: null });
});
