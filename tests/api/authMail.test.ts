import { afterAll, beforeAll, expect, test } from 'vitest';
import * as auth from '../../src/contract/endpoints/auth';
import { getProfile } from '../../src/contract/endpoints/user';
import { joinByMail } from '../support/mailedServer';
import { type MailServer, startMailServer } from '../support/mailServer';
import { Caller, PASSWORD, registrationOf, secretOf, signIn, letIn } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';

let mails: MailServer;
let server: TestServer;

beforeAll(async () => {
  mails = await startMailServer();
  server = await startServer({
    SMTP_URL: mails.url,
    MAIL_FROM: 'STLBS <no-reply@stlbs.test>',
    APP_URL: 'https://market.stlbs.test',
  });
});
afterAll(async () => {
  await server?.stop();
  await mails?.stop();
});

const joined = (lang: 'ko' | 'en', change = {}) => joinByMail(server.api, mails, lang, change);

test.each([
  ['ko', '이메일 주소를 인증해 주세요', 'https://market.stlbs.test/auth/signup/need/done?t='],
  ['en', 'Verify your email address', 'https://market.stlbs.test/en/auth/signup/need/done?t='],
] as const)(
  'the verification mail reads well in %s, as text and as HTML, and its link works',
  async (lang, subject, link) => {
    const caller = new Caller(server.api, lang);
    const body = registrationOf({ name: 'O’Brien <b>&</b> 이' });
    await caller.ok(auth.register, { body });
    const mail = await mails.received(body.email, subject);
    expect(mail.subject).toBe(subject);
    expect(mail.from).toMatchObject({ address: 'no-reply@stlbs.test' });
    expect(mail.text).toContain(link);
    // Anybody can name anybody's address: no word of who registered it goes there.
    expect(`${mail.text}${mail.html}`).not.toContain('Brien');
    expect(mail.html).toContain(`href="${link}`);
    expect(mail.html).toContain(`<html lang="${lang}">`);
    const t = secretOf({ text: mail.text ?? '' });
    expect(await caller.ok(auth.emailVerify, { query: { t } })).toMatchObject({ member_status: 'active' });
  },
);

test('the link leads on to where the sign-up began, to pages of ours alone', async () => {
  const caller = new Caller(server.api);
  const [body, next] = [registrationOf(), '/service/seller/Q261124-AB12C'];
  await caller.ok(auth.register, { body, query: { next } });
  const mail = await mails.received(body.email, '이메일 주소를 인증해 주세요');
  const [link] = (mail.text ?? '').match(/https:\S+need\/done\S+/) ?? [];
  expect(new URL(link ?? '').searchParams.get('next')).toBe(next);
  const strange = [
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    '/auth/logout',
    '/service/evil.test',
    '/service/you-have-won',
  ];
  for (const other of strange) {
    const refused = await caller.call(auth.register, { body: registrationOf(), query: { next: other } });
    expect(refused, other).toMatchObject({ status: 400, mcode: 4 });
  }
});

test('a new member is welcomed, in the language of joining', async () => {
  const korean = await joined('ko', { company_name: '환영강관' });
  const welcome = await mails.received(korean.email, '가입이 끝났어요');
  expect(welcome.html).toContain('https://market.stlbs.test/user/mypage/materials');
  const english = await joined('en', { company_name: 'Harbour Steel' });
  expect((await mails.received(english.email, 'Your company has joined')).text).toContain('/en/user/mypage/materials');
});

test('a waiting person is announced to the members and notified of the decision, each in their own language', async () => {
  const first = await joined('ko', { company_name: '두말강관' });
  const { company_registration_number } = await first.ok(getProfile);
  const second = await joined('en', { company_registration_number, name: 'Jane Park' });
  const requested = await mails.received(first.email, '새 가입자가 멤버 승인을 기다려요');
  expect(requested.html).toContain('https://market.stlbs.test/user/mypage/members');
  await letIn(first, second);
  expect((await mails.received(second.email, 'You are now a member of')).text).toContain('두말강관');
});

test('a reset link comes by email, sets the password, and an email confirms the change', async () => {
  const person = await joined('en');
  await person.ok(auth.passwordFind, { body: { email: person.email } });
  const mail = await mails.received(person.email, 'Reset your password');
  expect(mail.text).toContain('https://market.stlbs.test/en/auth/find/');
  const t = secretOf({ text: mail.text ?? '' });
  await person.ok(auth.passwordReset, { body: { t, password: 'set-by-mail-only-8' } });
  const notice = await mails.received(person.email, 'Your password was changed');
  expect(notice.text).not.toContain('set-by-mail-only-8');
  expect(await person.call(auth.login, { body: { email: person.email, password: PASSWORD } })).toMatchObject({
    mcode: 1003,
  });
  await signIn(person, person.email, 'set-by-mail-only-8');
});

test('a reset link is outdated after half an hour, and no more than five are mailed in one', async () => {
  const person = await joined('en');
  for (let n = 0; n < 7; n += 1) await person.ok(auth.passwordFind, { body: { email: person.email } });
  const mail = await mails.received(person.email, 'Reset your password');
  const t = secretOf({ text: mail.text ?? '' });
  await server.api('POST', '/dev/clock', { body: { seconds: 31 * 60 } });
  const rows = await server.sql(
    `select count(*)::int as count from mail_token t join account a on a.id = t.account_id
     where a.email = $1 and t.purpose = 'reset'`,
    [person.email],
  );
  expect(rows).toEqual([{ count: 5 }]);
  expect(await person.call(auth.passwordReset, { body: { t, password: 'too-late-for-this-1' } })).toMatchObject({
    status: 410,
    mcode: 1006,
  });
  await server.api('POST', '/dev/clock', { body: { seconds: 0 } });
});
