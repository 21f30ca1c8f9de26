import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAudit } from '../../src/contract/endpoints/audit';
import { login } from '../../src/contract/endpoints/auth';
import { listMembers, putFactorRule } from '../../src/contract/endpoints/company';
import { getRights, listRoles, removeRole } from '../../src/contract/endpoints/people';
import { patchPassword } from '../../src/contract/endpoints/profile';
import {
  addSignOnDomain,
  checkSignOn,
  checkSignOnDomain,
  finishSignOn,
  getSignOn,
  listSignOnRecords,
  putSignOn,
  startSignOn,
  startSignOnReauth,
} from '../../src/contract/endpoints/signOn';
import { getProfile } from '../../src/contract/endpoints/user';
import { errorTable } from '../../src/contract/errors';
import { startIdentityProvider, visit } from '../support/identityProvider';
import { type NameServer, startNameServer } from '../support/nameServer';
import { Caller, colleagueOf, join, PASSWORD } from '../support/people';
import { withApp } from '../support/secondFactor';
import { give, ownRole, place } from '../support/roles';
import {
  addressIn,
  backOf,
  comeBack,
  freshen,
  newDomain,
  proveDomain,
  settingsOf,
  signOn,
  signOnCompany,
} from '../support/signOn';
import { startServer, type TestServer } from '../support/startServer';
import { until } from '../support/until';

let server: TestServer;
let names: NameServer;
let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let back: string;
beforeAll(async () => {
  names = await startNameServer();
  server = await startServer({ TEST_CLOCK: '1', WEBHOOK_LOOPBACK: '1', DNS_SERVER: names.address });
  back = await backOf(await join(server.api));
  provider = await startIdentityProvider(back);
});
afterAll(async () => {
  provider?.stop();
  await names?.stop();
  await server?.stop();
});

const code = (name: keyof typeof errorTable) => errorTable[name].mcode;
const DAY_SECONDS = 24 * 60 * 60;

/** Somebody at the provider. */
function employee(domain: string, change: { email?: string; email_verified?: boolean; name?: string } = {}) {
  const email = change.email ?? addressIn(domain);
  const subject = `subject-${email}`;
  provider.people.set(subject, { email, email_verified: true, name: '정신입', ...change });
  return { email, subject };
}

const company = (change = {}) => signOnCompany(server.api, names, provider.issuer, change);
const lastOutcome = async (owner: Caller) => (await owner.ok(listSignOnRecords, { query: {} })).items[0];

describe('a domain', () => {
  test('is proven by its TXT record, for one company at a time, and lost when the record is gone for a week', async () => {
    const [owner, other] = [await join(server.api), await join(server.api)];
    const domain = newDomain();
    await freshen(owner);
    const { domains } = await owner.ok(addSignOnDomain, { body: { domain: domain.toUpperCase() } });
    const [added] = domains;
    expect(added).toMatchObject({ domain, state: 'waiting', record_name: `_stlbs.${domain}` });
    const params = { domain_id: added?.id ?? '' };
    expect((await owner.call(checkSignOnDomain, { params })).mcode).toBe(code('DOMAIN_RECORD'));
    names.set(`_stlbs.${domain}`, 'stlbs-domain=somebody-else');
    expect((await owner.call(checkSignOnDomain, { params })).mcode).toBe(code('DOMAIN_RECORD'));
    names.set(`_stlbs.${domain}`, 'v=spf1 -all', added?.record_value ?? '');
    expect((await owner.ok(checkSignOnDomain, { params })).domains[0]?.state).toBe('proven');

    await freshen(other);
    const claimed = (await other.ok(addSignOnDomain, { body: { domain } })).domains[0];
    names.set(`_stlbs.${domain}`, added?.record_value ?? '', claimed?.record_value ?? '');
    const taken = { params: { domain_id: claimed?.id ?? '' } };
    expect((await other.call(checkSignOnDomain, taken)).mcode).toBe(code('DOMAIN_TAKEN'));
    expect((await other.call(checkSignOnDomain, { params })).mcode).toBe(code('DOMAIN_NOT_FOUND'));

    names.set(`_stlbs.${domain}`, claimed?.record_value ?? '');
    for (const day of [2, 5, 12]) {
      await server.api('POST', '/dev/clock', { body: { seconds: day * DAY_SECONDS } });
      const state = day === 12 ? 'waiting' : 'missing';
      await until(`${domain} is ${state}`, async () => (await owner.ok(getSignOn)).domains[0]?.state === state);
    }
    expect((await other.ok(checkSignOnDomain, taken)).domains[0]?.state).toBe('proven');
    await server.api('POST', '/dev/clock', { body: { seconds: 0 } });
    await freshen(owner);
    const { items } = await owner.ok(listAudit, { query: { group: 'company' } });
    expect(items.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['domain_added', 'domain_proven', 'domain_lost']),
    );
  });

  test('keeps its state while no name server answers', async () => {
    const { owner } = await company();
    const [domain] = (await owner.ok(getSignOn)).domains;
    names.answerNothing(true);
    const params = { domain_id: domain?.id ?? '' };
    const answer = await owner.call(checkSignOnDomain, { params });
    names.answerNothing(false);
    expect(answer.mcode).toBe(code('DOMAIN_LOOKUP'));
    expect((await owner.ok(getSignOn)).domains[0]?.state).toBe('proven');
  });

  test.each(['example', 'exa mple.com', 'https://example.com', '-a.com', '10.0.0.1', '*.example.com'])(
    'is not %s',
    async (domain) => {
      const owner = await join(server.api);
      await freshen(owner);
      expect((await owner.call(addSignOnDomain, { body: { domain } })).mcode).toBe(code('WRONG_PARAM'));
    },
  );
});

describe('settings', () => {
  test('are an owner’s alone, need the password, and never give the secret away', async () => {
    const { owner, domain } = await company();
    const manager = await colleagueOf(owner);
    const role = await ownRole(owner, ['manage_people'], '사람 관리');
    await give(owner, manager, place('own', role));
    await freshen(manager);
    expect((await manager.call(getSignOn)).mcode).toBe(code('OWNER_ONLY'));
    const body = settingsOf(provider.issuer);
    expect((await manager.call(putSignOn, { body })).mcode).toBe(code('OWNER_ONLY'));
    expect((await manager.call(addSignOnDomain, { body: { domain } })).mcode).toBe(code('OWNER_ONLY'));
    const stale = new Caller(server.api);
    await signOnByPassword(stale, owner.email);
    expect((await stale.call(putSignOn, { body })).mcode).toBe(code('FRESH_LOGIN_NEEDED'));
    expect(JSON.stringify(await owner.ok(getSignOn))).not.toContain(body.client_secret);
    const [row] = await server.sql<{ row: string }>('select to_jsonb(s)::text as row from sign_on s limit 1');
    expect(row?.row).not.toContain(body.client_secret);
    const { client_secret: _, ...kept } = body;
    await owner.ok(putSignOn, { body: kept });
    const moved = { ...kept, client_id: 'another' };
    expect((await owner.call(putSignOn, { body: moved })).mcode).toBe(code('SIGN_ON_SECRET'));
  });

  test.each([
    'http://idp.example.com',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest',
    'https://intranet/',
    'https://login.microsoftonline.com/common/v2.0',
    'https://login.microsoftonline.com/organizations/v2.0',
    'javascript:alert(1)',
  ])('refuse the issuer %s', async (issuer) => {
    const { owner } = await company();
    expect((await owner.call(putSignOn, { body: settingsOf(issuer) })).mcode).toBe(code('SIGN_ON_ISSUER'));
  });

  test('want a proven domain before they are on, and one sign-on before it is required', async () => {
    const owner = await join(server.api);
    await freshen(owner);
    expect((await owner.call(putSignOn, { body: settingsOf(provider.issuer) })).mcode).toBe(code('SIGN_ON_NO_DOMAIN'));
    await proveDomain(owner, names, newDomain());
    const enforced = settingsOf(provider.issuer, { mode: 'enforced' });
    expect((await owner.call(putSignOn, { body: enforced })).mcode).toBe(code('SIGN_ON_UNTRIED'));
  });

  test('keep the role of new members from being removed', async () => {
    const { owner } = await company();
    await freshen(owner);
    const role = await ownRole(owner, ['request'], '신입');
    await owner.ok(putSignOn, { body: settingsOf(provider.issuer, { role: 'own', own_role_id: role }) });
    const id = (await owner.ok(listRoles)).items[0]?.id ?? '';
    expect((await owner.call(removeRole, { params: { role_id: id } })).mcode).toBe(code('ROLE_IN_SIGN_ON'));
  });

  test('are tested step by step: metadata, keys, client', async () => {
    const { owner } = await company();
    expect(await owner.ok(checkSignOn)).toMatchObject({ passed: ['metadata', 'keys', 'client'], failed: null });
    await owner.ok(putSignOn, { body: settingsOf(provider.issuer, { client_secret: 'a wrong one' }) });
    expect(await owner.ok(checkSignOn)).toMatchObject({ failed: 'client', reason: 'client_refused' });
    await owner.ok(putSignOn, { body: settingsOf('http://127.0.0.1:1') });
    expect(await owner.ok(checkSignOn)).toMatchObject({ passed: [], failed: 'metadata', reason: 'unreachable' });
    expect((await new Caller(server.api).call(startSignOn, { body: { email: owner.email } })).mcode).toBe(
      code('SIGN_ON_PROVIDER'),
    );
    expect(await lastOutcome(owner)).toMatchObject({ outcome: 'unreachable' });
  });
});

async function signOnByPassword(caller: Caller, email: string) {
  const tokens = await caller.ok(login, { body: { email, password: PASSWORD } });
  caller.token = tokens.access_token;
}

describe('a sign-on', () => {
  test('links the member with the address, and knows them by the subject from then on', async () => {
    const { owner, domain } = await company();
    const { subject } = employee(domain, { email: owner.email, name: '다른 이름' });
    const browser = new Caller(server.api);
    expect((await signOn(browser, owner.email, back)).mcode).toBe(0);
    expect((await browser.ok(getProfile)).id).toBe((await owner.ok(getProfile)).id);
    provider.people.set(subject, { email: `moved@${newDomain()}`, email_verified: false });
    provider.signInAs(subject);
    expect((await signOn(new Caller(server.api), owner.email, back)).mcode).toBe(0);
    provider.signInAs(null);
    expect(await lastOutcome(owner)).toMatchObject({ outcome: 'signed_in', email: owner.email });
    await freshen(owner);
    const { items } = await owner.ok(listAudit, { query: { group: 'login' } });
    expect(items.some(({ kind }) => kind === 'sign_on_linked')).toBe(true);
  });

  test('makes a member after the consent, with the role that was chosen, and nobody where that is off', async () => {
    const { owner, domain } = await company();
    const { email } = employee(domain);
    const browser = new Caller(server.api);
    const first = await browser.ok(finishSignOn, { body: await comeBack(browser, email, back) });
    expect(first).toMatchObject({ tokens: null, consent: { email, company_name: '한빛플랜트' } });
    expect((await owner.ok(listMembers)).items.map((one) => one.email)).not.toContain(email);
    expect((await signOn(browser, email, back)).mcode).toBe(0);
    expect((await browser.ok(getRights)).rights).toContain('award');
    expect((await browser.ok(getRights)).rights).not.toContain('quote');
    const member = (await owner.ok(listMembers)).items.find((one) => one.email === email);
    expect(member).toMatchObject({ name: '정신입', role: 'buyer', is_owner: false });
    expect((await browser.call(login, { body: { email, password: '' } })).mcode).toBe(code('WRONG_PARAM'));
    expect((await browser.call(login, { body: { email, password: 'x' } })).mcode).toBe(code('WRONG_EMAIL_PASSWORD'));

    await owner.ok(putSignOn, { body: settingsOf(provider.issuer, { creates_members: false }) });
    const stranger = employee(domain);
    expect((await signOn(new Caller(server.api), stranger.email, back)).mcode).toBe(code('SIGN_ON_NO_MEMBER'));
    expect(await lastOutcome(owner)).toMatchObject({ outcome: 'no_member', email: stranger.email });
  });

  test('asks for the second factor of the person, unless the company counts that of its provider', async () => {
    const { owner, domain } = await company();
    employee(domain, { email: owner.email });
    await withApp(owner);
    const refused = await signOn(new Caller(server.api), owner.email, back);
    expect(refused).toMatchObject({ mcode: code('SECOND_FACTOR_NEEDED') });
    await freshen(owner);
    await owner.ok(putSignOn, { body: settingsOf(provider.issuer, { trusts_factor: true }) });
    expect((await signOn(new Caller(server.api), owner.email, back)).mcode).toBe(0);
    await owner.ok(putFactorRule, { body: { required: true } });
    const { email } = employee(domain);
    const member = new Caller(server.api);
    await signOn(member, email, back);
    expect((await member.ok(getProfile)).second_factor_missing).toBe(false);
    await freshen(owner);
    await owner.ok(putSignOn, { body: settingsOf(provider.issuer, { trusts_factor: false }) });
    expect((await member.ok(getProfile)).second_factor_missing).toBe(true);
  });

  test('makes a login fresh again at the provider, for the person who is linked alone', async () => {
    const { owner, domain } = await company();
    const { email, subject } = employee(domain);
    const member = new Caller(server.api);
    await signOn(member, email, back);
    const rename = { body: { password: 'another-horse-8-staple' } };
    expect((await member.call(patchPassword, rename)).mcode).toBe(code('FRESH_LOGIN_NEEDED'));
    const confirm = async () => {
      const { url, attempt } = await member.ok(startSignOnReauth);
      expect(new URL(url).searchParams.get('prompt')).toBe('login');
      return member.call(finishSignOn, { body: { attempt, answer: await visit(url, back) } });
    };
    provider.signInAs(employee(domain).subject);
    expect((await confirm()).mcode).toBe(code('SIGN_ON_REFUSED'));
    expect((await member.call(patchPassword, rename)).mcode).toBe(code('FRESH_LOGIN_NEEDED'));
    provider.signInAs(subject);
    expect((await confirm()).mcode).toBe(0);
    provider.signInAs(null);
    await member.ok(patchPassword, rename);
    expect((await owner.call(startSignOnReauth)).mcode).toBe(code('SIGN_ON_UNKNOWN'));
  });

  test('says of an address no more than that its domain signs on', async () => {
    const { owner, domain } = await company();
    const visitor = new Caller(server.api);
    const known = await visitor.ok(startSignOn, { body: { email: owner.email } });
    const unknown = await visitor.ok(startSignOn, { body: { email: addressIn(domain) } });
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    const elsewhere = await visitor.call(startSignOn, { body: { email: addressIn(newDomain()) } });
    expect(elsewhere.mcode).toBe(code('SIGN_ON_UNKNOWN'));
  });
});
