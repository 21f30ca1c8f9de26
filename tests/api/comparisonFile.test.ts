import { expect, test } from 'vitest';
import { readXlsx } from 'hucre/xlsx';
import { getQuotationRevisions } from '../../src/contract/endpoints/comparisonFile';
import { makePlan } from '../../src/contract/endpoints/plan';
import * as quotations from '../../src/contract/endpoints/quotation';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { likeForLikeOf } from '../../src/domain/compare/likeForLike';
import { grouped } from '../../src/server/print/figures';
import { pdfText } from '../support/pdfText';
import { type Caller, joinSeller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { ended, firstLineGrew, pipeLine, quotationBody, quoted, readRfq, seenBy, submitted } from '../support/trade';

const { server, buyer, seller } = await startTrade();

async function sheetsOf(who: Caller, number: string, query = '') {
  const { token, lang } = who;
  const path = `/rfq/${number}/comparison/sheet${query}`;
  const reply = await server.api('POST', path, { body: {}, ...(token ? { token } : {}), lang });
  if (reply.status !== 200) return { status: reply.status, sheets: [], text: '', rowsOf: () => [] };
  const { sheets } = await readXlsx(reply.body as Uint8Array);
  return {
    status: 200,
    sheets: sheets.map((sheet) => sheet.name),
    text: JSON.stringify(sheets.map(({ rows }) => rows)),
    rowsOf: (name: string) => sheets.find((sheet) => sheet.name === name)?.rows ?? [],
  };
}

test('the file holds the matrix, the arithmetic of every price, the plan under its rules and what was sent', async () => {
  const { rfq_number_id: number } = await submitted(buyer);
  await quoted(seller, number, '150000');
  const { version, lines } = await ended(buyer, number);
  expect((await sheetsOf(buyer, number)).sheets).toEqual(['견적 비교', '견적 상세', '판매사별', '단가 계산 근거']);
  const quotation_id = (await seenBy(seller, number)).quotation?.id ?? '';
  const [line] = lines;
  const params = { rfq_number_id: number };
  const plan = await buyer.ok(makePlan, { params, query: { max_sellers: 1 } });
  // Planned and not awarded yet: the file has the plan alone.
  expect((await sheetsOf(buyer, number, '?plan=1')).sheets).toContain('추천 발주안');
  await buyer.ok(rfqs.awardRfq, {
    params,
    body: { version, lines: [{ rfq_line_id: line?.id ?? '', quotation_id, qty: '4' }] },
  });
  const file = await sheetsOf(buyer, number, '?plan=1&freight=spread');
  expect(file.sheets).toEqual([
    '견적 비교',
    '견적 상세',
    '판매사별',
    '단가 계산 근거',
    '발주 요청 내역',
    '판매사별 발주 요청 합계',
    '추천 발주안',
  ]);
  for (const reported of ['대한강관', '운임 배분', '최대 판매사 1', '600000', grouped(plan.total)])
    expect(file.text).toContain(reported);
  expect(file.text).toContain('추천안과 다름');
});

test('freight and total of an award stand once for a seller, not beside each of its lines', async () => {
  const { rfq_number_id: number } = await submitted(buyer);
  await quoted(seller, number, '150000');
  const { version } = await ended(buyer, number);
  const params = { rfq_number_id: number };
  const { lines } = await buyer.ok(makePlan, { params });
  expect(lines.length).toBeGreaterThan(1);
  await buyer.ok(rfqs.awardRfq, { params, body: { version, lines } });
  const { rowsOf } = await sheetsOf(buyer, number);
  expect(rowsOf('발주 요청 내역').flat()).not.toContain('운임');
  const [head, ...sums] = rowsOf('판매사별 발주 요청 합계');
  expect(sums).toHaveLength(1);
  expect(sums[0]?.[head?.indexOf('운임') ?? -1]).toBe(50000);
});

test('an award exactly as planned is shown as such, with who planned and when, to any session', async () => {
  const { rfq_number_id: number } = await submitted(buyer);
  await quoted(seller, number, '150000');
  const { version } = await ended(buyer, number);
  const params = { rfq_number_id: number };
  const { lines } = await buyer.ok(makePlan, { params, query: { max_sellers: 1 } });
  // Tried afterwards and not followed.
  await buyer.ok(makePlan, { params, query: { exact_only: '1', effort: 'first' } });
  await buyer.ok(rfqs.awardRfq, { params, body: { version, lines } });
  const { text } = await sheetsOf(buyer, number, '?plan=1');
  expect(text).toContain('추천안 그대로');
  expect(text).toMatch(/추천 계산: [^"]+ · \d{4}-\d\d-\d\d \d\d:\d\d \(한국 시간\)/);
  expect((await sheetsOf(buyer, number)).sheets).not.toContain('추천 발주안');
});

test('a line that a seller refused and one of which nothing was said are different', async () => {
  const other = await joinSeller(server.api, ['pipe', 'flange'], { company_name: '동양밸브' });
  const { rfq_number_id: number } = await submitted(buyer);
  for (const [who, refuses] of [
    [seller, true],
    [other, false],
  ] as const) {
    const { lines, ...terms } = quotationBody(await seenBy(who, number), '150000');
    const [first, second] = lines;
    const refused = { rfq_line_id: second?.rfq_line_id ?? '', response: 'no_quote', no_quote_reason: 'other' } as const;
    const body = { ...terms, lines: [...(first ? [first] : []), ...(refuses ? [refused] : [])] };
    await who.ok(quotations.submitQuotation, { params: { rfq_number_id: number }, body });
  }
  await ended(buyer, number);
  // A row an offer, also where there is none.
  const [titles = [], ...offers] = (await sheetsOf(buyer, number)).rowsOf('견적 상세');
  const answers = offers.map((row) => ['번호', '판매사', '견적 단가'].map((title) => row[titles.indexOf(title)]));
  expect(answers.slice(2).toSorted((one, other) => String(one[1]).localeCompare(String(other[1]), 'ko'))).toEqual([
    [2, '대한강관', '견적 불가'],
    [2, '동양밸브', '미응답'],
  ]);
  const path = `/rfq/${number}/comparison/paper`;
  const printed = await server.api('POST', path, { body: {}, lang: 'ko', token: buyer.token ?? '' });
  const text = await pdfText(printed.body as Uint8Array);
  expect(text).toContain('견적 불가');
  expect(text).toContain('미응답');
});

test('a hidden seller is left out of the file, which says so', async () => {
  const { rfq_number_id: number } = await submitted(buyer);
  await quoted(seller, number, '150000');
  const quotation_id = (await seenBy(seller, number)).quotation?.id ?? '';
  expect((await sheetsOf(buyer, number)).text).toContain('대한강관');
  const { text } = await sheetsOf(buyer, number, `?hide=${quotation_id}`);
  expect(text).not.toContain('대한강관');
  expect(text).toContain('숨긴 판매사 1곳');
});

test('the comparison and the justification are printed for the buyer alone, not while a request is sealed', async () => {
  const { rfq_number_id: number } = await submitted(buyer);
  await quoted(seller, number, '150000');
  const { version } = await ended(buyer, number);
  const params = { rfq_number_id: number };
  const { lines } = await buyer.ok(makePlan, { params });
  await buyer.ok(rfqs.awardRfq, { params, body: { version, lines } });
  const print = async (who: Caller, query: string, of = number) => {
    const reply = await server.api('POST', `/rfq/${of}/comparison/paper${query}`, {
      body: {},
      lang: 'ko',
      ...(who.token ? { token: who.token } : {}),
    });
    const start = reply.body instanceof Uint8Array ? Buffer.from(reply.body).toString('latin1', 0, 5) : '';
    return { status: reply.status, start, name: decodeURIComponent(reply.headers.get('content-disposition') ?? '') };
  };
  const named = (name: string) => ({ status: 200, start: '%PDF-', name: expect.stringContaining(name) });
  expect(await print(buyer, '?freight=spread')).toEqual(named('견적 비교표'));
  expect(await print(buyer, '?plan=1')).toEqual(named('업체 선정 사유서'));
  expect(await print(seller, '')).toMatchObject({ status: 404 });
  const sealed = await submitted(buyer, { sealed: true });
  expect(await print(buyer, '', sealed.rfq_number_id)).toMatchObject({ status: 409 });
});

test('a like-for-like amount can be added up from the lines that everybody offered, in dollars too', async () => {
  const other = await joinSeller(server.api, ['pipe', 'flange'], { company_name: '동양밸브' });
  const { rfq_number_id: number } = await submitted(buyer, { usd_allowed: true, usd_krw_rate: '1380.5' });
  await quoted(seller, number, '150000');
  const request = await seenBy(other, number);
  const { lines, ...terms } = quotationBody(request, '99.37', { currency: 'USD', freight_amount: '40.15' });
  const partly = lines.map((line, index) =>
    index === 0
      ? line
      : { rfq_line_id: line.rfq_line_id, response: 'no_quote' as const, no_quote_reason: 'not_handled' as const },
  );
  await other.ok(quotations.submitQuotation, { params: { rfq_number_id: number }, body: { ...terms, lines: partly } });
  await ended(buyer, number);
  const comparison = await buyer.ok(rfqs.getComparison, { params: { rfq_number_id: number } });
  expect(comparison.sellers).toHaveLength(2);
  // The rate as it was typed, without the zeros that it is stored with.
  expect(comparison.usd_krw_rate).toBe('1380.5');
  const arithmetic = JSON.stringify((await sheetsOf(buyer, number)).rowsOf('단가 계산 근거'));
  expect(arithmetic).toMatch(/1,380\.5(?!0)/);
  expect(arithmetic).not.toContain('1,380.50');
  for (const { quotation_id, like_for_like_amount } of comparison.sellers) {
    const reported = likeForLikeOf(comparison, quotation_id);
    expect(reported?.lines.map((line) => line.line_no)).toEqual([1]);
    expect(reported?.total).toBe(like_for_like_amount);
  }
  const won = comparison.sellers.find((one) => one.currency === 'KRW');
  expect(likeForLikeOf(comparison, won?.quotation_id ?? '')).toEqual({
    lines: [{ line_no: 1, amount: '1500000' }],
    freight: '50000',
    total: '1550000',
  });
});

test('a line that somebody offers in part is not compared like for like', async () => {
  const other = await joinSeller(server.api, ['pipe', 'flange'], { company_name: '동양밸브' });
  const { rfq_number_id: number } = await submitted(buyer);
  await quoted(seller, number, '150000');
  const { lines, ...terms } = quotationBody(await seenBy(other, number), '100000');
  const [first, ...rest] = lines;
  const partly = first ? [{ ...first, qty_offered: '4' }, ...rest] : [];
  await other.ok(quotations.submitQuotation, { params: { rfq_number_id: number }, body: { ...terms, lines: partly } });
  await ended(buyer, number);
  const comparison = await buyer.ok(rfqs.getComparison, { params: { rfq_number_id: number } });
  expect(comparison).toMatchObject({ like_for_like_line_count: 1 });
  // The eight flanges alone, with the freight of each.
  const amounts = comparison.sellers.map((one) => [one.company_name, one.like_for_like_amount, one.quoted_line_count]);
  expect(new Set(amounts.map(String))).toEqual(new Set(['대한강관,1250000,2', '동양밸브,850000,2']));
  for (const { quotation_id, like_for_like_amount } of comparison.sellers)
    expect(likeForLikeOf(comparison, quotation_id)?.total).toBe(like_for_like_amount);
});

test('planning leaves no entry of its own among those who looked', async () => {
  const { rfq_number_id: number } = await submitted(buyer);
  await quoted(seller, number, '150000');
  await ended(buyer, number);
  const params = { rfq_number_id: number };
  const views = () =>
    server.sql(
      `select what from amount_view v join rfq r on r.id = v.rfq_id where r.rfq_number_id = $1 order by v.id`,
      [number],
    );
  await buyer.ok(makePlan, { params });
  expect(await views()).toEqual([{ what: 'comparison' }]);
  await server.sql(`update amount_view set seen_at = seen_at - interval '1 hour'`);
  await buyer.ok(makePlan, { params });
  expect(await views()).toHaveLength(1);
  await sheetsOf(buyer, number);
  expect(await views()).toEqual([{ what: 'comparison' }, { what: 'export' }]);
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

test('a line that was amended after its answer is shown as waiting, with the price it had, and is in no sum', async () => {
  const { rfq_number_id: number } = await submitted(buyer);
  await quoted(seller, number, '1000');
  await firstLineGrew(buyer, number, '500');
  await ended(buyer, number);
  const { rowsOf } = await sheetsOf(buyer, number);
  const matrix = rowsOf('견적 비교').flat().join('|');
  expect(matrix).toContain('재확인 대기 · 이전 단가 1,000원/EA');
  expect(matrix).toContain('재확인 대기: 요청이 바뀐 뒤 판매사가 다시 확인하지 않은 답이 있는 품목 1개');
  // 8 at 1,000: neither the old 10 nor the new 500 of the amended line.
  const [head, row] = rowsOf('판매사별');
  expect(row?.[head?.indexOf('자재 합계') ?? -1]).toBe(8000);
  expect(row?.[head?.indexOf('재확인 대기 품목 수') ?? -1]).toBe(1);
});

test('comparable prices are whole won in every column, exact in their arithmetic, and one bidder is not the lowest', async () => {
  const { rfq_number_id: number } = await submitted(buyer, { lines: [pipeLine] });
  const body = quotationBody(await seenBy(seller, number), '1');
  // 96.4 kg of a piece at 1,234.5678 is 119,0xx and a fraction.
  const lines = body.lines.map((line) => ({ ...line, unit_price: '1234.5678', price_uom: 'KG' as const }));
  const params = { rfq_number_id: number };
  await seller.ok(quotations.submitQuotation, { params, body: { ...body, lines } });
  await ended(buyer, number);
  const { rows } = await buyer.ok(rfqs.getComparison, { params });
  const [cell] = rows[0]?.cells ?? [];
  expect(cell?.comparable_price).toMatch(/\.\d/);
  expect(cell).toMatchObject({ best: false, fastest: false });
  const { rowsOf } = await sheetsOf(buyer, number);
  const prices = ['견적 상세', '단가 계산 근거'].flatMap((name) => {
    const table = rowsOf(name);
    const isTitle = (cell: unknown) => typeof cell === 'string' && cell.endsWith('비교 단가');
    const at = table.findIndex((row) => row.some(isTitle));
    const column = table[at]?.findIndex(isTitle) ?? -1;
    return table.slice(at + 1).map((row) => row[column]);
  });
  const whole = Math.round(Number(cell?.comparable_price));
  expect(prices).toEqual([whole, whole]);
  expect(rowsOf('단가 계산 근거').flat().join('|')).toContain(grouped(cell?.comparable_price ?? ''));
  expect(rowsOf('견적 비교').flat().join('|')).not.toContain('최저가');
});
