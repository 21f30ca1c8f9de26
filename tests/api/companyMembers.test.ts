import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as auth from '../../src/contract/endpoints/auth';
import * as company from '../../src/contract/endpoints/company';
import { patchCompanyInfo, patchName, withdraw } from '../../src/contract/endpoints/profile';
import {
  getBankAccount,
  getProfile,
  getQuotationItems,
  getSaleItems,
  listPush,
  pushStatus,
  putBankAccount,
  reauth,
} from '../../src/contract/endpoints/user';
import { getOrder } from '../../src/contract/endpoints/order';
import { emailsTo } from '../support/emails';
import { type Caller, colleagueOf, join, joinSeller, newRegistrationNumber, PASSWORD, signIn } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { until } from '../support/until';
import { ordered } from '../support/trade';

let server: TestServer;
let first: Caller;
let number: string;

beforeAll(async () => {
  server = await startServer();
  number = newRegistrationNumber();
  first = await join(server.api, { company_registration_number: number, company_name: '멤버강관' });
  await enterPassword(first);
});
afterAll(() => server?.stop());

const enterPassword = (person: Caller) => person.ok(reauth, { body: { password: PASSWORD } });

/** A later person of the same number, with the parameters that name him. */
async function later(name: string) {
  const caller = await join(server.api, { company_registration_number: number, name });
  const { id } = await caller.ok(getProfile);
  return { caller, params: { member_id: id } };
}

describe('a waiting person', () => {
  test('reads and writes nothing of the company, but keeps the own person, and the members are notified', async () => {
    const { caller } = await later('대기자');
    for (const endpoint of [getSaleItems, pushStatus, listPush, getBankAccount, company.listMembers]) {
      expect(await caller.call(endpoint)).toMatchObject({ status: 403, mcode: 2002 });
    }
    const params = { rfq_number_id: 'Q261121-AAAAA' };
    expect(await caller.call(getQuotationItems, { params })).toMatchObject({ status: 403, mcode: 2002 });
    const body = {
      company_name: 'x',
      company_registration_number: number,
      company_address: 'x',
      company_ceo: 'x',
    };
    expect(await caller.call(patchCompanyInfo, { body })).toMatchObject({ status: 403, mcode: 2002 });
    expect(await caller.ok(patchName, { body: { name: '대기자 이' } })).toMatchObject({ name: '대기자 이' });
    expect((await emailsTo(server.api, first.email, '대기자')).length).toBe(1);
    expect((await first.ok(listPush)).items[0]).toMatchObject({ kind: 'member_pending', record_type: 'member' });
  });

  test('comes in when a member approves, which a stranger or another who waits cannot do', async () => {
    const [{ caller, params }, other] = [await later('승인될이'), await later('남은이')];
    const stranger = await join(server.api);
    expect(await stranger.call(company.approveMember, { params })).toMatchObject({ status: 404, mcode: 2000 });
    expect(await other.caller.call(company.approveMember, { params })).toMatchObject({ status: 403, mcode: 2002 });
    const approved = await first.ok(company.approveMember, { params });
    expect(approved).toMatchObject({ member_status: 'active', name: '승인될이', is_me: false });
    expect(await caller.call(getSaleItems)).toMatchObject({ mcode: 0 });
    expect(await caller.ok(getProfile)).toMatchObject({ company_registration_number: number });
    expect(await first.call(company.approveMember, { params })).toMatchObject({ status: 409, mcode: 2006 });
    expect(await emailsTo(server.api, caller.email, '멤버로 승인됐어요')).toHaveLength(1);
  });

  test('is refused, notified, and may still be approved later', async () => {
    const { caller, params } = await later('거절될이');
    expect(await first.ok(company.refuseMember, { params })).toMatchObject({ member_status: 'pending' });
    expect(await first.call(company.refuseMember, { params })).toMatchObject({ status: 409, mcode: 2006 });
    expect(await caller.ok(getProfile)).toMatchObject({ member_status: 'pending', membership_refused: true });
    expect(await emailsTo(server.api, caller.email, '승인이 거절됐어요')).toHaveLength(1);
    await first.ok(company.approveMember, { params });
    expect(await caller.ok(getProfile)).toMatchObject({ member_status: 'active', membership_refused: false });
  });

  test('files one claim at a time; a member has nothing to claim', async () => {
    const { caller } = await later('주장하는이');
    expect(await caller.ok(company.getClaim)).toEqual({ claim: null });
    const body = { reason: '제가 대표입니다. 등록증을 다시 보내 드려요.' };
    expect(await caller.call(company.fileClaim, { body })).toMatchObject({ status: 403, mcode: 2003 });
    await enterPassword(caller);
    expect(await caller.ok(company.fileClaim, { body })).toMatchObject({
      claim: { status: 'open', reason: body.reason },
    });
    expect(await caller.call(company.fileClaim, { body })).toMatchObject({ status: 409, mcode: 2007 });
    expect(await caller.ok(company.getClaim)).toMatchObject({ claim: { status: 'open', decided_at: null } });
    expect(await first.call(company.fileClaim, { body })).toMatchObject({ status: 409, mcode: 2007 });
    expect(await caller.call(company.fileClaim, { body: { reason: '' } })).toMatchObject({ status: 400 });
  });
});

describe('a member', () => {
  test('who is taken out is refused at once, cannot sign in, and can be let in again', async () => {
    const { caller, params } = await later('나갈이');
    await first.ok(company.approveMember, { params });
    expect(await first.ok(company.deactivateMember, { params })).toMatchObject({ member_status: 'deactivated' });
    expect((await caller.call(getProfile)).status).toBe(401);
    const body = { email: caller.email, password: PASSWORD };
    expect(await caller.call(auth.login, { body })).toMatchObject({ status: 403, mcode: 2001 });
    expect(await caller.call(auth.refresh, { body: { refresh_token: caller.refreshToken } })).toMatchObject({
      mcode: 1001,
    });
    await first.ok(company.approveMember, { params });
    await signIn(caller, caller.email);
    expect(await caller.call(getSaleItems)).toMatchObject({ mcode: 0 });
  });

  test('takes out neither themselves, nor a waiting person, nor somebody of another company', async () => {
    const { id } = await first.ok(getProfile);
    const deactivate = (member_id: string) => first.call(company.deactivateMember, { params: { member_id } });
    expect(await deactivate(id)).toMatchObject({ status: 409, mcode: 2006 });
    expect(await deactivate((await later('아직')).params.member_id)).toMatchObject({ status: 409, mcode: 2006 });
    const stranger = await (await join(server.api)).ok(getProfile);
    expect(await deactivate(stranger.id)).toMatchObject({ status: 404, mcode: 2000 });
    expect((await server.api('POST', '/company/member/none/deactivate', { token: first.token ?? '' })).status).toBe(
      400,
    );
  });

  test('of two who take each other out at once, one stays', async () => {
    const here = newRegistrationNumber();
    const one = await join(server.api, { company_registration_number: here });
    const two = await join(server.api, { company_registration_number: here });
    const [a, b] = [(await one.ok(getProfile)).id, (await two.ok(getProfile)).id];
    await enterPassword(one);
    await one.ok(company.approveMember, { params: { member_id: b } });
    await one.ok(company.makeOwner, { params: { member_id: b } });
    await enterPassword(two);
    await Promise.all([
      one.call(company.deactivateMember, { params: { member_id: b } }),
      two.call(company.deactivateMember, { params: { member_id: a } }),
    ]);
    const rows = await server.sql('select member_status from account where id = any($1)', [[a, b]]);
    expect(rows.map((row) => row['member_status'])).toEqual(expect.arrayContaining(['active', 'deactivated']));
  });

  test('sees everybody, page by page and by state', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await first.ok(company.listMembers, { query: { limit: 2, ...(cursor ? { cursor } : {}) } });
      seen.push(...page.items.map((one) => one.id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(new Set(seen).size).toBe(seen.length);
    const all = await first.ok(company.listMembers, { query: { limit: 100 } });
    expect(all.items.map((one) => one.id)).toEqual(seen);
    expect(all.items.filter((one) => one.is_me)).toHaveLength(1);
    const waiting = await first.ok(company.listMembers, { query: { member_status: 'pending' } });
    expect(new Set(waiting.items.map((one) => one.member_status))).toEqual(new Set(['pending']));
  });
});

describe('an owner', () => {
  /** A company of its own with an owner and a member. */
  async function pair() {
    const owner = await join(server.api, { company_name: '주인강관' });
    const member = await colleagueOf(owner, '김멤버');
    const [me, you] = [(await owner.ok(getProfile)).id, (await member.ok(getProfile)).id];
    return { owner, member, me: { member_id: me }, you: { member_id: you } };
  }

  test('is the first member; nobody else lets in, takes out or names owners', async () => {
    const { owner, member, me, you } = await pair();
    const { items } = await member.ok(company.listMembers);
    expect(items.map(({ id, is_owner }) => [id, is_owner])).toEqual(
      expect.arrayContaining([
        [me.member_id, true],
        [you.member_id, false],
      ]),
    );
    await enterPassword(member);
    const steps = [company.approveMember, company.refuseMember, company.deactivateMember] as const;
    for (const step of steps) {
      expect(await member.call(step, { params: me })).toMatchObject({ status: 403, mcode: 2023 });
    }
    for (const step of [company.makeOwner, company.endOwner]) {
      expect(await member.call(step, { params: me })).toMatchObject({ status: 403, mcode: 2011 });
    }
    expect(await owner.call(company.endOwner, { params: me })).toMatchObject({ status: 409, mcode: 2012 });
  });

  test('needs the password again for every change of the members', async () => {
    const { member, owner, me, you } = await pair();
    await owner.ok(company.makeOwner, { params: you });
    const steps = [company.approveMember, company.refuseMember, company.deactivateMember] as const;
    for (const step of [...steps, company.makeOwner, company.endOwner]) {
      expect(await member.call(step, { params: me })).toMatchObject({ status: 403, mcode: 2003 });
    }
  });

  test('hands the role over; everybody concerned reads of it, those taken out too', async () => {
    const { owner, member, me, you } = await pair();
    expect(await owner.ok(company.makeOwner, { params: you })).toMatchObject({ is_owner: true });
    expect(await owner.call(company.makeOwner, { params: you })).toMatchObject({ status: 409, mcode: 2006 });
    await enterPassword(member);
    expect(await member.ok(company.endOwner, { params: me })).toMatchObject({ is_owner: false });
    await member.ok(company.deactivateMember, { params: me });
    for (const { email } of [owner, member]) {
      expect(await emailsTo(server.api, email, '관리자가 바뀌었어요', 2)).toHaveLength(2);
      const [mail] = await emailsTo(server.api, email, '멤버가 나갔어요');
      expect(mail?.text).toContain('이담당');
    }
  });

  test('who leaves as the only one leaves the company to the member who has been there longest', async () => {
    const { owner, member, you } = await pair();
    await colleagueOf(owner, '이나중');
    await owner.ok(withdraw);
    const { items } = await member.ok(company.listMembers);
    expect(items.filter(({ is_owner }) => is_owner).map(({ id }) => id)).toEqual([you.member_id]);
  });
});

test('every member is notified by email when the bank account changes', async () => {
  const { caller, params } = await later('회계담당');
  await first.ok(company.approveMember, { params });
  const body = {
    bank_name: '국민은행',
    account_number: '123-45-678901',
    account_holder: '멤버강관',
    currency: 'KRW' as const,
  };
  expect(await caller.call(putBankAccount, { body })).toMatchObject({ status: 403, mcode: 2003 });
  await enterPassword(caller);
  expect(await caller.call(putBankAccount, { body })).toMatchObject({ status: 403, mcode: 2011 });
  await first.ok(putBankAccount, { body });
  for (const { email } of [first, caller]) {
    const [mail] = await emailsTo(server.api, email, '회사 입금 계좌를 등록했어요');
    expect(mail?.text).toContain('국민은행 123-45-678901');
  }
});

test('a changed account is pointed out on an unpaid order for seven days, which keeps its own', async () => {
  const [buyer, seller] = [await join(server.api), await joinSeller(server.api)];
  const order = await ordered(buyer, seller);
  const params = { order_number: order.order_number };
  expect(order.account_changed_at).toBeNull();
  const body = {
    bank_name: '신한은행',
    account_number: '999-88-77777',
    account_holder: '새계좌',
    currency: 'KRW' as const,
  };
  await seller.ok(reauth, { body: { password: PASSWORD } });
  const { waiting_list } = await seller.ok(putBankAccount, { body });
  const marked = await buyer.ok(getOrder, { params });
  expect(marked).toMatchObject({ account_changed_at: waiting_list[0]?.set_at, bank_account: order.bank_account });
  await server.api('POST', '/dev/clock', { body: { seconds: 8 * 86_400 + 60 } });
  // Used after a day, and marked for seven more.
  await until(
    () => 'the mark is gone',
    async () => (await buyer.ok(getOrder, { params })).account_changed_at === null,
  );
  await server.api('POST', '/dev/clock', { body: { seconds: 0 } });
});
