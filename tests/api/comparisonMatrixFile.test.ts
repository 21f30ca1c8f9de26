import { expect, test } from 'vitest';
import { readXlsx } from 'hucre/xlsx';
import { keepAwardChoice } from '../../src/contract/endpoints/awardChoice';
import { declineBid } from '../../src/contract/endpoints/bid';
import { makePlan } from '../../src/contract/endpoints/plan';
import * as quotations from '../../src/contract/endpoints/quotation';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { joinSeller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { ended, flangeLine, pipeLine, quotationBody, quoted, seenBy, submitted } from '../support/trade';

const { server, buyer, seller } = await startTrade();

test('the matrix is one sheet: a row a line, a column a seller, on grounds by distance, printed on A3', async () => {
  const other = await joinSeller(server.api, ['pipe', 'flange'], { company_name: '동양밸브' });
  const { rfq_number_id: number } = await submitted(buyer, {
    lines: [{ ...pipeLine, target_price: '95000' }, flangeLine],
  });
  await quoted(seller, number, '100000');
  await quoted(other, number, '150000');
  await ended(buyer, number);
  const params = { rfq_number_id: number };
  await buyer.ok(makePlan, { params });
  const reply = await server.api('POST', `/rfq/${number}/comparison/sheet?plan=1`, {
    body: {},
    lang: 'ko',
    token: buyer.token ?? '',
  });
  const book = await readXlsx(reply.body as Uint8Array, { readStyles: true });
  const [matrix] = book.sheets;
  const at = matrix?.rows.findIndex((row) => row[0] === '번호') ?? -1;
  const [head = [], pipe = [], , like = []] = matrix?.rows.slice(at) ?? [];
  expect(head.slice(0, 5)).toEqual(['번호', '품명·규격', '수량', '단위', '목표 단가']);
  expect(head).toEqual(expect.arrayContaining(['대한강관', '동양밸브', '최저가', '단가 차', '선정']));
  const value = (row: readonly unknown[], title: string) => row[head.indexOf(title)];
  expect([value(pipe, '대한강관'), value(pipe, '동양밸브'), value(pipe, '최저가')]).toEqual([100000, 150000, 100000]);
  expect([value(pipe, '단가 차'), value(pipe, '선정')]).toEqual([0.5, '대한강관']);
  expect([value(like, '품명·규격'), value(like, '동양밸브')]).toEqual(['공통 2개 품목 합계 (운임 포함)', 2750000]);
  expect(matrix?.freezePane).toMatchObject({ rows: at + 1, columns: 2 });
  expect(matrix?.pageSetup).toMatchObject({ paperSize: 'a3', orientation: 'landscape' });
  // The row of a line is one line: the buyer's own words stand among the details.
  expect(value(pipe, '품명·규격')).not.toContain(pipeLine.raw_text);
  expect(value(pipe, '단위')).toBe('EA');
  const details = book.sheets.find(({ name }) => name === '견적 상세');
  expect(JSON.stringify(details?.rows)).toContain(JSON.stringify(pipeLine.raw_text).slice(1, -1));
  expect(details?.pageSetup).toMatchObject({ paperSize: 'a3', orientation: 'landscape' });
  const ground = (title: string) => matrix?.cells?.get(`${at + 1},${head.indexOf(title)}`)?.style?.fill;
  expect(JSON.stringify([ground('대한강관'), ground('동양밸브')])).toMatch(/D9E6FF.*FEE4E2/);
});

test('the longest lead time is not known while a quoted line states none', async () => {
  const { rfq_number_id } = await submitted(buyer);
  const params = { rfq_number_id };
  const send = async (leads: (number | null)[]) => {
    const body = quotationBody(await seenBy(seller, rfq_number_id), '150000');
    const lines = body.lines.map((line, index) => ({ ...line, lead_days: leads[index] ?? null }));
    await seller.ok(quotations.submitQuotation, { params, body: { ...body, lines } });
  };
  const longest = async () => (await buyer.ok(rfqs.getComparison, { params })).sellers[0]?.longest_lead_days;
  await send([0]);
  expect(await longest()).toBeNull();
  await send([0, 14]);
  expect(await longest()).toBe(14);
});

/** A cell's figure, and nothing where the cell is empty. */
const figure = (place: string) => `IF(COUNT(${place})=1,${place},"")`;

/** The workbook of a comparison: each cell by sheet, row (from 0) and title. */
async function bookOf(number: string, query = '') {
  const reply = await server.api('POST', `/rfq/${number}/comparison/sheet${query}`, {
    body: {},
    lang: 'ko',
    token: buyer.token ?? '',
  });
  const { sheets } = await readXlsx(reply.body as Uint8Array, { readStyles: true });
  const named = (name: string) => sheets.find((one) => one.name === name);
  const headOf = (name: string) => named(name)?.rows.findIndex((row) => row[0] === '번호' || row[0] === '판매사') ?? -1;
  const cell = (name: string, row: number, title: string) => {
    const column = named(name)?.rows[headOf(name)]?.indexOf(title) ?? -1;
    const at = headOf(name) + 1 + row;
    const { formula, style } = named(name)?.cells?.get(`${at},${column}`) ?? {};
    return { value: named(name)?.rows[at]?.[column], formula, fill: JSON.stringify(style?.fill ?? null) };
  };
  const words = (name: string) => JSON.stringify(named(name)?.rows);
  return { cell, words, first: headOf('견적 비교') + 2 };
}

test('quantities and prices are inputs of the matrix: amounts, totals, lowest prices and spreads are computed from them', async () => {
  const other = await joinSeller(server.api, ['pipe', 'flange'], { company_name: '동양밸브' });
  const { rfq_number_id: number } = await submitted(buyer, { lines: [pipeLine, flangeLine] });
  await quoted(seller, number, '100000');
  await quoted(other, number, '150000');
  await ended(buyer, number);
  const { cell, words, first } = await bookOf(number);
  expect(cell('견적 비교', 0, '수량')).toMatchObject({ value: 10, formula: undefined });
  expect(cell('견적 비교', 0, '동양밸브')).toMatchObject({ value: 150000, formula: undefined });
  const place = cell('판매사별', 0, '판매사').value === '대한강관' ? 0 : 1;
  const column = ['E', 'F'][place];
  // A row a line and seller, in the order of both.
  const at = 2 + place;
  expect(cell('견적 상세', place, '수량')).toMatchObject({ value: 10, formula: figure(`'견적 비교'!$C$${first}`) });
  expect(cell('견적 상세', place, '견적 수량')).toMatchObject({ value: 10, formula: figure(`C${at}`) });
  expect(cell('견적 상세', place, '견적 단가')).toMatchObject({
    value: 100000,
    formula: figure(`'견적 비교'!$${column}$${first}`),
  });
  expect(cell('견적 상세', place, '금액')).toMatchObject({
    value: 1_000_000,
    formula: `IF(COUNT(F${at},I${at},G${at})=3,ROUND(F${at}*I${at}*G${at},0),"")`,
  });
  expect(cell('견적 상세', place, '비교 단가').formula).toBe(
    `IF(COUNT(G${at},I${at})=2,ROUND(ROUND(G${at}*I${at},4),0),"")`,
  );
  const mine = `('견적 상세'!$E$2:$E$5=A${at})`;
  const materials = `SUMPRODUCT(1*${mine},'견적 상세'!$J$2:$J$5)`;
  expect(cell('판매사별', place, '자재 합계')).toMatchObject({
    value: 1_800_000,
    formula: `IF(${materials}>0,${materials},"")`,
  });
  expect(cell('판매사별', place, '부가세')).toMatchObject({
    value: 185_000,
    formula: `IF(COUNT(E${at})=1,ROUNDDOWN((E${at}+N(F${at}))*0.1,0),"")`,
  });
  expect(cell('판매사별', place, '합계')).toMatchObject({
    value: 2_035_000,
    formula: `IF(COUNT(E${at})=1,E${at}+N(F${at})+N(G${at}),"")`,
  });
  const common = "'견적 상세'!$N$2:$N$5";
  const like = '공통 품목 합계(운임 포함, 부가세 별도)';
  expect(cell('판매사별', place, like)).toMatchObject({
    value: 1_850_000,
    formula: `IF(COUNTIF(${common},"예")=0,"",ROUND(SUMPRODUCT(${mine}*(${common}="예"),'견적 상세'!$J$2:$J$5)+N(F${at}),0))`,
  });
  const sum = (row: number) => cell('견적 비교', 2 + row, '대한강관');
  expect(sum(0)).toMatchObject({ value: 1_850_000, formula: figure(`'판매사별'!$J$${at}`) });
  expect(sum(1)).toMatchObject({
    value: 1_850_000,
    formula: `IF(COUNT('판매사별'!$E$${at})=1,ROUND(('판매사별'!$E$${at}+N('판매사별'!$F$${at})),0),"")`,
  });
  expect(sum(2)).toMatchObject({ value: 50_000, formula: `ROUND(N('판매사별'!$F$${at}),0)` });
  expect(cell('견적 비교', 0, '최저가')).toMatchObject({
    value: 100000,
    formula: `IF(COUNT(E${first},F${first})=1,"단독 견적",IF(COUNT(E${first},F${first})=0,"",MIN(E${first},F${first})))`,
  });
  expect(cell('견적 비교', 0, '단가 차')).toMatchObject({
    value: 0.5,
    formula: `IF(OR(COUNT(E${first},F${first})<2,MIN(E${first},F${first})<=0),"",MAX(0,ROUND(MAX(E${first},F${first})/MIN(E${first},F${first})-1,3)))`,
  });
  expect(words('견적 비교')).toContain('재계산하지 않는 값');
});

test('a price by weight or with freight in it is computed among the details, from quantity, weight and quoted price', async () => {
  const { rfq_number_id: number } = await submitted(buyer, { lines: [pipeLine] });
  const body = quotationBody(await seenBy(seller, number), '1');
  const lines = body.lines.map((line) => ({ ...line, unit_price: '1234.5678', price_uom: 'KG' as const }));
  await seller.ok(quotations.submitQuotation, { params: { rfq_number_id: number }, body: { ...body, lines } });
  await ended(buyer, number);
  const apart = await bookOf(number);
  expect(apart.cell('견적 비교', 0, '대한강관').formula).toBe(figure("'견적 상세'!$L$2"));
  expect(apart.cell('견적 상세', 0, '견적 단가')).toMatchObject({ value: 1234.5678, formula: undefined });
  expect(apart.cell('견적 상세', 0, '단가 단위').value).toBe('kg');
  const weight = Number(apart.cell('견적 상세', 0, '요청 단위당 적용 수량').value);
  expect(apart.cell('견적 상세', 0, '금액')).toMatchObject({
    value: Math.round(10 * weight * 1234.5678),
    formula: 'IF(COUNT(F2,I2,G2)=3,ROUND(F2*I2*G2,0),"")',
  });
  expect(apart.words('단가 계산 근거')).toMatch(/원 \/ kg → 1 EA = [\d.]+ kg/);
  expect(apart.words('단가 계산 근거')).not.toMatch(/KG|KRW/);
  const spread = await bookOf(number, '?freight=spread');
  expect(spread.cell('견적 상세', 0, '비교 단가').formula).toBe(
    `IF(COUNT(G2,I2,'판매사별'!$E$2)=3,ROUND(ROUND(G2*I2*('판매사별'!$E$2+N('판매사별'!$F$2))/'판매사별'!$E$2,4),0),"")`,
  );
});

test('what is selected stands blue in the matrix, and the legend names blue only then', async () => {
  const other = await joinSeller(server.api, ['pipe', 'flange'], { company_name: '동양밸브' });
  const { rfq_number_id: number, lines } = await submitted(buyer, { lines: [pipeLine, flangeLine] });
  await quoted(seller, number, '100000');
  await quoted(other, number, '150000');
  await ended(buyer, number);
  const params = { rfq_number_id: number };
  expect((await bookOf(number)).words('견적 비교')).not.toContain('파랑');
  const quotation_id = (await seenBy(other, number)).quotation?.id ?? '';
  const shares = [{ quotation_id, qty: null }];
  await buyer.ok(keepAwardChoice, { params, body: { lines: [{ rfq_line_id: lines[1]?.id ?? '', shares }] } });
  const { cell, words } = await bookOf(number);
  expect(words('견적 비교')).toContain('파랑 선정');
  expect(cell('견적 비교', 1, '동양밸브').fill).toContain('D9E6FF');
  expect(cell('견적 비교', 0, '동양밸브').fill).not.toContain('D9E6FF');
  expect([cell('견적 비교', 0, '선정').value ?? '', cell('견적 비교', 1, '선정').value]).toEqual(['', '동양밸브']);
});

test('an award that came to nothing is named by its state, and only what stands is selected', async () => {
  const other = await joinSeller(server.api, ['pipe', 'flange'], { company_name: '동양밸브' });
  const { rfq_number_id: number, lines } = await submitted(buyer, { lines: [pipeLine, flangeLine] });
  await quoted(seller, number, '100000');
  await quoted(other, number, '150000');
  const { version } = await ended(buyer, number);
  const params = { rfq_number_id: number };
  const idOf = async (who: typeof seller) => (await seenBy(who, number)).quotation?.id ?? '';
  const { bids } = await buyer.ok(rfqs.awardRfq, {
    params,
    body: {
      version,
      lines: [
        { rfq_line_id: lines[0]?.id ?? '', quotation_id: await idOf(seller) },
        { rfq_line_id: lines[1]?.id ?? '', quotation_id: await idOf(other) },
      ],
    },
  });
  const refused = bids.find(({ counterpart_name }) => counterpart_name === '동양밸브');
  await other.ok(declineBid, {
    params: { bid_id: refused?.id ?? '' },
    body: { version: refused?.version ?? 0, reason: '재고 소진' },
  });
  const { cell } = await bookOf(number);
  expect([cell('견적 비교', 0, '선정').value, cell('견적 비교', 1, '선정').value]).toEqual([
    '대한강관',
    '동양밸브 (거절)',
  ]);
  expect(cell('견적 비교', 0, '대한강관').fill).toContain('D9E6FF');
  expect(cell('견적 비교', 1, '동양밸브').fill).not.toContain('D9E6FF');
  const standing = bids.find(({ counterpart_name }) => counterpart_name === '대한강관');
  await seller.ok(declineBid, {
    params: { bid_id: standing?.id ?? '' },
    body: { version: standing?.version ?? 0, reason: '재고 소진' },
  });
  const failed = await bookOf(number);
  expect(failed.cell('견적 비교', 0, '선정').value).toBe('대한강관 (거절)');
  expect(failed.words('견적 비교')).not.toContain('파랑');
});
