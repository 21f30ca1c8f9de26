import type { AwardedLines } from '../../../contract/entities/award';
import type { BudgetCheck } from '../../../contract/entities/budget';
import type { Planned } from '../../../domain/budget/figures';
import type { MemberWork } from '../../http/context';
import { AppError } from '../../http/fail';
import { checkBudgets, plannedAward } from '../budget/guard.service';
import { ownRfq } from '../request/request.policy';
import type { RfqRow } from '../request/request.repository';
import { awardedBid } from './awardedBid';
import { type Choice, choiceOf } from './sending.service';

/** What a choice is charged to. */
export function plannedOf(work: MemberWork, row: RfqRow, choice: Choice): Promise<Planned[]> {
  const bids = [...choice].map(([offer, chosen]) => {
    const { lines, totals } = awardedBid(row, offer, chosen);
    return { currency: totals.currency, supply_amount: totals.supply_amount, lines };
  });
  return plannedAward(work, row, bids);
}

/** What an award of these lines would do to the budgets; what could not be awarded does nothing. */
export async function checkAward(work: MemberWork, number: string, lines: AwardedLines): Promise<BudgetCheck> {
  const row = await ownRfq(work, number);
  try {
    return await checkBudgets(work, await plannedOf(work, row, await choiceOf(work, row, lines)));
  } catch (error) {
    if (error instanceof AppError && error.code === 'AWARD_INVALID') return checkBudgets(work, []);
    throw error;
  }
}
