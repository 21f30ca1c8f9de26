import type { PlanRules } from '../../../../contract/entities/plan';

/** The rules of a plan that was stored before there were as many: what it does not say was not limited. */
export function completeRules(stored: Partial<PlanRules>): PlanRules {
  const { max_sellers, max_lead_days } = stored;
  return {
    ...(max_sellers === undefined ? {} : { max_sellers }),
    ...(max_lead_days === undefined ? {} : { max_lead_days }),
    makers: stored.makers ?? [],
    exact_only: stored.exact_only ?? false,
    whole_lines: stored.whole_lines ?? false,
    from_stock: stored.from_stock ?? false,
    exclude: stored.exclude ?? [],
    freight_pct: stored.freight_pct ?? 100,
  };
}
