import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkFile } from '../../src/contract/endpoints/file';
import { getHub } from '../../src/contract/endpoints/hub';
import * as market from '../../src/contract/endpoints/market';
import { listPush } from '../../src/contract/endpoints/user';
import * as stock from '../../src/contract/endpoints/stock';
import type { StockItem } from '../../src/contract/entities/stock';
import { Caller, join, joinSeller } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { lotOf, openLot, readLot, warehouseOf } from '../support/stock';
import { uploadedFile } from '../support/uploads';

let server: TestServer;
let seller: Caller;
let buyer: Caller;
let visitor: Caller;
beforeAll(async () => {
  server = await startServer();
  seller = await joinSeller(server.api, ['pipe'], { company_name: '사진강관' });
  buyer = await join(server.api, {}, 'en');
  visitor = new Caller(server.api);
});
afterAll(() => server.stop());

const at = ({ id }: { id: string }) => ({ item_id: id });
const setFiles = (who: Caller, lot: StockItem, photo_ids: string[], certificate_ids: string[] = []) =>
  who.call(stock.setStockFiles, { params: at(lot), body: { photo_ids, certificate_ids, version: lot.version } });

describe('photos and certificates of a lot', () => {
  test('photos are for everybody once it is open, certificates for buyers where the seller shows them', async () => {
    const lot = await openLot(seller);
    const [photo, paper] = [await uploadedFile(seller, server.url, '앞면.png'), await uploadedFile(seller, server.url)];
    expect(await setFiles(seller, lot, [photo], [paper])).toMatchObject({
      data: { photos: [{ file_id: photo }], certificates: [{ file_id: paper }], version: lot.version + 1 },
    });
    const { items } = await visitor.ok(market.listItemPhotos, { params: at(lot) });
    expect(items).toMatchObject([{ file_id: photo, name: '앞면.png' }]);
    const shown = await fetch(`${server.url}${items[0]?.url}`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    const certificates = async (who: Caller) => (await who.ok(market.getOpenItem, { params: at(lot) })).certificates;
    expect(await certificates(buyer)).toEqual([]);
    expect((await buyer.call(linkFile, { params: { file_id: paper } })).status).toBe(404);
    const version = lot.version + 1;
    await seller.ok(stock.changeStockItem, { params: at(lot), body: { version, certificate_shown: true } });
    expect(await certificates(buyer)).toMatchObject([{ file_id: paper }]);
    expect((await buyer.call(linkFile, { params: { file_id: paper } })).status).toBe(200);
    expect(await certificates(visitor)).toEqual([]);
    await seller.ok(stock.closeStock, { body: { items: [{ item_id: lot.id, version: version + 1 }] } });
    expect((await visitor.call(market.listItemPhotos, { params: at(lot) })).status).toBe(404);
    for (const file_id of [photo, paper]) {
      expect((await buyer.call(linkFile, { params: { file_id } })).status).toBe(404);
    }
  });

  test("somebody else's file or lot is not there, and a photo is a picture", async () => {
    const lot = await lotOf(seller);
    const foreign = await uploadedFile(buyer, server.url, 'theirs.png');
    expect(await setFiles(seller, lot, [foreign])).toMatchObject({ status: 404 });
    expect(await setFiles(buyer, lot, [foreign])).toMatchObject({ status: 404 });
    const paper = await uploadedFile(seller, server.url);
    expect(await setFiles(seller, lot, [paper])).toMatchObject({ status: 422, mcode: 5009 });
    expect(await setFiles(seller, { ...lot, version: 9 }, [])).toMatchObject({ status: 409, mcode: 9409 });
    expect(await readLot(seller, lot.id)).toMatchObject({ photos: [], version: lot.version });
  });

  test('go along with pieces that begin a lot elsewhere', async () => {
    const lot = await lotOf(seller, undefined, '10', { lot_no: 'P-1' });
    const photo = await uploadedFile(seller, server.url, 'a.png');
    const { data } = await setFiles(seller, lot, [photo]);
    const warehouse_id = await warehouseOf(seller, '울산 야적장', '울산');
    const { to } = await seller.ok(stock.moveStock, {
      params: at(lot),
      body: { version: data.version, qty: '4', warehouse_id },
    });
    expect(to.photos).toMatchObject([{ file_id: photo }]);
  });
});

describe('questions about an item', () => {
  test('go to the seller and back, and nobody else reads them', async () => {
    const lot = await openLot(seller);
    const other = await join(server.api);
    const requested = await buyer.ok(market.askItemQuestion, {
      params: at(lot),
      body: { question: 'Bevelled both ends?' },
    });
    expect(requested).toMatchObject({ items: [{ mine: true, answer: null }], may_ask: true, may_answer: false });
    const reported = await seller.ok(listPush);
    expect(reported.items[0]).toMatchObject({ kind: 'stock_question_asked', record_type: 'stock', record_id: lot.id });
    const seen = await seller.ok(market.listItemQuestions, { params: at(lot) });
    expect(seen).toMatchObject({ may_ask: false, may_answer: true });
    const [question] = seen.items;
    expect(question).toMatchObject({ question: 'Bevelled both ends?', company_name: '한빛플랜트' });
    const params = { ...at(lot), question_id: question?.id ?? '' };
    const body = { answer: '네, 양쪽 BE예요.', version: question?.version ?? 0 };
    expect((await other.call(market.answerItemQuestion, { params, body })).status).toBe(404);
    await seller.ok(market.answerItemQuestion, { params, body });
    expect(await seller.call(market.answerItemQuestion, { params, body })).toMatchObject({ status: 409, mcode: 9409 });
    expect((await buyer.ok(market.listItemQuestions, { params: at(lot) })).items).toMatchObject([
      { answer: '네, 양쪽 BE예요.' },
    ]);
    expect((await buyer.ok(listPush)).items[0]).toMatchObject({ kind: 'stock_question_answered', record_id: lot.id });
    expect((await other.ok(market.listItemQuestions, { params: at(lot) })).items).toEqual([]);
    expect((await visitor.call(market.listItemQuestions, { params: at(lot) })).status).toBe(401);
  });

  test('stand in one list for each side, wait on the seller’s hub, and are read after the lot was closed', async () => {
    const [own, asks, other] = await Promise.all([
      joinSeller(server.api, ['pipe'], { company_name: '문의강관' }),
      join(server.api),
      join(server.api),
    ]);
    const lot = await openLot(own, undefined, '10', { unit_price: '7391173' });
    await asks.ok(market.askItemQuestion, { params: at(lot), body: { question: '도장돼 있나요?' } });
    const waits = async () => (await own.ok(getHub)).waiting.filter(({ kind }) => kind === 'stock_question');
    expect(await waits()).toMatchObject([
      { side: 'seller', count: 1, records: [{ number: lot.id, title: expect.stringContaining('SCH40') }] },
    ]);
    const list = async (who: Caller, side: 'buyer' | 'seller', unanswered?: '1') =>
      (await who.ok(market.listStockQuestions, { query: { side, ...(unanswered ? { unanswered } : {}) } })).items;
    const [question] = await list(own, 'seller', '1');
    expect(question).toMatchObject({ item_id: lot.id, question: '도장돼 있나요?', company_name: '한빛플랜트' });
    await own.ok(stock.closeStock, { body: { items: [{ item_id: lot.id, version: lot.version }] } });
    // Closed, it is answered all the same, and the author of the question reads the answer, without a price.
    const params = { ...at(lot), question_id: question?.id ?? '' };
    await own.ok(market.answerItemQuestion, { params, body: { answer: '흑관이에요.', version: 1 } });
    expect(await waits()).toEqual([]);
    expect(await list(own, 'seller', '1')).toEqual([]);
    expect(await list(asks, 'buyer')).toMatchObject([
      { answer: '흑관이에요.', closed: true, company_name: '문의강관', mine: true },
    ]);
    const item = await asks.ok(market.getOpenItem, { params: at(lot) });
    expect(item).toMatchObject({ closed: true, open_qty: '0', unit_price: null, price_history: [] });
    expect(JSON.stringify(item)).not.toContain('7391173');
    expect(await asks.ok(market.listItemQuestions, { params: at(lot) })).toMatchObject({ may_ask: false });
    const again = { params: at(lot), body: { question: '또?' } };
    expect((await asks.call(market.askItemQuestion, again)).status).toBe(404);
    expect((await other.call(market.getOpenItem, { params: at(lot) })).status).toBe(404);
    expect((await other.call(market.listItemQuestions, { params: at(lot) })).status).toBe(404);
    for (const side of ['buyer', 'seller'] as const) expect(await list(other, side)).toEqual([]);
  });

  test('are refused of the own item, of one that is not open, and beyond twenty', async () => {
    const lot = await openLot(seller);
    const ask = (who: Caller, item: StockItem, question = '?') =>
      who.call(market.askItemQuestion, { params: at(item), body: { question } });
    expect(await ask(seller, lot)).toMatchObject({ status: 403, mcode: 5031 });
    expect((await ask(buyer, await lotOf(seller))).status).toBe(404);
    expect((await ask(buyer, lot, ' ')).status).toBe(400);
    for (let no = 0; no < 20; no += 1) expect((await ask(buyer, lot)).status).toBe(200);
    expect(await ask(buyer, lot)).toMatchObject({ status: 422, mcode: 3302 });
  });
});
