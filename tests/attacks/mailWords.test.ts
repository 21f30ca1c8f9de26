import { afterAll, expect, test } from 'vitest';
import { register } from '../../src/contract/endpoints/auth';
import { getProfile } from '../../src/contract/endpoints/user';
import { everyEmailTo, emailsTo } from '../support/emails';
import { Caller, join, joinSeller, emailTo, registrationOf } from '../support/people';
import { startServer } from '../support/startServer';
import { submitted } from '../support/trade';

const server = await startServer();
afterAll(() => server.stop());

const LURE = '[긴급] 계정정지 https://evil.example/login';
const made = (text: string) => text.match(/https?:\/\/\S*evil|evil\.example/gi) ?? [];

test('a name is no subject and no link in the mail about who waits', async () => {
  const owner = await join(server.api);
  const { company_registration_number } = await owner.ok(getProfile);
  await join(server.api, { company_registration_number, name: LURE });
  const [mail] = await emailsTo(server.api, owner.email, '승인을 기다려요');
  expect(mail?.subject).toBe('새 가입자가 멤버 승인을 기다려요');
  expect(mail?.text).toContain('“[긴급] 계정정지');
  expect(made(`${mail?.text}${mail?.html}`)).toEqual([]);
});

test('a registration writes nothing of its own to somebody else’s address', async () => {
  const victim = 'victim@stlbs.test';
  const lured = { email: victim, name: LURE, company_name: LURE, company_ceo: LURE.slice(0, 30) };
  await new Caller(server.api).ok(register, { body: registrationOf(lured) });
  const mail = await emailTo(server.api, victim);
  expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/긴급|계정정지|evil/);
});

test('neither the title of a request nor a company’s name is a subject or a link', async () => {
  const buyer = await join(server.api, { company_name: 'STLBS 안내 https://evil.example' });
  const seller = await joinSeller(server.api);
  await submitted(buyer, { title: LURE });
  await emailsTo(server.api, seller.email, '“[긴급] 계정정지');
  for (const { subject, text, html } of await everyEmailTo(server.api, seller.email)) {
    expect(subject).not.toMatch(/긴급|evil/);
    expect(made(`${text}${html}`)).toEqual([]);
  }
});
