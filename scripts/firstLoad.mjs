import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { BUDGETS } from './firstLoadBudgets.mjs';
import { inRoot } from './processes.mjs';

/** Bytes of all scripts that a first view of each route loads, gzipped; the same file counts once. */
function firstLoads() {
  const { pages } = JSON.parse(readFileSync(inRoot('.next', 'build-manifest.json'), 'utf8'));
  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(inRoot('.next', file))).length);
    return sizes.get(file);
  };
  return Object.entries(pages)
    .filter(([route]) => route !== '/_app')
    .map(([route, own]) => {
      const files = [...new Set([...pages['/_app'], ...own])].filter((file) => file.endsWith('.js'));
      return { route, kilobytes: files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000 };
    });
}

/** Kilobytes that a route may be above its budget: the same sources give a few bytes more on another machine. */
const TOLERANCE = 0.5;

/** One sentence for each route that loads more than its budget, has none, or whose budget is of a route that is gone. */
export function overBudget(loads, budgets) {
  const routes = new Set(loads.map(({ route }) => route));
  return [
    ...loads.flatMap(({ route, kilobytes }) => {
      const budget = budgets[route];
      if (budget === undefined) return [`${route} loads ${kilobytes.toFixed(1)} kB of scripts and has no budget.`];
      return kilobytes > budget + TOLERANCE
        ? [`${route} loads ${kilobytes.toFixed(1)} kB of scripts; its budget is ${budget}.`]
        : [];
    }),
    ...Object.keys(budgets).flatMap((route) => (routes.has(route) ? [] : [`${route} has a budget and no page.`])),
  ];
}

/** Throws when a route of the finished build surpasses its budget. */
export function checkFirstLoads() {
  const problems = overBudget(firstLoads(), BUDGETS);
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\nBudgets: scripts/firstLoadBudgets.mjs`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { route, kilobytes } of firstLoads()) {
    console.log(`${kilobytes.toFixed(1).padStart(7)} of ${String(BUDGETS[route] ?? '-').padStart(3)} kB  ${route}`);
  }
}
