import type { PlanRule, PlanRules } from '../../contract/entities/plan';

const WITHOUT: Readonly<Record<PlanRule, Partial<PlanRules>>> = {
  max_sellers: { max_sellers: undefined },
  max_lead_days: { max_lead_days: undefined },
  makers: { makers: [] },
  exact_only: { exact_only: false },
  whole_lines: { whole_lines: false },
  from_stock: { from_stock: false },
  exclude: { exclude: [] },
};

/** Each rule in force, with all the others kept. */
export function looserRules(rules: PlanRules): { rule: PlanRule; rules: PlanRules }[] {
  return (Object.keys(WITHOUT) as PlanRule[])
    .filter((rule) => {
      const value = rules[rule];
      return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
    })
    .map((rule) => ({ rule, rules: { ...rules, ...WITHOUT[rule] } }));
}
