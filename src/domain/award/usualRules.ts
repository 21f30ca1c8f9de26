import type { Comparison } from '../../contract/entities/comparison';
import type { PlanRules } from '../../contract/entities/plan';

/** Makers that somebody offers, in the order of the alphabet. */
export function offeredMakers({ rows }: Pick<Comparison, 'rows'>): string[] {
  const names = rows.flatMap(({ cells }) =>
    cells.flatMap(({ line }) => (line.amount && line.maker ? [line.maker] : [])),
  );
  return [...new Set(names)].sort((a, b) => a.localeCompare(b));
}

/** Of the makers that the request allows those that are offered; none where it allows any. */
export function usualMakers(comparison: Pick<Comparison, 'rows' | 'makers_allowed'>): string[] {
  const allowed = new Set(comparison.makers_allowed.map((name) => name.trim().toLowerCase()));
  return offeredMakers(comparison).filter((name) => allowed.has(name.trim().toLowerCase()));
}

/** The rules of the plan that is made before anybody sets some: nothing is limited but what the request itself limits. */
export function usualRules(comparison: Pick<Comparison, 'rows' | 'makers_allowed'>): PlanRules {
  return {
    makers: usualMakers(comparison),
    exact_only: false,
    whole_lines: false,
    from_stock: false,
    exclude: [],
    freight_pct: 100,
  };
}
