import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { getAnswerSheet, mergeAnswerSheet } from '../../src/contract/endpoints/answerSheet';
import { submitQuotation } from '../../src/contract/endpoints/quotation';
import { copyRfq } from '../../src/contract/endpoints/rfq';
import { errorTable } from '../../src/contract/errors';
import { fileNameOf } from '../../src/contract/fileName';
import { type Caller, join, joinSeller } from '../support/people';
import { filledByOffice, hasOffice } from '../support/spreadsheetOffice';
import { startTrade } from '../support/startTrade';
import { flangeLine, pipeLine, quotationBody, quoted, seenBy, submitted } from '../support/trade';

const { server, buyer, seller, english } = await startTrade({
  people: { english: (api) => joinSeller(api, undefined, {}, 'en') },
});

type Cell = string | number | null;

/** Fetches the sheet as a browser does and reads it as Excel would. */
async function download(from: Caller, rfq_number_id: string, lang: 'ko' | 'en' = 'ko') {
  const path = getAnswerSheet.path.replace('{rfq_number_id}', rfq_number_id);
  const reply = await server.api('GET', path, { token: from.token, lang });
  expect(reply.status).toBe(200);
  const { sheets } = await readXlsx(reply.body as Uint8Array);
  const rows = sheets[0]?.rows as Cell[][];
  const head = rows.findIndex((row) => row.includes(lang === 'ko' ? '단가' : 'Unit price'));
  return { reply, rows, head, column: (title: string) => rows[head]?.indexOf(title) ?? -1 };
}

async function upload(from: Caller, rfq_number_id: string, rows: Cell[][], name = 'a.xlsx') {
  const bytes = await writeXlsx({ sheets: [{ name: '작성', rows }] });
  const file = { name, content: Buffer.from(bytes).toString('base64') };
  return from.ok(mergeAnswerSheet, { params: { rfq_number_id }, body: { file } });
}

test('a sheet goes out in its reader’s language, named, guarded, with lists, and nothing in it can run', async () => {
  const { rfq_number_id } = await submitted(buyer, {
    title: '울산 배관재',
    lines: [{ ...pipeLine, raw_text: '=HYPERLINK("http://x")', remark: '+82' }, flangeLine],
  });
  const { reply, rows, head } = await download(seller, rfq_number_id);
  expect(reply.headers.get('content-type')).toContain('spreadsheetml');
  expect(fileNameOf(reply.headers.get('content-disposition') ?? '')).toBe(`견적 회신 ${rfq_number_id}.xlsx`);
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(rows[0]?.[0]).toBe(`견적 회신 · ${rfq_number_id} · 울산 배관재`);
  // The fields bind, so they come first; the buyer's words stand beside them.
  expect(rows.slice(head + 1).flat()).toContainEqual(expect.stringMatching(/^(?!=).*A106-B.* \(=HYPERLINK/));
  expect(rows.slice(head + 1).flat()).toContain("'+82");
  const { sheets } = await readXlsx(reply.body as Uint8Array);
  expect(sheets[0]?.protection?.sheet).toBe(true);
  const lists = sheets[0]?.dataValidations?.filter(({ type }) => type === 'list') ?? [];
  expect(lists).toHaveLength(5);
  expect((await download(english, rfq_number_id, 'en')).rows.flat()).toContain('No-quote reason');
});

test('sorted rows, added columns and another language bring every price to its line', async () => {
  const { rfq_number_id, lines } = await submitted(buyer);
  const { rows, head } = await download(english, rfq_number_id, 'en');
  const body = rows.slice(head + 1).reverse();
  const price = rows[head]?.indexOf('Unit price') ?? -1;
  const maker = rows[head]?.indexOf('Maker') ?? -1;
  for (const [index, row] of body.entries()) row[price] = 1000 * (index + 1);
  const wide = [rows[head] ?? [], ...body].map((row, index) => [index === 0 ? 'Our code' : 'X-1', ...row]);
  for (const row of wide.slice(1)) row[maker + 1] = 'SeAH';
  const merge = await upload(seller, rfq_number_id, wide);
  expect(merge.conflicts).toEqual([]);
  const prices = new Map(merge.applied.map(({ line_id, values }) => [line_id, values]));
  expect(prices.get(lines[1]?.id ?? '')).toEqual({
    response: 'exact',
    unit_price: '1000',
    price_uom: 'EA',
    maker: 'SeAH',
  });
  expect(prices.get(lines[0]?.id ?? '')).toMatchObject({ unit_price: '2000' });
});

test('rows of another request, edited quantities, repeated and unreadable rows are named and change nothing', async () => {
  const { rfq_number_id, lines } = await submitted(buyer, { lines: [pipeLine, flangeLine, pipeLine] });
  const other = await download(seller, (await submitted(buyer)).rfq_number_id);
  const { rows, head, column } = await download(seller, rfq_number_id);
  const priced = (row: Cell[] | undefined, price: Cell) => {
    const copy = [...(row ?? [])];
    copy[column('단가')] = price;
    return copy;
  };
  const edited = priced(rows[head + 1], 100);
  edited[column('수량')] = 99;
  const merge = await upload(seller, rfq_number_id, [
    rows[head] ?? [],
    edited,
    priced(rows[head + 2], 200),
    priced(rows[head + 2], 300),
    priced(rows[head + 3], '문의'),
    priced(other.rows[other.head + 1], 400),
  ]);
  expect(merge.applied).toEqual([]);
  expect(merge.conflicts.map(({ kind, row, line_id }) => [kind, row, line_id])).toEqual([
    ['quantity_edited', 2, lines[0]?.id],
    ['bad_value', 5, lines[2]?.id],
    ['other_request', 6, null],
    ['twice', 3, lines[1]?.id],
    ['twice', 4, lines[1]?.id],
  ]);
  expect(merge.conflicts.map(({ cells }) => cells['unit_price'])).toEqual(['100', '문의', '400', '200', '300']);
  // What may be taken all the same: never what cannot be read or belongs elsewhere.
  const offered = merge.conflicts.map(({ values }) => values?.unit_price ?? null);
  expect(offered).toEqual(['100', null, null, '200', '300']);
});

test('what was answered so far stands in the sheet, and comes back as it was', async () => {
  const { rfq_number_id } = await submitted(buyer);
  const { quotation } = await quoted(seller, rfq_number_id, '150000.5');
  const { rows, head, column } = await download(seller, rfq_number_id);
  // Quoted as KR: the sheet says it in the seller's words, which are read back.
  expect(rows[head + 1]?.[column('원산지')]).toBe('한국');
  const merge = await upload(seller, rfq_number_id, rows.slice(head));
  expect(merge.applied.map(({ values }) => values)).toEqual(
    quotation?.lines.map(() => ({
      response: 'exact',
      unit_price: '150000.5',
      price_uom: 'EA',
      maker: '세아제강',
      origin: 'KR',
      lead_days: 7,
    })),
  );
});

test('the sheet of a request is for the sellers it was sent to', async () => {
  const { rfq_number_id } = await submitted(buyer);
  const stranger = await join(server.api);
  const at = { params: { rfq_number_id } };
  const code = async (caller: Caller) => (await caller.call(getAnswerSheet, at)).mcode;
  expect(await code(stranger)).toBe(errorTable.RFQ_NOT_FOUND.mcode);
  expect(await code(buyer)).toBe(errorTable.RFQ_NOT_FOUND.mcode);
  const file = { name: 'a.csv', content: Buffer.from('a,b\n1,2').toString('base64') };
  const answer = await seller.call(mergeAnswerSheet, { ...at, body: { file } });
  expect(answer).toMatchObject({ status: 422, mcode: errorTable.ANSWER_SHEET_UNKNOWN.mcode });
  expect((await stranger.call(mergeAnswerSheet, { ...at, body: { file } })).mcode).toBe(errorTable.RFQ_NOT_FOUND.mcode);
  const copy = await buyer.ok(copyRfq, { params: { rfq_number_id }, body: {} });
  expect((await seller.call(getAnswerSheet, { params: { rfq_number_id: copy.rfq_number_id } })).mcode).toBe(
    errorTable.RFQ_NOT_FOUND.mcode,
  );
});

test('amounts and sums are computed by the spreadsheet as the quotation computes them, and every entry comes back', async () => {
  const line = { ...pipeLine, qty: '37' };
  const { rfq_number_id, lines } = await submitted(buyer, { lines: [line, flangeLine, { ...pipeLine, tag: 'z' }] });
  const path = getAnswerSheet.path.replace('{rfq_number_id}', rfq_number_id);
  const sent = await server.api('GET', path, { token: seller.token, lang: 'ko' });
  const filled = await filledByOffice(sent.body as Uint8Array, '견적 회신', '견적 조건', [
    { 단가: 1557300, '단가 기준': 'TON', '중량 할인(%)': 10, '납기(일)': '2주', '주문 단위': 5 },
    { 단가: 30000, '납기(일)': '재고', 응답: '대체', '대체 내용': 'A350-LF2' },
    { 단가: '약 5만', '납기(일)': '협의' },
  ]);
  const { sheets } = await readXlsx(filled);
  const rows = sheets[0]?.rows as Cell[][];
  const head = rows.findIndex((row) => row.includes('단가'));
  const amountAt = rows[head]?.indexOf('금액') ?? -1;
  const file = { name: 'a.xlsx', content: Buffer.from(filled).toString('base64') };
  const merge = await seller.ok(mergeAnswerSheet, { params: { rfq_number_id }, body: { file } });
  expect(merge.applied.map(({ line_id, values }) => [line_id, values])).toEqual([
    [
      lines[0]?.id,
      {
        response: 'exact',
        unit_price: '1557300',
        price_uom: 'TON',
        weight_discount_pct: '10',
        lead_days: 14,
        multiple: '5',
      },
    ],
    [lines[1]?.id, { response: 'alternate', unit_price: '30000', price_uom: 'EA', lead_days: 0, offered: 'A350-LF2' }],
  ]);
  expect(merge.conflicts.map(({ kind, line_no, cells }) => [kind, line_no, cells])).toEqual([
    ['bad_value', 3, { unit_price: '약 5만' }],
    ['bad_value', 3, { lead_days: '협의' }],
  ]);
  expect(merge.terms).toEqual({
    freight_amount: '120000',
    min_order_amount: '500000',
    valid_until: '2027-01-31',
    delivery_term: 'loaded',
    payment_term: 'eom_next',
    memo: '현장 하차 별도',
  });
  expect(merge.bad_terms).toEqual([]);
  if (!hasOffice) return;
  const amounts = rows.slice(head + 1, head + 4).map((row) => row[amountAt]);
  const body = quotationBody(await seenBy(seller, rfq_number_id), '1');
  const answered = merge.applied.map(({ line_id, values }) => ({
    rfq_line_id: line_id,
    response: 'exact' as const,
    unit_price: values.unit_price ?? null,
    price_uom: (values.price_uom ?? 'EA') as 'EA',
    weight_discount_pct: values.weight_discount_pct ?? '0',
  }));
  await seller.ok(submitQuotation, { params: { rfq_number_id }, body: { ...body, lines: answered } });
  const { quotation } = await seenBy(seller, rfq_number_id);
  expect(amounts.slice(0, 2).map(String)).toEqual(
    lines.slice(0, 2).map(({ id }) => quotation?.lines.find((one) => one.rfq_line_id === id)?.amount),
  );
  const terms = sheets[1]?.rows as Cell[][];
  const sum = Number(amounts[0]) + Number(amounts[1]);
  expect(terms.slice(1, 3).map((row) => row[1])).toEqual([sum, sum + 120_000]);
}, 120_000);
