import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveAward, requestApproval } from '../../src/contract/endpoints/approval';
import * as budgets from '../../src/contract/endpoints/budget';
import { getProject } from '../../src/contract/endpoints/order';
import { approvePurchase, requestPurchaseApproval } from '../../src/contract/endpoints/purchaseApproval';
import { awardRfq, getRfq } from '../../src/contract/endpoints/rfq';
import { errorTable } from '../../src/contract/errors';
import { lead, ready, state } from '../support/approval';
import { bought, budgetScene } from '../support/budgets';
import { colleagueOf, join } from '../support/people';
import { give, ownRole, place } from '../support/roles';
import { sampleRule } from '../support/sampleRule';
import { startServer, type TestServer } from '../support/startServer';
import { openLot, PIPE } from '../support/stock';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const code = (name: keyof typeof errorTable) => errorTable[name].mcode;

test('an approver without the right to award looks at the budgets of an award, and nobody of another company', async () => {
  const of = await budgetScene(server.api, '1000000', 'stop');
  const { params, body } = await ready(of);
  await of.charged(params);
  const approver = await colleagueOf(of.owner);
  await give(of.owner, approver, place('own', await ownRole(of.owner, ['see_prices'], '재무')));
  const check = { params, body: { lines: body.lines } };
  expect((await approver.ok(budgets.checkAwardBudget, check)).budgets).toMatchObject([{ exceeded: true }]);
  expect((await approver.call(awardRfq, { params, body })).mcode).toBe(code('RIGHT_MISSING'));
  for (const who of [await join(server.api, { company_name: '남의회사' }), of.sellers[0]]) {
    expect((await who.call(budgets.checkAwardBudget, check)).mcode).toBe(code('RFQ_NOT_FOUND'));
  }
});

/** Every award and purchase needs the owner, and beyond a budget the lead besides. */
const WITH_BUDGET_RULE = (role: string) => [
  sampleRule({ name: '모두', steps: [{ kind: 'owner' }] }),
  sampleRule({ name: '예산 초과', over_budget: true, steps: [lead(role)] }),
];

test('of two awards requested within a budget the second, which exceeds it, goes back to ask the approver of that', async () => {
  const of = await budgetScene(server.api, '3000000', 'warn');
  await state(of.owner, WITH_BUDGET_RULE(of.role));
  const awards = [await ready(of), await ready(of)];
  const acts: Array<{ params: { rfq_number_id: string }; body: { approval_id: string } }> = [];
  for (const { params, body } of awards) {
    await of.charged(params);
    const { id, rules } = await of.buyer.ok(requestApproval, { params, body });
    expect(rules.map(({ name }) => name)).toEqual(['모두']);
    acts.push({ params, body: { approval_id: id } });
  }
  const answers = [];
  for (const act of acts) answers.push(await of.owner.ok(approveAward, act));
  expect(answers.map(({ status, faults }) => [status, faults])).toEqual([
    ['approved', []],
    ['changed', ['budget']],
  ]);
  const [, second] = awards;
  if (!second) throw new Error('no second award');
  expect((await of.buyer.ok(getProject, { params: second.params })).bids).toEqual([]);
  const { version } = await of.buyer.ok(getRfq, { params: second.params });
  const again = await of.buyer.ok(requestApproval, { params: second.params, body: { ...second.body, version } });
  expect(again.rules.map(({ name }) => name)).toEqual(['모두', '예산 초과']);
  const act = { params: second.params, body: { approval_id: again.id } };
  await of.owner.ok(approveAward, act);
  expect((await of.lead.ok(approveAward, act)).status).toBe('approved');
});

test('of two purchases requested within a budget the second, which exceeds it, goes back as well', async () => {
  const of = await budgetScene(server.api, '700000', 'warn');
  await state(of.owner, WITH_BUDGET_RULE(of.role));
  const lot = await openLot(of.sellers[0], PIPE, '10');
  const answers = [];
  const numbers: string[] = [];
  for (const qty of ['4', '3']) {
    const input = await bought(of.buyer, lot, qty, of.cost);
    numbers.push((await of.buyer.ok(requestPurchaseApproval, input)).purchase_number);
  }
  for (const purchase_number of numbers) {
    answers.push(await of.owner.ok(approvePurchase, { params: { purchase_number }, body: {} }));
  }
  expect(answers.map(({ status, faults }) => [status, faults])).toEqual([
    ['approved', []],
    ['changed', ['budget']],
  ]);
  expect(await of.figures()).toMatchObject({ ordered: '600000' });
});

test('a code that is closed while a purchase waits is kept by its orders', async () => {
  const of = await budgetScene(server.api, '1000000', 'show');
  await state(of.owner, [sampleRule({ amount_from: '100000' })]);
  const lot = await openLot(of.sellers[0], PIPE, '10');
  const { purchase_number } = await of.buyer.ok(requestPurchaseApproval, await bought(of.buyer, lot, '2', of.cost));
  const [centre] = (await of.owner.ok(budgets.listCostCodes)).items;
  const change = { version: centre?.version ?? 1, name: centre?.name ?? '', closed: true };
  await of.owner.ok(budgets.changeCostCode, { params: { code_id: centre?.id ?? '' }, body: change });
  const { order_numbers } = await of.owner.ok(approvePurchase, { params: { purchase_number }, body: {} });
  const [order_number = ''] = order_numbers;
  expect(await of.buyer.ok(budgets.getOrderCost, { params: { order_number } })).toMatchObject(of.cost);
});

test('beyond a budget that stops nothing is requested that no last approver could approve', async () => {
  const of = await budgetScene(server.api, '1000000', 'stop');
  await state(of.owner, [sampleRule({ name: '팀장 전결', steps: [lead(of.role)] })]);
  const { params, body } = await ready(of);
  await of.charged(params);
  expect((await of.buyer.call(requestApproval, { params, body })).mcode).toBe(code('APPROVAL_BUDGET_NOBODY'));
  const lot = await openLot(of.sellers[0], PIPE, '10');
  const purchase = await bought(of.buyer, lot, '9', of.cost);
  expect((await of.buyer.call(requestPurchaseApproval, purchase)).mcode).toBe(code('APPROVAL_BUDGET_NOBODY'));
  await state(of.owner, [sampleRule({ name: '관리자 전결', steps: [lead(of.role), { kind: 'owner' }] })]);
  expect((await of.buyer.ok(requestApproval, { params, body })).status).toBe('waiting');
});
