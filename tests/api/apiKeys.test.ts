import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listApiKeys, makeApiKey, revokeApiKey } from '../../src/contract/endpoints/apiKey';
import { approveAward, requestApproval } from '../../src/contract/endpoints/approval';
import { listAudit } from '../../src/contract/endpoints/audit';
import { passwordFind } from '../../src/contract/endpoints/auth';
import { deactivateMember, listMembers } from '../../src/contract/endpoints/company';
import { getRights } from '../../src/contract/endpoints/people';
import { withdraw } from '../../src/contract/endpoints/profile';
import { approvePurchase, requestPurchaseApproval } from '../../src/contract/endpoints/purchaseApproval';
import { awardRfq, getRfq, listRfqs } from '../../src/contract/endpoints/rfq';
import { getProfile, reauth } from '../../src/contract/endpoints/user';
import { errorTable } from '../../src/contract/errors';
import { takesKey } from '../../src/contract/keyCalls';
import { KEY_RIGHTS, RIGHTS } from '../../src/contract/rights';
import { newApiKey } from '../../src/server/http/apiKeyToken';
import { inputOf, nameOf } from '../authorisation/callInput';
import { everyEndpoint } from '../support/everyEndpoint';
import { company, lead, RULE, state } from '../support/approval';
import { keyOf } from '../support/machines';
import { Caller, colleagueOf, join, joinSeller, PASSWORD } from '../support/people';
import { give, idOf, ownRole, place } from '../support/roles';
import { sampleRule } from '../support/sampleRule';
import { startServer, type TestServer } from '../support/startServer';
import { addressOf, openLot, PIPE, purchaseOf } from '../support/stock';
import { ended, quoted, readRfq, submitted } from '../support/trade';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ TEST_CLOCK: '1' });
});
afterAll(() => server?.stop());

const code = (name: keyof typeof errorTable) => errorTable[name].mcode;
const NOBODY = '0197a0a0-0000-7000-8000-000000000000';
const DAY_SECONDS = 24 * 60 * 60;

describe('making a key', () => {
  test('shows it once; the database holds its hash, and the list how it begins', async () => {
    const owner = await join(server.api);
    const { token, id } = await keyOf(owner, { rights: ['request', 'see_prices'] });
    expect(token).toMatch(/^stlbs_test_[0-9A-Za-z]{55}$/);
    const { items } = await owner.ok(listApiKeys);
    expect(items).toEqual([
      expect.objectContaining({
        id,
        name: 'ERP',
        state: 'active',
        made_by: '이담당',
        rights: ['see_prices', 'request'],
      }),
    ]);
    expect(token.startsWith(items[0]?.begins ?? 'nothing')).toBe(true);
    const [row] = await server.sql<{ row: string }>(
      'select to_jsonb(k)::text as row from api_key k where account_id = $1',
      [id],
    );
    expect(row?.row).not.toContain(token.slice('stlbs_test_'.length + 4));
  });

  test('needs the right to manage people, a recent password, and no more rights than the maker has', async () => {
    const owner = await join(server.api);
    const colleague = await colleagueOf(owner);
    const body = { name: 'ERP', rights: ['request' as const], valid_days: 30 as const };
    expect((await colleague.call(makeApiKey, { body })).mcode).toBe(code('RIGHT_MISSING'));
    expect((await colleague.call(listApiKeys)).mcode).toBe(code('RIGHT_MISSING'));
    const role = await ownRole(owner, ['manage_people', 'request'], '사람 관리');
    await give(owner, colleague, place('own', role));
    expect((await colleague.call(makeApiKey, { body })).mcode).toBe(code('FRESH_LOGIN_NEEDED'));
    await colleague.ok(reauth, { body: { password: PASSWORD } });
    const above = await colleague.call(makeApiKey, { body: { ...body, rights: ['request', 'award'] } });
    expect(above.mcode).toBe(code('RIGHT_ABOVE_OWN'));
    await colleague.ok(makeApiKey, { body });
    expect((await colleague.call(makeApiKey, { body })).mcode).toBe(code('KEY_NAME'));
    const people = { ...body, rights: ['manage_people'] } as unknown as typeof body;
    expect((await colleague.call(makeApiKey, { body: people })).mcode).toBe(code('WRONG_PARAM'));
  });
});

describe('a key', () => {
  test('trades with its rights and no others, under its own name', async () => {
    const [owner, seller] = [await join(server.api), await joinSeller(server.api)];
    const { machine } = await keyOf(owner, { rights: ['request', 'submit_request', 'see_prices'] });
    const { rfq_number_id } = await submitted(machine);
    await quoted(seller, rfq_number_id);
    await ended(machine, rfq_number_id);
    const { version, lines } = await readRfq(machine, rfq_number_id);
    const wanted = lines.map(({ id }) => ({ rfq_line_id: id, quotation_id: id }));
    const award = await machine.call(awardRfq, { params: { rfq_number_id }, body: { version, lines: wanted } });
    expect(award.mcode).toBe(code('RIGHT_MISSING'));
    expect((await machine.ok(getRights)).rights.toSorted()).toEqual(['request', 'see_prices', 'submit_request']);
    await owner.ok(reauth, { body: { password: PASSWORD } });
    const { items } = await owner.ok(listAudit, { query: { group: 'trade' } });
    expect(items.find(({ kind }) => kind === 'rfq_submitted')?.actor_name).toBe('ERP (API)');
    expect((await owner.ok(listAudit, { query: { group: 'company' } })).items[0]?.kind).toBe('key_made');
  });

  test('has a contact person for its orders, and is nobody that can be listed, reset or written to', async () => {
    const owner = await join(server.api);
    const { machine, id } = await keyOf(owner);
    await submitted(machine);
    expect((await owner.ok(listMembers)).items.map(({ email }) => email)).toEqual([owner.email]);
    await new Caller(server.api).call(passwordFind, { body: { email: `${id}@key.invalid` } });
    await server.api('POST', '/dev/clock', { body: { seconds: 0 } });
    expect(await server.sql(`select 1 from mail where recipient like '%@key.invalid'`)).toEqual([]);
    expect(await server.sql('select 1 from push where account_id = $1', [id])).toEqual([]);
  });

  test('is another answer than no key, and works no more from the moment it is revoked', async () => {
    const owner = await join(server.api);
    const { machine, id, token } = await keyOf(owner);
    await machine.ok(listRfqs);
    const revoked = await owner.ok(revokeApiKey, { params: { key_id: id } });
    expect(revoked.items[0]).toMatchObject({ state: 'revoked' });
    const after = await machine.call(listRfqs);
    expect(after).toMatchObject({ status: 401, mcode: code('KEY_INVALID') });
    const mistyped = new Caller(server.api);
    mistyped.token = `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`;
    expect((await mistyped.call(listRfqs)).mcode).toBe(code('KEY_INVALID'));
    const stranger = await join(server.api);
    expect((await stranger.call(revokeApiKey, { params: { key_id: id } })).mcode).toBe(code('KEY_NOT_FOUND'));
  });

  test('that is made up is refused before anything that it sends is read', async () => {
    const { token } = newApiKey(NOBODY, true);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.url}/api/rfq`, { method: 'POST', headers, body: '{"title":' });
    expect(await answer.json()).toMatchObject({ mcode: code('KEY_INVALID') });
    const { machine } = await keyOf(await join(server.api));
    const broken = { ...headers, authorization: `Bearer ${machine.token}` };
    const read = await fetch(`${server.url}/api/rfq`, { method: 'POST', headers: broken, body: '{"title":' });
    expect(read.status).toBe(400);
  });

  test('leaked and used by many at once is refused everywhere once it is revoked', async () => {
    const owner = await join(server.api);
    const { machine, id } = await keyOf(owner);
    const other = await startServer({ DATABASE_URL: server.databaseUrl, TEST_CLOCK: '1' });
    const elsewhere = new Caller(other.api);
    elsewhere.token = machine.token;
    await Promise.all([machine.ok(listRfqs), elsewhere.ok(listRfqs)]);
    await owner.ok(revokeApiKey, { params: { key_id: id } });
    const answers = await Promise.all([machine, elsewhere, machine, elsewhere].map((one) => one.call(listRfqs)));
    expect(answers.map(({ mcode }) => mcode)).toEqual(Array(4).fill(code('KEY_INVALID')));
    await other.stop();
  });

  test('ends on its day, stays when its maker is taken out, and ends with the last person of the company', async () => {
    const owner = await join(server.api);
    const maker = await colleagueOf(owner, '만든사람');
    const role = await ownRole(owner, [...RIGHTS], '모두');
    await give(owner, maker, place('own', role));
    const { machine } = await keyOf(maker, { valid_days: 30 });
    await owner.ok(reauth, { body: { password: PASSWORD } });
    await owner.ok(deactivateMember, { params: { member_id: await idOf(maker) } });
    await machine.ok(listRfqs);
    expect((await owner.ok(listApiKeys)).items[0]?.made_by).toBe('만든사람');
    const lone = await join(server.api);
    const last = await keyOf(lone);
    await lone.ok(withdraw);
    expect((await last.machine.call(listRfqs)).mcode).toBe(code('KEY_INVALID'));
    await server.api('POST', '/dev/clock', { body: { seconds: 31 * DAY_SECONDS } });
    expect((await machine.call(listRfqs)).mcode).toBe(code('KEY_INVALID'));
    await server.api('POST', '/dev/clock', { body: { seconds: 0 } });
  });

  test('says when and from where it was last used, to the minute', async () => {
    const owner = await join(server.api);
    const { machine } = await keyOf(owner);
    expect((await owner.ok(listApiKeys)).items[0]?.last_used_at).toBeNull();
    await machine.ok(listRfqs);
    await expect
      .poll(async () => (await owner.ok(listApiKeys)).items[0], { timeout: 30_000 })
      .toMatchObject({ last_used_at: expect.stringMatching(/:00\.000Z$/) as unknown, last_used_from: machine.address });
  });

  test('is limited by itself wherever it calls from, and says how much is left', async () => {
    const own = await startServer({ CALLS_A_MINUTE: '20' });
    const owner = await join(own.api);
    const { machine } = await keyOf(owner);
    const headers = async () => {
      const answer = await own.api('GET', '/rfq', {
        token: machine.token ?? '',
        headers: { 'x-forwarded-for': new Caller(own.api).address },
      });
      return { status: answer.status, left: Number(answer.headers.get('x-ratelimit-remaining')), answer };
    };
    await headers();
    const [second, third] = [await headers(), await headers()];
    expect(second.answer.headers.get('x-ratelimit-limit')).toBe('20');
    expect(third.left).toBe(second.left - 1);
    for (let left = third.left; left > 0; left -= 1) await headers();
    const over = await headers();
    expect(over.status).toBe(429);
    expect(Number(over.answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await own.stop();
  });

  test('that awards above the rule requests approval, and can neither approve nor return', async () => {
    const { owner, role, sellers } = await company(server.api);
    const seller = sellers[0];
    expect((await state(owner, [{ ...RULE, steps: [lead(role)] }])).mcode).toBe(0);
    const { machine } = await keyOf(owner);
    const { rfq_number_id } = await submitted(machine);
    const quotation = (await quoted(seller, rfq_number_id)).quotation?.id ?? '';
    await ended(machine, rfq_number_id);
    const { version, lines } = await readRfq(machine, rfq_number_id);
    const body = { version, lines: lines.map(({ id }) => ({ rfq_line_id: id, quotation_id: quotation })) };
    const award = await machine.call(awardRfq, { params: { rfq_number_id }, body });
    expect(award.mcode).toBe(code('APPROVAL_NEEDED'));
    expect((await machine.ok(getRfq, { params: { rfq_number_id } })).status).toBe('CMP');
    await machine.ok(requestApproval, { params: { rfq_number_id }, body: { ...body, reason: 'ERP 규칙' } });
    const approved = await machine.call(approveAward, {
      params: { rfq_number_id },
      body: { approval_id: NOBODY },
    });
    expect(approved.mcode).toBe(code('KEY_CALL'));
  });

  test('requests in the place of who made it, who does not approve that', async () => {
    const of = await company(server.api);
    const lot = await openLot(of.sellers[0], PIPE, '10');
    const body = purchaseOf(lot, '4', await addressOf(of.buyer));
    await state(of.owner, [sampleRule({ amount_from: '100000', steps: [{ kind: 'owner' }] })]);
    const { machine } = await keyOf(of.owner);
    const byOwner = { ...body, address_id: await addressOf(of.owner) };
    expect((await machine.call(requestPurchaseApproval, { body: byOwner })).mcode).toBe(code('APPROVAL_NOBODY'));

    const role = await ownRole(of.owner, ['see_prices', 'award', 'manage_people'], '구매 책임');
    for (const one of [of.lead, of.buyer]) await give(of.owner, one, place('own', role));
    await state(of.owner, [sampleRule({ amount_from: '100000', steps: [lead(role)] })]);
    const own = await keyOf(of.buyer, { name: '구매', rights: ['see_prices', 'award'] });
    const { purchase_number } = await own.machine.ok(requestPurchaseApproval, { body });
    const act = { params: { purchase_number }, body: {} };
    expect((await of.buyer.call(approvePurchase, act)).mcode).toBe(code('APPROVAL_NOT_YOURS'));
    expect((await of.lead.ok(approvePurchase, act)).status).toBe('approved');
  });
});

describe('what only people do', () => {
  test('is refused to a key with every right, call by call', async () => {
    const owner = await join(server.api);
    const { machine } = await keyOf(owner);
    const id = NOBODY;
    const closed = (await everyEndpoint()).filter((endpoint) => !takesKey(endpoint));
    const answers: string[] = [];
    for (const endpoint of closed) {
      const { mcode } = await machine.call(
        endpoint,
        inputOf(endpoint, { member_id: id, key_id: id, order_number: 'O261126-AAAAA' }),
      );
      if (mcode !== code('KEY_CALL')) answers.push(`${nameOf(endpoint)}: ${mcode}`);
    }
    expect(answers).toEqual([]);
    expect((await owner.ok(getProfile)).id).not.toBe('');
  });

  test('are logins, people, bank accounts, keys, decisions on an award that waits, and notifications', async () => {
    const closed = (await everyEndpoint()).filter((endpoint) => !takesKey(endpoint)).map(nameOf);
    for (const name of [
      'POST /company/key',
      'DELETE /company/key/{key_id}',
      'GET /company/member',
      'PUT /company/member/{member_id}/role',
      'POST /company/invitation',
      'PUT /company/bank-account',
      'POST /company/bank-account/{currency}/answer',
      'POST /order/{order_number}/account/offer',
      'POST /order/{order_number}/account/answer',
      'POST /rfq/{rfq_number_id}/approval/approve',
      'PATCH /user/profile/password',
      'POST /auth/reauth',
      'GET /push',
    ]) {
      expect(closed).toContain(name);
    }
    const peoples = ['manage_people', 'edit_company', 'exceed_budget'];
    expect(KEY_RIGHTS).toEqual(RIGHTS.filter((right) => !peoples.includes(right)));
  });
});
