import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, passwordFind, register } from '../../src/contract/endpoints/auth';
import { deactivateMember } from '../../src/contract/endpoints/company';
import {
  finishSignOn,
  getSignOn,
  listSignOnRecords,
  putSignOn,
  unlinkSignOn,
} from '../../src/contract/endpoints/signOn';
import { getProfile, reauth } from '../../src/contract/endpoints/user';
import { errorTable } from '../../src/contract/errors';
import { startIdentityProvider } from '../support/identityProvider';
import { type NameServer, startNameServer } from '../support/nameServer';
import { Caller, join, PASSWORD, registrationOf } from '../support/people';
import { idOf } from '../support/roles';
import {
  addressIn,
  backOf,
  comeBack,
  freshen,
  madeByDirectory,
  settingsOf,
  signOn,
  signOnCompany,
} from '../support/signOn';
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
const lastOutcome = async (owner: Caller) => (await owner.ok(listSignOnRecords, { query: {} })).items[0];

describe('what is not let in', () => {
  test('a person who was taken out, whatever the provider says', async () => {
    const { owner, domain } = await company();
    const { email } = employee(domain);
    const member = new Caller(server.api);
    await signOn(member, email, back);
    await freshen(owner);
    await owner.ok(deactivateMember, { params: { member_id: await idOf(member) } });
    expect((await member.call(getProfile)).status).toBeGreaterThanOrEqual(401);
    expect((await signOn(new Caller(server.api), email, back)).mcode).toBe(code('INVALID_USER'));
    expect(await lastOutcome(owner)).toMatchObject({ outcome: 'member_out', name: '정신입' });
  });

  test('an address outside of the domain, one that is not verified, and none', async () => {
    const { owner, domain } = await company();
    const victim = await join(server.api);
    const cases = [
      ['address_outside', { email: victim.email }],
      ['address_outside', { email: `x@sub.${domain}` }],
      ['address_unverified', { email: addressIn(domain), email_verified: false }],
      ['no_address', { email: 'nobody' }],
    ] as const;
    for (const [outcome, claims] of cases) {
      const { subject } = employee(domain, claims);
      if (outcome === 'no_address') provider.people.set(subject, { name: '무명' });
      provider.signInAs(subject);
      const answer = await signOn(new Caller(server.api), addressIn(domain), back);
      expect(answer.mcode, outcome).toBe(code('SIGN_ON_ADDRESS'));
      expect(await lastOutcome(owner), outcome).toMatchObject({ outcome });
    }
    provider.signInAs(null);
  });

  test('a person of another company, even with an address in the domain', async () => {
    const { owner, domain } = await company();
    const guest = await join(server.api, { email: addressIn(domain) });
    employee(domain, { email: guest.email });
    expect((await signOn(new Caller(server.api), guest.email, back)).mcode).toBe(code('SIGN_ON_REFUSED'));
    expect(await lastOutcome(owner)).toMatchObject({ outcome: 'other_company' });
  });

  test('another subject under the address of a linked member, until an owner unlinks', async () => {
    const { owner, domain } = await company();
    const { email, subject } = employee(domain);
    const member = new Caller(server.api);
    await signOn(member, email, back);
    provider.people.delete(subject);
    provider.people.set('successor', { email, email_verified: true, name: '후임' });
    expect((await signOn(new Caller(server.api), email, back)).mcode).toBe(code('SIGN_ON_REFUSED'));
    expect(await lastOutcome(owner)).toMatchObject({ outcome: 'other_subject' });
    await freshen(owner);
    await owner.ok(unlinkSignOn, { params: { member_id: await idOf(member) } });
    expect((await signOn(new Caller(server.api), email, back)).mcode).toBe(0);
    provider.people.delete('successor');
  });

  test('a registration that waited for the real owner of the address: it makes way', async () => {
    const { domain } = await company();
    const { email } = employee(domain);
    await new Caller(server.api).ok(register, {
      body: registrationOf({ email, password: 'attackers-own-password-1' }),
    });
    const real = new Caller(server.api);
    expect((await signOn(real, email, back)).mcode).toBe(0);
    const thief = await new Caller(server.api).call(login, { body: { email, password: 'attackers-own-password-1' } });
    expect(thief.mcode).toBe(code('WRONG_EMAIL_PASSWORD'));
    expect((await real.ok(getProfile)).name).toBe('정신입');
  });

  test('a state of somebody else, a code that was used, and an attempt that is over', async () => {
    const { domain } = await company();
    const { email } = employee(domain);
    const caller = new Caller(server.api);
    const one = await comeBack(caller, email, back);
    const other = await comeBack(caller, email, back);
    const mixed = { attempt: one.attempt, answer: { ...one.answer, state: other.answer.state } };
    expect((await caller.call(finishSignOn, { body: mixed })).mcode).toBe(code('SIGN_ON_OUTDATED'));
    const crossed = { attempt: other.attempt, answer: { ...other.answer, code: one.answer.code ?? '' } };
    expect((await caller.call(finishSignOn, { body: crossed })).mcode).toBe(code('SIGN_ON_REFUSED'));
    const both = await Promise.all([1, 2].map(() => caller.call(finishSignOn, { body: one })));
    expect(both.map(({ mcode }) => mcode).toSorted((a, b) => a - b)).toEqual([0, code('SIGN_ON_OUTDATED')]);
    expect((await caller.call(finishSignOn, { body: one })).mcode).toBe(code('SIGN_ON_OUTDATED'));
    const late = await comeBack(caller, email, back);
    await server.api('POST', '/dev/clock', { body: { seconds: 11 * 60 } });
    expect((await caller.call(finishSignOn, { body: late })).mcode).toBe(code('SIGN_ON_OUTDATED'));
    await server.api('POST', '/dev/clock', { body: { seconds: 0 } });
  });

  test('an answer to a request that was changed on its way: another nonce, another client, another place to come back to', async () => {
    const { owner, domain } = await company();
    const { email } = employee(domain);
    const caller = new Caller(server.api);
    const nonce = await comeBack(caller, email, back, (url) => url.searchParams.set('nonce', 'another'));
    expect((await caller.call(finishSignOn, { body: nonce })).mcode).toBe(code('SIGN_ON_REFUSED'));
    expect(await lastOutcome(owner)).toMatchObject({ outcome: 'token_refused', email: null });
    const client = await comeBack(caller, email, back, (url) => url.searchParams.set('client_id', 'other'));
    expect((await caller.call(finishSignOn, { body: client })).mcode).toBe(code('SIGN_ON_REFUSED'));
    await expect(
      comeBack(caller, email, back, (url) => url.searchParams.set('redirect_uri', 'https://evil.example/')),
    ).rejects.toThrow('answered 400');
  });

  test('a refusal of the provider, and settings that changed meanwhile', async () => {
    const { owner, domain } = await company();
    const caller = new Caller(server.api);
    const refused = await comeBack(caller, addressIn(domain), back);
    expect((await caller.call(finishSignOn, { body: refused })).mcode).toBe(code('SIGN_ON_REFUSED'));
    expect(await lastOutcome(owner)).toMatchObject({
      outcome: 'provider_refused',
      detail: 'access_denied: Nobody is signed in',
    });
    const { email } = employee(domain);
    const begun = await comeBack(caller, email, back);
    await freshen(owner);
    await owner.ok(putSignOn, { body: settingsOf(provider.issuer) });
    expect((await caller.call(finishSignOn, { body: begun })).mcode).toBe(code('SIGN_ON_OUTDATED'));
  });

  test.each(['off', 'another client'] as const)(
    'anybody by settings that changed while the provider answered: %s',
    async (how) => {
      const { owner, domain } = await company();
      employee(domain, { email: owner.email });
      const caller = new Caller(server.api);
      const begun = await comeBack(caller, owner.email, back);
      await freshen(owner);
      const { reached, release } = provider.holdToken();
      const finished = caller.call(finishSignOn, { body: begun });
      await reached;
      const change =
        how === 'off' ? { mode: 'off' as const } : { client_id: 'other', client_secret: 'another-secret-1' };
      await owner.ok(putSignOn, { body: settingsOf(provider.issuer, change) });
      release();
      expect((await finished).mcode).toBe(code('SIGN_ON_OUTDATED'));
      expect((await owner.ok(getSignOn)).settings?.worked_at).toBeNull();
      const links = await server.sql(
        'select i.account_id from sign_on_identity i join account a on a.id = i.account_id where a.email = $1',
        [owner.email],
      );
      expect(links).toEqual([]);
    },
  );
});

test('a person without a password can make one by mail', async () => {
  const { domain } = await company();
  const { email } = employee(domain);
  const member = new Caller(server.api);
  await signOn(member, email, back);
  await member.ok(passwordFind, { body: { email } });
  expect((await member.call(reauth, { body: { password: 'guess-1234' } })).mcode).toBe(code('WRONG_EMAIL_PASSWORD'));
});

test('a person whom the directory made agrees to the terms before the first password works, once', async () => {
  const { owner, domain } = await company();
  const email = addressIn(domain);
  const person = await madeByDirectory(owner, server, email);
  const body = { email, password: PASSWORD };
  expect((await person.call(login, { body: { ...body, password: 'wrong' } })).mcode).toBe(code('WRONG_EMAIL_PASSWORD'));
  expect((await person.call(login, { body })).mcode).toBe(code('CONSENT_NEEDED'));
  expect((await person.call(login, { body: { ...body, consent: { marketing_approval: false } } })).mcode).toBe(0);
  expect((await person.call(login, { body })).mcode).toBe(0);
  const kept = await server.sql<{ document: string }>(
    'select c.document from consent c join account a on a.id = c.account_id where a.email = $1 order by 1',
    [email],
  );
  expect(kept.map(({ document }) => document)).toEqual(['privacy', 'terms']);
});
