import { afterAll, beforeAll, expect, test } from 'vitest';
import { getFactorRule, listMembers, putFactorRule } from '../../src/contract/endpoints/company';
import { listSecurityEvents } from '../../src/contract/endpoints/device';
import * as factor from '../../src/contract/endpoints/secondFactor';
import { getProfile, getSaleItems, pushStatus, reauth } from '../../src/contract/endpoints/user';
import { emailsTo } from '../support/emails';
import { lockedTable } from '../support/lockedTable';
import { Caller, colleagueOf, join, PASSWORD, signIn } from '../support/people';
import { beFresh, originOf, withApp, withPasskey } from '../support/secondFactor';
import { startServer, type TestServer } from '../support/startServer';
import { until } from '../support/until';

let server: TestServer;
let origin: string;

beforeAll(async () => {
  server = await startServer();
  origin = originOf(server);
});
afterAll(() => server?.stop());

test('a company that requires a second factor is closed to members without one until they have it, in every call', async () => {
  const owner = await join(server.api);
  const member = await colleagueOf(owner);
  await beFresh(owner);
  expect(await owner.call(putFactorRule, { body: { required: true } })).toMatchObject({ status: 409, mcode: 2022 });
  await withApp(owner);
  await beFresh(member);
  expect(await member.call(putFactorRule, { body: { required: true } })).toMatchObject({ status: 403, mcode: 2011 });
  expect(await owner.ok(putFactorRule, { body: { required: true } })).toEqual({ required: true, missing: 1 });
  expect(await emailsTo(server.api, member.email, '회사에서 2단계 인증을 쓰도록 정했어요')).toHaveLength(1);

  for (const caller of [member, await signedInAgain(member)]) {
    for (const endpoint of [getSaleItems, pushStatus, listMembers, getFactorRule]) {
      expect(await caller.call(endpoint)).toMatchObject({ status: 403, mcode: 2015 });
    }
    expect(await caller.ok(getProfile)).toMatchObject({ second_factor_missing: true });
  }
  await withApp(member);
  expect(await member.ok(getProfile)).toMatchObject({ second_factor_missing: false });
  expect(await member.call(getSaleItems)).toMatchObject({ mcode: 0 });
  expect(await owner.ok(getFactorRule)).toEqual({ required: true, missing: 0 });
  const { items } = await owner.ok(listMembers);
  expect(items.map(({ second_factor }) => second_factor)).toEqual([true, true]);
  expect((await member.ok(listMembers)).items.map(({ second_factor }) => second_factor)).toEqual([null, null]);
});

test('such a company keeps the last factor of its members, also when two go at once', async () => {
  const owner = await join(server.api);
  await withApp(owner);
  await withPasskey(owner, origin);
  await owner.ok(putFactorRule, { body: { required: true } });
  const passkey_id = (await owner.ok(factor.getFactors)).passkey_list[0]?.id ?? '';
  // Both have begun before either has ended: one stands at the email it writes, the other there or at the factors.
  const emails = await lockedTable(server, 'mail');
  const removing = Promise.all([
    owner.call(factor.removeApp),
    owner.call(factor.removePasskey, { params: { passkey_id } }),
  ]);
  const standing = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
    and (query ilike 'insert into "mail"%' or query ilike '%"account"%for no key update')`;
  await until('two calls that wait', async () => (await server.sql(standing)).length >= 2);
  await emails.letGo();
  const answers = await removing;
  expect(answers.map(({ mcode }) => mcode).toSorted((one, other) => one - other)).toEqual([0, 2020]);
  const left = await owner.ok(factor.getFactors);
  expect(left.passkey_list.length + (left.app ? 1 : 0)).toBe(1);
  await owner.ok(putFactorRule, { body: { required: false } });
  expect((await owner.ok(listSecurityEvents)).items[0]?.kind).toBe('factor_optional');
});

test('to require it takes a recent authentication of an owner', async () => {
  const owner = await join(server.api);
  expect(await owner.call(putFactorRule, { body: { required: true } })).toMatchObject({ status: 403, mcode: 2003 });
  await owner.ok(reauth, { body: { password: PASSWORD } });
});

async function signedInAgain(person: Caller): Promise<Caller> {
  const caller = new Caller(server.api);
  await signIn(caller, person.email);
  return caller;
}
