/**
 * The award planner on a large request: when the first valid plan stands, and how good the final one is proven to be.
 * Run: npm run bench award -- [lines] [sellers] [seed]
 */
import loadHighs from 'highs';
import { firstPlan, solvePlan } from '../../src/server/modules/award/plan/solvePlan.ts';
import { largeProblem } from './awardProblem.mjs';

const [lines = 300, sellers = 20, seed = 1] = process.argv.slice(2).map(Number);
const SECONDS = 8;
const highs = await loadHighs();
const variants = {
  'no rule of the buyer': {},
  'five sellers at most': { max_sellers: 5 },
  'one seller for each line': { whole_lines: true },
  both: { max_sellers: 5, whole_lines: true },
};

console.log(`${lines} lines × ${sellers} sellers, seed ${seed}, ${SECONDS} s for the solver`);
for (const [name, rules] of Object.entries(variants)) {
  const problem = { ...largeProblem(lines, sellers, seed), ...rules };
  const began = performance.now();
  const first = firstPlan(problem);
  const firstMs = performance.now() - began;
  const { plan, bound, optimal } = solvePlan(highs, problem, SECONDS);
  const seconds = (performance.now() - began - firstMs) / 1000;
  const total = Number(plan.settled.total);
  const gap = bound === null ? 'unknown' : `${Math.max(0, ((total - bound) / total) * 100).toFixed(4)} %`;
  const better = ((Number(first.settled.total) - total) / total) * 100;
  console.log(
    [
      name.padEnd(26),
      `${problem.offers.length} offers`,
      `first plan ${firstMs.toFixed(0)} ms (${better.toFixed(3)} % above the final one)`,
      `final ${seconds.toFixed(2)} s`,
      `gap ${gap}`,
      optimal ? 'proven best' : 'not proven best',
      `${plan.settled.covered.toFixed(2)} lines`,
    ].join(' · '),
  );
}
