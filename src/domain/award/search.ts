import Big from 'big.js';
import { type Assignment, assign } from './assign';
import { type Figures, figuresOf } from './figures';
import type { AwardProblem, Pick } from './problem';
import { isBetter, type Settled, settle } from './settle';

/** A plan with its exact sum. */
export interface Plan {
  picks: Pick[];
  settled: Settled;
}

/**
 * A good plan in milliseconds: starting from several sets of sellers, sellers are added, left out and exchanged as long
 * as that covers more or costs less. Null when nothing can be awarded.
 */
export function searchPlan(
  problem: AwardProblem,
  figures: Figures = figuresOf(problem),
  goOn: () => boolean = () => true,
): Plan | null {
  const all = problem.sellers.map((_, index) => index).filter((index) => (figures.bySeller[index] ?? []).length > 0);
  const most = problem.max_sellers ?? all.length;
  const free = all.filter((index) => problem.sellers[index]?.all_or_nothing !== true);
  let best: Plan | null = null;
  const starts: Set<number>[] = [...(most >= free.length ? [new Set(free)] : []), new Set<number>()];
  for (const start of starts) {
    const found = climb(figures, { all, most, start, goOn });
    if (!found) continue;
    const picks = exactPicks(problem, found);
    const plan = { picks, settled: settle(problem, picks) };
    if (isBetter(plan.settled, best?.settled ?? null)) best = plan;
  }
  const alone = bestAlone(problem, figures);
  return alone && isBetter(alone.settled, best?.settled ?? null) ? alone : best;
}

/** The best that any one seller could do alone. */
export function bestAlone(problem: AwardProblem, figures: Figures = figuresOf(problem)): Plan | null {
  let best: Plan | null = null;
  for (const seller of problem.sellers.keys()) {
    const found = assign(figures, new Set([seller]));
    if (!found || found.covered === 0) continue;
    const picks = exactPicks(problem, found);
    const plan = { picks, settled: settle(problem, picks) };
    if (isBetter(plan.settled, best?.settled ?? null)) best = plan;
  }
  return best;
}

const TINY = 1e-9;

function better(a: Assignment | null, b: Assignment | null): boolean {
  if (!a || !b) return a !== null && b === null;
  if (Math.abs(a.covered - b.covered) > TINY) return a.covered > b.covered;
  return a.total < b.total - TINY;
}

interface Climb {
  all: readonly number[];
  most: number;
  start: Set<number>;
  goOn: () => boolean;
}

function climb(figures: Figures, { all, most, start, goOn }: Climb): Assignment | null {
  let chosen = start;
  let best = assign(figures, chosen);
  for (let round = 0; round < 60 && goOn(); round += 1) {
    let next: { chosen: Set<number>; found: Assignment | null } | null = null;
    for (const candidate of neighbours(chosen, all, most)) {
      if (!goOn()) break;
      const found = assign(figures, candidate);
      if (better(found, next ? next.found : best)) next = { chosen: candidate, found };
    }
    if (!next) break;
    chosen = next.chosen;
    best = next.found;
  }
  return best && best.covered > 0 ? best : null;
}

/** Sets of sellers that differ by one who comes, one who goes, or one for another. */
function* neighbours(chosen: ReadonlySet<number>, all: readonly number[], most: number): Generator<Set<number>> {
  for (const seller of all) {
    if (chosen.has(seller)) continue;
    if (chosen.size < most) yield new Set([...chosen, seller]);
    for (const other of chosen) yield new Set([...[...chosen].filter((one) => one !== other), seller]);
  }
  for (const seller of chosen) yield new Set([...chosen].filter((one) => one !== seller));
}

function exactPicks(problem: AwardProblem, { parts }: Assignment): Pick[] {
  return parts.flat().map(({ offer, qty }) => ({ offer: offer.index, qty: exactQuantity(problem, offer.index, qty) }));
}

/** The permitted quantity that a number of the search or of the solver stands for. */
export function exactQuantity(problem: AwardProblem, offer: number, qty: number): string {
  const quantities = problem.offers[offer]?.quantities;
  if (!quantities) throw new Error('no such offer');
  const { max, step } = quantities;
  if (Math.abs(qty - Number(max)) < Number(step) / 2) return max;
  return new Big(Math.round(qty / Number(step))).times(step).toFixed();
}
