import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestApproval } from '../../src/contract/endpoints/approval';
import { listAudit } from '../../src/contract/endpoints/audit';
import * as budgets from '../../src/contract/endpoints/budget';
import { listOrders } from '../../src/contract/endpoints/order';
import { placePurchase } from '../../src/contract/endpoints/purchase';
import { awardRfq } from '../../src/contract/endpoints/rfq';
import type { BudgetRule } from '../../src/contract/entities/budget';
import { errorTable } from '../../src/contract/errors';
import { ready, RULE, state } from '../support/approval';
import { bought, budgetScene, ordered, YEAR } from '../support/budgets';
import { orderByScale, paidBy, shipWeighed } from '../support/orderByScale';
import { sampleRule } from '../support/sampleRule';
import { startServer, type TestServer } from '../support/startServer';
import { openLot, PIPE } from '../support/stock';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const code = (name: keyof typeof errorTable) => errorTable[name].mcode;
const scene = (amount: string, rule: BudgetRule) => budgetScene(server.api, amount, rule);
const NONE = { cost_centre_id: null, project_id: null, lines: [] };

test('what was awarded uncharged is charged to a full budget that stops only with the right and a word', async () => {
  const of = await scene('1000000', 'stop');
  const { params, body } = await ready(of);
  await of.buyer.ok(awardRfq, { params, body });
  const cost = { ...of.cost, lines: [] };
  const word = { ...cost, budget_word: '긴급 정비' };
  for (const [who, stated] of [
    [of.buyer, cost],
    [of.buyer, word],
    [of.owner, cost],
  ] as const) {
    expect((await who.call(budgets.putRfqCost, { params, body: stated })).mcode).toBe(code('BUDGET_EXCEEDED'));
  }
  expect(await of.buyer.ok(budgets.getRfqCost, { params })).toEqual(NONE);
  expect(await of.owner.ok(budgets.putRfqCost, { params, body: word })).toEqual(cost);
  const log = (await of.owner.ok(listAudit, { query: { limit: 20 } })).items;
  expect(log.filter(({ kind }) => kind === 'budget_exceeded')).toHaveLength(1);
  await of.buyer.ok(budgets.putRfqCost, { params, body: cost });
  await of.buyer.ok(budgets.putRfqCost, { params, body: NONE });
  expect(await of.figures()).toMatchObject({ awarded: '0' });
});

test('an order is charged to a budget that stops as far as it is within', async () => {
  const of = await scene('700000', 'stop');
  const lot = await openLot(of.sellers[0], PIPE, '10');
  const uncharged = { cost_centre_id: null, project_id: null };
  const charge = async (qty: string) => {
    const { orders } = await of.buyer.ok(placePurchase, await bought(of.buyer, lot, qty, uncharged));
    const params = { order_number: orders[0]?.order_number ?? '' };
    return (await of.buyer.call(budgets.putOrderCost, { params, body: { ...of.cost, lines: [] } })).mcode;
  };
  expect(await charge('4')).toBe(0);
  expect(await charge('4')).toBe(code('BUDGET_EXCEEDED'));
  expect(await of.figures()).toMatchObject({ ordered: '600000' });
});

test('while an award of it waits for approval a request is not charged otherwise', async () => {
  const of = await scene('10000000', 'show');
  await state(of.owner, [RULE]);
  const { params, body } = await ready(of);
  await of.charged(params);
  await of.buyer.ok(requestApproval, { params, body });
  expect((await of.buyer.call(budgets.putRfqCost, { params, body: NONE })).mcode).toBe(code('APPROVAL_WAITING'));
});

test('an order that is charged to nothing by its own statement counts in no budget and in no filter', async () => {
  const of = await scene('10000000', 'show');
  const { params, body } = await ready(of);
  await of.charged(params);
  await of.buyer.ok(awardRfq, { params, body });
  const order_number = await ordered(of, params);
  await of.buyer.ok(budgets.putOrderCost, { params: { order_number }, body: NONE });
  expect(await of.buyer.ok(budgets.getOrderCost, { params: { order_number } })).toEqual(NONE);
  expect(await of.figures()).toMatchObject({ ordered: '0', left: '10000000' });
  const query = { cost_centre_id: of.cost.cost_centre_id };
  expect((await of.buyer.ok(listOrders, { query })).items).toEqual([]);
});

test('an order that was paid before it was weighed counts at the settled amount', async () => {
  const of = await scene('10000000', 'show');
  const two = { buyer: of.owner, seller: of.sellers[0] };
  const order = await orderByScale('prepaid', two);
  const params = { order_number: order.order_number };
  await of.owner.ok(budgets.putOrderCost, { params, body: { ...of.cost, lines: [] } });
  const { settlement, totals } = await shipWeighed(of.sellers[0], await paidBy(order, two), 1.02);
  expect(settlement?.status).toBe('AGREED');
  const settled = settlement?.totals.supply_amount;
  expect(settled).not.toBe(totals?.supply_amount);
  expect(await of.figures()).toMatchObject({ ordered: settled, paid: settled });
});

test('an order counts on the day of its award, also where the seller takes that in the next year', async () => {
  const of = await scene('10000000', 'show');
  const { params, body } = await ready(of);
  await of.charged(params);
  await of.buyer.ok(awardRfq, { params, body });
  const lastDay = `${YEAR - 1}-12-31`;
  await server.sql('update bid set sent_at = $1 from rfq r where r.id = bid.rfq_id and r.rfq_number_id = $2', [
    `${lastDay}T03:00:00Z`,
    params.rfq_number_id,
  ]);
  await ordered(of, params);
  const { items } = await of.owner.ok(budgets.listBudgetRecords, { params: { budget_id: of.id } });
  expect(items).toMatchObject([{ stage: 'ordered', day: lastDay }]);
});

test('codes pasted alone keep their names and open again', async () => {
  const of = await scene('1000000', 'show');
  const [centre] = (await of.owner.ok(budgets.listCostCodes)).items;
  const closing = { version: centre?.version ?? 1, name: centre?.name ?? '', closed: true };
  await of.owner.ok(budgets.changeCostCode, { params: { code_id: centre?.id ?? '' }, body: closing });
  const paste = async (name?: string) => {
    const items = [{ code: 'CC-100', ...(name && { name }) }];
    return (await of.owner.ok(budgets.addCostCodes, { body: { kind: 'cost_centre', items } })).items;
  };
  expect(await paste()).toMatchObject([{ code: 'CC-100', name: '울산 정비', closed: false }]);
  expect(await paste('온산 정비')).toMatchObject([{ name: '온산 정비' }]);
});

test('of two awards at once that together exceed a budget, the second needs the approval that its rule asks for', async () => {
  const of = await scene('3000000', 'warn');
  await state(of.owner, [sampleRule({ over_budget: true })]);
  const awards = [await ready(of), await ready(of)];
  for (const { params } of awards) await of.charged(params);
  const answers = await Promise.all(awards.map(({ params, body }) => of.buyer.call(awardRfq, { params, body })));
  expect(answers.map(({ mcode }) => mcode).toSorted((a, b) => a - b)).toEqual([0, code('APPROVAL_NEEDED')]);
});

test('of two purchases at once that together exceed a budget, the second needs the approval that its rule asks for', async () => {
  const of = await scene('700000', 'warn');
  await state(of.owner, [sampleRule({ over_budget: true })]);
  const lots = [await openLot(of.sellers[0], PIPE, '10'), await openLot(of.sellers[0], PIPE, '10')];
  const who = [of.buyer, of.owner];
  const inputs = await Promise.all(lots.map((lot, index) => bought(who[index] ?? of.buyer, lot, '4', of.cost)));
  const answers = await Promise.all(inputs.map((input, index) => (who[index] ?? of.buyer).call(placePurchase, input)));
  expect(answers.map(({ mcode }) => mcode).toSorted((a, b) => a - b)).toEqual([0, code('APPROVAL_NEEDED')]);
});
