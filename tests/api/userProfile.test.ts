import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as profile from '../../src/contract/endpoints/profile';
import { getProfile, getQuotationItems, getSaleItems, patchSaleItems, reauth } from '../../src/contract/endpoints/user';
import { emailsTo } from '../support/emails';
import { type Caller, join, joinSeller, newRegistrationNumber, PASSWORD } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { submitted } from '../support/trade';

let server: TestServer;
let person: Caller;

beforeAll(async () => {
  server = await startServer();
  person = await join(server.api);
});
afterAll(() => server?.stop());

describe('facts about a person', () => {
  test('each has a call of its own, and the answer is the profile as it is now', async () => {
    expect(await person.ok(profile.patchName, { body: { name: ' 박과장 ' } })).toMatchObject({ name: '박과장' });
    expect(await person.ok(profile.patchPhone, { body: { phone_code: '+81', phone: '090-1234-5678' } })).toMatchObject({
      phone_code: '+81',
      phone: '09012345678',
    });
    await person.ok(profile.patchDepartment, { body: { company_department: '' } });
    await person.ok(profile.patchTitle, { body: { company_title: '차장' } });
    expect(await person.ok(getProfile)).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: '박과장',
      phone_code: '+81',
      phone: '09012345678',
      company_name: expect.stringMatching(/./),
      company_department: '',
      company_title: '차장',
      email: person.email,
    });
  });

  test('how the person looks at work pages is kept for every device', async () => {
    expect(await person.ok(getProfile)).toMatchObject({ view_settings: { comparison_rows: 'compact' } });
    await person.ok(profile.patchViewSettings, { body: { comparison_rows: 'comfortable' } });
    await person.ok(profile.patchViewSettings, { body: {} });
    expect(await person.ok(getProfile)).toMatchObject({ view_settings: { comparison_rows: 'comfortable' } });
  });

  test('a list is kept part by part: two tabs that change different parts of it lose nothing', async () => {
    const columns = [{ key: 'deadline', hidden: false, width: 220 }];
    const keep = (lists: object) => person.ok(profile.patchViewSettings, { body: { lists } });
    await keep({ requests: { columns } });
    await Promise.all([
      keep({ requests: { sort: 'changed' } }),
      keep({ received: { saved: [{ name: '이번 주', query: 'due_hours=168' }] } }),
    ]);
    await person.ok(profile.patchViewSettings, { body: { shortcuts: false } });
    expect((await person.ok(getProfile)).view_settings).toMatchObject({
      shortcuts: false,
      lists: { requests: { columns, sort: 'changed' }, received: { saved: [{ name: '이번 주' }] } },
    });
  });

  test('two devices that name a filter of one list at once keep both, and each removes only its own', async () => {
    const keep = (...saved: { name: string; query: string | null }[]) =>
      person.ok(profile.patchViewSettings, { body: { lists: { offers: { saved } } } });
    await Promise.all(['A', 'B', 'C'].map((name) => keep({ name, query: `q=${name}` })));
    const names = async () =>
      (await person.ok(getProfile)).view_settings.lists.offers?.saved?.map(({ name }) => name).sort();
    expect(await names()).toEqual(['A', 'B', 'C']);
    await Promise.all([keep({ name: 'B', query: null }), keep({ name: 'D', query: 'q=D' })]);
    expect(await names()).toEqual(['A', 'C', 'D']);
  });

  test.each([
    { call: profile.patchName, body: { name: '  ' } },
    { call: profile.patchName, body: { name: 'a\u0000b' } },
    { call: profile.patchPhone, body: { phone_code: '82', phone: '01012345678' } },
    { call: profile.patchPhone, body: { phone_code: '+82', phone: '010-12' } },
    { call: profile.patchTitle, body: { company_title: 'x'.repeat(61) } },
    { call: profile.patchDepartment, body: { company_department: 'x'.repeat(61) } },
    { call: profile.patchPassword, body: { password: 'seven77' } },
    { call: profile.patchSnsApproval, body: { sns_approval: 'yes' } },
    { call: profile.patchViewSettings, body: { comparison_rows: 'huge' } },
    { call: profile.patchViewSettings, body: { lists: { unknown: { sort: 'changed' } } } },
    { call: profile.patchViewSettings, body: { lists: { requests: { sort: '<script>' } } } },
    {
      call: profile.patchViewSettings,
      body: { lists: { requests: { columns: [{ key: 'a', hidden: false, width: 9 }] } } },
    },
  ])('$call.path refuses $body', async ({ call, body }) => {
    const reply = await server.api(call.method, call.path, { token: person.token ?? '', body });
    expect(reply).toMatchObject({ status: 400, body: { mcode: 4 } });
  });

  test('nobody changes the address, whatever is sent beside the name', async () => {
    const body = { name: '박과장', email: 'stolen@stlbs.test', member_status: 'active', is_test: false };
    await server.api('PATCH', '/user/profile/name', { token: person.token ?? '', body });
    expect(await person.ok(getProfile)).toMatchObject({ email: person.email, is_test: true });
  });
});

describe('approvals', () => {
  test('begin as the law and the terms say, and each change has its date; the same again is no change', async () => {
    const fresh = await join(server.api);
    expect(await fresh.ok(getProfile)).toMatchObject({
      marketing_approval: false,
      email_approval: true,
      sns_approval: false,
      approval_changed_at: { marketing: null, email: null, sns: null },
    });
    const given = await fresh.ok(profile.patchMarketingApproval, { body: { marketing_approval: true } });
    expect(given.marketing_approval).toBe(true);
    expect(Date.parse(given.approval_changed_at.marketing ?? '')).toBeGreaterThan(Date.now() - 60_000);
    const again = await fresh.ok(profile.patchMarketingApproval, { body: { marketing_approval: true } });
    expect(again.approval_changed_at).toEqual(given.approval_changed_at);
    expect(await fresh.ok(profile.patchEmailApproval, { body: { email_approval: false } })).toMatchObject({
      email_approval: false,
    });
    expect(await fresh.ok(profile.patchSnsApproval, { body: { sns_approval: true } })).toMatchObject({
      sns_approval: true,
    });
    const consents = await server.sql(
      `select document from consent c join account a on a.id = c.account_id where a.email = $1 order by 1`,
      [fresh.email],
    );
    expect(consents.map((row) => row['document'])).toEqual(['marketing', 'privacy', 'terms']);
  });
});

describe('the company', () => {
  const info = (number: string) => ({
    company_name: '한빛플랜트 주식회사',
    company_registration_number: number,
    company_address: '부산광역시 강서구 1',
    company_ceo: '새대표',
  });
  const verify = (number: string) =>
    server.sql(`update company set verification = 'verified' where registration_number = $1`, [number]);

  test('is changed with a recent authentication only; another number makes it unverified, the same one does not', async () => {
    const number = newRegistrationNumber();
    const owner = await join(server.api, { company_registration_number: number });
    expect(await owner.call(profile.patchCompanyInfo, { body: info(number) })).toMatchObject({
      status: 403,
      mcode: 2003,
    });
    await owner.ok(reauth, { body: { password: PASSWORD } });
    await verify(number);
    expect(await owner.ok(profile.patchCompanyInfo, { body: info(number) })).toMatchObject({
      company_name: '한빛플랜트 주식회사',
      company_ceo: '새대표',
      company_verified: true,
    });
    expect(await owner.ok(profile.patchCompanyInfo, { body: info(newRegistrationNumber()) })).toMatchObject({
      company_verified: false,
    });
  });

  test('takes no number of another company, no impossible one, and one of two who are at it at once', async () => {
    const [mine, other] = [await join(server.api), await join(server.api)];
    const taken = (await other.ok(getProfile)).company_registration_number;
    for (const caller of [mine, other]) await caller.ok(reauth, { body: { password: PASSWORD } });
    expect(await mine.call(profile.patchCompanyInfo, { body: info(taken) })).toMatchObject({
      status: 409,
      mcode: 2004,
    });
    expect(await mine.call(profile.patchCompanyInfo, { body: info('123-45-67890') })).toMatchObject({
      status: 400,
      data: { issues: [{ path: ['company_registration_number'], code: 'registration_number' }] },
    });
    const number = newRegistrationNumber();
    const answers = await Promise.all(
      [mine, other].map((caller) => caller.call(profile.patchCompanyInfo, { body: info(number) })),
    );
    expect(answers.map((answer) => answer.mcode).sort((a, b) => a - b)).toEqual([0, 2004]);
  });

  test('fresh is ten minutes, no longer', async () => {
    const owner = await join(server.api);
    await owner.ok(reauth, { body: { password: PASSWORD } });
    await server.api('POST', '/dev/clock', { body: { seconds: 601 } });
    const body = info(newRegistrationNumber());
    expect(await owner.call(profile.patchCompanyInfo, { body })).toMatchObject({ mcode: 2003 });
    await server.api('POST', '/dev/clock', { body: { seconds: 0 } });
  });
});

describe('a legacy user', () => {
  /** Somebody of the old system: the company is known by a number of ours alone. */
  async function legacy(): Promise<Caller> {
    const caller = await join(server.api);
    await server.sql(
      `update company set name = '', address = '', ceo = '', registration_number = 'legacy-' || id
       where id = (select company_id from account where email = $1)`,
      [caller.email],
    );
    return caller;
  }
  const body = (number: string) => ({
    company_name: '옛날강관',
    company_registration_number: number,
    company_address: '인천광역시 동구 2',
    company_ceo: '오대표',
    name: '오담당',
    phone_code: '+82',
    phone: '02-345-6789',
  });
  const nothing = { is_user_sale_material_push: true, delete_sale_material_list: [], create_sale_material_list: [] };

  test('is sent to complete the data by the sale items, and trades afterwards', async () => {
    const caller = await legacy();
    expect(await caller.ok(getProfile)).toMatchObject({ company_complete: false });
    expect(await caller.call(getSaleItems)).toMatchObject({ status: 403, mcode: 2008 });
    expect(await caller.call(patchSaleItems, { body: nothing })).toMatchObject({ status: 403, mcode: 2008 });
    const completed = await caller.ok(profile.patchRegacy, { body: body(newRegistrationNumber()) });
    expect(completed).toMatchObject({
      name: '오담당',
      company_name: '옛날강관',
      member_status: 'active',
      company_complete: true,
    });
    expect(await caller.call(getSaleItems)).toMatchObject({ mcode: 0 });
    expect(await caller.call(profile.patchRegacy, { body: body(newRegistrationNumber()) })).toMatchObject({
      status: 403,
      mcode: 2001,
    });
  });

  test('with a number in use waits for that company, whose members are notified', async () => {
    const member = await join(server.api, { company_name: '있는회사' });
    const number = (await member.ok(getProfile)).company_registration_number;
    const caller = await legacy();
    expect(await caller.ok(profile.patchRegacy, { body: body(number) })).toMatchObject({
      member_status: 'pending',
      company_name: '있는회사',
      company_ceo: '',
    });
    expect(await caller.call(getSaleItems)).toMatchObject({ status: 403, mcode: 2002 });
    expect((await emailsTo(server.api, member.email, '오담당')).length).toBe(1);
  });
});

describe('what a request matched', () => {
  const range = { types: [], grade_families: [], nps_min: null, nps_max: null, classes: [], makers: [] };

  test('is shown line by line to a seller it was sent to, to nobody else', async () => {
    const [buyer, seller, stranger] = [
      await join(server.api),
      await joinSeller(server.api, []),
      await join(server.api),
    ];
    const { sale_material_list } = await seller.ok(patchSaleItems, {
      body: {
        is_user_sale_material_push: true,
        delete_sale_material_list: [],
        create_sale_material_list: [
          { ...range, category: 'pipe', grades: ['A106-B'] },
          { ...range, category: 'pipe', grades: ['A312-TP304'], nps_max: '2' },
        ],
      },
    });
    const [carbon, stainless] = sale_material_list;
    const { rfq_number_id, title } = await submitted(buyer);
    const params = { rfq_number_id };
    const items = await seller.ok(getQuotationItems, { params });
    expect(items).toMatchObject({ rfq_number_id, title, status: 'REQ', matched_line_count: 1 });
    expect(items.line_list).toMatchObject([
      {
        line: { line_no: 1, target_price: null },
        matched: true,
        sale_material_ids: [carbon?.id],
        misses: [{ sale_material_id: stainless?.id, reasons: ['grade', 'size'] }],
      },
      { line: { line_no: 2 }, matched: false, sale_material_ids: [], misses: [] },
    ]);
    expect(await stranger.call(getQuotationItems, { params })).toMatchObject({ status: 404, mcode: 3000 });
    expect(await buyer.call(getQuotationItems, { params })).toMatchObject({ status: 404, mcode: 3000 });
    const unknown = { rfq_number_id: 'Q261121-ZZZZZ' };
    expect(await seller.call(getQuotationItems, { params: unknown })).toMatchObject({ status: 404, mcode: 3000 });
  });
});
