import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAudit } from '../../src/contract/endpoints/audit';
import { login } from '../../src/contract/endpoints/auth';
import { approveMember, deactivateMember, makeOwner } from '../../src/contract/endpoints/company';
import {
  finishSignOn,
  getSignOn,
  putSignOn,
  removeSignOnDomain,
  startSignOnReauth,
} from '../../src/contract/endpoints/signOn';
import { getProfile, reauth } from '../../src/contract/endpoints/user';
import { errorTable } from '../../src/contract/errors';
import { startIdentityProvider, visit } from '../support/identityProvider';
import { type NameServer, startNameServer } from '../support/nameServer';
import { Caller, colleagueOf, join, PASSWORD } from '../support/people';
import { idOf } from '../support/roles';
import { addressIn, backOf, freshen, settingsOf, signOn, signOnCompany } from '../support/signOn';
import { startServer, type TestServer } from '../support/startServer';

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

/** Somebody at the provider. */
function employee(domain: string, change: { email?: string; email_verified?: boolean; name?: string } = {}) {
  const email = change.email ?? addressIn(domain);
  const subject = `subject-${email}`;
  provider.people.set(subject, { email, email_verified: true, name: '정신입', ...change });
  return { email, subject };
}

const company = (change = {}) => signOnCompany(server.api, names, provider.issuer, change);

describe('where signing on is required', () => {
  async function enforced() {
    const { owner, domain } = await company();
    const member = new Caller(server.api);
    const { email } = employee(domain);
    await signOn(member, email, back);
    await freshen(owner);
    await owner.ok(putSignOn, { body: settingsOf(provider.issuer, { mode: 'enforced' }) });
    return { owner, domain, member, email };
  }
  const passwordOf = (email: string, password = PASSWORD) =>
    new Caller(server.api).call(login, { body: { email, password } });

  test('a password is refused, right or wrong, but for the one owner who keeps it', async () => {
    const { owner, domain } = await enforced();
    const colleague = await join(server.api, {
      company_registration_number: (await owner.ok(getProfile)).company_registration_number,
      email: addressIn(domain),
    });
    await letColleagueIn(owner, colleague);
    expect((await passwordOf(colleague.email)).mcode).toBe(code('SIGN_ON_REQUIRED'));
    expect((await passwordOf(colleague.email, 'wrong')).mcode).toBe(code('SIGN_ON_REQUIRED'));
    expect((await passwordOf(addressIn(domain), 'wrong')).mcode).toBe(code('SIGN_ON_REQUIRED'));
    expect((await passwordOf(owner.email, 'wrong')).mcode).toBe(code('SIGN_ON_REQUIRED'));
    expect((await passwordOf(owner.email)).mcode).toBe(0);
    expect((await owner.ok(getSignOn)).settings?.emergency_name).toBe('이담당');
    await freshen(owner);
    const { items } = await owner.ok(listAudit, { query: { group: 'login' } });
    expect(items.some(({ kind }) => kind === 'sign_on_bypassed')).toBe(true);
  });

  test('the oldest owner takes the place of the one who kept a password', async () => {
    const { owner, domain } = await enforced();
    const second = await join(server.api, {
      company_registration_number: (await owner.ok(getProfile)).company_registration_number,
      email: addressIn(domain),
    });
    await letColleagueIn(owner, second);
    expect((await passwordOf(second.email)).mcode).toBe(code('SIGN_ON_REQUIRED'));
    await freshen(owner);
    await owner.ok(makeOwner, { params: { member_id: await idOf(second) } });
    // The password does not even make a login fresh: the provider does.
    expect((await second.call(reauth, { body: { password: PASSWORD } })).mcode).toBe(code('SIGN_ON_REQUIRED'));
    employee(domain, { email: second.email });
    await signOn(second, second.email, back);
    const { url, attempt } = await second.ok(startSignOnReauth);
    await second.ok(finishSignOn, { body: { attempt, answer: await visit(url, back) } });
    await second.ok(deactivateMember, { params: { member_id: await idOf(owner) } });
    expect((await passwordOf(second.email)).mcode).toBe(0);
  });

  test('people of other companies, and members with other addresses, keep their passwords', async () => {
    const { owner, domain } = await enforced();
    const guest = await join(server.api, { email: addressIn(domain) });
    expect((await passwordOf(guest.email)).mcode).toBe(0);
    const outside = await colleagueOf(owner);
    expect((await passwordOf(outside.email)).mcode).toBe(0);
  });

  test('the domain that is removed sets passwords free again', async () => {
    const { owner, domain } = await enforced();
    const colleague = await join(server.api, {
      company_registration_number: (await owner.ok(getProfile)).company_registration_number,
      email: addressIn(domain),
    });
    await letColleagueIn(owner, colleague);
    const [row] = (await owner.ok(getSignOn)).domains;
    await freshen(owner);
    await owner.ok(removeSignOnDomain, { params: { domain_id: row?.id ?? '' } });
    expect((await passwordOf(colleague.email)).mcode).toBe(0);
  });
});

async function letColleagueIn(owner: Caller, person: Caller): Promise<void> {
  await freshen(owner);
  await owner.ok(approveMember, { params: { member_id: await idOf(person) } });
}
