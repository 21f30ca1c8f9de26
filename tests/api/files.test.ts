import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import * as files from '../../src/contract/endpoints/file';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { Caller, join } from '../support/people';
import { startTrade } from '../support/startTrade';
import { draft, readRfq, seenBy, submitted } from '../support/trade';

const { server, buyer, seller, stranger } = await startTrade({
  people: { stranger: (api) => join(api, { company_name: '남의회사' }) },
  env: { TEST_CLOCK: '1' },
});

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\n%%EOF');

async function announce(
  who: Caller,
  bytes: Buffer,
  name = '배관 도면 "A".pdf',
  landing_type: 'AR' | 'AVLF' | 'BRN' = 'AR',
) {
  return who.ok(files.createFile, { body: { name, size: bytes.length, landing_type } });
}

const put = (url: string, bytes: Buffer, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${url}`, { method: 'PUT', body: new Uint8Array(bytes), headers });

async function uploaded(who: Caller, bytes = PDF): Promise<string> {
  const { file_id, upload_url } = await announce(who, bytes);
  expect((await put(upload_url, bytes)).status).toBe(200);
  return file_id;
}

const mcodeOf = async (answer: Response) => ((await answer.json()) as { mcode: number }).mcode;

describe('uploading', () => {
  test('bytes are taken once at the signed address, and once more when the answer got lost', async () => {
    const { upload_url } = await announce(buyer, PDF);
    const answer = await put(upload_url, PDF);
    expect(await answer.json()).toMatchObject({ data: { size: PDF.length, content_type: 'application/pdf' } });
    expect((await put(upload_url, PDF)).status).toBe(200);
    const other = Buffer.from(PDF);
    other[10] = 0x41;
    expect(await mcodeOf(await put(upload_url, other))).toBe(6015);
  });

  test('the address is worth nothing when changed, used for another file, or after ten minutes', async () => {
    const [first, second] = [await announce(buyer, PDF), await announce(buyer, PDF)];
    const query = first.upload_url.split('?')[1] ?? '';
    expect(await mcodeOf(await put(`/api/file/${second.file_id}/content?${query}`, PDF))).toBe(6011);
    expect(await mcodeOf(await put(first.upload_url.replace(/until=(\d)/, 'until=9$1'), PDF))).toBe(6011);
    await server.api('POST', '/dev/clock', { body: { seconds: 601 } });
    expect(await mcodeOf(await put(first.upload_url, PDF))).toBe(6011);
    await server.api('POST', '/dev/clock', { body: { seconds: 0 } });
    expect((await put(first.upload_url, PDF)).status).toBe(200);
  });

  test('an upload address does not download', async () => {
    const { upload_url } = await announce(buyer, PDF);
    await put(upload_url, PDF);
    expect(await mcodeOf(await fetch(`${server.url}${upload_url}`))).toBe(6011);
  });

  test('the announced size binds, and the limit stands before any byte is sent', async () => {
    const { upload_url } = await announce(buyer, PDF);
    expect(await mcodeOf(await put(upload_url, PDF.subarray(0, 12)))).toBe(6012);
    expect(await mcodeOf(await put(upload_url, Buffer.concat([PDF, PDF])))).toBe(6012);
    const large = await buyer.call(files.createFile, {
      body: { name: 'a.pdf', size: 10 * 1024 * 1024 + 1, landing_type: 'AR' },
    });
    expect([large.status, large.mcode]).toEqual([413, 6002]);
  });

  test.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'AR', 6013],
    ['a program', Buffer.from('MZ\x90\0program'), 'AR', 6013],
    ['a workbook with macros', Buffer.from('PK\x03\x04[Content_Types].xml xl/workbook.xml vbaProject.bin'), 'AR', 6005],
    ['a drawing as a vendor list', PDF, 'AVLF', 6003],
    ['a text as a certificate', Buffer.from('사업자등록증'), 'BRN', 6007],
  ] as const)('%s is refused by its content, whatever its name says', async (_, bytes, landing, mcode) => {
    const { upload_url } = await announce(buyer, bytes, 'harmless.pdf', landing);
    const answer = await put(upload_url, bytes, { 'content-type': 'application/pdf' });
    expect(await mcodeOf(answer)).toBe(mcode);
  });

  test('JSON in place of bytes is refused, bytes in place of JSON too', async () => {
    const { upload_url } = await announce(buyer, PDF);
    expect((await put(upload_url, Buffer.from('{}'), { 'content-type': 'application/json' })).status).toBe(400);
    const odd = await server.api('POST', '/file', {
      token: buyer.token ?? '',
      body: new Uint8Array(PDF),
      headers: { 'idempotency-key': 'bytes-in-place-of-json' },
    });
    expect(odd.status).toBe(400);
  });

  test('a name with a path or control characters stays a mere name', async () => {
    const answer = await buyer.call(files.createFile, { body: { name: 'a\u0000b.pdf', size: 3, landing_type: 'AR' } });
    expect(answer.mcode).toBe(4);
  });
});

describe('attaching and reading', () => {
  test('a file of a request is saved by the sellers it was sent to, and by nobody else', async () => {
    const file_id = await uploaded(buyer);
    const { rfq_number_id } = await submitted(buyer, { file_ids: [file_id] });
    const params = { file_id };
    for (const who of [buyer, seller]) {
      const { url } = await who.ok(files.linkFile, { params });
      const answer = await fetch(`${server.url}${url}`);
      expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''%EB%B0%B0%EA%B4%80");
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\x20-\x7e]+"; /);
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toContain('no-store');
      const body = Buffer.from(await answer.arrayBuffer());
      expect(createHash('sha256').update(body).digest('hex')).toBe(createHash('sha256').update(PDF).digest('hex'));
    }
    expect((await seenBy(seller, rfq_number_id)).attachments).toMatchObject([
      { file_id, content_type: 'application/pdf' },
    ]);
    expect((await stranger.call(files.linkFile, { params })).mcode).toBe(6010);
    expect((await new Caller(server.api).call(files.linkFile, { params })).status).toBe(401);
  });

  test('a file of a draft is for its own company alone', async () => {
    const file_id = await uploaded(buyer);
    await draft(buyer, { file_ids: [file_id] });
    expect((await seller.call(files.linkFile, { params: { file_id } })).mcode).toBe(6010);
  });

  test('the link runs out after a minute', async () => {
    const file_id = await uploaded(buyer);
    const { url } = await buyer.ok(files.linkFile, { params: { file_id } });
    await server.api('POST', '/dev/clock', { body: { seconds: 61 } });
    expect(await mcodeOf(await fetch(`${server.url}${url}`))).toBe(6011);
    await server.api('POST', '/dev/clock', { body: { seconds: 0 } });
  });

  test("another company's file, or one whose bytes never came, cannot be attached", async () => {
    const foreign = await uploaded(stranger);
    const awaited = (await announce(buyer, PDF)).file_id;
    for (const file_id of [foreign, awaited]) {
      const answer = await buyer.call(rfqs.createRfq, { body: { title: '남의 파일', file_ids: [file_id] } });
      expect([answer.status, answer.mcode]).toEqual([404, 6010]);
    }
  });

  test('a draft holds exactly the files it was last saved with, at most twenty', async () => {
    const [one, two] = [await uploaded(buyer), await uploaded(buyer)];
    const { rfq_number_id, version } = await draft(buyer, { file_ids: [one, two, two] });
    const params = { rfq_number_id };
    const saved = await buyer.ok(rfqs.saveRfq, { params, body: { version, file_ids: [two] } });
    expect(saved.attachments.map((file) => file.file_id)).toEqual([two]);
    const kept = await buyer.ok(rfqs.saveRfq, { params, body: { version: saved.version, title: '제목만' } });
    expect(kept.attachments).toHaveLength(1);
    const many = Array.from({ length: 21 }, (_, index) => two.slice(0, -2) + String(index).padStart(2, '0'));
    const answer = await buyer.call(rfqs.saveRfq, { params, body: { version: kept.version, file_ids: many } });
    expect(answer.mcode).toBe(6014);
    expect((await readRfq(buyer, rfq_number_id)).attachments).toHaveLength(1);
  });
});
