import type { PlanRulesInput } from '../../../../queries/plan';

const keyOf = (rfqNumberId: string) => `stlbs.plan.${rfqNumberId}`;

/** The rules that a request was planned with in this tab; none when it was not. */
export function keptRules(rfqNumberId: string): PlanRulesInput {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(rfqNumberId)) ?? '{}') as PlanRulesInput;
  } catch {
    return {};
  }
}

/** Keeps the rules until the tab is closed; without storage they are simply not kept. */
export function keepRules(rfqNumberId: string, rules: PlanRulesInput): void {
  try {
    sessionStorage.setItem(keyOf(rfqNumberId), JSON.stringify(rules));
  } catch {
    // The file then says that nothing was limited, which the reader can see.
  }
}
