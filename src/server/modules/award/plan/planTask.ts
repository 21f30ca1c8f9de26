import type { Highs } from 'highs';
import Big from 'big.js';
import type { Comparison } from '../../../../contract/entities/comparison';
import type { AwardPlan, PlanRule, PlanRules, PlanWithoutRule } from '../../../../contract/entities/plan';
import { problemOf } from '../../../../domain/award/comparisonProblem';
import { figuresOf } from '../../../../domain/award/figures';
import { looserRules } from '../../../../domain/award/looserRules';
import type { AwardProblem } from '../../../../domain/award/problem';
import { bestAlone, type Plan } from '../../../../domain/award/search';
import { amountOf, inRequestCurrency } from '../../../../domain/award/settle';
import { formatExact, trimDecimal } from '../../../../domain/money/exact';
import { percentFigure } from '../../../../domain/money/percent';
import { firstPlan, solvePlan } from './solvePlan';

/** The input of a planning thread. */
export interface PlanTask {
  comparison: Comparison;
  rules: PlanRules;
  want: 'first' | 'best' | 'rules';
  seconds: number;
}

export type PlanAnswer = { plan: AwardPlan | null } | { rules: PlanWithoutRule[] };

const MOST_LOOSER = 6;

/** Does one task. The solver is only loaded for those that need it. */
export async function doTask(task: PlanTask, loadSolver: () => Promise<Highs>): Promise<PlanAnswer> {
  const { comparison, rules, want, seconds } = task;
  if (want === 'rules') {
    const looser = looserRules(rules).slice(0, MOST_LOOSER);
    const highs = await loadSolver();
    const each = seconds / Math.max(1, looser.length);
    return { rules: looser.flatMap(({ rule, rules: without }) => withoutRule(highs, task, rule, without, each)) };
  }
  const began = performance.now();
  const problem = problemOf(comparison, rules);
  const solved =
    want === 'first'
      ? { plan: firstPlan(problem), bound: null, optimal: problem.max_sellers === 1 }
      : solvePlan(await loadSolver(), problem, seconds);
  if (!solved.plan) return { plan: null };
  const alone = bestAlone(problem, figuresOf(problem));
  const total = solved.plan.settled.total;
  const bound = solved.optimal ? total : solved.bound === null ? null : new Big(solved.bound.toFixed(4));
  const gap = bound && total.gt(0) ? total.minus(bound).div(total).times(100) : null;
  return {
    plan: {
      ...result(problem, solved.plan, solved.optimal),
      version: comparison.version,
      line_count: comparison.rows.length,
      bound: bound && formatExact(bound, comparison.currency),
      // Never shown smaller than it is.
      gap_pct: gap && (gap.lte(0) ? '0' : trimDecimal(gap.round(3, Big.roundUp))),
      seconds: Math.round(performance.now() - began) / 1000,
      lines: solved.plan.picks.map(({ offer, qty }) => ({
        rfq_line_id: problem.lines[problem.offers[offer]?.line ?? -1]?.id ?? '',
        quotation_id: problem.sellers[problem.offers[offer]?.seller ?? -1]?.id ?? '',
        qty: trimDecimal(new Big(qty)),
      })),
      single: alone && {
        quotation_id: problem.sellers[sellersOf(problem, alone)[0] ?? -1]?.id ?? '',
        ...sums(problem, alone),
      },
      alternates: alternatesIn(problem, solved.plan),
    },
  };
}

/** What of a plan differs from the request. */
function alternatesIn(problem: AwardProblem, { picks, settled: { total } }: Plan): AwardPlan['alternates'] {
  const own = picks.filter(({ offer }) => problem.offers[offer]?.alternate);
  const amount = own.reduce((sum, pick) => {
    const seller = problem.offers[pick.offer]?.seller ?? -1;
    return sum.plus(inRequestCurrency(problem, seller, amountOf(problem, pick)));
  }, new Big(0));
  return {
    line_count: new Set(own.map(({ offer }) => problem.offers[offer]?.line)).size,
    amount: formatExact(amount, problem.request_currency),
    share_pct: total.gt(0) ? percentFigure(amount.div(total).times(100)) : '0',
  };
}

function withoutRule(
  highs: Highs,
  { comparison }: PlanTask,
  rule: PlanRule,
  rules: PlanRules,
  seconds: number,
): PlanWithoutRule[] {
  const problem = problemOf(comparison, rules);
  const { plan, optimal } = solvePlan(highs, problem, seconds);
  return plan ? [{ rule, ...result(problem, plan, optimal) }] : [];
}

function sellersOf(problem: AwardProblem, plan: Plan): number[] {
  return [...new Set(plan.picks.map(({ offer }) => problem.offers[offer]?.seller ?? -1))];
}

const sums = (problem: AwardProblem, { settled }: Plan) => ({
  total: formatExact(settled.total, problem.request_currency),
  covered: trimDecimal(settled.covered),
});

function result(problem: AwardProblem, plan: Plan, optimal: boolean) {
  return { ...sums(problem, plan), sellers: sellersOf(problem, plan).length, optimal };
}
