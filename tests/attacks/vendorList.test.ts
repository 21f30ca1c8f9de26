import { afterAll, beforeAll, expect, test } from 'vitest';
import * as files from '../../src/contract/endpoints/file';
import { getSellerRequest } from '../../src/contract/endpoints/quotation';
import { submitRfq } from '../../src/contract/endpoints/rfq';
import { chooseVendors, listVendors, readVendorList, searchVendors } from '../../src/contract/endpoints/rfqDialogue';
import { register } from '../../src/contract/endpoints/auth';
import { getProfile } from '../../src/contract/endpoints/user';
import { Caller, join, joinSeller, newRegistrationNumber, registrationOf } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { draft, readRfq } from '../support/trade';

const NUMBER = newRegistrationNumber();
const UNPROVEN = newRegistrationNumber();
let server: TestServer;
let buyer: Caller;
let genuine: Caller;
let byNumber: Caller;
let byName: Caller;
let twin: Caller;

beforeAll(async () => {
  server = await startServer();
  const seller = (company_name: string, company_registration_number = newRegistrationNumber()) =>
    joinSeller(server.api, ['pipe', 'flange'], { company_name, company_registration_number });
  buyer = await join(server.api, { company_name: '구매플랜트' });
  genuine = await seller('대한특수강관', NUMBER);
  byNumber = await seller('번호도용상사', UNPROVEN);
  byName = await seller('이름도용강관');
  twin = await seller('대한특수강관');
  await server.sql(`update company set verification = 'verified' where registration_number = $1`, [NUMBER]);
});
afterAll(() => server?.stop());

async function upload(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const { file_id, upload_url } = await buyer.ok(files.createFile, {
    body: { name: '명단.csv', size: bytes.length, landing_type: 'AVLF' },
  });
  await fetch(`${server.url}${upload_url}`, { method: 'PUT', body: bytes });
  return file_id;
}

const sees = async (who: Caller, rfq_number_id: string) =>
  (await who.call(getSellerRequest, { params: { rfq_number_id } })).mcode === 0;

test('neither a number, nor a name, nor a duplicate name of an unverified company gets the request', async () => {
  const { rfq_number_id, version } = await draft(buyer, { visibility: 'invited' });
  const params = { rfq_number_id };
  const text = `업체명,사업자등록번호\n대한특수강관,${NUMBER}\n다른 회사,${UNPROVEN}\n이름도용강관,\n대한특수강관 주식회사,\n`;
  const { items } = await buyer.ok(readVendorList, { params, body: { version: 1, file_id: await upload(text) } });
  // The twin's name does not drop the genuine one, and a number turns no unverified company's name up.
  expect(items.map(({ found, company_name, verified }) => [found, company_name, verified])).toEqual([
    [true, '대한특수강관', true],
    [false, null, false],
    [false, null, false],
    [false, null, false],
  ]);
  expect(items[1]?.suggestions).toEqual([]);
  expect(items[2]?.suggestions).toMatchObject([{ name: '이름도용강관', verified: false }]);
  expect(await buyer.ok(submitRfq, { params, body: { version } })).toMatchObject({ seller_count: 1 });
  const reported = await Promise.all([genuine, byNumber, byName, twin].map((one) => sees(one, rfq_number_id)));
  expect(reported).toEqual([true, false, false, false]);
});

test('a company that loses its verification between list and sending gets nothing', async () => {
  const { rfq_number_id } = await draft(buyer, { visibility: 'invited' });
  const params = { rfq_number_id };
  await buyer.ok(readVendorList, { params, body: { version: 1, file_id: await upload(`강관,${NUMBER}\n`) } });
  const set = (to: string) =>
    server.sql('update company set verification = $2 where registration_number = $1', [NUMBER, to]);
  await set('unverified');
  expect((await buyer.ok(listVendors, { params })).items).toMatchObject([{ found: false, company_name: null }]);
  const { version } = await readRfq(buyer, rfq_number_id);
  expect(await buyer.call(submitRfq, { params, body: { version } })).toMatchObject({ mcode: 3008 });
  await set('verified');
});

test('a company that is verified after the list was read is not added behind the buyer', async () => {
  const { rfq_number_id } = await draft(buyer, { visibility: 'invited' });
  const params = { rfq_number_id };
  await buyer.ok(readVendorList, {
    params,
    body: { version: 1, file_id: await upload(`강관,${NUMBER}\n다른 회사,${UNPROVEN}\n`) },
  });
  const set = (to: string) =>
    server.sql('update company set verification = $2 where registration_number = $1', [UNPROVEN, to]);
  await set('verified');
  try {
    const { items } = await buyer.ok(listVendors, { params });
    expect(items.map(({ found }) => found)).toEqual([true, false]);
    const { version } = await readRfq(buyer, rfq_number_id);
    expect(await buyer.ok(submitRfq, { params, body: { version } })).toMatchObject({ seller_count: 1 });
    expect(await sees(byNumber, rfq_number_id)).toBe(false);
  } finally {
    await set('unverified');
  }
});

test('an unverified company is invited only after an explicit yes', async () => {
  const { rfq_number_id } = await draft(buyer, { visibility: 'invited' });
  const params = { rfq_number_id };
  const { items } = await buyer.ok(searchVendors, { query: { q: '이름도용강관' } });
  expect(items).toMatchObject([{ verified: false }]);
  const company_ids = items.map((one) => one.company_id);
  const refused = await buyer.call(chooseVendors, { params, body: { version: 1, company_ids } });
  expect(refused).toMatchObject({ status: 422, mcode: 6022 });
  const chosen = await buyer.ok(chooseVendors, { params, body: { version: 1, company_ids, unverified_ok: true } });
  expect(chosen.items).toMatchObject([{ found: true, verified: false }]);
  // The yes holds: it is not required again when another change keeps the company.
  await buyer.ok(chooseVendors, { params, body: { version: 2, company_ids } });
  const { version } = await readRfq(buyer, rfq_number_id);
  await buyer.ok(submitRfq, { params, body: { version } });
  expect(await sees(byName, rfq_number_id)).toBe(true);
});

test('a company that was chosen as verified and no longer is gets nothing without a yes to it', async () => {
  const { rfq_number_id } = await draft(buyer, { visibility: 'invited' });
  const params = { rfq_number_id };
  const { id } = await genuine.ok(getProfile);
  const [company] = await server.sql<{ company_id: string }>('select company_id from account where id = $1', [id]);
  const company_ids = [company?.company_id ?? ''];
  await buyer.ok(chooseVendors, { params, body: { version: 1, company_ids } });
  const set = (to: string) =>
    server.sql('update company set verification = $2 where registration_number = $1', [NUMBER, to]);
  await set('unverified');
  try {
    const { version } = await readRfq(buyer, rfq_number_id);
    expect(await buyer.call(submitRfq, { params, body: { version } })).toMatchObject({ mcode: 3008 });
    expect(await sees(genuine, rfq_number_id)).toBe(false);
  } finally {
    await set('verified');
  }
});

test('a list turns no more than a few numbers a day into names of strangers', async () => {
  const numbers = Array.from({ length: 30 }, newRegistrationNumber);
  await server.sql(
    `insert into company (id, is_test, registration_number, name, address, ceo, verification, created_at, founded_at)
     select gen_random_uuid(), true, number, '비밀회사 ' || number, '', '', 'verified', app_now(), app_now()
     from unnest($1::text[]) number`,
    [numbers],
  );
  const collector = await join(server.api, { company_name: '수집상사' });
  const before = buyer;
  buyer = collector;
  const named = new Set<string>();
  for (const part of [numbers.slice(0, 15), numbers.slice(15), numbers.toReversed()]) {
    const { rfq_number_id } = await draft(collector);
    const file_id = await upload(part.map((one) => `회사 ${one},${one}`).join('\n'));
    const { items } = await collector.ok(readVendorList, { params: { rfq_number_id }, body: { version: 1, file_id } });
    expect(items.every(({ found }) => found)).toBe(true);
    for (const { company_name, company_id } of items) if (company_name ?? company_id) named.add(company_name ?? '');
  }
  buyer = before;
  expect(named.size).toBe(20);
});

test('a country that there is not has no numbers', async () => {
  const body = registrationOf({ company_registration_number: 'ZZ-12345678' });
  expect(await new Caller(server.api).call(register, { body })).toMatchObject({ status: 400, mcode: 4 });
});
