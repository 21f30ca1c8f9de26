import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveAward, checkApproval, requestApproval } from '../../src/contract/endpoints/approval';
import { listAudit } from '../../src/contract/endpoints/audit';
import * as budgets from '../../src/contract/endpoints/budget';
import { getOrder, listOrders, listProjects } from '../../src/contract/endpoints/order';
import { placePurchase } from '../../src/contract/endpoints/purchase';
import {
  approvePurchase,
  getPurchaseApproval,
  requestPurchaseApproval,
} from '../../src/contract/endpoints/purchaseApproval';
import { awardRfq, copyRfq } from '../../src/contract/endpoints/rfq';
import { getProfile } from '../../src/contract/endpoints/user';
import type { BudgetRule } from '../../src/contract/entities/budget';
import { errorTable } from '../../src/contract/errors';
import { ready, state } from '../support/approval';
import { bought, budgetScene, ordered } from '../support/budgets';
import { type Caller, join } from '../support/people';
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

/** Adds a project code; gives its id. */
async function project(owner: Caller) {
  const body = { kind: 'project' as const, items: [{ code: 'P-7' }] };
  const { items } = await owner.ok(budgets.addCostCodes, { body });
  return items.find(({ kind }) => kind === 'project')?.id ?? '';
}

test('a budget counts what is awarded, then ordered, of what is charged to it, and leads to the records', async () => {
  const of = await scene('10000000', 'show');
  const { params, body } = await ready(of);
  expect(await of.figures()).toMatchObject({ requested: '0', awarded: '0', ordered: '0', left: '10000000' });
  await of.charged(params);
  const { bids } = await of.buyer.ok(awardRfq, { params, body });
  const sum = bids[0]?.totals?.supply_amount ?? '';
  expect(await of.figures()).toMatchObject({ awarded: sum, ordered: '0', left: String(10_000_000 - Number(sum)) });
  await ordered(of, params);
  expect(await of.figures()).toMatchObject({ awarded: '0', ordered: sum, paid: '0' });
  const { items } = await of.owner.ok(budgets.listBudgetRecords, { params: { budget_id: of.id } });
  expect(items).toMatchObject([{ stage: 'ordered', amount_krw: sum, currency: 'KRW' }]);
});

test('beyond a budget that stops nothing is awarded, but with the right and a word', async () => {
  const of = await scene('1000000', 'stop');
  const { params, body } = await ready(of);
  await of.charged(params);
  const check = await of.buyer.ok(budgets.checkAwardBudget, { params, body: { lines: body.lines } });
  const effect = {
    name: '정비 예산',
    rule: 'stop',
    amount: '1000000',
    left: '1000000',
    after: '-1750000',
    exceeded: true,
  };
  const { name } = await of.owner.ok(getProfile);
  expect(check).toMatchObject({ may_exceed: false, budgets: [effect], lifters: [name] });
  expect((await of.buyer.call(awardRfq, { params, body })).mcode).toBe(code('BUDGET_EXCEEDED'));
  const word = { ...body, budget_word: '긴급 정비' };
  expect((await of.buyer.call(awardRfq, { params, body: word })).mcode).toBe(code('BUDGET_EXCEEDED'));
  expect((await of.owner.call(awardRfq, { params, body })).mcode).toBe(code('BUDGET_EXCEEDED'));
  await of.owner.ok(awardRfq, { params, body: word });
  const log = (await of.owner.ok(listAudit, { query: { limit: 20 } })).items;
  expect(log.find(({ kind }) => kind === 'budget_exceeded')).toBeDefined();
});

test('of two purchases at once that together exceed a budget that stops, one is placed', async () => {
  const of = await scene('700000', 'stop');
  const lots = [await openLot(of.sellers[0], PIPE, '10'), await openLot(of.sellers[0], PIPE, '10')];
  const inputs = await Promise.all(
    lots.map((lot, index) => bought(index === 0 ? of.buyer : of.owner, lot, '4', of.cost)),
  );
  const answers = await Promise.all(
    inputs.map((input, index) => (index === 0 ? of.buyer : of.owner).call(placePurchase, input)),
  );
  expect(answers.map(({ mcode }) => mcode).toSorted((a, b) => a - b)).toEqual([0, code('BUDGET_EXCEEDED')]);
  expect(await of.figures()).toMatchObject({ ordered: '600000', left: '100000' });
});

test('of two awards at once that together exceed a budget that stops, one is sent', async () => {
  const of = await scene('3000000', 'stop');
  const awards = [await ready(of), await ready(of)];
  for (const { params } of awards) await of.charged(params);
  const answers = await Promise.all(awards.map(({ params, body }) => of.buyer.call(awardRfq, { params, body })));
  expect(answers.map(({ mcode }) => mcode).toSorted((a, b) => a - b)).toEqual([0, code('BUDGET_EXCEEDED')]);
});

test('the approval line holds for what goes beyond a budget; the approver lifts a stop with a reason of its own', async () => {
  const of = await scene('1000000', 'stop');
  await state(of.owner, [sampleRule({ over_budget: true })]);
  const within = await ready(of, '1000');
  await of.charged(within.params);
  expect((await of.buyer.ok(checkApproval, { params: within.params, body: { lines: within.body.lines } })).needed).toBe(
    false,
  );
  const { params, body } = await ready(of);
  await of.charged(params);
  const need = await of.buyer.ok(checkApproval, { params, body: { lines: body.lines } });
  expect(need.rules).toEqual([{ name: 'R', conditions: ['over_budget'] }]);
  const { id } = await of.buyer.ok(requestApproval, { params, body });
  for (const note of [null, '확인했습니다']) {
    const without = await of.owner.call(approveAward, { params, body: { approval_id: id, note } });
    expect(without.mcode).toBe(code('BUDGET_EXCEEDED'));
  }
  const word = { approval_id: id, budget_word: '추가 예산 승인됨' };
  const done = await of.owner.ok(approveAward, { params, body: word });
  expect(done.status).toBe('approved');
});

test('a purchase that waits shows its approver alone what it leaves of a budget, and needs a reason beyond one that stops', async () => {
  const of = await scene('700000', 'stop');
  await state(of.owner, [sampleRule({ over_budget: true })]);
  const input = await bought(of.buyer, await openLot(of.sellers[0], PIPE, '10'), '8', of.cost);
  const waiting = await of.buyer.ok(requestPurchaseApproval, input);
  expect(waiting.budget).toBeNull();
  const params = { purchase_number: waiting.purchase_number };
  const { budget } = await of.owner.ok(getPurchaseApproval, { params });
  const effect = { name: '정비 예산', left: '700000', after: '-500000', exceeded: true };
  expect(budget).toMatchObject({ may_exceed: true, budgets: [effect] });
  for (const body of [{}, { note: '확인했습니다' }]) {
    expect((await of.owner.call(approvePurchase, { params, body })).mcode).toBe(code('BUDGET_EXCEEDED'));
  }
  const done = await of.owner.ok(approvePurchase, { params, body: { budget_word: '추가 예산 승인됨' } });
  expect(done).toMatchObject({ status: 'approved', budget: null });
});

test('a closed code stays on what has it, is refused for anything new, and nobody else has it', async () => {
  const of = await scene('1000000', 'show');
  const { params } = await ready(of);
  await of.charged(params);
  const [centre] = (await of.owner.ok(budgets.listCostCodes)).items;
  const change = { version: centre?.version ?? 1, name: '울산', closed: true };
  await of.owner.ok(budgets.changeCostCode, { params: { code_id: centre?.id ?? '' }, body: change });
  await of.charged(params);
  const lot = await openLot(of.sellers[0], PIPE, '10');
  expect((await of.buyer.call(placePurchase, await bought(of.buyer, lot, '1', of.cost))).mcode).toBe(
    code('COST_CODE_CLOSED'),
  );
  const other = await join(server.api, { company_name: '남의회사' });
  expect((await other.call(placePurchase, await bought(other, lot, '1', of.cost))).mcode).toBe(
    code('COST_CODE_NOT_FOUND'),
  );
  expect((await other.ok(budgets.listCostCodes)).items).toEqual([]);
  expect((await of.buyer.call(budgets.addCostCodes, { body: { kind: 'project', items: [{ code: 'P' }] } })).mcode).toBe(
    code('RIGHT_MISSING'),
  );
});

test('an order is charged line by line as its request was, and lists find both by their codes', async () => {
  const of = await scene('10000000', 'show');
  const { params, body } = await ready(of);
  const [first, ...others] = body.lines.map((line) => line.rfq_line_id);
  const elsewhere = { cost_centre_id: null, project_id: await project(of.owner) };
  const lines = [{ line_id: first ?? '', ...elsewhere }];
  await of.buyer.ok(budgets.putRfqCost, { params, body: { ...of.cost, lines } });
  await of.buyer.ok(awardRfq, { params, body });
  const order_number = await ordered(of, params);
  const charged = await of.buyer.ok(budgets.getOrderCost, { params: { order_number } });
  const order = await of.buyer.ok(getOrder, { params: { order_number } });
  expect(charged).toEqual({ ...of.cost, lines: [{ line_id: order.lines[0]?.id, ...elsewhere }] });
  expect(order.lines).toHaveLength(others.length + 1);
  const found = async (query: { cost_centre_id?: string; project_id?: string }) => [
    (await of.buyer.ok(listProjects, { query })).items.map((one) => one.rfq_number_id),
    (await of.buyer.ok(listOrders, { query })).items.map((one) => one.order_number),
  ];
  const { project_id } = elsewhere;
  expect(await found({ cost_centre_id: of.cost.cost_centre_id })).toEqual([[params.rfq_number_id], [order_number]]);
  expect(await found({ project_id })).toEqual([[params.rfq_number_id], [order_number]]);
  expect(await found({ cost_centre_id: project_id })).toEqual([[], []]);
  await of.buyer.ok(budgets.putOrderCost, { params: { order_number }, body: { ...elsewhere, lines: [] } });
  expect((await of.buyer.ok(listOrders, { query: { project_id } })).items).toHaveLength(1);
  expect((await of.sellers[0].ok(listProjects, { query: { project_id } })).items).toEqual([]);
});

test('the last choice of a person comes first, while its codes are open; a copy is charged as its request', async () => {
  const of = await scene('10000000', 'show');
  const none = { cost_centre_id: null, project_id: null };
  expect((await of.buyer.ok(budgets.listCostCodes)).last).toEqual(none);
  const { params } = await ready(of);
  await of.charged(params);
  expect((await of.buyer.ok(budgets.listCostCodes)).last).toEqual(of.cost);
  expect((await of.lead.ok(budgets.listCostCodes)).last).toEqual(none);
  const copy = await of.buyer.ok(copyRfq, { params });
  const copied = { rfq_number_id: copy.rfq_number_id };
  expect(await of.buyer.ok(budgets.getRfqCost, { params: copied })).toEqual({ ...of.cost, lines: [] });
  const lot = await openLot(of.sellers[0], PIPE, '10');
  const charged = { ...none, project_id: await project(of.owner) };
  await of.owner.ok(placePurchase, await bought(of.owner, lot, '1', charged));
  const { items, last } = await of.owner.ok(budgets.listCostCodes);
  expect(last).toEqual(charged);
  const used = items.find(({ id }) => id === charged.project_id);
  const body = { version: used?.version ?? 1, name: used?.name ?? '', closed: true };
  await of.owner.ok(budgets.changeCostCode, { params: { code_id: charged.project_id }, body });
  expect((await of.owner.ok(budgets.listCostCodes)).last).toEqual(none);
});
