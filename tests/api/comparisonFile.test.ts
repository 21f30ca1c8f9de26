import { afterAll, beforeAll, expect, test } from 'vitest';
import { readXlsx } from 'hucre/xlsx';
import { getQuotationRevisions } from '../../src/contract/endpoints/comparisonFile';
import * as quotations from '../../src/contract/endpoints/quotation';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { type Caller, join, joinSeller } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { ended, quotationBody, quoted, readRfq, seenBy, submitted } from '../support/trade';

let server: TestServer;
let buyer: Caller;
let seller: Caller;

beforeAll(async () => {
  server = await startServer();
  [buyer, seller] = await Promise.all([join(server.api), joinSeller(server.api)]);
});
afterAll(() => server?.stop());

async function sheetsOf(who: Caller, number: string, query = '') {
  const { token, lang } = who;
  const path = `/rfq/${number}/comparison/sheet${query}`;
  const reply = await server.api('GET', path, { ...(token ? { token } : {}), lang });
  if (reply.status !== 200) return { status: reply.status, sheets: [], text: '' };
  const { sheets } = await readXlsx(reply.body as Uint8Array);
  return {
    status: 200,
    sheets: sheets.map((sheet) => sheet.name),
    text: JSON.stringify(sheets.map(({ rows }) => rows)),
  };
}

test('the file holds the matrix, the arithmetic of every price, the plan under its rules and what was sent', async () => {
  const { rfq_number_id: number } = await submitted(buyer);
  await quoted(seller, number, '150000');
  const { version, lines } = await ended(buyer, number);
  expect((await sheetsOf(buyer, number)).sheets).toEqual(['견적 비교', '판매사별', '단가 계산 근거']);
  const quotation_id = (await seenBy(seller, number)).quotation?.id ?? '';
  const [line] = lines;
  await buyer.ok(rfqs.awardRfq, {
    params: { rfq_number_id: number },
    body: { version, lines: [{ rfq_line_id: line?.id ?? '', quotation_id, qty: '4' }] },
  });
  const file = await sheetsOf(buyer, number, '?plan=1&max_sellers=1&freight=spread');
  expect(file.sheets).toEqual(['견적 비교', '판매사별', '단가 계산 근거', '발주 내역', '추천 발주안']);
  for (const told of ['대한강관', '운임 배분', '최대 판매사 1', '600000', '2750000']) expect(file.text).toContain(told);
});

test('nobody else gets the file, and a sealed request gives none before its deadline', async () => {
  const { rfq_number_id: number } = await submitted(buyer, { sealed: true });
  await quoted(seller, number, '1');
  expect((await sheetsOf(seller, number)).status).toBe(404);
  expect((await sheetsOf(buyer, number)).status).toBe(409);
  const quotation_id = (await seenBy(seller, number)).quotation?.id ?? '';
  const params = { rfq_number_id: number, quotation_id };
  expect(await buyer.call(getQuotationRevisions, { params })).toMatchObject({ status: 404, mcode: 3105 });
});

test('every revision of a seller stays to be compared, for the buyer alone', async () => {
  const { rfq_number_id: number } = await submitted(buyer);
  await quoted(seller, number, '150000');
  const again = quotationBody(await seenBy(seller, number), '140000');
  await seller.ok(quotations.submitQuotation, { params: { rfq_number_id: number }, body: again });
  const quotation_id = (await seenBy(seller, number)).quotation?.id ?? '';
  const params = { rfq_number_id: number, quotation_id };
  const { revisions } = await buyer.ok(getQuotationRevisions, { params });
  expect(revisions.map(({ revision, lines }) => [revision, lines[0]?.unit_price])).toEqual([
    [1, '150000'],
    [2, '140000'],
  ]);
  expect(await seller.call(getQuotationRevisions, { params })).toMatchObject({ status: 404, mcode: 3000 });
  expect((await readRfq(buyer, number)).quotation_count).toBe(1);
});
