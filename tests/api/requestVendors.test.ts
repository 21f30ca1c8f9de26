import { afterAll, beforeAll, expect, test } from 'vitest';
import * as files from '../../src/contract/endpoints/file';
import * as quotations from '../../src/contract/endpoints/quotation';
import * as rfqs from '../../src/contract/endpoints/rfq';
import * as dialogue from '../../src/contract/endpoints/rfqDialogue';
import { type Caller, join, joinSeller, newRegistrationNumber } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { draft, readRfq } from '../support/trade';

const NUMBER = newRegistrationNumber();
let server: TestServer;
let buyer: Caller;
let listed: Caller;
let unlisted: Caller;
let valves: Caller;
beforeAll(async () => {
  server = await startServer();
  [buyer, listed, unlisted, valves] = await Promise.all([
    join(server.api),
    joinSeller(server.api, ['pipe', 'flange'], { company_name: '등록강관', company_registration_number: NUMBER }),
    joinSeller(server.api, ['pipe', 'flange'], { company_name: '미등록철강' }),
    joinSeller(server.api, ['valve'], { company_name: '밸브상회' }),
  ]);
  await server.sql(`update company set verification = 'verified' where name in ('등록강관', '밸브상회')`);
});
afterAll(() => server?.stop());

async function uploadList(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const { file_id, upload_url } = await buyer.ok(files.createFile, {
    body: { name: '협력업체.csv', size: bytes.length, landing_type: 'AVLF' },
  });
  expect((await fetch(`${server.url}${upload_url}`, { method: 'PUT', body: bytes })).status).toBe(200);
  return file_id;
}

const sees = async (who: Caller, rfq_number_id: string) =>
  (await who.call(quotations.getSellerRequest, { params: { rfq_number_id } })).mcode === 0;

async function companyOf(q: string): Promise<string> {
  const { items } = await buyer.ok(dialogue.searchVendors, { query: { q } });
  return items[0]?.company_id ?? '';
}

async function submit(rfq_number_id: string) {
  const { version } = await readRfq(buyer, rfq_number_id);
  return buyer.call(rfqs.submitRfq, { params: { rfq_number_id }, body: { version } });
}

test('an approved vendor list limits who of those that match receives the request', async () => {
  const { rfq_number_id } = await draft(buyer, { vendors_only: true });
  const params = { rfq_number_id };
  const file_id = await uploadList(`업체명,사업자등록번호\n다른 이름의 강관,${NUMBER}\n없는 회사,\n밸브상회,\n`);
  const { items } = await buyer.ok(dialogue.readVendorList, { params, body: { version: 1, file_id } });
  expect(items.map((one) => [one.name, one.company_name, one.suggestions.map(({ name }) => name)])).toEqual([
    ['다른 이름의 강관', '등록강관', []],
    ['없는 회사', null, []],
    // A name alone finds nobody: the buyer chooses.
    ['밸브상회', null, ['밸브상회']],
  ]);
  expect((await submit(rfq_number_id)).mcode).toBe(0);
  expect([
    await sees(listed, rfq_number_id),
    await sees(unlisted, rfq_number_id),
    await sees(valves, rfq_number_id),
  ]).toEqual([true, false, false]);
  const seen = await listed.ok(quotations.getSellerRequest, { params });
  expect(JSON.stringify(seen)).not.toMatch(/vendors_only|없는 회사/);
});

test('chosen companies receive it whatever they deal in; an invited request goes to nobody else', async () => {
  const { rfq_number_id } = await draft(buyer, { visibility: 'invited' });
  const params = { rfq_number_id };
  expect((await submit(rfq_number_id)).mcode).toBe(3008);
  await buyer.ok(dialogue.chooseVendors, { params, body: { version: 1, company_ids: [await companyOf('밸브상회')] } });
  expect((await submit(rfq_number_id)).mcode).toBe(0);
  expect([await sees(valves, rfq_number_id), await sees(listed, rfq_number_id)]).toEqual([true, false]);
  expect((await valves.ok(quotations.getSellerRequest, { params })).invited).toBe(true);
  expect((await buyer.call(dialogue.chooseVendors, { params, body: { version: 2, company_ids: [] } })).mcode).toBe(
    3001,
  );
});

test('nobody reads or writes the vendors of another company, nor invites itself or nobody', async () => {
  const { rfq_number_id } = await draft(buyer);
  const params = { rfq_number_id };
  expect((await listed.call(dialogue.listVendors, { params })).mcode).toBe(3000);
  expect((await listed.call(dialogue.chooseVendors, { params, body: { version: 1, company_ids: [] } })).mcode).toBe(
    3000,
  );
  const [own] = await server.sql<{ company_id: string }>('select company_id from account where email = $1', [
    buyer.email,
  ]);
  for (const id of [own?.company_id ?? '', '01933333-0000-7000-8000-000000000000']) {
    expect((await buyer.call(dialogue.chooseVendors, { params, body: { version: 1, company_ids: [id] } })).mcode).toBe(
      3303,
    );
  }
  const empty = await buyer.call(dialogue.readVendorList, {
    params,
    body: { version: 1, file_id: await uploadList('번호,비고\n1,\n') },
  });
  expect(empty.mcode).toBe(6006);
});

test('two windows do not undo each other: what was changed elsewhere meanwhile is not written over', async () => {
  const { rfq_number_id } = await draft(buyer);
  const params = { rfq_number_id };
  const [pipes, valve] = [await companyOf('등록강관'), await companyOf('밸브상회')];
  const { version } = await buyer.ok(dialogue.listVendors, { params });
  const first = await buyer.ok(dialogue.chooseVendors, { params, body: { version, company_ids: [pipes] } });
  expect(first.version).toBe(version + 1);
  const late = await buyer.call(dialogue.chooseVendors, { params, body: { version, company_ids: [valve] } });
  expect(late.mcode).toBe(9409);
  const file_id = await uploadList('업체명\n밸브상회\n');
  expect((await buyer.call(dialogue.readVendorList, { params, body: { version, file_id } })).mcode).toBe(9409);
  const after = await buyer.ok(dialogue.listVendors, { params });
  expect(after.items.map((one) => one.company_id)).toEqual([pipes]);
  // The draft's own version is another one: its saving is not disturbed.
  expect((await readRfq(buyer, rfq_number_id)).version).toBe(1);
});
