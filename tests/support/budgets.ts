import { confirmBid } from '../../src/contract/endpoints/bid';
import * as budgets from '../../src/contract/endpoints/budget';
import { getProject } from '../../src/contract/endpoints/order';
import type { BudgetRule } from '../../src/contract/entities/budget';
import { company } from './approval';
import type { Api } from './http';
import type { Caller } from './people';
import { addressOf, purchaseOf } from './stock';

/** The present year, in which budgets of `budgetScene` run, with the year before and two more. */
export const YEAR = new Date().getFullYear();

/** A company with a cost centre, and a budget of it for these years. */
export async function budgetScene(api: Api, amount: string, rule: BudgetRule) {
  const of = await company(api);
  const { items } = await of.owner.ok(budgets.addCostCodes, {
    body: { kind: 'cost_centre', items: [{ code: 'CC-100', name: '울산 정비' }] },
  });
  const cost_centre_id = items[0]?.id ?? '';
  const cost = { cost_centre_id, project_id: null };
  const span = { from_on: `${YEAR - 1}-01-01`, until_on: `${YEAR + 2}-12-31` };
  const body = { name: '정비 예산', ...cost, ...span, amount, rule };
  const id = (await of.owner.ok(budgets.addBudget, { body })).items[0]?.id ?? '';
  const figures = async () => (await of.owner.ok(budgets.listBudgets)).items[0]?.figures;
  const charged = async (params: { rfq_number_id: string }) =>
    of.buyer.ok(budgets.putRfqCost, { params, body: { ...cost, lines: [] } });
  return { ...of, cost, id, figures, charged };
}

/** A purchase of pieces of a lot that is charged so. */
export const bought = async (who: Caller, lot: Parameters<typeof purchaseOf>[0], qty: string, cost: object) => ({
  body: { ...purchaseOf(lot, qty, await addressOf(who)), cost: cost as never },
});

/** The first seller takes the award of a request; gives the number of the order. */
export async function ordered(
  { buyer, sellers }: Awaited<ReturnType<typeof company>>,
  params: { rfq_number_id: string },
) {
  const bid = (await sellers[0].ok(getProject, { params })).bids[0];
  await sellers[0].ok(confirmBid, { params: { bid_id: bid?.id ?? '' }, body: { version: bid?.version ?? 1 } });
  return (await buyer.ok(getProject, { params })).orders[0]?.order_number ?? '';
}
