import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailVerify, passwordFind, passwordReset, register } from '../../src/contract/endpoints/auth';
import { emailsTo } from '../support/emails';
import { Caller, join, emailTo, registrationOf, secretOf } from '../support/people';
import { startOwnServer, type OwnServer } from '../support/startServer';

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer({ LOG_LEVEL: 'debug' });
});
afterAll(() => server?.stop());

test('asking for the head of a mailed link uses up nothing', async () => {
  const body = registrationOf();
  const caller = new Caller(server.api);
  await caller.ok(register, { body });
  const t = secretOf(await emailTo(server.api, body.email));
  for (const method of ['HEAD', 'OPTIONS']) {
    expect((await fetch(`${server.url}/api/auth/email/verify?t=${t}`, { method })).status).toBe(404);
  }
  expect(await server.sql('select email_verified_at as at from account where email = $1', [body.email])).toEqual([
    { at: null },
  ]);
  expect(await caller.ok(emailVerify, { query: { t } })).toMatchObject({ email: body.email });
});

test('no log holds a mailed token, a password or a login', async () => {
  const person = await join(server.api);
  await person.ok(passwordFind, { body: { email: person.email } });
  const [mail] = await emailsTo(server.api, person.email, '/auth/find/');
  const t = mail ? secretOf(mail) : '';
  expect(t.length).toBeGreaterThan(16);
  await server.api('GET', `/auth/email/verify?t=hunter2hunter2hunter2`);
  await person.call(passwordReset, { body: { t, password: 'hunter2-horse-9-staple' } });
  await server.api('GET', `/auth/find/hunter2hunter2hunter2?t=hunter2hunter2hunter2`);
  const printed = server.output();
  expect(printed).toContain('/api/auth/email/verify?t=[redacted]');
  for (const secret of ['hunter2', t, person.token ?? '', person.refreshToken]) expect(printed).not.toContain(secret);
});
