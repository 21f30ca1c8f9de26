import { afterAll, expect, test } from 'vitest';
import { getProfile, reauth } from '../../src/contract/endpoints/user';
import { withdraw } from '../../src/contract/endpoints/profile';
import { join, emailTo, PASSWORD } from '../support/people';
import { startServer } from '../support/startServer';

const server = await startServer();
afterAll(() => server.stop());

test('leaving takes no emails of people whose address or text holds the own address', async () => {
  const victim = await join(server.api, { email: 'xkim@stlbs.test' });
  const colleague = await join(server.api);
  await emailTo(server.api, victim.email);
  const { company_registration_number } = await colleague.ok(getProfile);
  const leaver = await join(server.api, { email: 'kim@stlbs.test', company_registration_number });
  await server.sql(
    `insert into mail (id, recipient, subject, text, html, due_at, created_at)
     values (gen_random_uuid(), $1, 's', 'as agreed with kim@stlbs.test', '', app_now(), app_now())`,
    [victim.email],
  );
  const lettersOf = async (email: string) =>
    (await server.sql('select 1 from mail where recipient = $1', [email])).length;
  const before = await lettersOf(victim.email);
  const reported = await lettersOf(colleague.email);
  await leaver.ok(reauth, { body: { password: PASSWORD } });
  await leaver.ok(withdraw);
  expect(await lettersOf(victim.email)).toBe(before);
  expect(await lettersOf(leaver.email)).toBe(0);
  // The one that named the leaver to a colleague goes too, by the account it is about.
  expect(await lettersOf(colleague.email)).toBe(reported - 1);
});
