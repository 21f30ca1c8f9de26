import Big from 'big.js';
import type { BudgetFigures, CostChoice } from '../../contract/entities/budget';
import type { Currency } from '../../contract/values';
import { convert } from '../compare/comparablePrice';
import { formatExact } from '../money/exact';

/** What counts in budgets: a part of a request, award or order that is charged to one cost centre and project. */
export interface Spend extends CostChoice {
  stage: 'requested' | 'awarded' | 'ordered';
  paid: boolean;
  number: string;
  title: string;
  /** In Seoul. */
  day: string;
  currency: Currency;
  /** Without VAT; null where nothing is known of it. */
  amount: string | null;
  /** Lines of a request for which neither a target nor a price paid is known. */
  unknown_lines: number;
  /** Of its request; null of an order from stock. */
  usd_krw_rate: string | null;
}

interface Stated extends CostChoice {
  from_on: string;
  until_on: string;
  amount: string;
}

/** Whether something that is charged so falls to a budget. */
export const coversCost = (budget: CostChoice, cost: CostChoice): boolean =>
  (budget.cost_centre_id === null || budget.cost_centre_id === cost.cost_centre_id) &&
  (budget.project_id === null || budget.project_id === cost.project_id);

/** Whether something counts in a budget: charged to it, on one of its days. */
export const counts = (budget: Stated, spend: Spend): boolean =>
  coversCost(budget, spend) && spend.day >= budget.from_on && spend.day <= budget.until_on;

/**
 * An amount in won: dollars at the higher of the rates of the request and of the operator, as the approval line counts them;
 * null where neither is known.
 */
export function inWon(
  amount: string,
  currency: Currency,
  requestRate: string | null,
  marketRate: string | null,
): Big | null {
  const rates = [requestRate, marketRate].flatMap((rate) => rate ?? []);
  const usd_krw_rate = rates.length === 0 ? null : rates.reduce((a, b) => (new Big(a).gt(b) ? a : b));
  return convert(new Big(amount), { offered_currency: currency, request_currency: 'KRW', usd_krw_rate });
}

/** The sums of a budget over what counts in it, in won. */
export function budgetFigures(budget: Stated, spends: readonly Spend[], marketRate: string | null): BudgetFigures {
  const sums = { requested: new Big(0), awarded: new Big(0), ordered: new Big(0), paid: new Big(0) };
  const apart = new Map<Currency, { awarded: Big; ordered: Big }>();
  let unknown_lines = 0;
  for (const spend of spends) {
    if (!counts(budget, spend)) continue;
    unknown_lines += spend.unknown_lines;
    if (spend.amount === null) continue;
    const won = inWon(spend.amount, spend.currency, spend.usd_krw_rate, marketRate);
    if (won) {
      sums[spend.stage] = sums[spend.stage].plus(won);
      if (spend.paid) sums.paid = sums.paid.plus(won);
    } else if (spend.stage !== 'requested') {
      const own = apart.get(spend.currency) ?? { awarded: new Big(0), ordered: new Big(0) };
      apart.set(spend.currency, { ...own, [spend.stage]: own[spend.stage].plus(spend.amount) });
    }
  }
  const left = new Big(budget.amount).minus(sums.awarded).minus(sums.ordered);
  const won = (sum: Big) => formatExact(sum.round(0), 'KRW');
  return {
    requested: won(sums.requested),
    unknown_lines,
    awarded: won(sums.awarded),
    ordered: won(sums.ordered),
    paid: won(sums.paid),
    left: won(left),
    apart: [...apart].map(([currency, own]) => ({
      currency,
      awarded: formatExact(own.awarded, currency),
      ordered: formatExact(own.ordered, currency),
    })),
  };
}

/** What is about to be awarded or ordered. */
export interface Planned extends CostChoice {
  currency: Currency;
  amount: string;
  usd_krw_rate: string | null;
}

/** What is left of a budget, in won, after what is planned; null where a part of that cannot be converted. */
export interface BudgetEffect {
  after: string | null;
  exceeded: boolean;
}

/**
 * What is planned does to a budget of which `left` is left; null where nothing of it falls to the budget. What cannot be
 * converted counts as exceeding it.
 */
export function budgetEffect(
  budget: CostChoice,
  left: string,
  planned: readonly Planned[],
  marketRate: string | null,
): BudgetEffect | null {
  let sum = new Big(0);
  for (const part of planned) {
    if (!coversCost(budget, part)) continue;
    const won = inWon(part.amount, part.currency, part.usd_krw_rate, marketRate);
    if (!won) return { after: null, exceeded: true };
    sum = sum.plus(won);
  }
  if (sum.lte(0)) return null;
  const after = new Big(left).minus(sum);
  const exceeded = after.lt(0);
  return { after: formatExact(after.round(0, exceeded ? Big.roundUp : Big.roundDown), 'KRW'), exceeded };
}
