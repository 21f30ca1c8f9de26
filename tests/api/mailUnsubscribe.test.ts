import { afterAll, beforeAll, expect, test } from 'vitest';
import * as auth from '../../src/contract/endpoints/auth';
import { unsubscribe } from '../../src/contract/endpoints/mail';
import * as profile from '../../src/contract/endpoints/profile';
import { getProfile, reauth } from '../../src/contract/endpoints/user';
import { joinByMail } from '../support/mailedServer';
import { type MailServer, startMailServer } from '../support/mailServer';
import { Caller, PASSWORD } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';

let mails: MailServer;
let server: TestServer;

beforeAll(async () => {
  mails = await startMailServer();
  server = await startServer({ SMTP_URL: mails.url, APP_URL: 'https://market.stlbs.test' });
});
afterAll(async () => {
  await server?.stop();
  await mails?.stop();
});

const joined = (change = {}) => joinByMail(server.api, mails, 'en', change);

/** A member and the email that announced a waiting person. */
async function notifiedMember() {
  const member = await joined();
  const { company_registration_number } = await member.ok(getProfile);
  const waiting = await joined({ company_registration_number, name: 'Waiting Kim' });
  const mail = await mails.received(member.email, 'Somebody asks to join');
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value ?? '';
  const address = /^<(https:\/\/market\.stlbs\.test\/api\/mail\/unsubscribe\?t=[^>]+)>$/.exec(
    header('list-unsubscribe'),
  )?.[1];
  return { member, waiting, mail, header, address: address ?? '' };
}

const postForm = (path: string, type: string, body: string) =>
  fetch(`${server.url}${path}`, { method: 'POST', headers: { 'content-type': type }, body });

test('a mail program turns mails about the trade off with one press, without a login', async () => {
  const { member, waiting, mail, header, address } = await notifiedMember();
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const { pathname, search } = new URL(address);
  // The foot of the mail leads to the page in the reader's language, with the same token.
  expect(mail.text).toContain(`https://market.stlbs.test/en/mail/unsubscribe${search}`);
  expect(mail.html).toContain('Stop emails like this');

  // Opening the address, as scanners do, changes nothing and leads to the page that asks.
  const opened = await fetch(`${server.url}${pathname}${search}`, { redirect: 'manual' });
  expect(opened.status).toBe(302);
  expect(opened.headers.get('location')).toBe(`https://market.stlbs.test/en/mail/unsubscribe${search}`);
  expect(await member.ok(getProfile)).toMatchObject({ email_approval: true });

  const pressed = await postForm(pathname + search, 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click');
  expect(pressed.status).toBe(200);
  const off = await member.ok(getProfile);
  expect(off).toMatchObject({ email_approval: false });
  expect(off.approval_changed_at.email).not.toBeNull();
  // Again, and as the other kind of form, does no harm.
  const form = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  expect((await postForm(pathname + search, 'multipart/form-data; boundary=x', form)).status).toBe(200);
  const { id } = await member.ok(getProfile);
  const events = await server.sql(
    `select after from audit_entry e join audit_trace t on t.entry_id = e.id
     where t.account_id = $1 and kind = 'approval_changed'`,
    [id],
  );
  expect(events).toEqual([{ after: { channel: 'email', given: '0', by: 'mail' } }]);

  // News about the trade stop, mails that protect the account do not.
  const { company_registration_number } = await member.ok(getProfile);
  await joined({ company_registration_number, name: 'Later Lee' });
  await waiting.ok(getProfile);
  await member.ok(reauth, { body: { password: PASSWORD } });
  await member.ok(profile.patchPassword, { body: { password: 'protects-the-account-4' } });
  await mails.received(member.email, 'Your password was changed');
  const reported = await server.sql('select subject from mail where recipient = $1 and unsubscribe_url is not null', [
    member.email,
  ]);
  expect(reported).toHaveLength(1);
});

test('a forged, a cut and a withdrawn person’s token turn nothing off', async () => {
  const { member, address } = await notifiedMember();
  const t = new URL(address).searchParams.get('t') ?? '';
  const anybody = new Caller(server.api);
  const { id } = await anybodyElse();
  for (const forged of [`${id}.${t.split('.')[1]}`, t.slice(0, -3), `${id}.aaaaaaaaaaaaaaaa`]) {
    expect(await anybody.call(unsubscribe, { query: { t: forged } })).toMatchObject({ status: 410, mcode: 1006 });
  }
  expect(await anybody.call(unsubscribe, { query: { t: 'short' } })).toMatchObject({ status: 400, mcode: 4 });
  expect(await member.ok(getProfile)).toMatchObject({ email_approval: true });
  await member.ok(reauth, { body: { password: PASSWORD } });
  await member.ok(profile.withdraw);
  expect(await anybody.call(unsubscribe, { query: { t } })).toMatchObject({ status: 410, mcode: 1006 });
});

async function anybodyElse() {
  return (await joined()).ok(getProfile);
}

test('mails that everybody must get cannot be turned off', async () => {
  const person = await joined();
  for (const words of ['Verify your email', 'has joined']) {
    const mail = await mails.received(person.email, words);
    expect(mail.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  }
});

test('mails follow the language of the last switch', async () => {
  const person = await joined();
  await person.ok(profile.patchLanguage, { body: { language: 'ko' } });
  await person.ok(auth.passwordFind, { body: { email: person.email } });
  await mails.received(person.email, '비밀번호 재설정 링크');
  const reply = await server.api('PATCH', '/user/profile/language', {
    token: person.token ?? '',
    body: { language: 'de' },
  });
  expect(reply).toMatchObject({ status: 400, body: { mcode: 4 } });
  expect(await new Caller(server.api).call(profile.patchLanguage, { body: { language: 'ko' } })).toMatchObject({
    status: 401,
    mcode: 1000,
  });
});

test('every mail can be looked at with samples, on the own machine', async () => {
  const index = await (await fetch(`${server.url}/api/dev/mail`)).text();
  const links = [...index.matchAll(/href="([^"]+)"/g)].map((found) => found[1] ?? '');
  expect(links.length).toBeGreaterThanOrEqual(40);
  for (const link of links) {
    const reply = await fetch(server.url + link);
    expect(reply.status, link).toBe(200);
    expect(await reply.text(), link).not.toMatch(/\{\{|undefined/);
  }
  expect((await fetch(`${server.url}/api/dev/mail/nothing`)).status).toBe(404);
});
