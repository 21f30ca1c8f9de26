import { afterAll, expect, test } from 'vitest';
import { emailResend, logout, register } from '../../src/contract/endpoints/auth';
import type { Endpoint } from '../../src/contract/endpoint';
import { everyEndpoint } from '../support/everyEndpoint';
import { Caller, join, registrationOf } from '../support/people';
import { getProfile } from '../../src/contract/endpoints/user';
import { startServer } from '../support/startServer';

const server = await startServer();
afterAll(() => server.stop());

/** A call that is wrong in every part: ids that are none, a query that there is not, a body of another form. */
async function wrongly(endpoint: Endpoint, who: Caller, raw?: string) {
  const path = endpoint.path.replace(/\{\w+\}/g, '%00');
  const bodiless = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const reply = await fetch(`${server.url}/api${path}?limit=-1&cursor=%00`, {
    method: endpoint.method,
    headers: {
      'x-forwarded-for': who.address,
      ...(who.token ? { authorization: `Bearer ${who.token}` } : {}),
      ...(bodiless ? {} : { 'content-type': endpoint.bytes ? 'application/octet-stream' : 'application/json' }),
    },
    ...(bodiless ? {} : { body: raw ?? '{"nothing":"of this"}' }),
  });
  return reply.status;
}

const guarded = async () => (await everyEndpoint()).filter(({ access }) => access === 'member' || access === 'user');

test('a call without a login learns nothing but that, however wrong it is', async () => {
  for (const endpoint of await guarded()) {
    const name = `${endpoint.method} ${endpoint.path}`;
    expect(await wrongly(endpoint, new Caller(server.api)), name).toBe(401);
    expect(await wrongly(endpoint, new Caller(server.api), '{ no json'), name).toBe(401);
  }
});

test('nor is one whose login has ended, or who waits for a company', async () => {
  const ended = await join(server.api);
  await ended.ok(logout, { body: { refresh_token: ended.refreshToken } });
  const { company_registration_number } = await (await join(server.api)).ok(getProfile);
  const waiting = await join(server.api, { company_registration_number });
  for (const endpoint of await guarded()) {
    const name = `${endpoint.method} ${endpoint.path}`;
    expect(await wrongly(endpoint, ended), name).toBe(401);
    if (endpoint.access === 'member') expect(await wrongly(endpoint, waiting), name).toBe(403);
  }
});

test('asking for the verification mail again writes the same for every address', async () => {
  const unverified = registrationOf();
  await new Caller(server.api).ok(register, { body: unverified });
  const known = await join(server.api);
  const [before] = await server.sql<{ count: string }>('select count(*) from mail_token');
  for (const email of [unverified.email, known.email, 'nobody@stlbs.test']) {
    const answer = await new Caller(server.api).call(emailResend, { body: { email } });
    expect(answer).toMatchObject({ status: 200, data: {} });
  }
  const [requested] = await server.sql<{ count: string }>('select count(*) from mail_request');
  const [after] = await server.sql<{ count: string }>('select count(*) from mail_token');
  // Nothing but the note is written by the call itself; a job answers it.
  expect(Number(requested?.count) + Number(after?.count) - Number(before?.count)).toBeLessThanOrEqual(3);
  await expect
    .poll(async () => (await server.sql('select 1 from mail where recipient = $1', [unverified.email])).length)
    .toBe(2);
  expect(await server.sql('select 1 from mail where recipient = $1', ['nobody@stlbs.test'])).toEqual([]);
});
