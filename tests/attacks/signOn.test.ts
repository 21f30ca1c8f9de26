import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishSignOn, listSignOnRecords, putSignOn, startSignOn } from '../../src/contract/endpoints/signOn';
import { errorTable } from '../../src/contract/errors';
import { type Forgery, startHostileProvider } from '../support/identityProvider';
import { type NameServer, startNameServer } from '../support/nameServer';
import { Caller, join } from '../support/people';
import { addressIn, freshen, newDomain, proveDomain, settingsOf, signOnCompany } from '../support/signOn';
import { startServer, type TestServer } from '../support/startServer';

let server: TestServer;
let names: NameServer;
let hostile: Awaited<ReturnType<typeof startHostileProvider>>;
beforeAll(async () => {
  names = await startNameServer();
  hostile = await startHostileProvider();
  server = await startServer({ WEBHOOK_LOOPBACK: '1', DNS_SERVER: names.address });
});
afterAll(async () => {
  hostile?.stop();
  await names?.stop();
  await server?.stop();
});

const code = (name: keyof typeof errorTable) => errorTable[name].mcode;

async function attack(email: string, forgery: Forgery) {
  const caller = new Caller(server.api);
  hostile.forge(forgery);
  const started = await caller.call(startSignOn, { body: { email } });
  if (started.mcode !== 0) return started;
  const answer = hostile.back(started.data.url);
  return caller.call(finishSignOn, { body: { attempt: started.data.attempt, answer } });
}

describe('a provider that lies', () => {
  test('signs its own people on while it tells the truth', async () => {
    const { owner } = await signOnCompany(server.api, names, hostile.issuer);
    const answer = await attack(owner.email, { claims: { email: owner.email } });
    expect(answer).toMatchObject({ mcode: 0 });
  });

  test.each<[string, Forgery]>([
    ['for another audience', { claims: { aud: 'somebody-else' } }],
    ['for several audiences without saying for whom', { claims: { aud: ['stlbs', 'other'], azp: 'other' } }],
    ['of another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['with another nonce', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['that ran out', { claims: { exp: 1_700_000_000 } }],
    ['signed with a key that is not published', { otherKey: true }],
    ['without a signature', { unsigned: true }],
  ])('is not believed a token %s', async (_what, forgery) => {
    const { owner } = await signOnCompany(server.api, names, hostile.issuer);
    const answer = await attack(owner.email, { ...forgery, claims: { email: owner.email, ...forgery.claims } });
    expect(answer.mcode).toBe(code('SIGN_ON_REFUSED'));
    const [record] = (await owner.ok(listSignOnRecords, { query: {} })).items;
    expect(record).toMatchObject({ outcome: 'token_refused', email: null, name: null });
  });

  test.each<[string, Record<string, unknown>]>([
    ['another issuer', { issuer: 'https://accounts.google.com' }],
    ['a script in place of its address', { authorization_endpoint: 'javascript:alert(1)' }],
    ['a sign-in page in a private network', { authorization_endpoint: 'https://10.0.0.1/' }],
  ])('is not believed metadata with %s', async (_what, metadata) => {
    const { owner } = await signOnCompany(server.api, names, hostile.issuer);
    expect((await attack(owner.email, { metadata })).mcode).toBe(code('SIGN_ON_PROVIDER'));
    expect((await owner.ok(listSignOnRecords, { query: {} })).items[0]?.outcome).toBe('metadata');
  });

  test.each(['https://10.0.0.1/token', 'http://169.254.169.254/latest/meta-data', 'https://localhost/token'])(
    'leads no call of ours to %s',
    async (token_endpoint) => {
      const { owner } = await signOnCompany(server.api, names, hostile.issuer);
      const answer = await attack(owner.email, { metadata: { token_endpoint }, claims: { email: owner.email } });
      expect([code('SIGN_ON_PROVIDER'), code('SIGN_ON_REFUSED')]).toContain(answer.mcode);
      expect((await owner.ok(listSignOnRecords, { query: {} })).items[0]?.outcome).not.toBe('signed_in');
    },
  );

  test('takes over nobody outside of its company and its domains', async () => {
    const { owner, domain } = await signOnCompany(server.api, names, hostile.issuer);
    const victim = await signOnCompany(server.api, names, 'http://127.0.0.1:1');
    const guest = await join(server.api, { email: addressIn(domain) });
    for (const email of [victim.owner.email, guest.email, 'demo@gmail.com', `${owner.email}@evil.example`]) {
      const answer = await attack(owner.email, { claims: { email, sub: `as ${email}` } });
      expect(answer.data, email).toBeNull();
      expect([code('SIGN_ON_ADDRESS'), code('SIGN_ON_REFUSED')], email).toContain(answer.mcode);
    }
  });

  test('of one company says nothing about the people of another that has the same issuer', async () => {
    const first = await signOnCompany(server.api, names, hostile.issuer);
    const second = await signOnCompany(server.api, names, hostile.issuer);
    await attack(first.owner.email, { claims: { email: first.owner.email, sub: 'shared' } });
    const answer = await attack(second.owner.email, { claims: { email: first.owner.email, sub: 'shared' } });
    expect(answer.mcode).toBe(code('SIGN_ON_ADDRESS'));
  });
});

test('an issuer within our own network is refused where the server is open to everybody', async () => {
  const strict = await startServer({ DNS_SERVER: names.address });
  const owner = await join(strict.api);
  await proveDomain(owner, names, newDomain());
  await freshen(owner);
  for (const issuer of [
    hostile.issuer,
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://metadata.google.internal@10.0.0.1/',
  ]) {
    expect((await owner.call(putSignOn, { body: settingsOf(issuer) })).mcode, issuer).toBe(code('SIGN_ON_ISSUER'));
  }
  await strict.stop();
});
