import { expect, test } from 'vitest';
import { getKeptPlan, makePlan } from '../../src/contract/endpoints/plan';
import * as quotations from '../../src/contract/endpoints/quotation';
import * as rfqs from '../../src/contract/endpoints/rfq';
import { plannedAtEnd } from '../support/duePlan';
import { pdfText } from '../support/pdfText';
import { type Caller, join, joinSeller } from '../support/people';
import { startTrade } from '../support/startTrade';
import { ended, quotationBody, readRfq, seenBy, submitted } from '../support/trade';

const { server, buyer, seller, far, stranger } = await startTrade({
  people: {
    far: (api) => joinSeller(api, ['pipe', 'flange'], { company_name: '동양밸브' }),
    stranger: (api) => join(api),
  },
});

async function quote(who: Caller, number: string, prices: [string, string], freight: string) {
  const { lines, ...body } = quotationBody(await seenBy(who, number), '1');
  await who.ok(quotations.submitQuotation, {
    params: { rfq_number_id: number },
    body: {
      ...body,
      freight_amount: freight,
      lines: lines.map((line, index) => ({ ...line, unit_price: prices[index] ?? '1' })),
    },
  });
}

async function quotedBy(sealed: boolean, ...sellers: [Caller, [string, string], string][]) {
  const { rfq_number_id, closes_at } = await submitted(buyer, { sealed });
  for (const [who, prices, freight] of sellers) await quote(who, rfq_number_id, prices, freight);
  return { params: { rfq_number_id }, closes_at: closes_at ?? '' };
}

const stored = ({ rfq_number_id }: { rfq_number_id: string }) =>
  server.sql<{ account_id: string | null; followed: boolean | null }>(
    'select p.account_id, p.followed from award_plan p join rfq r on r.id = p.rfq_id where r.rfq_number_id = $1',
    [rfq_number_id],
  );

test('after the deadline the plan is there without anybody requesting it', async () => {
  const { params, closes_at } = await quotedBy(
    true,
    [seller, ['100000', '200000'], '50000'],
    [far, ['150000', '120000'], '300000'],
  );
  expect(await buyer.ok(getKeptPlan, { params })).toEqual({ plan: null });
  await server.sql('update rfq set closes_at = app_now() where rfq_number_id = $1 and closes_at = $2', [
    params.rfq_number_id,
    closes_at,
  ]);
  const plan = await plannedAtEnd(buyer, params.rfq_number_id);
  const { version, status } = await readRfq(buyer, params.rfq_number_id);
  expect(status).toBe('CMP');
  expect(plan).toMatchObject({ version, total: '2310000', covered: '2', sellers: 2, optimal: true });
  expect(await stored(params)).toEqual([{ account_id: null, followed: null }]);
  // A person who plans under the same rules gets this very plan, and under others none.
  expect((await buyer.ok(makePlan, { params })).plan_id).toBe(plan.plan_id);
  expect(await buyer.ok(getKeptPlan, { params, query: { max_sellers: 1 } })).toEqual({ plan: null });
  expect(await stranger.call(getKeptPlan, { params })).toMatchObject({ status: 404, mcode: 3000 });
  // The justification names nobody as its author.
  const reply = await server.api('POST', `/rfq/${params.rfq_number_id}/comparison/paper?plan=1&language=ko`, {
    body: {},
    token: buyer.token ?? '',
  });
  expect((await pdfText(reply.body as Uint8Array)).replaceAll(/\s+/g, ' ')).toContain('추천 계산: 마감 후 자동');
  // Awarded as it is, it is the plan behind the award.
  await buyer.ok(rfqs.awardRfq, { params, body: { version, lines: plan.lines } });
  expect(await stored(params)).toEqual([{ account_id: null, followed: true }]);
});

test('a plan of the deadline counts as long as the request stands as it did', async () => {
  const { params } = await quotedBy(false, [seller, ['100000', '200000'], '50000']);
  await ended(buyer, params.rfq_number_id);
  const { plan_id } = await plannedAtEnd(buyer, params.rfq_number_id);
  await server.sql('update rfq set version = version + 1 where rfq_number_id = $1', [params.rfq_number_id]);
  expect(await buyer.ok(getKeptPlan, { params })).toEqual({ plan: null });
  await server.sql('update rfq set version = version - 1 where rfq_number_id = $1', [params.rfq_number_id]);
  expect((await plannedAtEnd(buyer, params.rfq_number_id)).plan_id).toBe(plan_id);
});

test('a process that died over a plan leaves it to another one', async () => {
  const { params } = await quotedBy(false, [seller, ['100000', '200000'], '50000']);
  await ended(buyer, params.rfq_number_id);
  await plannedAtEnd(buyer, params.rfq_number_id);
  await server.sql('delete from award_plan p using rfq r where r.id = p.rfq_id and r.rfq_number_id = $1', [
    params.rfq_number_id,
  ]);
  // Claimed for longer than a process takes, without an end.
  await server.sql(`update rfq set plan_due_at = app_now() - interval '1 second' where rfq_number_id = $1`, [
    params.rfq_number_id,
  ]);
  await plannedAtEnd(buyer, params.rfq_number_id);
  const [row] = await server.sql<{ plan_due_at: Date | null }>('select plan_due_at from rfq where rfq_number_id = $1', [
    params.rfq_number_id,
  ]);
  expect(row).toEqual({ plan_due_at: null });
});
