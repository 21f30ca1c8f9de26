import { afterAll, beforeAll, expect, test } from 'vitest';
import { placePurchase } from '../../src/contract/endpoints/purchase';
import { newCounted, stubbornApi } from '../faults/stubborn';
import { CROWD_SECRET, crowd, disagreements } from '../support/crowd';
import { type Caller, joinSeller } from '../support/people';
import { startOwnServer, type OwnServer } from '../support/startServer';
import { openLot, PIPE, purchaseOf, readLot } from '../support/stock';

let first: OwnServer;
let second: OwnServer;
let seller: Caller;

beforeAll(async () => {
  first = await startOwnServer({ JWT_SECRET: CROWD_SECRET });
  // Emails are kept where they were sent from, so people join before there is a second place.
  seller = await joinSeller(first.api);
  second = await startOwnServer({ JWT_SECRET: CROWD_SECRET, DATABASE_URL: first.databaseUrl });
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

test('two hundred buyers, two servers, a hundred pieces: exactly a hundred are sold', async () => {
  const lot = await openLot(seller, PIPE, '100');
  // A server that finds no time for a buyer says so, and the buyer's browser asks again under the same key.
  const either = stubbornApi(() => [first.url, second.url], newCounted());
  const buyers = await crowd(first, seller, 200, [either]);
  const answers = await Promise.all(
    buyers.map(({ caller, address }) => caller.call(placePurchase, { body: purchaseOf(lot, '1', address) })),
  );
  const answered = new Map<number, number>();
  for (const { mcode } of answers) answered.set(mcode, (answered.get(mcode) ?? 0) + 1);
  expect(Object.fromEntries(answered)).toEqual({ 0: 100, 5030: 100 });
  expect(await readLot(seller, lot.id)).toMatchObject({ on_hand: '100', reserved: '100', open_qty: '0' });
  const [sold] = await first.sql<{ orders: number; qty: string }>(
    `select count(distinct o.id)::int as orders, sum(l.qty)::text as qty from trade_order o join trade_line l on l.order_id = o.id
     where o.source = 'stock'`,
  );
  expect(sold).toEqual({ orders: 100, qty: '100.000' });
  expect(await disagreements(first)).toEqual([]);
});

test('crossing purchases of the same two lots never wait for each other in a ring', async () => {
  const [one, two] = [await openLot(seller, PIPE, '40'), await openLot(seller, PIPE, '40')];
  const lines = [...purchaseOf(one, '1', '').lines, ...purchaseOf(two, '1', '').lines];
  const buyers = (await first.sql<{ id: string; company_id: string }>('select id, company_id from delivery_address'))
    .length;
  expect(buyers).toBe(200);
  const people = await first.sql<{ address: string; login: string; account: string }>(
    `select d.id as address, l.id as login, a.id as account from delivery_address d join account a on a.company_id = d.company_id
     join login l on l.account_id = a.id limit 40`,
  );
  const { signAccessToken } = await import('../../src/server/http/accessToken');
  const secret = new TextEncoder().encode(CROWD_SECRET);
  const answers = await Promise.all(
    people.map(async ({ address, login, account }, index) => {
      const token = await signAccessToken(secret, { login_id: login, account_id: account });
      const body = { lines: index % 2 ? lines : lines.toReversed(), address_id: address, terms_accepted: true };
      const headers = { 'idempotency-key': `crossing-${index}` };
      return (index % 3 ? first : second).api('POST', '/purchase', { token, body, headers });
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
  expect(await disagreements(first)).toEqual([]);
});
