import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as auth from '../../src/contract/endpoints/auth';
import {
  getProfile,
  getSaleItems,
  patchSaleItems,
  pushStatus,
  putBankAccount,
} from '../../src/contract/endpoints/user';
import {
  Caller,
  join,
  emailTo,
  newRegistrationNumber,
  PASSWORD,
  registrationOf,
  secretOf,
  signIn,
  unrestricted,
} from '../support/people';
import { sortedCodes } from '../support/answers';
import { emailsTo } from '../support/emails';
import { startServer, type TestServer } from '../support/startServer';

let server: TestServer;
let anybody: Caller;

beforeAll(async () => {
  server = await startServer();
  anybody = new Caller(server.api, 'en');
});
afterAll(() => server?.stop());

describe('joining', () => {
  test('a verification link lets the person in, before it nothing does', async () => {
    const body = registrationOf();
    await anybody.ok(auth.register, { body });
    const credentials = { email: body.email, password: body.password };
    expect(await anybody.call(auth.login, { body: credentials })).toMatchObject({ status: 403, mcode: 1005 });
    expect(await anybody.call(auth.login, { body: { ...credentials, password: 'wrong-one' } })).toMatchObject({
      status: 401,
      mcode: 1003,
    });
    const t = secretOf(await emailTo(server.api, body.email));
    expect(await anybody.ok(auth.emailVerify, { query: { t } })).toMatchObject({ member_status: 'active' });
    // A mail scanner or a reload may open the link again.
    expect(await anybody.call(auth.emailVerify, { query: { t } })).toMatchObject({ mcode: 0 });
    expect((await anybody.ok(auth.login, { body: credentials })).access_token).toBeTruthy();
  });

  test('a resent link replaces the first; an unknown token is outdated', async () => {
    const body = registrationOf();
    await anybody.ok(auth.register, { body });
    const first = secretOf(await emailTo(server.api, body.email));
    await anybody.ok(auth.emailResend, { body: { email: body.email } });
    await emailsTo(server.api, body.email, '', 2);
    expect(await anybody.call(auth.emailVerify, { query: { t: first } })).toMatchObject({ status: 410, mcode: 1006 });
    expect(await anybody.call(auth.emailResend, { body: { email: 'nobody@stlbs.test' } })).toMatchObject({ mcode: 0 });
  });

  test.each([
    ['a wrong check digit', { company_registration_number: '123-45-67890' }, 4],
    ['a short password', { password: 'short' }, 4],
    ['a script as certificate', { company_registration_number_file: Buffer.from('<script>').toString('base64') }, 6007],
    ['no certificate', { company_registration_number_file: '' }, 6007],
    ['letters in the phone', { phone: 'call me' }, 4],
  ])('refuses %s', async (_name, change, mcode) => {
    expect((await anybody.call(auth.register, { body: registrationOf(change) })).mcode).toBe(mcode);
  });

  test('an address joins once, also when it tries twice at once', async () => {
    const body = registrationOf();
    const answers = await Promise.all([
      anybody.call(auth.register, { body }),
      anybody.call(auth.register, { body: { ...body, company_registration_number: newRegistrationNumber() } }),
    ]);
    expect(sortedCodes(answers)).toEqual([0, 1004]);
    expect(await anybody.call(auth.emailValid, { body: { email: body.email } })).toMatchObject({ status: 409 });
  });

  test('the second person of a company waits for a member and sees nothing of it but its name', async () => {
    const number = newRegistrationNumber();
    await join(server.api, { company_registration_number: number, company_address: '비밀 주소 1' });
    const second = await join(server.api, { company_registration_number: number });
    const profile = await second.ok(getProfile);
    expect(profile).toMatchObject({ member_status: 'pending', company_name: '한빛플랜트', company_address: '' });
    for (const endpoint of [getSaleItems, pushStatus]) {
      expect(await second.call(endpoint)).toMatchObject({ status: 403, mcode: 2002 });
    }
  });
});

describe('tokens', () => {
  test('every call without, with a made-up and with a tampered token is refused', async () => {
    expect(await anybody.call(getProfile)).toMatchObject({ status: 401, mcode: 1000 });
    const person = await join(server.api);
    const [head, payload, signature] = (person.token ?? '').split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const token of ['made-up', `${none}.${payload}.`, `${head}.${payload}.${signature?.slice(1)}A`]) {
      const caller = new Caller(server.api);
      caller.token = token;
      expect(await caller.call(getProfile)).toMatchObject({ status: 401, mcode: 1001 });
    }
  });

  test('a refresh gives a new pair; a lost answer may be requested again, an old token ends the login', async () => {
    const person = await join(server.api);
    const refresh = (refresh_token: string) => person.call(auth.refresh, { body: { refresh_token } });
    const first = person.refreshToken;
    const lost = (await refresh(first)).data;
    const second = (await refresh(first)).data;
    expect(second.refresh_token).not.toBe(lost.refresh_token);
    const third = (await refresh(second.refresh_token)).data;
    expect(third.access_token).toBeTruthy();
    expect(await refresh(lost.refresh_token)).toMatchObject({ status: 401, mcode: 1001 });
    expect(await refresh(third.refresh_token)).toMatchObject({ status: 401, mcode: 1001 });
    person.token = third.access_token;
    expect(await person.call(getProfile)).toMatchObject({ status: 401, mcode: 1000 });
  });

  test('signing out ends the login at once', async () => {
    const person = await join(server.api);
    await person.ok(auth.logout, { body: { refresh_token: person.refreshToken } });
    expect(await person.call(getProfile)).toMatchObject({ status: 401, mcode: 1000 });
  });

  test('a reset link works once, ends every login and sets the password', async () => {
    const person = await join(server.api);
    await person.ok(auth.passwordFind, { body: { email: person.email } });
    const [mail] = await emailsTo(server.api, person.email, '/auth/find/');
    const t = secretOf(mail!);
    const reset = () => person.call(auth.passwordReset, { body: { t, password: 'another-good-one-7' } });
    expect(await reset()).toMatchObject({ mcode: 0 });
    expect(await reset()).toMatchObject({ status: 410, mcode: 1006 });
    expect(await person.call(getProfile)).toMatchObject({ mcode: 1000 });
    expect(await person.call(auth.login, { body: { email: person.email, password: PASSWORD } })).toMatchObject({
      mcode: 1003,
    });
    await signIn(person, person.email, 'another-good-one-7');
    expect(await anybody.call(auth.passwordFind, { body: { email: 'nobody@stlbs.test' } })).toMatchObject({ mcode: 0 });
  });
});

describe('sale materials and the bank account', () => {
  const pipe = { ...unrestricted, category: 'pipe' as const, nps_min: '1/2', nps_max: '12' };

  test('a change is all or nothing, and foreign ids change nothing', async () => {
    const [person, other] = [await join(server.api), await join(server.api)];
    const body = { is_user_sale_material_push: true, delete_sale_material_list: [], create_sale_material_list: [pipe] };
    const mine = await person.ok(patchSaleItems, { body });
    expect(mine.sale_material_list).toMatchObject([{ category: 'pipe', nps_max: '12' }]);
    const id = mine.sale_material_list[0]?.id ?? '';
    const foreign = await other.call(patchSaleItems, { body: { ...body, delete_sale_material_list: [id] } });
    expect(foreign).toMatchObject({ status: 400, mcode: 4 });
    expect((await other.ok(getSaleItems)).sale_material_list).toEqual([]);
    expect((await person.ok(getSaleItems)).sale_material_list).toHaveLength(1);
  });

  test('a bank account needs a password entered just now', async () => {
    const person = await join(server.api);
    const body = {
      bank_name: '국민은행',
      account_number: '123-456-789',
      account_holder: '한빛',
      currency: 'KRW' as const,
    };
    expect(await person.call(putBankAccount, { body })).toMatchObject({ status: 403, mcode: 2003 });
  });
});

test('messages come in the language of the reader, and what is unknown is masked', async () => {
  const korean = await server.api('POST', '/auth/login', { lang: 'ko', body: { email: 'a@b.kr', password: 'x' } });
  expect(korean.body).toMatchObject({ message: '이메일 또는 비밀번호가 맞지 않아요.' });
  const english = await server.api('POST', '/auth/login', { lang: 'en', body: { email: 'a@b.kr', password: 'x' } });
  expect(english.body).toMatchObject({ message: 'The email or password is incorrect.' });
  const broken = await server.api('POST', '/auth/login', {
    headers: { 'content-type': 'application/json' },
    body: new TextEncoder().encode('{broken'),
  });
  expect(broken).toMatchObject({ status: 400, body: { mcode: 4 } });
  expect(await server.api('GET', '/nowhere')).toMatchObject({ status: 404, body: { mcode: 9404, data: null } });
});
