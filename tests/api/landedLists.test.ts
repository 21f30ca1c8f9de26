import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as files from '../../src/contract/endpoints/file';
import { getSellerRequest } from '../../src/contract/endpoints/quotation';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { amendRfq } from '../../src/contract/endpoints/rfqDialogue';
import * as users from '../../src/contract/endpoints/user';
import type { LandingType } from '../../src/contract/entities/file';
import { type Caller, join, joinSeller } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { draft as draftBy } from '../support/trade';
import { uploadedFile } from '../support/uploads';

const LIST = Buffer.from('품명,규격,재질,수량,단위,비고\nPIPE,4" SCH40,A106-B,10,EA,사내 원가 12000\n');

let server: TestServer;
let buyer: Caller;
let seller: Caller;
beforeAll(async () => {
  server = await startServer();
  [buyer, seller] = await Promise.all([join(server.api), joinSeller(server.api)]);
});
afterAll(() => server?.stop());

const landed = (who: Caller, landing: LandingType, name = '자재목록.csv') =>
  uploadedFile(who, server.url, name, LIST, landing);

/** The bytes of a file, as its reader saves them. */
async function savedBy(who: Caller, file_id: string): Promise<Buffer> {
  const { url } = await who.ok(files.linkFile, { params: { file_id } });
  return Buffer.from(await (await fetch(server.url + url)).arrayBuffer());
}

describe('the list of a request', () => {
  test('is kept with the draft and the request, byte for byte, for the buyer and for no seller', async () => {
    const file_id = await landed(buyer, 'RMLF');
    const draft = await draftBy(buyer, { list_file_ids: [file_id] });
    expect(draft.lists).toMatchObject([{ file_id, name: '자재목록.csv', size: LIST.length }]);
    const params = { rfq_number_id: draft.rfq_number_id };
    await buyer.ok(rfqs.submitRfq, { params, body: { version: draft.version } });
    const sent = await buyer.ok(rfqs.getRfq, { params });
    expect([sent.lists.map((one) => one.file_id), sent.attachments]).toEqual([[file_id], []]);
    expect(await savedBy(buyer, file_id)).toEqual(LIST);

    const seen = await seller.ok(getSellerRequest, { params });
    expect(JSON.stringify(seen)).not.toContain(file_id);
    expect(JSON.stringify(seen)).not.toContain('자재목록.csv');
    expect(await seller.call(files.linkFile, { params: { file_id } })).toMatchObject({ status: 404, mcode: 6010 });
  });

  test('comes with a later save or an amendment, and goes when it is taken off', async () => {
    const [first, second] = [await landed(buyer, 'RMLF'), await landed(buyer, 'RMLF', '추가.csv')];
    const draft = await draftBy(buyer);
    const params = { rfq_number_id: draft.rfq_number_id };
    const save = (version: number, list_file_ids: string[]) =>
      buyer.ok(rfqs.saveRfq, { params, body: { version, list_file_ids } });
    const both = await save(draft.version, [first, second]);
    expect(both.lists.map((one) => one.name)).toEqual(['자재목록.csv', '추가.csv']);
    const one = await save(both.version, [second]);
    expect(one.lists.map(({ file_id }) => file_id)).toEqual([second]);
    const { version } = await buyer.ok(rfqs.submitRfq, { params, body: { version: one.version } });
    const amended = await buyer.ok(amendRfq, {
      params,
      body: { version, terms: { memo: '한 줄 더' }, list_file_ids: [second, first] },
    });
    expect(amended.lists.map(({ file_id }) => file_id).sort()).toEqual([first, second].sort());
  });

  test('is another kind of file than an attachment, and nobody else’s', async () => {
    const [attachment, list, theirs] = [
      await landed(buyer, 'AR'),
      await landed(buyer, 'RMLF'),
      await landed(seller, 'RMLF'),
    ];
    for (const body of [{ list_file_ids: [attachment] }, { file_ids: [list] }, { list_file_ids: [theirs] }]) {
      expect(await buyer.call(rfqs.createRfq, { body })).toMatchObject({ mcode: 6010 });
    }
  });

  test('leaves nothing on the server before somebody signs in', async () => {
    const count = async () => (await server.sql<{ n: string }>('select count(*) as n from stored_file'))[0]?.n;
    const before = await count();
    const body = { file: { name: '자재목록.csv', content: LIST.toString('base64') } };
    const read = await server.api('POST', rfqs.parseRfq.path, { body });
    expect(read.status).toBe(200);
    const announced = { name: '자재목록.csv', size: LIST.length, landing_type: 'RMLF' };
    const headers = { 'idempotency-key': 'nobody-in-particular' };
    expect(await server.api('POST', '/file', { body: announced, headers })).toMatchObject({ status: 401 });
    expect(await count()).toBe(before);
  });
});

describe('the list of sale materials', () => {
  test('is kept with them, byte for byte, for the own company alone, until it is taken away', async () => {
    const file_id = await landed(seller, 'SMLF', '취급품목.csv');
    const kept = await seller.ok(users.keepSaleList, { body: { file_id } });
    expect(kept.items).toMatchObject([{ file_id, name: '취급품목.csv' }]);
    expect(await seller.ok(users.getSaleLists)).toEqual(kept);
    expect(await savedBy(seller, file_id)).toEqual(LIST);
    expect(await buyer.call(files.linkFile, { params: { file_id } })).toMatchObject({ mcode: 6010 });
    expect((await buyer.ok(users.getSaleLists)).items).toEqual([]);
    expect(await buyer.call(users.removeSaleList, { params: { list_id: file_id } })).toMatchObject({ mcode: 6010 });
    expect((await seller.ok(users.removeSaleList, { params: { list_id: file_id } })).items).toEqual([]);
  });

  test('is one of the twenty newest, and of its own kind', async () => {
    const kept: string[] = [];
    for (let count = 0; count < 21; count += 1) {
      kept.push(await landed(seller, 'SMLF', `${count}.csv`));
      await seller.ok(users.keepSaleList, { body: { file_id: kept.at(-1) ?? '' } });
    }
    const { items } = await seller.ok(users.getSaleLists);
    expect(items.map(({ file_id }) => file_id)).toEqual(kept.slice(1));
    const wrong = await landed(seller, 'RMLF');
    expect(await seller.call(users.keepSaleList, { body: { file_id: wrong } })).toMatchObject({ mcode: 6010 });
  });
});
