import { afterAll, expect, test } from 'vitest';
import { answerAccount, getOrder, offerAccount } from '../../src/contract/endpoints/order';
import {
  answerBankAccount,
  getBankAccount,
  getProfile,
  listPush,
  putBankAccount,
  reauth,
} from '../../src/contract/endpoints/user';
import { emailsTo } from '../support/emails';
import { type Caller, colleagueOf, join, joinSeller, PASSWORD } from '../support/people';
import { startServer } from '../support/startServer';
import { stoppedClock } from '../support/stoppedClock';
import { ordered } from '../support/trade';
import { until } from '../support/until';

const server = await startServer();
afterAll(() => server.stop());

const DAY = 86_400;
const fake = {
  bank_name: '가짜은행',
  account_number: '999-99-999999',
  account_holder: '공격자',
  currency: 'KRW' as const,
};
const params = { currency: 'KRW' as const };

const fresh = (who: Caller) => who.ok(reauth, { body: { password: PASSWORD } });
const usedNumber = async (who: Caller) =>
  (await who.ok(getBankAccount)).account_list.find(({ bank_account }) => bank_account.currency === 'KRW')?.bank_account
    .account_number;
const age = (who: Caller) =>
  server.sql(
    `update company set created_at = created_at - interval '30 days' where id = (select company_id from account where email = $1)`,
    [who.email],
  );
const longThere = (who: Caller) =>
  server.sql(`update account set member_since = member_since - interval '30 days' where email = $1`, [who.email]);

/** With the password too: what is set waits, whether the first of a currency or one in another one's place. */
test('an account that an attacker sets is not used for a day, in any currency, and all are notified', async () => {
  const [buyer, seller] = [await join(server.api), await joinSeller(server.api)];
  await age(seller);
  const order = await ordered(buyer, seller);
  await fresh(seller);
  await seller.ok(putBankAccount, { body: fake });
  await seller.ok(putBankAccount, { body: { ...fake, currency: 'USD' } });
  const { account_list, waiting_list } = await seller.ok(getBankAccount);
  expect(account_list.map(({ bank_account }) => bank_account.bank_name)).toEqual(['국민은행']);
  expect(waiting_list.map(({ bank_account }) => bank_account.currency)).toEqual(['KRW', 'USD']);
  expect((await ordered(buyer, seller)).bank_account?.bank_name).toBe('국민은행');
  expect(await emailsTo(server.api, seller.email, '입금 계좌가 바뀔 예정이에요', 2)).toHaveLength(2);
  const { items } = await buyer.ok(listPush, { query: {} });
  expect(items.map(({ kind }) => kind)).toContain('account_changing');
  expect(
    (await buyer.ok(getOrder, { params: { order_number: order.order_number } })).account_changed_at,
  ).not.toBeNull();
});

test('nobody confirms an own change, nor lets a second self in to do it', async () => {
  const owner = await joinSeller(server.api);
  await fresh(owner);
  await owner.ok(putBankAccount, { body: fake });
  const body = { account_number: fake.account_number, confirm: true };
  expect(await owner.call(answerBankAccount, { params, body })).toMatchObject({ status: 403, mcode: 2013 });
  const second = await colleagueOf(owner, '공범');
  expect(await second.call(answerBankAccount, { params, body })).toMatchObject({ status: 403, mcode: 2003 });
  await fresh(second);
  expect(await second.call(answerBankAccount, { params, body })).toMatchObject({ status: 403, mcode: 2013 });
  expect(await usedNumber(owner)).not.toBe(fake.account_number);
  // Any member stops it.
  const stopped = await second.ok(answerBankAccount, { params, body: { ...body, confirm: false } });
  expect(stopped.waiting_list).toEqual([]);
  const again = await second.call(answerBankAccount, { params, body });
  expect(again).toMatchObject({ status: 404, mcode: 2010 });
});

test('a member of long standing confirms it at once, and only the account that was seen', async () => {
  const owner = await joinSeller(server.api);
  const colleague = await colleagueOf(owner);
  await longThere(colleague);
  await fresh(owner);
  await owner.ok(putBankAccount, { body: fake });
  await fresh(colleague);
  const other = { account_number: '000-000-000', confirm: true };
  expect(await colleague.call(answerBankAccount, { params, body: other })).toMatchObject({ status: 404, mcode: 2010 });
  const { waiting_list } = await colleague.ok(getBankAccount);
  expect(waiting_list[0]).toMatchObject({ confirmable: true, set_by_name: (await owner.ok(getProfile)).name });
  await colleague.ok(answerBankAccount, { params, body: { ...other, account_number: fake.account_number } });
  expect(await usedNumber(owner)).toBe(fake.account_number);
});

test('after a day it is used, but an order keeps its own until its buyer says yes', async () => {
  const [buyer, seller] = [await join(server.api), await joinSeller(server.api)];
  const order = await ordered(buyer, seller);
  const at = { order_number: order.order_number };
  await fresh(seller);
  await seller.ok(putBankAccount, { body: fake });
  // Not used yet, so it cannot be offered either.
  const early = await seller.call(offerAccount, { params: at, body: { version: order.version } });
  expect(early).toMatchObject({ status: 404, mcode: 2010 });
  const clock = await stoppedClock(server);
  await clock.goOn(DAY - 60);
  expect(await usedNumber(seller)).not.toBe(fake.account_number);
  await clock.goOn(61);
  await until(
    () => 'the new account is used',
    async () => (await usedNumber(seller)) === fake.account_number,
  );
  expect(await buyer.ok(getOrder, { params: at })).toMatchObject({
    bank_account: order.bank_account,
    account_to_offer: null,
  });
  const version = (await seller.ok(getOrder, { params: at })).version;
  expect(await buyer.call(offerAccount, { params: at, body: { version } })).toMatchObject({ mcode: 4001 });
  const offered = await seller.ok(offerAccount, { params: at, body: { version } });
  expect(offered).toMatchObject({ bank_account: order.bank_account, account_offer: fake });
  const answer = (who: Caller, agree: boolean, seen = offered.version) =>
    who.call(answerAccount, { params: at, body: { version: seen, agree } });
  expect(await answer(seller, true)).toMatchObject({ status: 409, mcode: 4001 });
  const kept = await answer(buyer, false);
  expect(kept.data).toMatchObject({ bank_account: order.bank_account, account_offer: null });
  const again = await seller.ok(offerAccount, { params: at, body: { version: kept.data.version } });
  expect((await answer(buyer, true)).status).toBe(409);
  const agreed = await answer(buyer, true, again.version);
  expect(agreed.data.bank_account).toMatchObject(fake);
  expect(agreed.data.timeline.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['account_offered', 'account_kept', 'account_agreed']),
  );
});
