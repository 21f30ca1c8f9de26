import type { ApprovalNeed, HeldRule } from '../../../../contract/entities/approval';
import type { AwardedLines } from '../../../../contract/entities/award';
import type { CostChoice } from '../../../../contract/entities/budget';
import type { MoneyTotals } from '../../../../contract/entities/rfq';
import { approvalLineOf, awardFacts, purchaseFacts } from '../../../../domain/approval/rules';
import { projectTransitions } from '../../../../domain/states/project';
import { allows } from '../../../../domain/states/transition';
import type { MemberWork } from '../../../http/context';
import { AppError } from '../../../http/fail';
import { exceedsBudget, plannedPurchase } from '../../budget/guard.service';
import { readRate } from '../../rate/rate.service';
import { ownRfq } from '../../request/request.policy';
import type { RfqRow } from '../../request/request.repository';
import { plannedOf } from '../awardBudget.service';
import { awardedBid } from '../awardedBid';
import { readComparison } from '../comparison/comparison.service';
import { type Choice, choiceOf } from '../sending.service';
import { findRules } from './approval.repository';
import { shownSteps } from './steps.service';

/** The approval line of an award: the rules that hold, and their steps; neither where it can be sent at once. */
export async function needOf(work: MemberWork, row: RfqRow, choice: Choice) {
  const stated = (await findRules(work.db, row.company_id))?.rules ?? [];
  if (stated.length === 0) return { rules: [], steps: [] };
  const bids = [...choice].map(([offer, lines]) => ({
    quotation_id: offer.quotation.id,
    ...awardedBid(row, offer, lines),
  }));
  const { usd_krw_rate } = await readRate(work);
  const over = await exceedsBudget(work, await plannedOf(work, row, choice));
  const comparison = await readComparison(work, row, 'apart');
  return approvalLineOf(stated, awardFacts(comparison, bids, usd_krw_rate, over));
}

/** Whether a rule among those that hold asks for approval because a budget is exceeded. */
export const asksForBudget = (rules: readonly HeldRule[]): boolean =>
  rules.some(({ conditions }) => conditions.includes('over_budget'));

/** Whether lines of an own request have to be approved before they are awarded. What could not be awarded needs nothing. */
export async function checkNeed(work: MemberWork, number: string, lines: AwardedLines): Promise<ApprovalNeed> {
  const row = await ownRfq(work, number);
  const nothing = { needed: false, rules: [], steps: [] };
  if (!allows(projectTransitions, 'award', row.status)) return nothing;
  const choice = await choiceIfAny(work, row, lines);
  if (!choice) return nothing;
  const need = await needOf(work, row, choice);
  return {
    needed: need.rules.length > 0,
    rules: need.rules,
    steps: await shownSteps(work, row.company_id, need.steps),
  };
}

async function choiceIfAny(work: MemberWork, row: RfqRow, lines: AwardedLines): Promise<Choice | null> {
  try {
    return await choiceOf(work, row, lines);
  } catch (error) {
    if (error instanceof AppError && error.code === 'AWARD_INVALID') return null;
    throw error;
  }
}

/**
 * The approval line of a purchase of listed stock, by the supply amount of its orders: neither rules nor steps where it can be
 * placed at once. Of the other conditions a purchase meets none but that of budgets.
 */
export async function needOfPurchase(
  work: MemberWork,
  orders: ReadonlyArray<{ totals: MoneyTotals }>,
  cost: CostChoice,
) {
  const stated = (await findRules(work.db, work.session.company_id))?.rules ?? [];
  if (stated.length === 0) return { rules: [], steps: [] };
  const { usd_krw_rate } = await readRate(work);
  const over = await exceedsBudget(work, plannedPurchase(cost, orders));
  return approvalLineOf(stated, purchaseFacts(orders, usd_krw_rate, over));
}
