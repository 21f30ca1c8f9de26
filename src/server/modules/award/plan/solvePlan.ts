import type { Highs } from 'highs';
import { type Figures, figuresOf } from '../../../../domain/award/figures';
import type { Model } from '../../../../domain/award/model';
import type { AwardProblem, Pick } from '../../../../domain/award/problem';
import { bestAlone, exactQuantity, type Plan, searchPlan } from '../../../../domain/award/search';
import { isBetter, settle } from '../../../../domain/award/settle';
import { solveModel } from './solver';

/** The best plan that was found, and how good the best possible one could at most be. */
export interface SolvedPlan {
  plan: Plan | null;
  /** No plan that covers as much costs less than this, in the request's currency; null when nothing is proven. */
  bound: number | null;
  /** The plan is proven to be the best. */
  optimal: boolean;
}

const TINY = 1e-9;
/** The share of the time that finding the largest possible cover may take. */
const COVER_SHARE = 0.35;

/** A valid plan in well under a second, however large the request. */
const SEARCH_MS = 350;

/** A good plan by search alone, in at most 350 ms; null when nothing can be awarded. */
export function firstPlan(problem: AwardProblem, figures: Figures = figuresOf(problem)): Plan | null {
  const until = performance.now() + SEARCH_MS;
  return searchPlan(problem, figures, () => performance.now() < until);
}

/**
 * The plan that covers most for least, exactly: a search finds a good one, the solver improves it and proves how good it
 * is. What the solver proposes counts only after it was added up again in decimals and broke no condition.
 */
export function solvePlan(highs: Highs, problem: AwardProblem, seconds: number): SolvedPlan {
  const until = performance.now() + seconds * 1000;
  const left = () => (until - performance.now()) / 1000;
  const figures = figuresOf(problem);
  if (problem.max_sellers === 1) return certain(bestAlone(problem, figures));
  let best = firstPlan(problem, figures);
  if (!best && problem.offers.length === 0) return { plan: null, bound: null, optimal: true };
  const reach = figures.reach.reduce((sum, share) => sum + share, 0);
  let least: number[] | number = figures.reach;
  let sure = true;
  if (!best || Number(best.settled.covered) < reach - TINY) {
    const cover = solveModel(highs, figures, {
      goal: { kind: 'cover', least: 0 },
      seconds: left() * COVER_SHARE,
      start: (model) => startOf(model, figures, best),
    });
    sure = cover.optimal;
    const found = cover.values && planOf(problem, cover.model, cover.values);
    if (found && isBetter(found.settled, best?.settled ?? null)) best = found;
    if (!best) return { plan: null, bound: null, optimal: sure };
    least = Number(best.settled.covered);
  }
  let bound: number | null = null;
  for (const tighten of [0, 1e-6]) {
    const solved = solveModel(highs, figures, {
      goal: { kind: 'cost', least },
      seconds: left(),
      tighten,
      start: (model) => startOf(model, figures, best),
    });
    const found = solved.values && planOf(problem, solved.model, solved.values);
    if (found && isBetter(found.settled, best.settled)) best = found;
    // The stricter model's bound says nothing about the true one.
    if (tighten === 0 && sure) bound = solved.bound;
    // A proposal that misses a condition by the solver's tolerance is computed again, a hair stricter.
    if (found && found.settled.faults.length > 0 && tighten === 0 && left() > 0.1) continue;
    const closed = bound !== null && Number(best.settled.total) - bound <= TINY * Math.abs(bound);
    return { plan: best, bound, optimal: sure && (tighten === 0 ? solved.optimal : closed) };
  }
  return { plan: best, bound, optimal: false };
}

const certain = (plan: Plan | null): SolvedPlan => ({
  plan,
  bound: plan ? Number(plan.settled.total) : null,
  optimal: true,
});

function planOf(problem: AwardProblem, model: Model, values: Float64Array): Plan {
  const quantities = new Map<number, number>();
  for (const [column, stands] of model.columns.entries()) {
    const times = Math.round(values[column] ?? 0);
    if (!stands || times <= 0) continue;
    quantities.set(stands.offer.index, (quantities.get(stands.offer.index) ?? 0) + times * stands.qty);
  }
  const picks: Pick[] = [...quantities].map(([offer, qty]) => ({ offer, qty: exactQuantity(problem, offer, qty) }));
  return { picks, settled: settle(problem, picks) };
}

/** A known plan as values of the columns. */
function startOf(model: Model, figures: Figures, plan: Plan | null): Float64Array | null {
  if (!plan || plan.settled.faults.length > 0) return null;
  const values = new Float64Array(model.columns.length);
  const wanted = new Map(plan.picks.map((pick) => [pick.offer, Number(pick.qty)]));
  for (const pick of plan.picks) {
    const seller = figures.offers[pick.offer]?.seller;
    if (seller !== undefined) values[seller] = 1;
  }
  for (const [column, stands] of model.columns.entries()) {
    const qty = stands && wanted.get(stands.offer.index);
    if (!stands || qty === undefined || qty === null) continue;
    const times = Math.round(qty / stands.qty);
    if (times > (model.upper[column] ?? 0) || Math.abs(times * stands.qty - qty) > TINY * qty) continue;
    values[column] = times;
    wanted.delete(stands.offer.index);
    const use = model.uses.get(column);
    if (use !== undefined) values[use] = 1;
  }
  return values;
}
