import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REQUIRED_DOCUMENTS } from '../../src/contract/constants';
import * as auth from '../../src/contract/endpoints/auth';
import * as company from '../../src/contract/endpoints/company';
import { endAllDevices, endDevice, listDevices, listSecurityEvents } from '../../src/contract/endpoints/device';
import * as profile from '../../src/contract/endpoints/profile';
import { getRate } from '../../src/contract/endpoints/rate';
import { getProfile, patchSaleItems, putBankAccount, readPush, reauth } from '../../src/contract/endpoints/user';
import { emailsTo } from '../support/emails';
import {
  Caller,
  join,
  newRegistrationNumber,
  PASSWORD,
  registrationOf,
  secretOf,
  signIn,
  unrestricted,
} from '../support/people';
import { startServer, type TestServer } from '../support/startServer';

let server: TestServer;
let person: Caller;

beforeAll(async () => {
  server = await startServer();
  person = await join(server.api);
});
afterAll(() => server?.stop());

const material = { category: 'pipe' as const, ...unrestricted };
const items = { is_user_sale_material_push: true, delete_sale_material_list: [], create_sale_material_list: [] };
const account = { bank_name: '국민', account_number: '123-456-78', account_holder: '한빛', currency: 'KRW' as const };
const info = {
  company_name: '한빛',
  company_registration_number: newRegistrationNumber(),
  company_address: '부산',
  company_ceo: '김',
};

describe('what is sent is looked at', () => {
  const long = (count: number) => 'x'.repeat(count);
  const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes)]).toString('base64');

  test.each([
    ['an address that is none', { email: 'not-an-address' }, 4],
    ['a password of 129', { password: long(129) }, 4],
    ['no company name', { company_name: ' ' }, 4],
    ['no representative', { company_ceo: '' }, 4],
    ['no address of the company', { company_address: '' }, 4],
    ['no name', { name: '' }, 4],
    ['a department of 61', { company_department: long(61) }, 4],
    ['a country code without plus', { phone_code: '82' }, 4],
    ['a foreign number without country', { company_registration_number: '1234567890123456' }, 4],
    ['a certificate without a name', { company_registration_number_file_name: '' }, 4],
    ['a certificate that only ends like one', { company_registration_number_file: btoa('PK zip') }, 6007],
    ['a certificate above 10 MB', { company_registration_number_file: pdf(10 * 1024 * 1024) }, 6007],
  ])('joining with %s is refused', async (_name, change, mcode) => {
    expect((await new Caller(server.api).call(auth.register, { body: registrationOf(change) })).mcode).toBe(mcode);
  });

  test.each([
    [auth.emailValid, { email: 'nowhere' }],
    [auth.emailResend, { email: '@' }],
    [auth.passwordFind, { email: 'a b@c.kr' }],
    [auth.passwordReset, { t: 'short', password: PASSWORD }],
    [auth.passwordReset, { t: long(201), password: PASSWORD }],
    [auth.login, { email: 'a@b.kr', password: '' }],
    [auth.refresh, { refresh_token: '' }],
    [patchSaleItems, { ...items, create_sale_material_list: [{ ...material, category: 'cheese' }] }],
    [patchSaleItems, { ...items, create_sale_material_list: [{ ...material, makers: [long(61)] }] }],
    [patchSaleItems, { ...items, delete_sale_material_list: ['no-id'] }],
    [putBankAccount, { ...account, account_number: 'abc' }],
    [putBankAccount, { ...account, currency: 'EUR' }],
    [putBankAccount, { ...account, account_holder: '' }],
    [profile.patchCompanyInfo, { ...info, company_name: '' }],
    [profile.patchCompanyInfo, { ...info, company_address: long(201) }],
    [profile.patchPassword, { password: long(129) }],
    [company.fileClaim, { reason: long(2001) }],
  ])('%o refuses %o', async (endpoint, body) => {
    const token = endpoint.access === 'public' ? {} : { token: person.token ?? '' };
    const headers = { 'idempotency-key': `key-${Math.random()}` };
    const reply = await server.api(endpoint.method, endpoint.path, { ...token, headers, body });
    expect(reply).toMatchObject({ status: 400, body: { mcode: 4, data: { issues: expect.any(Array) } } });
  });

  test('a company abroad joins with its country and number', async () => {
    const abroad = await join(server.api, { company_registration_number: 'jp-1234567890123' });
    expect(await abroad.ok(getProfile)).toMatchObject({ company_registration_number: 'JP-1234567890123' });
  });
});

test('joining keeps the versions and the time of what was agreed to, and the password as argon2id alone', async () => {
  const [row] = await server.sql('select id, password_hash, created_at from account where email = $1', [person.email]);
  expect(row?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const consents = await server.sql(
    'select document, document_version, given_at from consent where account_id = $1 order by document',
    [row?.['id']],
  );
  const at = row?.['created_at'];
  expect(consents).toEqual(
    Object.entries(REQUIRED_DOCUMENTS)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([document, document_version]) => ({ document, document_version, given_at: at })),
  );
});

test('a waiting person may neither read nor change what is the company’s', async () => {
  const { company_registration_number } = await person.ok(getProfile);
  const waiting = await join(server.api, { company_registration_number });
  const params = { member_id: (await person.ok(getProfile)).id };
  const refused = { status: 403, mcode: 2002 };
  expect(await waiting.call(patchSaleItems, { body: items })).toMatchObject(refused);
  expect(await waiting.call(putBankAccount, { body: account })).toMatchObject(refused);
  expect(await waiting.call(company.refuseMember, { params })).toMatchObject(refused);
  expect(await waiting.call(company.deactivateMember, { params })).toMatchObject(refused);
  expect(await waiting.call(readPush, { body: {} })).toMatchObject(refused);
  expect(await waiting.call(getRate)).toMatchObject(refused);
  // Person, password and approvals are the person's own.
  await waiting.ok(reauth, { body: { password: PASSWORD } });
  expect(await waiting.call(profile.patchPassword, { body: { password: 'while-waiting-9' } })).toMatchObject({
    mcode: 0,
  });
  expect(await waiting.call(profile.patchSnsApproval, { body: { sns_approval: true } })).toMatchObject({ mcode: 0 });
});

test('every security event stands in the log', async () => {
  const one = await join(server.api);
  const other = new Caller(server.api);
  const agent = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605' };
  await one.call(reauth, { body: { password: 'wrong-guess' } });
  await one.ok(reauth, { body: { password: PASSWORD } });
  await one.ok(profile.patchName, { body: { name: '새이름' } });
  await one.ok(profile.patchPhone, { body: { phone_code: '+82', phone: '0212345678' } });
  await one.ok(profile.patchMarketingApproval, { body: { marketing_approval: true } });
  const { company_registration_number } = await one.ok(getProfile);
  await one.ok(profile.patchCompanyInfo, { body: { ...info, company_registration_number } });
  await one.ok(profile.patchCompanyInfo, { body: info });
  await one.ok(putBankAccount, { body: account });
  await one.call(auth.login, { body: { email: one.email, password: 'wrong-guess' } });
  const phone = await one.call(auth.login, { body: { email: one.email, password: PASSWORD } }, agent);
  await signIn(other, one.email);
  const current = (await other.ok(listDevices)).items.find((device) => device.current)?.id ?? '';
  await one.ok(endDevice, { params: { device_id: current } });
  await one.ok(auth.logout, { body: { refresh_token: phone.data.refresh_token } });
  await one.ok(endAllDevices, { body: { keep_current: true } });
  await one.ok(profile.patchPassword, { body: { password: 'a-new-anchor-31' } });
  await one.ok(auth.passwordFind, { body: { email: one.email } });
  const [mail] = await emailsTo(server.api, one.email, '/auth/find/');
  await one.ok(auth.passwordReset, { body: { t: secretOf(mail!), password: 'and-once-more-32' } });
  await signIn(one, one.email, 'and-once-more-32');
  const { items: events } = await one.ok(listSecurityEvents, { query: { limit: 100 } });
  expect(new Set(events.map((event) => event.kind))).toEqual(
    new Set([
      'registered',
      'email_verified',
      'login',
      'login_new_device',
      'login_failed',
      'logout',
      'login_revoked',
      'logins_revoked',
      'reauth',
      'reauth_failed',
      'name_changed',
      'phone_changed',
      'approval_changed',
      'company_changed',
      'company_number_changed',
      'bank_account_changed',
      'password_changed',
      'password_find',
      'password_reset',
    ]),
  );
  expect(JSON.stringify(events)).not.toMatch(/anchor|once-more|right-horse/);
});

test('a verification link is mailed again five times an hour at most, and the last one mailed works', async () => {
  const anybody = new Caller(server.api);
  const body = registrationOf();
  await anybody.ok(auth.register, { body });
  for (let n = 0; n < 7; n += 1) {
    expect(await anybody.call(auth.emailResend, { body: { email: body.email } })).toMatchObject({ mcode: 0 });
  }
  // A job answers the request.
  await expect.poll(() => server.sql('select 1 from mail_request where email = $1', [body.email])).toEqual([]);
  const tokens = await server.sql(
    'select 1 from mail_token t join account a on a.id = t.account_id where a.email = $1',
    [body.email],
  );
  expect(tokens).toHaveLength(5);
  const emails = await emailsTo(server.api, body.email, '/auth/signup/need/done', 5);
  const t = secretOf(emails[0]!);
  expect(await anybody.call(auth.emailVerify, { query: { t } })).toMatchObject({ mcode: 0 });
});

test('a right password that lets nobody in is in the log with the reason', async () => {
  const anybody = new Caller(server.api);
  const body = registrationOf();
  await anybody.ok(auth.register, { body });
  await anybody.call(auth.login, { body: { email: body.email, password: body.password } });
  const rows = await server.sql(
    `select after from audit_entry e join audit_trace t on t.entry_id = e.id join account a on a.id = t.account_id
     where a.email = $1 and e.kind = 'login_failed'`,
    [body.email],
  );
  expect(rows).toEqual([{ after: { reason: 'EMAIL_NOT_VERIFIED' } }]);
});
