import { expect, test } from 'vitest';
import { readXlsx } from 'hucre/xlsx';
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

test('a quantity that is changed in the matrix changes amounts and totals; the cells hold the figures of now', async () => {
  const { rfq_number_id: number } = await submitted(buyer, { lines: [pipeLine, flangeLine] });
  await quoted(seller, number, '100000');
  await ended(buyer, number);
  const reply = await server.api('POST', `/rfq/${number}/comparison/sheet`, {
    body: {},
    lang: 'ko',
    token: buyer.token ?? '',
  });
  const book = await readXlsx(reply.body as Uint8Array, { readStyles: true });
  const [matrix, details, sellers] = ['견적 비교', '견적 상세', '판매사별'].map((name) =>
    book.sheets.find((one) => one.name === name),
  );
  const cell = (sheet: typeof matrix, row: number, title: string, head = 0) => {
    const column = sheet?.rows[head]?.indexOf(title) ?? -1;
    return { value: sheet?.rows[row]?.[column], formula: sheet?.cells?.get(`${row},${column}`)?.formula };
  };
  const head = matrix?.rows.findIndex((row) => row[0] === '번호') ?? -1;
  expect(cell(matrix, head + 1, '수량', head)).toEqual({ value: 10, formula: undefined });
  expect(cell(details, 1, '수량')).toEqual({ value: 10, formula: `'${matrix?.name}'!C${head + 2}` });
  const amount = details?.rows[0]?.findIndex((_, at) => details.rows[1]?.[at] === 1_000_000) ?? -1;
  expect(details?.cells?.get(`1,${amount}`)?.formula).toBe('ROUND(C2*1000000/10,0)');
  const formulas = [...(sellers?.cells?.entries() ?? [])].flatMap(([place, { formula }]) =>
    formula ? [`${place} ${formula}`] : [],
  );
  expect(formulas).toEqual([
    `1,4 SUMPRODUCT(('${details?.name}'!$E$2:$E$3=A2)*'${details?.name}'!$I$2:$I$3)`,
    '1,6 ROUNDDOWN((E2+F2)*0.1,0)',
    '1,8 E2+F2+G2',
  ]);
  expect(sellers?.rows[1]?.slice(4, 9)).toEqual([1_800_000, 50_000, 185_000, expect.any(String), 2_035_000]);
});
