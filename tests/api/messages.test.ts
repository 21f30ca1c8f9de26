import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkFile } from '../../src/contract/endpoints/file';
import { listCounterparts, listMessages, sendMessage } from '../../src/contract/endpoints/message';
import { listPush } from '../../src/contract/endpoints/user';
import { type Caller, join, joinSeller, emailTo } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { orderIn } from '../support/states';
import { quoted, submitted } from '../support/trade';
import { uploadedFile } from '../support/uploads';

let server: TestServer;
let buyer: Caller;
let seller: Caller;
let rival: Caller;
let stranger: Caller;
let number: string;

beforeAll(async () => {
  server = await startServer();
  [buyer, seller, rival, stranger] = await Promise.all([
    join(server.api),
    joinSeller(server.api, ['pipe', 'flange'], { company_name: '대한강관' }),
    joinSeller(server.api, ['pipe', 'flange'], { company_name: '경쟁강관' }),
    join(server.api, { company_name: '남의회사' }),
  ]);
  number = (await submitted(buyer)).rfq_number_id;
  await quoted(seller, number);
  await quoted(rival, number, '149000');
});
afterAll(() => server?.stop());

const params = () => ({ number });
const counterparts = async (who: Caller) => (await who.ok(listCounterparts, { params: params() })).items;
const sellerId = async (name: string) =>
  (await counterparts(buyer)).find((one) => one.company_name === name)?.seller_id ?? expect.fail(name);
const texts = async (who: Caller, seller_id?: string) =>
  (
    await who.ok(listMessages, { params: params(), query: { limit: 50, ...(seller_id ? { seller_id } : {}) } })
  ).items.map((one) => one.text);

test('the buyer talks to each seller alone; a seller sees the buyer and never another seller', async () => {
  expect((await counterparts(buyer)).map((one) => one.company_name).sort()).toEqual(['경쟁강관', '대한강관']);
  expect(await counterparts(seller)).toMatchObject([{ seller_id: null, company_name: '한빛플랜트' }]);
  const to = { own: await sellerId('대한강관'), rival: await sellerId('경쟁강관') };
  await buyer.ok(sendMessage, { params: params(), body: { seller_id: to.own, text: '납기를 당길 수 있을까요?' } });
  await seller.ok(sendMessage, { params: params(), body: { text: '3일 당길 수 있어요.' } });
  expect(await texts(buyer, to.own)).toEqual(['3일 당길 수 있어요.', '납기를 당길 수 있을까요?']);
  expect(await texts(seller)).toEqual(['3일 당길 수 있어요.', '납기를 당길 수 있을까요?']);
  expect(await texts(rival)).toEqual([]);
  expect(await texts(buyer, to.rival)).toEqual([]);
  const spying = await rival.call(listMessages, { params: params(), query: { limit: 5, seller_id: to.own } });
  expect(spying).toMatchObject({ status: 404, mcode: 3000 });
  expect(await rival.call(sendMessage, { params: params(), body: { seller_id: to.own, text: '안녕' } })).toMatchObject({
    status: 404,
  });
});

test('strangers, drafts, sellers not named and empty texts are refused', async () => {
  expect(await stranger.call(listMessages, { params: params() })).toMatchObject({ status: 404, mcode: 3000 });
  expect(await stranger.call(listCounterparts, { params: params() })).toMatchObject({ status: 404 });
  expect(await buyer.call(sendMessage, { params: params(), body: { text: '누구에게?' } })).toMatchObject({
    status: 404,
  });
  expect(await seller.call(sendMessage, { params: params(), body: { text: '  ' } })).toMatchObject({ status: 400 });
});

test('a message reaches the other company as notification and mail, and nobody else', async () => {
  const order = await orderIn('unpaid', { buyer, seller });
  const at = { number: order.order_number };
  await seller.ok(sendMessage, { params: at, body: { text: '출하 일정을 알려 드려요.' } });
  const reported = async (who: Caller) =>
    (await who.ok(listPush, { query: { limit: 50 } })).items.filter(
      (one) => one.kind === 'message_received' && one.record_id === order.order_number,
    ).length;
  expect([await reported(buyer), await reported(rival), await reported(seller)]).toEqual([1, 0, 0]);
  await emailTo(server.api, buyer.email);
});

test('files of a message are for the two who talk', async () => {
  const file_id = await uploadedFile(seller, server.url, '도면.pdf');
  const sent = await seller.ok(sendMessage, { params: params(), body: { text: '도면이에요.', file_ids: [file_id] } });
  expect(sent.attachments).toMatchObject([{ file_id, name: '도면.pdf' }]);
  expect((await buyer.call(linkFile, { params: { file_id } })).mcode).toBe(0);
  for (const who of [rival, stranger]) expect((await who.call(linkFile, { params: { file_id } })).status).toBe(404);
});
