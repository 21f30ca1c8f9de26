import Big from 'big.js';
import type { Language } from '../../../../contract/constants';
import type { Comparison } from '../../../../contract/entities/comparison';
import type { PlanRules } from '../../../../contract/entities/plan';
import { sheetText } from '../../../spreadsheet/sheetText';
import { fillText } from '../../../fillText';
import type { AwardPlanRow } from '../plan/awardPlan.repository';
import { completeRules } from '../plan/completeRules';
import { furtherRules } from './planText';

/** One scenario beside the others. */
export interface ScenarioRow {
  name: string;
  rules: string;
  sellers: number;
  covered: string;
  total: string;
  /** How much dearer than the plan; null where it covers other lines. */
  more: string | null;
  made_by: string;
}

/** The named scenarios against the plan of the award, where there is one. */
export function scenarioRows(
  comparison: Comparison,
  scenarios: readonly AwardPlanRow[],
  plan: AwardPlanRow | null,
  language: Language,
): ScenarioRow[] {
  return scenarios.map(({ rules, result, account_name }) => ({
    name: rules.name ?? '',
    rules: rulesText(comparison, completeRules(rules), language),
    sellers: result.sellers,
    covered: result.covered,
    total: result.total,
    more:
      plan && new Big(plan.result.covered).eq(result.covered)
        ? new Big(result.total).minus(plan.result.total).toFixed()
        : null,
    made_by: account_name,
  }));
}

/** The limits and assumptions of a scenario in few words; of none, that there is none. */
function rulesText(comparison: Comparison, rules: PlanRules, language: Language): string {
  const { plan } = sheetText(language).comparison;
  const { max_sellers, max_lead_days, makers, exact_only, whole_lines } = rules;
  const said = [
    max_sellers !== undefined && fillText(plan.mostSellers, { count: String(max_sellers) }),
    max_lead_days !== undefined && fillText(plan.mostDays, { count: String(max_lead_days) }),
    makers.length > 0 && fillText(plan.onlyMakers, { makers: makers.join(', ') }),
    exact_only && plan.exactOnly,
    whole_lines && plan.wholeLines,
    furtherRules(comparison, rules, language),
  ];
  return said.filter(Boolean).join(' · ') || plan.any;
}
