import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as auth from '../../src/contract/endpoints/auth';
import { endAllDevices, endDevice, listDevices, listSecurityEvents } from '../../src/contract/endpoints/device';
import { patchPassword } from '../../src/contract/endpoints/profile';
import { getProfile, reauth } from '../../src/contract/endpoints/user';
import { emailsTo } from '../support/emails';
import { Caller, join, PASSWORD, registrationOf, secretOf, signIn } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { stoppedClock } from '../support/stoppedClock';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

/** A caller whose network address is another one. */
const from = (address: string, more: Record<string, string> = {}) => ({ 'x-forwarded-for': address, ...more });

describe('passwords', () => {
  test.each([
    ['one of the most used', 'qwer1234', 'password_common'],
    ['one of the most used in capitals', 'PASSWORD1', 'password_common'],
    ['the address itself', null, 'password_is_email'],
  ])('%s is refused when joining, when changing and when resetting', async (_name, password, code) => {
    const anybody = new Caller(server.api);
    const body = registrationOf();
    const issue = { status: 400, mcode: 4, data: { issues: [{ path: ['password'], code }] } };
    expect(await anybody.call(auth.register, { body: { ...body, password: password ?? body.email } })).toMatchObject(
      issue,
    );

    const person = await join(server.api);
    const weak = password ?? person.email;
    await person.ok(reauth, { body: { password: PASSWORD } });
    expect(await person.call(patchPassword, { body: { password: weak } })).toMatchObject(issue);

    await person.ok(auth.passwordFind, { body: { email: person.email } });
    const [mail] = await emailsTo(server.api, person.email, '/auth/find/');
    const t = secretOf(mail!);
    expect(await person.call(auth.passwordReset, { body: { t, password: weak } })).toMatchObject(issue);
    // The refusal has not used the link up.
    expect(await person.call(auth.passwordReset, { body: { t, password: 'a-third-good-one-5' } })).toMatchObject({
      mcode: 0,
    });
  });

  test('a change needs a recent authentication, ends every other login, keeps this one and is confirmed by email', async () => {
    const person = await join(server.api);
    const other = new Caller(server.api);
    await signIn(other, person.email);
    const body = { password: 'quite-another-one-3' };
    expect(await person.call(patchPassword, { body })).toMatchObject({ status: 403, mcode: 2003 });
    await person.ok(reauth, { body: { password: PASSWORD } });
    await person.ok(patchPassword, { body });
    expect(await person.call(getProfile)).toMatchObject({ mcode: 0 });
    expect(await other.call(getProfile)).toMatchObject({ status: 401, mcode: 1000 });
    expect(await emailsTo(server.api, person.email, '비밀번호가 바뀌었어요')).toHaveLength(1);
    await signIn(other, person.email, body.password);
  });
});

describe('guessing at a login', () => {
  const attempt = (email: string, password: string, headers: Record<string, string>) =>
    server.api('POST', '/auth/login', { body: { email, password }, headers });

  test('is slowed down after some wrong passwords, known account or not, and ends by itself', async () => {
    const person = await join(server.api);
    const clock = await stoppedClock(server);
    for (const email of [person.email, 'nobody-at-all@stlbs.test']) {
      const address = from(email === person.email ? '198.51.100.1' : '198.51.100.2');
      const codes: number[] = [];
      for (let n = 0; n < 6; n += 1) codes.push((await attempt(email, 'wrong-guess', address)).status);
      expect(codes).toEqual([401, 401, 401, 401, 401, 401]);
      const paused = await attempt(email, PASSWORD, address);
      expect(paused).toMatchObject({ status: 429, body: { mcode: 9429 } });
      const seconds = Number(paused.headers.get('retry-after'));
      expect(seconds).toBe(2);
    }
    await clock.goOn(1.9);
    expect((await attempt(person.email, PASSWORD, from('198.51.100.1'))).status).toBe(429);
    await clock.goOn(0.2);
    expect((await attempt(person.email, PASSWORD, from('198.51.100.1'))).status).toBe(200);
  });

  test('tries that come at once are all counted', async () => {
    const person = await join(server.api);
    await stoppedClock(server);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => attempt(person.email, 'wrong-guess', from('198.51.100.3'))),
    );
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(6);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(6);
  });

  test('from many addresses does not keep the owner out, and another process knows of it', async () => {
    const person = await join(server.api);
    const clock = await stoppedClock(server);
    const home = from('203.0.113.7');
    expect((await attempt(person.email, PASSWORD, home)).status).toBe(200);
    for (let n = 0; n < 21; n += 1) await attempt(person.email, 'wrong-guess', from(`198.51.100.${100 + n}`));
    expect((await attempt(person.email, PASSWORD, from('198.51.100.200'))).status).toBe(429);
    expect((await attempt(person.email, PASSWORD, home)).status).toBe(200);
    const second = await startServer({ DATABASE_URL: server.databaseUrl });
    try {
      // A process that starts sets the clock going.
      await clock.goOn(0);
      const reply = await second.api('POST', '/auth/login', {
        body: { email: person.email, password: PASSWORD },
        headers: from('198.51.100.202'),
      });
      expect(reply.status).toBe(429);
    } finally {
      await second.stop();
    }
  });

  test('a password entered again is guessed at no faster', async () => {
    const person = await join(server.api);
    await stoppedClock(server);
    for (let n = 0; n < 6; n += 1) await person.call(reauth, { body: { password: 'wrong-guess' } });
    expect(await person.call(reauth, { body: { password: PASSWORD } })).toMatchObject({ status: 429, mcode: 9429 });
  });
});

describe('devices', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36';

  test('a login from a new device is mailed; an updated browser is no new device', async () => {
    const person = await join(server.api);
    const login = (userAgent: string) =>
      server.api('POST', '/auth/login', {
        body: { email: person.email, password: PASSWORD },
        headers: { 'user-agent': userAgent },
        lang: 'ko',
      });
    await login(chrome);
    await login(chrome.replace('141', '142'));
    const notices = await emailsTo(server.api, person.email, '새 기기에서 로그인했어요');
    expect(notices).toHaveLength(1);
    expect(notices[0]?.text).toContain('Chrome · Windows');
  });

  test('are listed, ended one by one or all at once; those of others are out of reach', async () => {
    const [person, stranger] = [await join(server.api), await join(server.api)];
    const [phone, tablet] = [new Caller(server.api), new Caller(server.api)];
    await signIn(phone, person.email);
    await signIn(tablet, person.email);
    const { items } = await person.ok(listDevices);
    expect(items).toHaveLength(3);
    const here = items.filter((one) => one.current);
    expect(here).toHaveLength(1);
    // Signed in before the others, and used by this very call.
    expect(here[0]!.last_used_at > here[0]!.created_at).toBe(true);
    for (const { current, last_used_at, created_at } of items) if (!current) expect(last_used_at).toBe(created_at);
    const device_id = (await phone.ok(listDevices)).items.find((one) => one.current)?.id ?? '';
    expect(await stranger.call(endDevice, { params: { device_id } })).toMatchObject({ status: 404, mcode: 9404 });
    await person.ok(endDevice, { params: { device_id } });
    expect(await phone.call(getProfile)).toMatchObject({ status: 401, mcode: 1000 });
    expect(await phone.call(auth.refresh, { body: { refresh_token: phone.refreshToken } })).toMatchObject({
      mcode: 1001,
    });
    expect(await person.call(endDevice, { params: { device_id } })).toMatchObject({ status: 404 });
    expect(await person.ok(endAllDevices, { body: { keep_current: true } })).toEqual({ ended: 1 });
    expect(await tablet.call(getProfile)).toMatchObject({ mcode: 1000 });
    expect(await person.ok(endAllDevices, { body: { keep_current: false } })).toEqual({ ended: 1 });
    expect(await person.call(getProfile)).toMatchObject({ mcode: 1000 });
  });
});

describe('the audit log', () => {
  test('shows the person what happened, page by page, and nobody else', async () => {
    const person = await join(server.api);
    await person.call(auth.login, { body: { email: person.email, password: 'wrong-guess' } });
    await person.ok(auth.refresh, { body: { refresh_token: person.refreshToken } });
    const events = await person.ok(listSecurityEvents);
    expect(events.items.map((event) => event.kind)).toEqual(['login_failed', 'login', 'email_verified', 'registered']);
    const first = await person.ok(listSecurityEvents, { query: { limit: 3 } });
    const rest = await person.ok(listSecurityEvents, { query: { limit: 3, cursor: first.next_cursor ?? '' } });
    expect([...first.items, ...rest.items]).toEqual(events.items);
    expect(await person.call(listSecurityEvents, { query: { cursor: 'no-cursor' } })).toMatchObject({ status: 400 });
  });

  test('holds a stolen refresh token, and the thief and the owner are both out', async () => {
    const person = await join(server.api);
    const refresh = (refresh_token: string) => person.call(auth.refresh, { body: { refresh_token } });
    const leaked = person.refreshToken;
    const second = (await refresh(leaked)).data.refresh_token;
    const third = (await refresh(second)).data.refresh_token;
    expect(await refresh(leaked)).toMatchObject({ status: 401, mcode: 1001 });
    expect(await refresh(third)).toMatchObject({ status: 401, mcode: 1001 });
    expect(await person.call(getProfile)).toMatchObject({ status: 401, mcode: 1000 });
    const rows = await server.sql('select kind from audit_entry where kind = $1', ['refresh_reused']);
    expect(rows).toHaveLength(1);
  });
});

test('whether an address is free is answered twenty times an hour to one network address', async () => {
  const ask = (address: string) =>
    server.api('POST', '/auth/email/valid', { body: { email: 'free@stlbs.test' }, headers: from(address) });
  const answers = [];
  for (let n = 0; n < 21; n += 1) answers.push((await ask('192.0.2.50')).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(20);
  expect(answers.at(-1)).toBe(429);
  expect((await ask('192.0.2.51')).status).toBe(200);
});
