import { expect, test } from 'vitest';
import { readXlsx } from 'hucre/xlsx';
import { getItemPurchases } from '../../src/contract/endpoints/comparisonFile';
import { listScenarios, makePlan, namePlan } from '../../src/contract/endpoints/plan';
import * as quotations from '../../src/contract/endpoints/quotation';
import type { QuotationInput } from '../../src/contract/entities/quotation';
import { pdfText } from '../support/pdfText';
import { type Caller, join, joinSeller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { ended, ordered, pipeLine, quotationBody, readRfq, seenBy, submitted } from '../support/trade';

const { server, buyer, seller, far, stranger } = await startTrade({
  people: {
    far: (api) => joinSeller(api, ['pipe', 'flange'], { company_name: '동양밸브' }),
    stranger: (api) => join(api),
  },
});

type Line = Partial<QuotationInput['lines'][number]>;

async function quote(who: Caller, number: string, prices: [string, string], freight: string, change: Line = {}) {
  const { lines, ...body } = quotationBody(await seenBy(who, number), '1');
  await who.ok(quotations.submitQuotation, {
    params: { rfq_number_id: number },
    body: {
      ...body,
      freight_amount: freight,
      lines: lines.map((line, index) => ({ ...line, unit_price: prices[index] ?? '1', ...change })),
    },
  });
  return (await seenBy(who, number)).quotation?.id ?? '';
}

/** One seller has the goods in stock at once, the other makes them and carries them for 300,000. */
async function compared() {
  const { rfq_number_id } = await submitted(buyer);
  const near = await quote(seller, rfq_number_id, ['100000', '200000'], '50000', { supply: 'stock', lead_days: 3 });
  const late = { supply: 'production', lead_days: 30 } as const;
  await quote(far, rfq_number_id, ['150000', '120000'], '300000', late);
  await ended(buyer, rfq_number_id);
  return { number: rfq_number_id, params: { rfq_number_id }, near };
}

test('what if only stock is taken, and what if freight is counted otherwise', async () => {
  const { params } = await compared();
  expect(await buyer.ok(makePlan, { params })).toMatchObject({ total: '2310000', sellers: 2 });
  const stock = await buyer.ok(makePlan, { params, query: { from_stock: '1', max_lead_days: 7 } });
  expect(stock).toMatchObject({ total: '2650000', sellers: 1 });
  // Collected by the buyer: 1,000,000 + 960,000.
  expect(await buyer.ok(makePlan, { params, query: { freight_pct: 0 } })).toMatchObject({ total: '1960000' });
  // At three times the freight the second seller is no longer worth it: 2,600,000 + 150,000.
  const dear = await buyer.ok(makePlan, { params, query: { freight_pct: 300 } });
  expect(dear).toMatchObject({ total: '2750000', sellers: 1 });
  expect((await buyer.call(makePlan, { params, query: { freight_pct: 900 } })).mcode).toBe(4);
});

test('a plan that is made again stays one, and a named one is listed, renamed and taken off', async () => {
  const { params, near } = await compared();
  const plan = await buyer.ok(makePlan, { params });
  expect((await buyer.ok(makePlan, { params })).plan_id).toBe(plan.plan_id);
  const query = { exclude: [near] };
  const without = await buyer.ok(makePlan, { params, query });
  expect(without.plan_id).not.toBe(plan.plan_id);
  expect(await buyer.ok(listScenarios, { params })).toEqual({ items: [] });
  // So it does when another one was made in between, as the server does by itself once collecting has ended.
  expect((await buyer.ok(makePlan, { params })).plan_id).toBe(plan.plan_id);
  const naming = { params: { ...params, plan_id: without.plan_id } };
  const { items } = await buyer.ok(namePlan, { ...naming, body: { name: ' 대한강관 제외 ' } });
  expect(items).toMatchObject([{ name: '대한강관 제외', rules: { exclude: [near], freight_pct: 100 } }]);
  expect(items[0]?.plan).toMatchObject({ plan_id: without.plan_id, total: '2760000' });
  // Planned again, it keeps its name.
  expect((await buyer.ok(makePlan, { params, query })).plan_id).toBe(without.plan_id);
  expect((await buyer.ok(listScenarios, { params })).items).toHaveLength(1);
  expect(await buyer.call(namePlan, { ...naming, body: { name: '  ' } })).toMatchObject({ mcode: 4 });
  expect(await stranger.call(namePlan, { ...naming, body: { name: 'x' } })).toMatchObject({ status: 404, mcode: 3000 });
  expect(await stranger.call(listScenarios, { params })).toMatchObject({ status: 404, mcode: 3000 });
  // The plan of another request is none of this one.
  const other = await compared();
  const elsewhere = { params: { ...other.params, plan_id: without.plan_id }, body: { name: 'x' } };
  expect(await buyer.call(namePlan, elsewhere)).toMatchObject({ status: 404, mcode: 3222 });
  expect(await buyer.ok(namePlan, { ...naming, body: { name: null } })).toEqual({ items: [] });
});

test('the scenarios are part of the justification, each against the plan', async () => {
  const { number, params, near } = await compared();
  const without = await buyer.ok(makePlan, { params, query: { exclude: [near], freight_pct: 150 } });
  await buyer.ok(namePlan, { params: { ...params, plan_id: without.plan_id }, body: { name: '대한강관 제외' } });
  await buyer.ok(makePlan, { params });
  const fileOf = async (kind: 'sheet' | 'paper') =>
    (
      await server.api('POST', `/rfq/${number}/comparison/${kind}?plan=1`, {
        body: {},
        lang: 'ko',
        token: buyer.token ?? '',
      })
    ).body as Uint8Array;
  const { sheets } = await readXlsx(await fileOf('sheet'));
  const rows = sheets.find(({ name }) => name === '대안 비교')?.rows ?? [];
  // 1,500,000 + 960,000 + 450,000 against 2,310,000.
  expect(rows[1]).toEqual([
    '대한강관 제외',
    expect.stringContaining('제외한 판매사: 대한강관 · 운임 150% 반영'),
    1,
    2,
    2910000,
    600000,
    expect.any(String),
  ]);
  const text = await pdfText(await fileOf('paper'));
  for (const said of ['대안 비교', '대한강관 제외', '운임 150% 반영']) expect(text).toContain(said);
});

test('what the company paid before for an item is shown with its comparable price, to nobody else', async () => {
  const bought = await ordered(buyer, seller, { lines: [pipeLine] });
  const { rfq_number_id } = await submitted(buyer, { lines: [pipeLine] });
  const params = { rfq_number_id };
  const { items } = await buyer.ok(getItemPurchases, { params });
  const [line] = (await readRfq(buyer, rfq_number_id)).lines;
  expect(items).toHaveLength(1);
  expect(items[0]?.rfq_line_id).toBe(line?.id);
  expect(items[0]?.purchases[0]).toMatchObject({
    order_number: bought.order_number,
    seller_name: '대한강관',
    unit_price: '150000',
    comparable_price: '150000',
    currency: 'KRW',
  });
  expect(await stranger.call(getItemPurchases, { params })).toMatchObject({ status: 404, mcode: 3000 });
  // Another company that asks for the same item has bought nothing.
  const theirs = await submitted(stranger, { lines: [pipeLine] });
  expect(await stranger.ok(getItemPurchases, { params: { rfq_number_id: theirs.rfq_number_id } })).toEqual({
    items: [],
  });
});
