import { deflateSync, crc32 } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as company from '../../src/contract/endpoints/company';
import { getOrder } from '../../src/contract/endpoints/order';
import {
  getBankAccount,
  getProfile,
  putBankAccount,
  reauth,
  removeBankAccount,
} from '../../src/contract/endpoints/user';
import { getStore, searchStores } from '../../src/contract/endpoints/market';
import { listSellerRequests } from '../../src/contract/endpoints/quotation';
import { getComparison } from '../../src/contract/endpoints/rfq';
import { searchVendors } from '../../src/contract/endpoints/rfqDialogue';
import { pdfText } from '../support/pdfText';
import { Caller, join, joinSeller, PASSWORD } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { ended, ordered, quoted, submitted } from '../support/trade';

let server: TestServer;
let mine: Caller;

beforeAll(async () => {
  server = await startServer();
  mine = await join(server.api, { company_name: '두언어강관' });
});
afterAll(() => server?.stop());

const fresh = (who: Caller) => who.ok(reauth, { body: { password: PASSWORD } });

function chunk(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A white png of some size, with all its samples, or with those of another size. */
function png(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const data = deflateSync(Buffer.alloc(rows * (width + 1), 255));
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** The least jpg: a frame of 8 × 8 and a scan. */
const JPG = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0000b080008000801011100ffda0008010100003f0000ffd9',
  'hex',
);

const seal = (bytes: Buffer, name = '직인.png') => ({
  params: { kind: 'seal' as const },
  body: { picture: { name, content: bytes.toString('base64') } },
});

test('a company states its English facts, business and approval boxes, each for itself', async () => {
  const body = { name_en: 'Two Languages Pipe Co., Ltd.', business_type: '도매업', approval_titles: ['담당', '승인'] };
  expect(await mine.call(company.patchCompanyDetail, { body })).toMatchObject({ status: 403, mcode: 2003 });
  await fresh(mine);
  expect(await mine.ok(company.patchCompanyDetail, { body })).toMatchObject({ ...body, ceo_en: null, seal: null });
  await mine.ok(company.patchCompanyDetail, { body: { ceo_en: 'Gildong Hong', business_type: '' } });
  expect(await mine.ok(company.getCompanyDetail)).toMatchObject({
    name_en: body.name_en,
    ceo_en: 'Gildong Hong',
    business_type: null,
    approval_titles: ['담당', '승인'],
  });
});

test('an English name in Hangul is refused, and the refusal says so in the language of the reader', async () => {
  await fresh(mine);
  const body = { name_en: '두언어강관', ceo_en: 'Gildong Hong' };
  const refused = await mine.call(company.patchCompanyDetail, { body });
  expect(refused).toMatchObject({ status: 422, mcode: 2009 });
  expect(refused.message).toContain('로마자로');
  expect(refused.data).toMatchObject({ issues: [{ path: ['name_en'], code: 'english' }] });
  const english = await mine.call(company.patchCompanyDetail, { body }, { 'accept-language': 'en' });
  expect(english.message).toContain('Latin letters');
  expect((await mine.ok(company.getCompanyDetail)).name_en).toBe('Two Languages Pipe Co., Ltd.');
});

test('a seal is a whole png or jpg of a bounded size, whatever it is called', async () => {
  const one = await join(server.api, { company_name: '직인강관' });
  expect(await one.call(company.putCompanyPicture, seal(png(40, 40)))).toMatchObject({ status: 403, mcode: 2003 });
  await fresh(one);
  const whole = png(40, 40);
  const bad: ReadonlyArray<readonly [Buffer, number]> = [
    [Buffer.from('this is no picture'), 6020],
    [Buffer.from('%PDF-1.7 a paper named as a picture'), 6020],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 6020],
    [Buffer.from('\x89PNG\r\n\x1a\nonly the beginning', 'latin1'), 6020],
    [whole.subarray(0, whole.length - 20), 6020],
    [Buffer.concat([whole.subarray(0, 45), Buffer.from([1]), whole.subarray(46)]), 6020],
    [png(40, 40, 20), 6020],
    [JPG.subarray(0, 20), 6020],
    [png(2001, 2), 6021],
    [Buffer.concat([whole, Buffer.alloc(520 * 1024)]), 6021],
  ];
  for (const [bytes, mcode] of bad) {
    expect(await one.call(company.putCompanyPicture, seal(bytes)), `${bytes.length} bytes`).toMatchObject({ mcode });
  }
  expect((await one.ok(company.getCompanyDetail)).seal).toBeNull();
  for (const [bytes, name, type] of [
    [whole, '직인.png', 'image/png'],
    [JPG, '도장.jpg', 'image/jpeg'],
  ] as const) {
    const { seal: kept, logo } = await one.ok(company.putCompanyPicture, seal(bytes, name));
    expect(kept?.name).toBe(name);
    expect(logo).toBeNull();
    const sent = await fetch(`${server.url}${kept?.url}`);
    expect(sent.headers.get('content-type')).toBe(type);
    expect(Buffer.from(await sent.arrayBuffer())).toEqual(bytes);
  }
  const none = { params: { kind: 'seal' as const }, body: { picture: null } };
  expect((await one.ok(company.putCompanyPicture, none)).seal).toBeNull();
});

test('an account for each currency: an order is paid to that of its own, abroad by SWIFT', async () => {
  const [buyer, seller] = [await join(server.api), await joinSeller(server.api)];
  await fresh(seller);
  const dollars = {
    bank_name: '부산은행',
    account_number: '777-77-7777',
    account_holder: '두통화강관',
    currency: 'USD' as const,
    bank_name_en: 'Busan Bank',
    account_holder_en: 'Two Currencies Pipe',
    swift: 'PUSBKR2P',
  };
  const refused = await seller.call(putBankAccount, { body: { ...dollars, bank_name_en: '부산은행' } });
  expect(refused).toMatchObject({ mcode: 2009 });
  expect(await seller.call(putBankAccount, { body: { ...dollars, swift: 'BUSAN' } })).toMatchObject({ mcode: 4 });
  const { account_list } = await seller.ok(putBankAccount, { body: dollars });
  expect(account_list[1]).toEqual({ bank_account: dollars, changed_at: null });
  expect(account_list.map(({ bank_account }) => bank_account.currency)).toEqual(['KRW', 'USD']);
  const order = await ordered(buyer, seller);
  expect(order.bank_account).toEqual(account_list[0]?.bank_account);
});

test('an account is closed: later orders do not name it, earlier ones keep it and unpaid ones say so', async () => {
  const [buyer, seller] = [await join(server.api), await joinSeller(server.api)];
  const { account_list: before } = await seller.ok(getBankAccount);
  const order = await ordered(buyer, seller);
  const params = { currency: 'KRW' as const };
  const query = { account_number: before[0]?.bank_account.account_number ?? '' };
  await server.sql('update login set fresh_until = null where account_id = (select id from account where email = $1)', [
    seller.email,
  ]);
  expect(await seller.call(removeBankAccount, { params, query })).toMatchObject({ status: 403, mcode: 2003 });
  await fresh(seller);
  const other = { account_number: '000-000-000' };
  expect(await seller.call(removeBankAccount, { params, query: other })).toMatchObject({ status: 404, mcode: 2010 });
  expect(await seller.ok(removeBankAccount, { params, query })).toEqual({ account_list: [], waiting_list: [] });
  expect(await seller.call(removeBankAccount, { params, query })).toMatchObject({ status: 404, mcode: 2010 });
  expect((await seller.ok(getBankAccount)).account_list).toEqual([]);
  const seen = await buyer.ok(getOrder, { params: { order_number: order.order_number } });
  expect(seen.bank_account).toEqual(before[0]?.bank_account);
  expect(seen.account_changed_at).not.toBeNull();
  const mails = await server.sql<{ text: string }>('select text from mail where recipient = $1 and subject like $2', [
    seller.email,
    '%등록이 해제%',
  ]);
  expect(mails[0]?.text).toContain(before[0]?.bank_account.account_number);
  // Another account in its place is a change, as if the one before had never been closed.
  const again = await seller.ok(putBankAccount, {
    body: { bank_name: '새은행', account_number: '999-999', account_holder: '새예금주', currency: 'KRW' },
  });
  expect(again.account_list).toEqual([]);
  expect(again.waiting_list[0]?.bank_account.account_number).toBe('999-999');
});

test('an account of a currency that there is not is refused, and nobody closes that of another company', async () => {
  const seller = await joinSeller(server.api);
  await fresh(mine);
  const { account_list } = await seller.ok(getBankAccount);
  const query = { account_number: account_list[0]?.bank_account.account_number ?? '' };
  expect(await mine.call(removeBankAccount, { params: { currency: 'KRW' }, query })).toMatchObject({ mcode: 2010 });
  expect((await seller.ok(getBankAccount)).account_list).toHaveLength(1);
  expect(await mine.call(removeBankAccount, { params: { currency: 'EUR' as 'USD' }, query })).toMatchObject({
    mcode: 4,
  });
});

test('a logo stands on the page of the store for everybody, and goes with it', async () => {
  const seller = await joinSeller(server.api, ['pipe'], { company_name: '로고강관' });
  const { items } = await seller.ok(searchStores, { query: { q: '로고강관' } });
  const params = { store_id: items[0]?.id ?? '' };
  const visitor = new Caller(server.api);
  expect((await visitor.ok(getStore, { params })).logo_url).toBeNull();
  expect(await server.api('GET', `/market/store/${params.store_id}/logo`)).toMatchObject({ status: 404 });
  await fresh(seller);
  const bytes = png(60, 20);
  const logo = { ...seal(bytes, '로고.png'), params: { kind: 'logo' as const } };
  await seller.ok(company.putCompanyPicture, logo);
  const { logo_url } = await visitor.ok(getStore, { params });
  const sent = await fetch(`${server.url}${logo_url}`);
  expect(sent.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await sent.arrayBuffer())).toEqual(bytes);
  // The seal is nobody else's, by no address.
  await seller.ok(company.putCompanyPicture, seal(bytes));
  await seller.ok(company.putCompanyPicture, { ...logo, body: { picture: null } });
  expect((await visitor.ok(getStore, { params })).logo_url).toBeNull();
  expect((await fetch(`${server.url}${logo_url}`)).status).toBe(404);
});

test('the own company has its English name beside the Korean one', async () => {
  const one = await join(server.api, { company_name: '머리말강관' });
  expect(await one.ok(getProfile)).toMatchObject({ company_name: '머리말강관', company_name_en: null });
  await fresh(one);
  await one.ok(company.patchCompanyDetail, { body: { name_en: 'Header Pipe' } });
  expect(await one.ok(getProfile)).toMatchObject({ company_name: '머리말강관', company_name_en: 'Header Pipe' });
});

test('documents in English name both companies in English, for every reader, and in Korean where there is no other', async () => {
  const [buyer, seller] = [
    await join(server.api, { company_name: '발주플랜트' }),
    await joinSeller(server.api, ['pipe', 'flange'], { company_name: '견적강관' }),
  ];
  const text = async (who: Caller, path: string) => {
    const [method, sent] = path.includes('/comparison/') ? ['POST', { body: {} }] : ['GET', {}];
    const { status, body } = await server.api(method, path, { ...sent, lang: 'ko', token: who.token ?? '' });
    expect(status).toBe(200);
    return (await pdfText(body as Uint8Array)).replaceAll('\n', ' ');
  };
  const { rfq_number_id } = await submitted(buyer);
  await quoted(seller, rfq_number_id);
  await ended(buyer, rfq_number_id);
  const quotation = `/quotation/request/${rfq_number_id}/paper`;
  const comparison = `/rfq/${rfq_number_id}/comparison/paper`;
  expect(await text(seller, `${quotation}?language=en`)).toContain('To: 발주플랜트');
  for (const [who, name_en] of [
    [buyer, 'Order Plant'],
    [seller, 'Quote Pipe'],
  ] as const) {
    await fresh(who);
    await who.ok(company.patchCompanyDetail, { body: { name_en } });
  }
  const english = await text(seller, `${quotation}?language=en`);
  expect(english).toContain('To: Order Plant');
  expect(english).toContain('Quote Pipe');
  expect(english).not.toMatch(/발주플랜트|견적강관/);
  const korean = await text(seller, quotation);
  for (const name of ['발주플랜트 귀중', '견적강관']) expect(korean).toContain(name);
  const compared = await text(buyer, `${comparison}?language=en`);
  expect(compared).toContain('Quote Pipe');
  expect(compared).not.toContain('견적강관');
  expect(await text(buyer, comparison)).toContain('견적강관');
});

test('an order keeps the English facts of both sides as they were when it was placed', async () => {
  const [buyer, seller] = [await join(server.api), await joinSeller(server.api)];
  await fresh(seller);
  const body = { name_en: 'First Name Pipe', business_type: '도매업', business_item: '강관' };
  await seller.ok(company.patchCompanyDetail, { body });
  const order = await ordered(buyer, seller);
  expect(order.seller).toMatchObject({
    company_name_en: 'First Name Pipe',
    business_type: '도매업',
    business_item: '강관',
  });
  expect(order.buyer).not.toHaveProperty('company_name_en');
});

test('who reads English sees the English name, finds by it, and sees the Korean one where there is no other', async () => {
  const buyer = await join(server.api, { company_name: '영문구매사' }, 'en');
  const [seller, plain] = [
    await joinSeller(server.api, ['pipe', 'flange'], { company_name: '한글이름강관' }),
    await joinSeller(server.api, ['pipe', 'flange'], { company_name: '영문없는강관' }),
  ];
  for (const [who, name_en] of [
    [buyer, 'English Reader Plant'],
    [seller, 'Bilingual Pipe Supply'],
  ] as const) {
    await fresh(who);
    await who.ok(company.patchCompanyDetail, { body: { name_en } });
  }
  const { rfq_number_id } = await submitted(buyer);
  const params = { rfq_number_id };
  for (const one of [seller, plain]) await quoted(one, rfq_number_id);
  await ended(buyer, rfq_number_id);
  const namesFor = async (language: string) => {
    const { data } = await buyer.call(getComparison, { params }, { 'accept-language': language });
    return data.sellers.map(({ company_name }) => company_name).toSorted();
  };
  expect(await namesFor('en')).toEqual(['Bilingual Pipe Supply', '영문없는강관']);
  expect(await namesFor('ko')).toEqual(['영문없는강관', '한글이름강관']);
  const found = await buyer.ok(searchVendors, { query: { q: 'bilingual pipe' } });
  expect(found.items.map(({ name }) => name)).toEqual(['Bilingual Pipe Supply']);
  const stores = await buyer.ok(searchStores);
  expect(stores.items.map(({ name }) => name)).toContain('Bilingual Pipe Supply');
  const mine = await seller.ok(listSellerRequests, { query: { q: 'english reader' } });
  expect(mine.items.map(({ buyer_company_name }) => buyer_company_name)).toEqual(['영문구매사']);
});
