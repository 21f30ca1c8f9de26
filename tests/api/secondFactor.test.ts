import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as auth from '../../src/contract/endpoints/auth';
import { listSecurityEvents } from '../../src/contract/endpoints/device';
import { patchPassword, withdraw } from '../../src/contract/endpoints/profile';
import * as factor from '../../src/contract/endpoints/secondFactor';
import { getProfile } from '../../src/contract/endpoints/user';
import { emailsTo } from '../support/emails';
import { Caller, join, PASSWORD, signIn } from '../support/people';
import {
  App,
  requestedAtSignIn,
  Authenticator,
  beFresh,
  originOf,
  withApp,
  withPasskey,
} from '../support/secondFactor';
import { startOwnServer, type OwnServer } from '../support/startServer';
import { type StoppedClock, stoppedClock } from '../support/stoppedClock';

let server: OwnServer;
let clock: StoppedClock;
let origin: string;

beforeAll(async () => {
  server = await startOwnServer();
  origin = originOf(server);
});
afterAll(() => server?.stop());

const now = () => clock.now();
const somebody = () => new Caller(server.api, 'en');

describe('an authenticator app', () => {
  test('is set up with a code, then required after the right password', async () => {
    clock = await stoppedClock(server);
    const person = await join(server.api);
    expect(await person.ok(factor.getFactors)).toEqual({
      passkey_list: [],
      app: null,
      recovery_left: 0,
      required: false,
      sign_on: false,
    });
    const { app, codes } = await withApp(person, now());
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);

    const caller = somebody();
    const refusal = await caller.call(auth.login, { body: { email: person.email, password: PASSWORD } });
    expect(refusal).toMatchObject({ status: 403, mcode: 2014 });
    expect(JSON.stringify(refusal)).not.toMatch(/access_token|refresh_token/);
    expect(await caller.call(auth.login, { body: { email: person.email, password: 'wrong-guess' } })).toMatchObject({
      mcode: 1003,
    });
    const { challenge, methods } = await requestedAtSignIn(caller, person.email);
    expect(methods).toEqual(['app', 'recovery']);
    const code = app.code(0, now());
    const tokens = await caller.ok(factor.signInByCode, { body: { challenge, method: 'app', code: ` ${code} ` } });
    caller.token = tokens.access_token;
    expect(await caller.ok(getProfile)).toMatchObject({ email: person.email });
    const refreshed = await caller.ok(auth.refresh, { body: { refresh_token: tokens.refresh_token } });
    expect(refreshed.access_token).toBeTruthy();
  });

  test('keeps its key sealed: the database alone does not give codes', async () => {
    clock = await stoppedClock(server);
    const person = await join(server.api);
    await beFresh(person);
    const { key } = await person.ok(factor.newApp);
    await withApp(person, now());
    const rows = await server.sql(
      `select secret from authenticator_app union all select secret from factor_challenge where secret is not null`,
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { secret } of rows) expect(secret).not.toMatch(/^[A-Z2-7]{32}$/);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  test('takes a clock one step off and no more; the code is six digits', async () => {
    clock = await stoppedClock(server);
    const person = await join(server.api);
    const { app } = await withApp(person, now());
    await clock.goOn(300);
    const caller = somebody();
    const { challenge } = await requestedAtSignIn(caller, person.email);
    const tryCode = (code: string) => caller.call(factor.signInByCode, { body: { challenge, method: 'app', code } });
    expect(await tryCode(app.code(-2, now()))).toMatchObject({ status: 401, mcode: 2016 });
    expect(await tryCode(app.code(2, now()))).toMatchObject({ mcode: 2016 });
    expect(await tryCode('1')).toMatchObject({ mcode: 2016 });
    expect(await tryCode(app.code(1, now()))).toMatchObject({ mcode: 0 });
  });

  test('is put in the place of the one before only by a right code', async () => {
    clock = await stoppedClock(server);
    const person = await join(server.api);
    const { app: old } = await withApp(person, now());
    const { challenge, key } = await person.ok(factor.newApp);
    const next = new App(key);
    await clock.goOn(60);
    const confirm = (code: string) => person.call(factor.confirmApp, { body: { challenge, code } });
    expect(await confirm(old.code(0, now()))).toMatchObject({ mcode: 2016 });
    const first = await requestedAtSignIn(somebody(), person.email);
    const still = { challenge: first.challenge, method: 'app' as const, code: old.code(0, now()) };
    expect(await somebody().call(factor.signInByCode, { body: still })).toMatchObject({ mcode: 0 });
    expect(await confirm(next.code(0, now()))).toMatchObject({ mcode: 0, data: { recovery_codes: null } });
    await clock.goOn(60);
    const second = await requestedAtSignIn(somebody(), person.email);
    const dead = { challenge: second.challenge, method: 'app' as const, code: old.code(0, now()) };
    expect(await somebody().call(factor.signInByCode, { body: dead })).toMatchObject({ mcode: 2016 });
  });
});

describe('recovery codes', () => {
  test('let in once each, however they are typed, and are counted down; new ones replace them', async () => {
    clock = await stoppedClock(server);
    const person = await join(server.api);
    const { codes } = await withApp(person, now());
    const use = async (code: string) => {
      const caller = somebody();
      const { challenge } = await requestedAtSignIn(caller, person.email);
      return caller.call(factor.signInByCode, { body: { challenge, method: 'recovery', code } });
    };
    const [first = '', second = ''] = codes;
    expect(await use(first.toUpperCase().replaceAll('-', ' '))).toMatchObject({ mcode: 0 });
    expect(await use(first)).toMatchObject({ status: 401, mcode: 2016 });
    expect((await person.ok(factor.getFactors)).recovery_left).toBe(9);
    expect((await emailsTo(server.api, person.email, '복구 코드로 로그인했어요'))[0]?.text).toContain('9개');
    const again = await person.ok(factor.makeRecoveryCodes);
    expect(again.recovery_codes).toHaveLength(10);
    expect(await use(second)).toMatchObject({ mcode: 2016 });
    expect(await use(again.recovery_codes?.[0] ?? '')).toMatchObject({ mcode: 0 });
    const rows = await server.sql('select code_hash from recovery_code');
    for (const code of again.recovery_codes ?? []) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
  });

  test('are nothing for who has no factor', async () => {
    clock = await stoppedClock(server);
    const person = await join(server.api);
    await beFresh(person);
    expect(await person.call(factor.makeRecoveryCodes)).toMatchObject({ status: 404, mcode: 2019 });
  });
});

describe('a passkey', () => {
  test('signs in alone, and after the password', async () => {
    clock = await stoppedClock(server);
    const person = await join(server.api);
    const key = await withPasskey(person, origin, '사무실 노트북');
    const caller = somebody();
    const question = await caller.ok(factor.passkeySignInQuestion);
    expect(question.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(question.options['allowCredentials'] ?? []).toEqual([]);
    const alone = await caller.ok(factor.signInByPasskey, {
      body: { challenge: question.challenge, passkey: key.sign(question) },
    });
    caller.token = alone.access_token;
    expect(await caller.ok(getProfile)).toMatchObject({ email: person.email });

    const { challenge, methods } = await requestedAtSignIn(caller, person.email);
    expect(methods).toEqual(['passkey', 'recovery']);
    const requested = await caller.ok(factor.factorPasskeyQuestion, { body: { challenge } });
    expect(requested.options['allowCredentials']).toMatchObject([{ id: key.id.toString('base64url') }]);
    await caller.ok(factor.signInByFactorPasskey, { body: { challenge, passkey: key.sign(requested) } });
    const [listed] = (await person.ok(factor.getFactors)).passkey_list;
    expect(listed).toMatchObject({ name: '사무실 노트북', synced: false, last_used_at: expect.any(String) });
  });

  test('is renamed and removed by its owner alone', async () => {
    clock = await stoppedClock(server);
    const [person, stranger] = [await join(server.api), await join(server.api)];
    await withPasskey(person, origin);
    await beFresh(stranger);
    const passkey_id = (await person.ok(factor.getFactors)).passkey_list[0]?.id ?? '';
    const renamed = { params: { passkey_id }, body: { name: '집 데스크톱' } };
    expect(await stranger.call(factor.renamePasskey, renamed)).toMatchObject({ status: 404, mcode: 2019 });
    expect(await stranger.call(factor.removePasskey, { params: { passkey_id } })).toMatchObject({ mcode: 2019 });
    expect(await person.ok(factor.renamePasskey, renamed)).toMatchObject({ name: '집 데스크톱' });
    const left = await person.ok(factor.removePasskey, { params: { passkey_id } });
    expect(left.factors).toMatchObject({ passkey_list: [], recovery_left: 0 });
    await signIn(somebody(), person.email);
  });

  test.each([
    ['made for another place', { rpId: 'evil.stlbs.test' }],
    ['made on a page of another site', { origin: 'https://evil.stlbs.test' }],
    ['without a fingerprint or a PIN', { unverified: true }],
    ['that answers another question', { challenge: 'AAAA' }],
  ])('%s is not taken in', async (_name, wrong) => {
    clock = await stoppedClock(server);
    const person = await join(server.api);
    await beFresh(person);
    const question = await person.ok(factor.newPasskeyQuestion);
    const passkey = new Authenticator(origin).create(question, wrong);
    const body = { challenge: question.challenge, name: 'x', passkey };
    expect(await person.call(factor.addPasskey, { body })).toMatchObject({ status: 401, mcode: 2018 });
    expect((await person.ok(factor.getFactors)).passkey_list).toEqual([]);
  });
});

describe('a recent authentication', () => {
  test('comes by a code or a passkey instead of the password', async () => {
    clock = await stoppedClock(server);
    const person = await join(server.api);
    const { app } = await withApp(person, now());
    const key = await withPasskey(person, origin);
    await clock.goOn(11 * 60);
    expect(await person.call(factor.newApp)).toMatchObject({ status: 403, mcode: 2003 });
    expect(await person.call(factor.reauthByCode, { body: { code: '000000' } })).toMatchObject({ mcode: 2016 });
    await person.ok(factor.reauthByCode, { body: { code: app.code(0, now()) } });
    await person.ok(factor.newApp);

    await clock.goOn(11 * 60);
    const question = await person.ok(factor.reauthPasskeyQuestion);
    const body = { challenge: question.challenge, passkey: key.sign(question) };
    await person.ok(factor.reauthByPasskey, { body });
    await person.ok(factor.newPasskeyQuestion);
    expect(await person.call(factor.reauthByPasskey, { body })).toMatchObject({ status: 410, mcode: 2017 });
  });

  test('is needed for every change of a factor', async () => {
    clock = await stoppedClock(server);
    const person = await join(server.api);
    await withApp(person, now());
    await withPasskey(person, origin);
    const passkey_id = (await person.ok(factor.getFactors)).passkey_list[0]?.id ?? '';
    await clock.goOn(11 * 60);
    for (const change of [factor.newApp, factor.newPasskeyQuestion, factor.removeApp, factor.makeRecoveryCodes])
      expect((await person.call(change)).mcode).toBe(2003);
    expect((await person.call(factor.removePasskey, { params: { passkey_id } })).mcode).toBe(2003);
  });
});

describe('every change', () => {
  test('is mailed to the person and stands in the audit log', async () => {
    clock = await stoppedClock(server);
    const person = await join(server.api);
    await withApp(person, now());
    await withPasskey(person, origin, '<b>노트북</b>');
    await person.ok(factor.removeApp);
    const events = (await person.ok(listSecurityEvents)).items.map(({ kind }) => kind);
    expect(events.slice(0, 5)).toEqual(['app_removed', 'passkey_added', 'reauth', 'recovery_made', 'app_added']);
    for (const subject of ['인증 앱이 설정됐어요', '계정에 패스키가 추가됐어요', '인증 앱이 해제됐어요']) {
      expect(await emailsTo(server.api, person.email, subject)).toHaveLength(1);
    }
  });

  test('a person who leaves takes all of it along', async () => {
    clock = await stoppedClock(server);
    const person = await join(server.api);
    await withApp(person, now());
    await withPasskey(person, origin);
    const { id } = await person.ok(getProfile);
    await person.ok(withdraw);
    for (const table of ['passkey', 'authenticator_app', 'recovery_code', 'factor_challenge']) {
      expect(await server.sql(`select 1 from ${table} where account_id = $1`, [id])).toEqual([]);
    }
  });

  test('a new password leaves the factors, and ends sign-ins under way', async () => {
    clock = await stoppedClock(server);
    const person = await join(server.api);
    const { app } = await withApp(person, now());
    const { challenge } = await requestedAtSignIn(somebody(), person.email);
    await person.ok(patchPassword, { body: { password: 'quite-another-one-3' } });
    const body = { challenge, method: 'app' as const, code: app.code(0, now()) };
    expect(await somebody().call(factor.signInByCode, { body })).toMatchObject({ status: 410, mcode: 2017 });
    const again = await somebody().call(auth.login, { body: { email: person.email, password: 'quite-another-one-3' } });
    expect(again.mcode).toBe(2014);
  });
});

test('a key sealed with the secret before is sealed again, and keeps giving codes', async () => {
  const [older, newer] = ['o'.repeat(40), 'n'.repeat(40)];
  const first = await startOwnServer({ JWT_SECRET: older });
  const person = await join(first.api);
  const { app } = await withApp(person);
  const before = await first.sql<{ secret: string }>('select secret from authenticator_app');
  const settings = { DATABASE_URL: first.databaseUrl, DATA_DIR: first.dataDir };
  await first.kill9();
  const second = await startOwnServer({ ...settings, JWT_SECRET: newer, JWT_SECRET_PREVIOUS: older });
  try {
    await expect
      .poll(async () => (await second.sql<{ secret: string }>('select secret from authenticator_app'))[0]?.secret)
      .not.toBe(before[0]?.secret);
  } finally {
    await second.stop();
  }
  const third = await startOwnServer({ ...settings, JWT_SECRET: newer });
  try {
    const caller = new Caller(third.api);
    const { challenge } = await requestedAtSignIn(caller, person.email);
    await caller.ok(factor.signInByCode, { body: { challenge, method: 'app', code: app.code(1) } });
  } finally {
    await third.stop();
    await first.stop();
  }
});
