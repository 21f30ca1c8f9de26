import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '../../src/contract/endpoints/auth';
import { deactivateMember, listMembers, makeOwner } from '../../src/contract/endpoints/company';
import * as people from '../../src/contract/endpoints/people';
import { withdraw } from '../../src/contract/endpoints/profile';
import { getProfile, reauth } from '../../src/contract/endpoints/user';
import type { Role } from '../../src/contract/rights';
import { emailsTo } from '../support/emails';
import { Caller, colleagueOf, join, PASSWORD, secretOf, signIn } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ TEST_CLOCK: '1' });
});
afterAll(() => server?.stop());

const SUBJECT = '초대받았어요';
const newAddress = () => `i${randomBytes(5).toString('hex')}@stlbs.test`;
const person = {
  password: PASSWORD,
  name: '초대된이',
  phone_code: '+82',
  phone: '010-2222-3333',
  company_department: '자재팀',
  company_title: '대리',
  marketing_approval: false,
};

async function ownerOf(company_name = '초대강관'): Promise<Caller> {
  const owner = await join(server.api, { company_name });
  await owner.ok(reauth, { body: { password: PASSWORD } });
  return owner;
}

async function invited(owner: Caller, email: string, role: Role = 'buyer'): Promise<string> {
  const body = { email, language: 'ko' as const, role, own_role_id: null, team_id: null, site_id: null };
  await owner.ok(people.invite, { body });
  return secretOf((await emailsTo(server.api, email, SUBJECT))[0] ?? { text: '' });
}

const idIn = async (owner: Caller, email: string) =>
  (await owner.ok(people.listInvitations)).items.find((one) => one.email === email)?.id ?? '';

test('a person registers by the mailed invitation and is a member with its role and team at once', async () => {
  const owner = await ownerOf();
  const { items: teams } = await owner.ok(people.addUnit, { body: { kind: 'team', name: '구매1팀' } });
  const email = newAddress();
  const team_id = teams[0]?.id ?? null;
  const body = { email, language: 'ko' as const, role: 'buyer' as const, own_role_id: null, team_id, site_id: null };
  await owner.ok(people.invite, { body });
  const t = secretOf((await emailsTo(server.api, email, SUBJECT))[0] ?? { text: '' });
  const newcomer = new Caller(server.api);
  expect(await newcomer.ok(people.getInvitation, { query: { t } })).toMatchObject({
    company_name: '초대강관',
    email,
    role: 'buyer',
    team_name: '구매1팀',
    registered: false,
  });
  const weak = { ...person, t, password: 'password1' };
  expect(await newcomer.call(people.registerInvited, { body: weak })).toMatchObject({ mcode: 4 });
  await newcomer.ok(people.registerInvited, { body: { ...person, t } });
  await signIn(newcomer, email);
  expect(await newcomer.ok(getProfile)).toMatchObject({ company_name: '초대강관', member_status: 'active' });
  expect((await newcomer.ok(people.getRights)).rights).toContain('award');
  expect((await newcomer.ok(people.getRights)).rights).not.toContain('quote');
  const members = (await owner.ok(listMembers, { query: {} })).items;
  expect(members.find((one) => one.email === email)).toMatchObject({ role: 'buyer', team_id });
  expect((await owner.ok(people.listInvitations)).items).toEqual([]);
  expect(await emailsTo(server.api, owner.email, '새 멤버')).toHaveLength(1);
  const again = { body: { ...person, t } };
  expect(await new Caller(server.api).call(people.registerInvited, again)).toMatchObject({ mcode: 1006 });
});

test('a person with an account that no company let in joins by signing in with the invited address', async () => {
  const [owner, elsewhere] = [await ownerOf(), await ownerOf('다른강관')];
  const { company_registration_number } = await elsewhere.ok(getProfile);
  const waiting = await join(server.api, { company_registration_number });
  const t = await invited(owner, waiting.email);
  expect(await waiting.ok(people.getInvitation, { query: { t } })).toMatchObject({ registered: true });
  expect(await new Caller(server.api).call(people.registerInvited, { body: { ...person, t } })).toMatchObject({
    mcode: 1004,
  });
  const other = await join(server.api, { company_registration_number });
  expect(await other.call(people.joinInvited, { body: { t } })).toMatchObject({ status: 409, mcode: 2033 });
  expect(await new Caller(server.api).call(people.joinInvited, { body: { t } })).toMatchObject({ mcode: 1000 });
  expect(await waiting.ok(people.joinInvited, { body: { t } })).toEqual({ company_name: '초대강관' });
  expect(await waiting.ok(getProfile)).toMatchObject({ company_name: '초대강관', member_status: 'active' });
});

test('a member of another company cannot be drawn away, and the inviter does not learn of the account', async () => {
  const [owner, member] = [await ownerOf(), await ownerOf('남의강관')];
  const t = await invited(owner, member.email);
  expect(await member.call(people.joinInvited, { body: { t } })).toMatchObject({ mcode: 2033 });
  expect(await member.ok(getProfile)).toMatchObject({ company_name: '남의강관' });
});

test('sent again the earlier link is void; withdrawn none works; run out it works after it is sent again', async () => {
  const owner = await ownerOf();
  const email = newAddress();
  const first = await invited(owner, email);
  const params = { invitation_id: await idIn(owner, email) };
  await owner.ok(people.resendInvitation, { params });
  const mails = await emailsTo(server.api, email, SUBJECT, 2);
  const second = mails.map(secretOf).find((secret) => secret !== first) ?? '';
  const look = (t: string) => new Caller(server.api).call(people.getInvitation, { query: { t } });
  expect(await look(first)).toMatchObject({ mcode: 1006 });
  expect(await look(second)).toMatchObject({ mcode: 0 });
  await server.sql("update invitation set expires_at = app_now() - interval '1 second' where email = $1", [email]);
  expect(await look(second)).toMatchObject({ mcode: 1006 });
  expect((await owner.ok(people.listInvitations)).items[0]).toMatchObject({ email, expired: true });
  await owner.ok(people.resendInvitation, { params });
  expect((await owner.ok(people.listInvitations)).items[0]).toMatchObject({ email, expired: false });
  await owner.ok(people.withdrawInvitation, { params });
  for (const mail of await emailsTo(server.api, email, SUBJECT, 3)) {
    expect(await look(secretOf(mail))).toMatchObject({ mcode: 1006 });
  }
});

test('members and addresses that are invited already are refused, as are those without the right and strangers', async () => {
  const owner = await ownerOf();
  const colleague = await colleagueOf(owner);
  const email = newAddress();
  await invited(owner, email);
  const body = {
    email,
    language: 'ko' as const,
    role: 'buyer' as const,
    own_role_id: null,
    team_id: null,
    site_id: null,
  };
  expect(await owner.call(people.invite, { body })).toMatchObject({ mcode: 2032 });
  const member = { ...body, email: colleague.email };
  expect(await owner.call(people.invite, { body: member })).toMatchObject({ mcode: 2032 });
  expect(await colleague.call(people.invite, { body })).toMatchObject({ status: 403, mcode: 2023 });
  const params = { invitation_id: await idIn(owner, email) };
  expect(await (await ownerOf()).call(people.withdrawInvitation, { params })).toMatchObject({ status: 404 });
  const cold = await join(server.api);
  expect(await cold.call(people.invite, { body })).toMatchObject({ mcode: 2003 });
});

test('an invitation ends when its sender is taken out or leaves', async () => {
  const owner = await ownerOf();
  const look = (t: string) => new Caller(server.api).call(people.getInvitation, { query: { t } });
  const second = async () => {
    const colleague = await colleagueOf(owner);
    const { id } = await colleague.ok(getProfile);
    await owner.ok(makeOwner, { params: { member_id: id } });
    await colleague.ok(reauth, { body: { password: PASSWORD } });
    return { colleague, id, t: await invited(colleague, newAddress()) };
  };
  const kept = await invited(owner, newAddress());
  const out = await second();
  expect(await look(out.t)).toMatchObject({ mcode: 0 });
  await owner.ok(deactivateMember, { params: { member_id: out.id } });
  expect(await look(out.t)).toMatchObject({ mcode: 1006 });
  const leaver = await second();
  await leaver.colleague.ok(withdraw);
  expect(await look(leaver.t)).toMatchObject({ mcode: 1006 });
  expect(await look(kept)).toMatchObject({ mcode: 0 });
});

test('sending an invitation again needs a recent authentication', async () => {
  const owner = await ownerOf();
  const email = newAddress();
  await invited(owner, email);
  const params = { invitation_id: await idIn(owner, email) };
  await server.sql('update login set fresh_until = null where account_id = $1', [(await owner.ok(getProfile)).id]);
  expect(await owner.call(people.resendInvitation, { params })).toMatchObject({ status: 403, mcode: 2003 });
});

test('of two who accept one invitation at once, one joins', async () => {
  const owner = await ownerOf();
  const email = newAddress();
  const t = await invited(owner, email);
  const answers = await Promise.all(
    [1, 2].map(() => new Caller(server.api).call(people.registerInvited, { body: { ...person, t } })),
  );
  expect(answers.map(({ mcode }) => mcode).toSorted((a, b) => a - b)).toEqual([0, 1006]);
  expect(await new Caller(server.api).call(login, { body: { email, password: PASSWORD } })).toMatchObject({ mcode: 0 });
});
