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

/** From the first to the last day of some budgets. */
export function wholeSpan(budgets: readonly Pick<Stated, 'from_on' | 'until_on'>[]) {
  const [from_on = ''] = budgets.map((one) => one.from_on).toSorted();
  const until_on = budgets.map((one) => one.until_on).toSorted();
  return { from_on, until_on: until_on.at(-1) ?? '' };
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

/** What is left of a budget, in won, after what is planned; null where a part of that, or of what is spent, cannot be converted. */
export interface BudgetEffect {
  after: string | null;
  exceeded: boolean;
}

type Left = Pick<BudgetFigures, 'left' | 'apart'>;

/**
 * What is planned does to a budget with these figures; null where nothing of it falls to the budget. What cannot be converted
 * counts as exceeding it, whether it is planned or spent already.
 */
export function budgetEffect(
  budget: CostChoice,
  { left, apart }: Left,
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
  if (apart.length > 0) return { after: null, exceeded: true };
  const after = new Big(left).minus(sum);
  const exceeded = after.lt(0);
  return { after: formatExact(after.round(0, exceeded ? Big.roundUp : Big.roundDown), 'KRW'), exceeded };
}

/**
 * What it does to a budget that something awarded or ordered is charged otherwise; null where the budget is left no less than
 * before.
 */
export function chargeEffect(before: Left, after: Left): BudgetEffect | null {
  const apart = (of: Left, currency: Currency) =>
    of.apart.reduce(
      (sum, one) => (one.currency === currency ? sum.plus(one.awarded).plus(one.ordered) : sum),
      new Big(0),
    );
  const more = after.apart.some(({ currency }) => apart(after, currency).gt(apart(before, currency)));
  if (!more && new Big(after.left).gte(before.left)) return null;
  if (after.apart.length > 0) return { after: null, exceeded: true };
  return { after: after.left, exceeded: new Big(after.left).lt(0) };
}
