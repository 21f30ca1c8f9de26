import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePlan, getPlanRules } from '../../src/contract/endpoints/plan';
import * as quotations from '../../src/contract/endpoints/quotation';
import * as rfqs from '../../src/contract/endpoints/rfq';
import type { QuotationInput } from '../../src/contract/entities/quotation';
import { type Caller, join, joinSeller, colleagueOf } from '../support/people';
import { startServer, type TestServer } from '../support/startServer';
import { ended, pipeLine, quotationBody, readRfq, seenBy, submitted } from '../support/trade';

let server: TestServer;
let buyer: Caller;
let near: Caller;
let far: Caller;

beforeAll(async () => {
  server = await startServer();
  [buyer, near, far] = await Promise.all([
    join(server.api),
    joinSeller(server.api),
    joinSeller(server.api, ['pipe', 'flange'], { company_name: '동양밸브' }),
  ]);
});
afterAll(() => server?.stop());

/** Prices for the two lines, 10 and 8 pieces. */
type Change = Partial<Omit<QuotationInput, 'lines'>> & { lines?: Partial<QuotationInput['lines'][number]>[] };

async function quote(
  seller: Caller,
  number: string,
  prices: [string, string],
  { lines: changed, ...change }: Change = {},
) {
  const request = await seenBy(seller, number);
  const { lines: priced, ...body } = quotationBody(request, '1');
  const lines = priced.map((line, index) => ({
    ...line,
    unit_price: prices[index] ?? '1',
    ...changed?.[index],
  }));
  await seller.ok(quotations.submitQuotation, {
    params: { rfq_number_id: number },
    body: { ...body, ...change, lines },
  });
  return (await seenBy(seller, number)).quotation?.id ?? '';
}

async function compared(change: Parameters<typeof submitted>[1] = {}) {
  const { rfq_number_id } = await submitted(buyer, change);
  const first = await quote(near, rfq_number_id, ['100000', '200000'], { freight_amount: '50000' });
  const second = await quote(far, rfq_number_id, ['150000', '120000'], { freight_amount: '300000' });
  await ended(buyer, rfq_number_id);
  return { params: { rfq_number_id }, first, second };
}

describe('the award planner', () => {
  test('weighs prices against freight, names the single seller it beats and what each rule costs', async () => {
    const { params, first, second } = await compared();
    const plan = await buyer.ok(makePlan, { params });
    // 1,000,000 + 960,000 + 50,000 + 300,000 against 1,000,000 + 1,600,000 + 50,000 of one seller.
    expect(plan).toMatchObject({ total: '2310000', covered: '2', sellers: 2, optimal: true, gap_pct: '0' });
    expect(plan.single).toEqual({ quotation_id: first, total: '2650000', covered: '2' });
    expect(new Set(plan.lines.map((line) => line.quotation_id))).toEqual(new Set([first, second]));
    const quick = await buyer.ok(makePlan, { params, query: { effort: 'first' } });
    expect(quick.total).toBe(plan.total);

    const query = { max_sellers: 1 };
    expect(await buyer.ok(makePlan, { params, query })).toMatchObject({ total: '2650000', sellers: 1, optimal: true });
    const { rules } = await buyer.ok(getPlanRules, { params, query });
    expect(rules).toEqual([{ rule: 'max_sellers', total: '2310000', covered: '2', sellers: 2, optimal: true }]);
  });

  test.each([
    // Only the near seller delivers within 7 days: 1,000,000 + 1,600,000 + 50,000.
    ['max_lead_days', { max_lead_days: 7 }, '2650000'],
    // Only the far seller has this maker, and only its pipe is no alternate: 1,500,000 + 960,000 + 300,000.
    ['makers', { makers: '휴스틸' }, '2760000'],
    ['exact_only', { exact_only: '1' }, '2760000'],
    ['exclude', 'the near seller', '2760000'],
  ] as const)('the rule %s costs what it makes dearer', async (rule, query, total) => {
    const { rfq_number_id } = await submitted(buyer);
    const params = { rfq_number_id };
    const first = await quote(near, rfq_number_id, ['100000', '200000'], { lines: [{ response: 'alternate' }, {}] });
    const late = { lead_days: 30, maker: '휴스틸' };
    await quote(far, rfq_number_id, ['150000', '120000'], { freight_amount: '300000', lines: [late, late] });
    await ended(buyer, rfq_number_id);
    const requested = typeof query === 'string' ? { exclude: [first] } : query;
    expect(await buyer.ok(makePlan, { params })).toMatchObject({ total: '2310000' });
    expect(await buyer.ok(makePlan, { params, query: requested })).toMatchObject({
      total,
      covered: '2',
      optimal: true,
    });
    const { rules } = await buyer.ok(getPlanRules, { params, query: requested });
    expect(rules).toEqual([{ rule, total: '2310000', covered: '2', sellers: 2, optimal: true }]);
  });

  test('says how much of the sum is alternates, and counts none where the request takes none', async () => {
    const { rfq_number_id } = await submitted(buyer, { alternates_allowed: true });
    const params = { rfq_number_id };
    await quote(near, rfq_number_id, ['100000', '200000'], { lines: [{ response: 'alternate' }, {}] });
    await quote(far, rfq_number_id, ['150000', '120000'], { freight_amount: '300000' });
    const closed = await submitted(buyer, { alternates_allowed: false });
    const strict = { rfq_number_id: closed.rfq_number_id };
    await quote(near, closed.rfq_number_id, ['100000', '200000'], { lines: [{ response: 'alternate' }, {}] });
    await quote(far, closed.rfq_number_id, ['150000', '120000'], { freight_amount: '300000' });
    await ended(buyer, rfq_number_id);
    await ended(buyer, closed.rfq_number_id);
    // 1,000,000 of 2,310,000: the near seller's pipe is the alternate.
    const alternates = { line_count: 1, amount: '1000000', share_pct: '43.3' };
    expect(await buyer.ok(makePlan, { params })).toMatchObject({ total: '2310000', alternates });
    expect(await buyer.ok(makePlan, { params: strict })).toMatchObject({
      total: '2760000',
      alternates: { line_count: 0, amount: '0', share_pct: '0' },
    });
  });

  test('its lines can be awarded as they are, quantities divided too', async () => {
    const { rfq_number_id } = await submitted(buyer);
    const params = { rfq_number_id };
    const some = await quote(near, rfq_number_id, ['90000', '100000'], {
      freight_amount: '0',
      lines: [{ qty_offered: '4' }, {}],
    });
    const rest = await quote(far, rfq_number_id, ['100000', '150000'], { freight_amount: '0' });
    const { version } = await ended(buyer, rfq_number_id);
    const plan = await buyer.ok(makePlan, { params });
    expect(plan).toMatchObject({ total: '1760000', covered: '2', optimal: true });
    const { lines } = await readRfq(buyer, rfq_number_id);
    expect(plan.lines).toEqual(
      expect.arrayContaining([
        { rfq_line_id: lines[0]?.id, quotation_id: some, qty: '4' },
        { rfq_line_id: lines[0]?.id, quotation_id: rest, qty: '6' },
        { rfq_line_id: lines[1]?.id, quotation_id: some, qty: '8' },
      ]),
    );
    const { bids } = await buyer.ok(rfqs.awardRfq, { params, body: { version, lines: plan.lines } });
    const amounts = bids.map((bid) => bid.totals?.supply_amount ?? '').sort();
    expect(amounts).toEqual(['1160000', '600000']);
  });

  test('a sealed request is not planned before its deadline, and nobody else may plan', async () => {
    const { rfq_number_id } = await submitted(buyer, { sealed: true });
    const params = { rfq_number_id };
    await quote(near, rfq_number_id, ['1', '1']);
    expect(await buyer.call(makePlan, { params })).toMatchObject({ status: 409, mcode: 3220 });
    expect(await buyer.call(getPlanRules, { params })).toMatchObject({ status: 409, mcode: 3220 });
    expect(await near.call(makePlan, { params })).toMatchObject({ status: 404, mcode: 3000 });
  });

  test('rules that leave nothing are reported as such; impossible ones are refused', async () => {
    const { params } = await compared();
    expect(await buyer.call(makePlan, { params, query: { max_lead_days: 1 } })).toMatchObject({
      mcode: 3221,
      status: 422,
    });
    expect(await buyer.call(makePlan, { params, query: { max_sellers: 0 } })).toMatchObject({ mcode: 4 });
    expect(await buyer.call(makePlan, { params, query: { makers: ['nobody'] } })).toMatchObject({ mcode: 3221 });
  });

  test('one person does not keep every thread busy, and others go on', async () => {
    const eager = await join(server.api);
    const { rfq_number_id } = await submitted(eager);
    const call = () => eager.call(makePlan, { params: { rfq_number_id } });
    // One login has twelve places at least; more at once would be turned away before they are counted.
    const codes = new Set<number>();
    for (let round = 0; round < 7; round += 1) {
      for (const { mcode } of await Promise.all(Array.from({ length: 10 }, call))) codes.add(mcode);
    }
    expect(codes).toEqual(new Set([3221, 9429]));
    const { params } = await compared();
    expect(await buyer.call(makePlan, { params })).toMatchObject({ mcode: 0 });
  });
});

describe('what is requested by weight', () => {
  test('is compared, planned and ordered where a seller prices it by the piece', async () => {
    const { rfq_number_id } = await submitted(buyer, { lines: [{ ...pipeLine, qty: '964.8', uom: 'KG' }] });
    const params = { rfq_number_id };
    const byPiece = await quote(near, rfq_number_id, ['144720', ''], { freight_amount: '0' });
    await quote(far, rfq_number_id, ['1501', ''], { freight_amount: '0', lines: [{ price_uom: 'KG' }] });
    const { version, lines } = await ended(buyer, rfq_number_id);
    const { rows } = await buyer.ok(rfqs.getComparison, { params });
    const each = lines[0]?.unit_weight_kg;
    // A metre of this pipe weighs 16.08 kg, a piece of six metres 96.48 kg.
    expect(each).toBe('16.08');
    const cell = rows[0]?.cells.find((one) => one.quotation_id === byPiece);
    expect(cell).toMatchObject({ comparable_price: '1500', best: true, line: { priced_qty: '10', amount: '1447200' } });
    const plan = await buyer.ok(makePlan, { params });
    expect(plan).toMatchObject({ total: '1447200', optimal: true, lines: [{ quotation_id: byPiece, qty: '964.8' }] });
    const { bids } = await buyer.ok(rfqs.awardRfq, { params, body: { version, lines: plan.lines } });
    expect(bids[0]).toMatchObject({
      totals: { supply_amount: '1447200' },
      lines: [{ qty: '964.8', uom: 'KG', price_uom: 'EA', priced_qty: '10', weight_kg: '964.8' }],
    });
  });
});

describe('an award', () => {
  const code = (answer: { data: unknown }) => JSON.stringify(answer.data);

  test('keeps to the quantities that the seller sells', async () => {
    const { rfq_number_id } = await submitted(buyer);
    const params = { rfq_number_id };
    const id = await quote(near, rfq_number_id, ['100', '100'], { lines: [{ moq: '4', multiple: '2' }, {}] });
    const { version, lines } = await ended(buyer, rfq_number_id);
    const award = (qty: string) =>
      buyer.call(rfqs.awardRfq, {
        params,
        body: { version, lines: [{ rfq_line_id: lines[0]?.id ?? '', quotation_id: id, qty }] },
      });
    for (const qty of ['2', '5']) {
      const answer = await award(qty);
      expect(answer).toMatchObject({ status: 422, mcode: 3201 });
      expect(code(answer)).toContain('qty_not_sold');
    }
    expect(await award('6')).toMatchObject({ mcode: 0 });
  });

  test('goes to one seller where the request may not be split', async () => {
    const { params, first, second } = await compared({ split_allowed: false });
    const { version, lines } = await readRfq(buyer, params.rfq_number_id);
    const [pipe, flange] = lines.map((line) => line.id);
    const body = {
      version,
      lines: [
        { rfq_line_id: pipe ?? '', quotation_id: first },
        { rfq_line_id: flange ?? '', quotation_id: second },
      ],
    };
    const answer = await buyer.call(rfqs.awardRfq, { params, body });
    expect(answer).toMatchObject({ status: 422, mcode: 3201 });
    expect(code(answer)).toContain('one_seller');
    expect(await buyer.ok(makePlan, { params })).toMatchObject({ sellers: 1, total: '2650000' });
  });

  test('of two buyers of one company at once counts once', async () => {
    const colleague = await colleagueOf(buyer);
    const { params, first, second } = await compared();
    const { version, lines } = await readRfq(colleague, params.rfq_number_id);
    const award = (who: Caller, quotation_id: string) =>
      who.call(rfqs.awardRfq, {
        params,
        body: { version, lines: lines.map((line) => ({ rfq_line_id: line.id, quotation_id })) },
      });
    const answers = await Promise.all([award(buyer, first), award(colleague, second)]);
    expect(answers.filter((answer) => answer.mcode === 0)).toHaveLength(1);
    expect(answers.find((answer) => answer.mcode !== 0)).toMatchObject({ status: 409 });
    const sent = await server.sql<{ count: number }>(
      `select count(*)::int as count from bid b join rfq r on r.id = b.rfq_id where r.rfq_number_id = $1`,
      [params.rfq_number_id],
    );
    expect(sent[0]?.count).toBe(1);
  });
});
