import loadHighs, { type Highs } from 'highs';
import { beforeAll, expect, test } from 'vitest';
import { tryEverything } from './bruteForce';
import { problemOf, type Small, smallCase } from './smallCases';
import { solvePlan } from './solvePlan';

const CASES = 500;
let highs: Highs;

beforeAll(async () => {
  highs = await loadHighs();
});

test(`the planner finds what trying everything finds, on ${CASES} small cases`, { timeout: 180_000 }, () => {
  const seen = { whole: 0, divided: 0, minimum: 0, bound: 0, most: 0, partly: 0 };
  for (let index = 0; index < CASES; index += 1) {
    const small = smallCase(index);
    const problem = problemOf(small);
    const { plan, optimal } = solvePlan(highs, problem, 10);
    const truth = tryEverything(small);
    const reported = `${index}: ${JSON.stringify(small)}`;
    expect(optimal, reported).toBe(true);
    expect(plan?.settled.faults ?? [], reported).toEqual([]);
    expect(Math.round(Number(plan?.settled.covered ?? 0) * 12), reported).toBe(truth.covered);
    expect(Math.abs(Number(plan?.settled.total ?? 0) - truth.total), reported).toBeLessThan(roundings(small));
    if (small.whole_lines) seen.whole += 1;
    if (plan && plan.picks.length > new Set(plan.picks.map(({ offer }) => problem.offers[offer]?.line)).size)
      seen.divided += 1;
    if (small.sellers.some((seller) => seller.min_order !== null)) seen.minimum += 1;
    if (small.sellers.some((seller) => seller.all_or_nothing)) seen.bound += 1;
    if (small.max_sellers !== null) seen.most += 1;
    if (truth.covered < small.lines.length * 12) seen.partly += 1;
  }
  // Every rule was put to the test.
  for (const [rule, count] of Object.entries(seen)) expect(count, rule).toBeGreaterThan(40);
});

/** Quarters of a won are rounded for each part of a divided line, which the solver's straight prices cannot see. */
function roundings({ offers, whole_lines }: Small): number {
  return whole_lines ? 0.001 : 0.5 * offers.flat().length + 0.001;
}
