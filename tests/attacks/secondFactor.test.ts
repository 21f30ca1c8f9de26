import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as auth from '../../src/contract/endpoints/auth';
import { endAllDevices } from '../../src/contract/endpoints/device';
import * as factor from '../../src/contract/endpoints/secondFactor';
import { getProfile } from '../../src/contract/endpoints/user';
import { emailsTo } from '../support/emails';
import { Caller, colleagueOf, join, secretOf, signIn } from '../support/people';
import { requestedAtSignIn, beFresh, originOf, withApp, withPasskey } from '../support/secondFactor';
import { startServer, type TestServer } from '../support/startServer';
import { stoppedClock } from '../support/stoppedClock';

let server: TestServer;
let origin: string;

beforeAll(async () => {
  server = await startServer();
  origin = originOf(server);
});
afterAll(() => server?.stop());

const thief = () => new Caller(server.api);
const OUTDATED = { status: 410, mcode: 2017 };
const REFUSED = { status: 401, mcode: 2018 };
const WRONG = { status: 401, mcode: 2016 };

describe('a person who has only the password', () => {
  test('gets nothing from the challenge: it is neither a refresh token nor an access token', async () => {
    const person = await join(server.api);
    await withApp(person);
    const caller = thief();
    const { challenge } = await requestedAtSignIn(caller, person.email);
    expect(await caller.call(auth.refresh, { body: { refresh_token: challenge } })).toMatchObject({ mcode: 1001 });
    caller.token = challenge;
    expect(await caller.call(getProfile)).toMatchObject({ status: 401, mcode: 1001 });
    // Nothing of a login was opened for it.
    const rows = await server.sql(`select 1 from login l join account a on a.id = l.account_id where a.email = $1`, [
      person.email,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('ends an attempt with five wrong codes, and is slowed over all attempts; the owner is notified', async () => {
    const person = await join(server.api);
    const clock = await stoppedClock(server);
    const { app } = await withApp(person, clock.now());
    await clock.goOn(60);
    const guess = (challenge: string, code = '000000') =>
      thief().call(factor.signInByCode, { body: { challenge, method: 'app', code } });
    const first = await requestedAtSignIn(thief(), person.email);
    for (let n = 0; n < 5; n += 1) expect(await guess(first.challenge)).toMatchObject(WRONG);
    // Even the right code comes too late for this attempt.
    expect(await guess(first.challenge, app.code(0, clock.now()))).toMatchObject(OUTDATED);
    const second = await requestedAtSignIn(thief(), person.email);
    expect(await guess(second.challenge)).toMatchObject(WRONG);
    expect(await guess(second.challenge, app.code(0, clock.now()))).toMatchObject({ status: 429, mcode: 9429 });
    // Another place does not help: the account is counted.
    const third = await requestedAtSignIn(thief(), person.email);
    expect(await guess(third.challenge)).toMatchObject({ status: 429 });
    expect(await emailsTo(server.api, person.email, '2단계 인증 코드가 여러 번 틀렸어요')).toHaveLength(1);
    // Beyond the quarter of an hour of a password the tries are still added up.
    await clock.goOn(20 * 60);
    const fourth = await requestedAtSignIn(thief(), person.email);
    expect(await guess(fourth.challenge)).toMatchObject(WRONG);
    expect(await guess(fourth.challenge)).toMatchObject({ status: 429 });
  });

  test('has five minutes, and guesses at once are judged one by one', async () => {
    const person = await join(server.api);
    const clock = await stoppedClock(server);
    const { app } = await withApp(person, clock.now());
    const { challenge } = await requestedAtSignIn(thief(), person.email);
    const code = app.code(0, clock.now());
    const all = await Promise.all(
      Array.from({ length: 6 }, () => thief().call(factor.signInByCode, { body: { challenge, method: 'app', code } })),
    );
    expect(all.filter(({ mcode }) => mcode === 0)).toHaveLength(1);
    expect(all.filter(({ mcode }) => mcode === 2017)).toHaveLength(5);
    const late = await requestedAtSignIn(thief(), person.email);
    await clock.goOn(301);
    const body = { challenge: late.challenge, method: 'app' as const, code: app.code(0, clock.now()) };
    expect(await thief().call(factor.signInByCode, { body })).toMatchObject(OUTDATED);
  });

  test('is still required after a reset by email', async () => {
    const person = await join(server.api);
    await withApp(person);
    await person.ok(auth.passwordFind, { body: { email: person.email } });
    const [mail] = await emailsTo(server.api, person.email, '/auth/find/');
    await thief().ok(auth.passwordReset, { body: { t: secretOf(mail!), password: 'chosen-by-thief-8' } });
    const body = { email: person.email, password: 'chosen-by-thief-8' };
    expect(await thief().call(auth.login, { body })).toMatchObject({ status: 403, mcode: 2014 });
  });
});

describe('what was seen once', () => {
  test('a code that was used is refused in another attempt, and so is one before it', async () => {
    const person = await join(server.api);
    const clock = await stoppedClock(server);
    const { app } = await withApp(person, clock.now());
    const attempt = async (code: string) => {
      const { challenge } = await requestedAtSignIn(thief(), person.email);
      return thief().call(factor.signInByCode, { body: { challenge, method: 'app', code } });
    };
    // The code that confirmed the app is used up, too.
    expect(await attempt(app.code(-1, clock.now()))).toMatchObject(WRONG);
    const code = app.code(1, clock.now());
    expect(await attempt(code)).toMatchObject({ mcode: 0 });
    expect(await attempt(code)).toMatchObject(WRONG);
    expect(await attempt(app.code(0, clock.now()))).toMatchObject(WRONG);
    expect(await person.call(factor.reauthByCode, { body: { code } })).toMatchObject(WRONG);
  });

  test('a signature of a passkey lets in once, and not for another question', async () => {
    const person = await join(server.api);
    const key = await withPasskey(person, origin);
    const question = await thief().ok(factor.passkeySignInQuestion);
    const passkey = key.sign(question);
    const body = { challenge: question.challenge, passkey };
    expect(await thief().call(factor.signInByPasskey, { body })).toMatchObject({ mcode: 0 });
    expect(await thief().call(factor.signInByPasskey, { body })).toMatchObject(OUTDATED);
    // Nor for another question; one that was never sent for its own alone.
    const unsent = await thief().ok(factor.passkeySignInQuestion);
    for (const signed of [passkey, key.sign(unsent)]) {
      const { challenge } = await thief().ok(factor.passkeySignInQuestion);
      expect(await thief().call(factor.signInByPasskey, { body: { challenge, passkey: signed } })).toMatchObject(
        REFUSED,
      );
    }
  });

  test('a question within an attempt is answered once, right or wrong', async () => {
    const person = await join(server.api);
    const key = await withPasskey(person, origin);
    const { challenge } = await requestedAtSignIn(thief(), person.email);
    const requested = await thief().ok(factor.factorPasskeyQuestion, { body: { challenge } });
    const send = (passkey: ReturnType<typeof key.sign>) =>
      thief().call(factor.signInByFactorPasskey, { body: { challenge, passkey } });
    expect(await send(key.sign(requested, { unverified: true }))).toMatchObject(REFUSED);
    expect(await send(key.sign(requested))).toMatchObject(REFUSED);
    const again = await thief().ok(factor.factorPasskeyQuestion, { body: { challenge } });
    expect(await send(key.sign(again))).toMatchObject({ mcode: 0 });
  });

  test('a copy of an authenticator is noticed by its counter', async () => {
    const person = await join(server.api);
    const key = await withPasskey(person, origin);
    const enter = async (count: number) => {
      const question = await thief().ok(factor.passkeySignInQuestion);
      const body = { challenge: question.challenge, passkey: key.sign(question, { count }) };
      return thief().call(factor.signInByPasskey, { body });
    };
    expect(await enter(7)).toMatchObject({ mcode: 0 });
    expect(await enter(7)).toMatchObject(REFUSED);
    expect(await enter(6)).toMatchObject(REFUSED);
    expect(await enter(8)).toMatchObject({ mcode: 0 });
  });
});

describe('a passkey', () => {
  test.each([
    ['signed on a page of another site', { origin: 'https://evil.stlbs.test' }],
    ['signed for another place', { rpId: 'evil.stlbs.test' }],
    ['without a fingerprint or a PIN', { unverified: true }],
    ['that says to be of another person', { userHandle: 'c29tZWJvZHk' }],
  ])('%s lets nobody in', async (_name, wrong) => {
    const person = await join(server.api);
    const key = await withPasskey(person, origin);
    const question = await thief().ok(factor.passkeySignInQuestion);
    const body = { challenge: question.challenge, passkey: key.sign(question, wrong) };
    expect(await thief().call(factor.signInByPasskey, { body })).toMatchObject(REFUSED);
  });

  test('of one person is nothing in the attempt of another, nor for his recent authentication', async () => {
    const [person, other] = [await join(server.api), await join(server.api)];
    await withPasskey(person, origin);
    const key = await withPasskey(other, origin);
    const { challenge } = await requestedAtSignIn(thief(), person.email);
    const requested = await thief().ok(factor.factorPasskeyQuestion, { body: { challenge } });
    const body = { challenge, passkey: key.sign(requested) };
    expect(await thief().call(factor.signInByFactorPasskey, { body })).toMatchObject(REFUSED);
    const question = await person.ok(factor.reauthPasskeyQuestion);
    const fresh = { challenge: question.challenge, passkey: key.sign(question) };
    expect(await person.call(factor.reauthByPasskey, { body: fresh })).toMatchObject(REFUSED);
    // And the question of one login is none of another's.
    const own = await person.ok(factor.reauthPasskeyQuestion);
    const stolen = { challenge: own.challenge, passkey: key.sign(own) };
    expect(await other.call(factor.reauthByPasskey, { body: stolen })).toMatchObject(OUTDATED);
  });

  test('that was removed lets nobody in any more; nor does an app', async () => {
    const person = await join(server.api);
    const { app } = await withApp(person);
    const key = await withPasskey(person, origin);
    const question = await thief().ok(factor.passkeySignInQuestion);
    const { challenge } = await requestedAtSignIn(thief(), person.email);
    const passkey_id = (await person.ok(factor.getFactors)).passkey_list[0]?.id ?? '';
    await person.ok(factor.removePasskey, { params: { passkey_id } });
    const body = { challenge: question.challenge, passkey: key.sign(question) };
    expect(await thief().call(factor.signInByPasskey, { body })).toMatchObject(REFUSED);
    await person.ok(factor.removeApp);
    const code = { challenge, method: 'app' as const, code: app.code(0) };
    expect(await thief().call(factor.signInByCode, { body: code })).toMatchObject(WRONG);
    // Only the password is required now.
    await signIn(thief(), person.email);
  });

  test('is added by a question of the same login only', async () => {
    const [person, other] = [await join(server.api), await join(server.api)];
    const key = await withPasskey(person, origin);
    await beFresh(other);
    const question = await person.ok(factor.newPasskeyQuestion);
    const body = { challenge: question.challenge, name: 'x', passkey: key.create(question) };
    expect(await other.call(factor.addPasskey, { body })).toMatchObject(OUTDATED);
    // Nor by a question that was put for something else.
    const reauthQuestion = await person.ok(factor.reauthPasskeyQuestion);
    const created = key.create({
      ...reauthQuestion,
      options: { ...question.options, challenge: reauthQuestion.options['challenge'] },
    });
    const elsewhere = { challenge: reauthQuestion.challenge, name: 'x', passkey: created };
    expect(await person.call(factor.addPasskey, { body: elsewhere })).toMatchObject(OUTDATED);
    // One that is known already is not taken twice.
    expect(await person.call(factor.addPasskey, { body })).toMatchObject(REFUSED);
  });
});

describe('who may not come in any more', () => {
  test('gets no login by an attempt from before', async () => {
    const owner = await join(server.api);
    const person = await colleagueOf(owner);
    const { app } = await withApp(person);
    const key = await withPasskey(person, origin);
    const { challenge } = await requestedAtSignIn(thief(), person.email);
    const { id } = await person.ok(getProfile);
    await server.sql(`update account set member_status = 'deactivated' where id = $1`, [id]);
    const body = { challenge, method: 'app' as const, code: app.code(0) };
    expect(await thief().call(factor.signInByCode, { body })).toMatchObject({ status: 403, mcode: 2001 });
    const question = await thief().ok(factor.passkeySignInQuestion);
    const signed = { challenge: question.challenge, passkey: key.sign(question) };
    expect(await thief().call(factor.signInByPasskey, { body: signed })).toMatchObject({ status: 403, mcode: 2001 });
  });

  test('an attempt ends with all logins of the person', async () => {
    const person = await join(server.api);
    const { app } = await withApp(person);
    const { challenge } = await requestedAtSignIn(thief(), person.email);
    await person.ok(endAllDevices, { body: { keep_current: true } });
    const body = { challenge, method: 'app' as const, code: app.code(0) };
    expect(await thief().call(factor.signInByCode, { body })).toMatchObject(OUTDATED);
  });
});
