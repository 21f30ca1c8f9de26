import { afterAll, expect, test } from 'vitest';
import * as auth from '../../src/contract/endpoints/auth';
import { listMembers } from '../../src/contract/endpoints/company';
import { getProfile } from '../../src/contract/endpoints/user';
import { Caller, join, emailTo, newRegistrationNumber, registrationOf, secretOf } from '../support/people';
import { startServer } from '../support/startServer';
import { until } from '../support/until';

const server = await startServer();
afterAll(() => server.stop());

const register = (body: ReturnType<typeof registrationOf>) => new Caller(server.api).ok(auth.register, { body });

test('who never verified an address founds nothing: the first verified person owns the company, with own facts', async () => {
  const company_registration_number = newRegistrationNumber();
  const squatter = registrationOf({ company_registration_number, company_name: '선점회사', company_ceo: '공격자' });
  await register(squatter);
  const real = await join(server.api, { company_registration_number, company_name: '진짜강관', company_ceo: '홍대표' });
  expect(await real.ok(getProfile)).toMatchObject({
    member_status: 'active',
    company_name: '진짜강관',
    company_ceo: '홍대표',
  });
  const { items } = await real.ok(listMembers);
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ is_owner: true, is_me: true });
  // The squatter verifies late, and waits.
  const late = new Caller(server.api);
  const t = secretOf(await emailTo(server.api, squatter.email));
  expect(await late.ok(auth.emailVerify, { query: { t } })).toMatchObject({ member_status: 'pending' });
  expect((await real.ok(getProfile)).company_name).toBe('진짜강관');
});

test('a company that everybody has left is not founded again', async () => {
  const first = await join(server.api);
  const { company_registration_number } = await first.ok(getProfile);
  await server.sql(`update account set member_status = 'deactivated', withdrawn_at = app_now() where email = $1`, [
    first.email,
  ]);
  const later = await join(server.api, { company_registration_number });
  expect(await later.ok(getProfile)).toMatchObject({ member_status: 'pending' });
});

test('an address that was never verified is free after seven days, with all that was sent', async () => {
  const [body, older] = [registrationOf(), registrationOf()];
  for (const one of [body, older]) await register(one);
  const [kept] = await server.sql<{ id: string; company_id: string }>(
    'select id, company_id from account where email = $1',
    [body.email],
  );
  const verified = await join(server.api);
  await server.sql(`update account set created_at = created_at - interval '6 days'`);
  await server.sql(`update account set created_at = created_at - interval '2 days' where email = $1`, [older.email]);
  // What is old goes once an hour, and at the start.
  const again = await startServer({ DATABASE_URL: server.databaseUrl });
  const left = async () => (await server.sql('select 1 from account where id = $1', [kept?.id])).length;
  try {
    await until(
      () => 'the older one is gone',
      async () => (await server.sql('select 1 from account where email = $1', [older.email])).length === 0,
    );
    expect(await left()).toBe(1);
    await server.sql(`update account set created_at = created_at - interval '2 days'`);
  } finally {
    await again.stop();
  }
  const third = await startServer({ DATABASE_URL: server.databaseUrl });
  try {
    await until(
      () => 'the account is gone',
      async () => (await left()) === 0,
    );
    expect(await server.sql('select 1 from company where id = $1', [kept?.company_id])).toEqual([]);
    expect(await server.sql('select 1 from stored_file where uploaded_by = $1', [kept?.id])).toEqual([]);
    expect(await server.sql('select 1 from mail where recipient = $1', [body.email])).toEqual([]);
    expect(await verified.ok(getProfile)).toMatchObject({ member_status: 'active' });
    expect(await new Caller(server.api).ok(auth.emailValid, { body: { email: body.email } })).toEqual({});
  } finally {
    await third.stop();
  }
});
