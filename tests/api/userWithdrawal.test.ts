import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as auth from '../../src/contract/endpoints/auth';
import { getOrder } from '../../src/contract/endpoints/order';
import { getWithdrawal, withdraw, withdrawReason } from '../../src/contract/endpoints/profile';
import { getProfile, reauth } from '../../src/contract/endpoints/user';
import { everyEmailTo } from '../support/emails';
import { Caller, join, joinSeller, PASSWORD, registrationOf, colleagueOf } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { ordered, submitted } from '../support/trade';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

async function fresh(caller: Caller): Promise<Caller> {
  await caller.ok(reauth, { body: { password: PASSWORD } });
  return caller;
}

describe('withdrawing', () => {
  test('needs a recent authentication, erases the person everywhere and frees the address', async () => {
    const person = await join(server.api, { name: '지울이름', phone: '01099998888' });
    expect(await person.call(withdraw)).toMatchObject({ status: 403, mcode: 2003 });
    await fresh(person);
    const { id } = await person.ok(getProfile);
    expect(await person.ok(getWithdrawal)).toEqual({ allowed: true, last_active_member: true, blockers: [] });
    expect(await person.call(withdrawReason, { body: { reason: ' ' } })).toMatchObject({ status: 400 });
    await person.ok(withdrawReason, { body: { reason: '다른 서비스를 써요' } });
    await person.ok(withdraw);

    expect(await person.call(getProfile)).toMatchObject({ status: 401, mcode: 1000 });
    const anybody = new Caller(server.api);
    expect(await anybody.call(auth.refresh, { body: { refresh_token: person.refreshToken } })).toMatchObject({
      mcode: 1001,
    });
    expect(await anybody.call(auth.login, { body: { email: person.email, password: PASSWORD } })).toMatchObject({
      mcode: 1003,
    });
    const [kept] = await server.sql('select * from account where id = $1', [id]);
    expect(JSON.stringify(kept)).not.toMatch(/지울이름|01099998888|@stlbs/);
    expect(await server.sql('select * from audit_trace where account_id = $1', [id])).toEqual([]);
    expect(await server.sql('select * from audit_actor where account_id = $1', [id])).toEqual([]);
    expect(await server.sql('select 1 from login where account_id = $1', [id])).toEqual([]);
    expect(await server.sql('select 1 from mail where recipient = $1', [person.email])).toEqual([]);
    const reasons = await server.sql('select account_id, reason from withdrawal_reason');
    expect(reasons).toEqual([{ account_id: null, reason: '다른 서비스를 써요' }]);

    expect(await anybody.call(auth.emailValid, { body: { email: person.email } })).toMatchObject({ mcode: 0 });
    const again = registrationOf({ email: person.email });
    expect(await anybody.call(auth.register, { body: again })).toMatchObject({ mcode: 0 });
  });

  test('the last active member stays while something of the company is open, a colleague may go', async () => {
    const buyer = await fresh(await join(server.api));
    await submitted(buyer);
    expect(await buyer.ok(getWithdrawal)).toEqual({
      allowed: false,
      last_active_member: true,
      blockers: [{ kind: 'request', count: 1 }],
    });
    expect(await buyer.call(withdraw)).toMatchObject({ status: 409, mcode: 2005 });
    const second = await fresh(await colleagueOf(buyer));
    expect(await buyer.ok(getWithdrawal)).toMatchObject({ allowed: true, last_active_member: false });
    const answers = await Promise.all([buyer.call(withdraw), second.call(withdraw)]);
    // Both at once would leave the request with nobody: one of them stays.
    expect(answers.map((answer) => answer.mcode).sort((a, b) => a - b)).toEqual([0, 2005]);
  });

  test('orders keep both companies as they were when placed', async () => {
    const [buyer, seller] = [await join(server.api, { name: '구매담당' }), await joinSeller(server.api)];
    await colleagueOf(buyer);
    const order = await ordered(buyer, seller);
    await fresh(buyer);
    await buyer.ok(withdraw);
    const params = { order_number: order.order_number };
    expect(await seller.ok(getOrder, { params })).toMatchObject({ buyer: order.buyer, totals: order.totals });
    expect(order.buyer.contact_name).toBe('구매담당');
  });

  test('a person who waits may go at any time', async () => {
    const first = await join(server.api);
    const { company_registration_number } = await first.ok(getProfile);
    const waiting = await fresh(await join(server.api, { company_registration_number }));
    expect(await waiting.ok(getWithdrawal)).toMatchObject({ allowed: true });
    await waiting.ok(withdraw);
    expect(await waiting.call(getProfile)).toMatchObject({ mcode: 1000 });
    expect(await everyEmailTo(server.api, first.email)).not.toEqual([]);
  });
});
