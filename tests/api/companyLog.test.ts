import { readXlsx } from 'hucre/xlsx';
import { afterAll, expect, test } from 'vitest';
import { exportAudit, listAudit } from '../../src/contract/endpoints/audit';
import { approveMember, endOwner, makeOwner } from '../../src/contract/endpoints/company';
import { getProfile, reauth } from '../../src/contract/endpoints/user';
import { type Caller, colleagueOf, join, joinSeller, PASSWORD } from '../support/people';
import { startServer } from '../support/startServer';
import { ordered } from '../support/trade';

const server = await startServer();
afterAll(() => server.stop());

const [buyer, seller] = await Promise.all([join(server.api), joinSeller(server.api)]);
const order = await ordered(buyer, seller);

const kinds = async (who: Caller, query: object = {}) =>
  (await who.ok(listAudit, { query: { limit: 100, ...query } })).items.map(({ kind }) => kind);

test('an owner reads the log of the own company, page by page, by kind and by day', async () => {
  const all = await seller.ok(listAudit, { query: { limit: 100 } });
  expect(all.items.map(({ seq }) => seq)).toEqual(all.items.map((_, at) => all.items.length - at));
  const created = all.items.find(({ kind }) => kind === 'order_created');
  expect(created).toMatchObject({ record: order.order_number, by: 'system', actor_name: null, address: null });
  // The seller's call made the order: from where is nothing the buyer may know.
  const { items } = await buyer.ok(listAudit, { query: { limit: 100 } });
  expect(items.find(({ kind }) => kind === 'order_created')).toMatchObject({ address: null, user_agent: null });
  expect(all.items.find(({ kind }) => kind === 'quotation_received')).toMatchObject({
    by: 'person',
    actor_name: (await seller.ok(getProfile)).name,
  });
  const first = await seller.ok(listAudit, { query: { limit: 3 } });
  const second = await seller.ok(listAudit, { query: { limit: 3, cursor: first.next_cursor ?? '' } });
  expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 6));
  expect(await kinds(seller, { group: 'login' })).toContain('login');
  expect(await kinds(seller, { group: 'trade' })).not.toContain('login');
  expect(await kinds(seller, { until: '2020-01-01' })).toEqual([]);
  expect(await kinds(buyer)).not.toContain('quotation_received');
  for (const query of [{ cursor: 'x' }, { from: '2026-13-01' }]) {
    expect(await seller.call(listAudit, { query })).toMatchObject({ status: 400 });
  }
});

test('the log leaves as a spreadsheet with every hash', async () => {
  const { items } = await seller.ok(listAudit, { query: { limit: 100 } });
  const reply = await server.api('GET', exportAudit.path, { token: seller.token ?? '' });
  const { sheets } = await readXlsx(reply.body as Uint8Array);
  const text = JSON.stringify(sheets[0]?.rows);
  for (const { hash } of items) expect(text).toContain(hash);
  expect(text).toContain('Quotation received');
  expect(text).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d KST/);
  expect(text).not.toMatch(/\d{4}-\d\d-\d\dT|\d\.\d\d KRW|total: |PREPARING/);
});

test('a colleague who is no owner, and a pending person, read nothing of it', async () => {
  const colleague = await colleagueOf(buyer);
  const { id, company_registration_number } = await colleague.ok(getProfile);
  for (const endpoint of [listAudit, exportAudit]) {
    expect(await colleague.call(endpoint)).toMatchObject({ status: 403, mcode: 2011 });
  }
  const pending = await join(server.api, { company_registration_number });
  expect(await pending.call(listAudit)).toMatchObject({ status: 403 });
  await buyer.ok(reauth, { body: { password: PASSWORD } });
  await buyer.ok(makeOwner, { params: { member_id: id } });
  const entry = (await colleague.ok(listAudit)).items[0];
  expect(entry).toMatchObject({ kind: 'owner_made', before: { is_owner: 'false' }, after: { is_owner: 'true' } });
  await buyer.ok(endOwner, { params: { member_id: id } });
  expect(await colleague.call(listAudit)).toMatchObject({ status: 403 });
  await buyer.ok(approveMember, { params: { member_id: (await pending.ok(getProfile)).id } });
  expect((await buyer.ok(listAudit)).items[0]).toMatchObject({
    kind: 'member_approved',
    subject_name: (await pending.ok(getProfile)).name,
  });
});
