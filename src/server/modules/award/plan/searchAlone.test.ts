import { expect, test } from 'vitest';
import { bestAlone, searchPlan } from '../../../../domain/award/search';
import { tryEverything } from './bruteForce';
import { problemOf, smallCase } from './smallCases';

const CASES = 200;

/** What a plan covers, in twelfths of a line, and what it costs. */
const figuresOf = (plan: ReturnType<typeof searchPlan>) => ({
  covered: Math.round(Number(plan?.settled.covered ?? 0) * 12),
  total: Number(plan?.settled.total ?? 0),
});

test(`one seller alone is found exactly, and the search without the solver misses at most two of ${CASES} small cases`, () => {
  const missed: number[] = [];
  for (let index = 0; index < CASES; index += 1) {
    const small = smallCase(index);
    const problem = problemOf(small);
    const reported = `${index}: ${JSON.stringify(small)}`;
    const one = tryEverything({ ...small, max_sellers: 1 });
    const alone = figuresOf(bestAlone(problem));
    expect(alone.covered, reported).toBe(one.covered);
    expect(Math.abs(alone.total - one.total), reported).toBeLessThan(1.001);
    const plan = searchPlan(problem);
    const truth = tryEverything(small);
    const { covered, total } = figuresOf(plan);
    expect(plan?.settled.faults ?? [], reported).toEqual([]);
    expect(covered, reported).toBeLessThanOrEqual(truth.covered);
    if (covered < truth.covered || total > truth.total + 1.001) missed.push(index);
  }
  expect(missed.length, missed.join()).toBeLessThanOrEqual(2);
});

test('a search that is stopped at once still has the best of what it began with', () => {
  for (let index = 0; index < 100; index += 1) {
    const problem = problemOf(smallCase(index));
    const stopped = searchPlan(problem, undefined, () => false);
    const single = bestAlone(problem);
    expect(stopped?.settled.faults ?? [], `${index}`).toEqual([]);
    expect(figuresOf(stopped).covered, `${index}`).toBeGreaterThanOrEqual(figuresOf(single).covered);
  }
});
