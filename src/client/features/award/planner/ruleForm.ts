import type { Comparison } from '../../../../contract/entities/comparison';
import { usualMakers } from '../../../../domain/award/usualRules';
import type { PlanRulesInput } from './usePlanning';

/** The buyer's rules while they are being set. */
export interface RuleForm {
  /** '' for as many as it takes. */
  sellers: string;
  days: string;
  makers: readonly string[];
  exactOnly: boolean;
  wholeLines: boolean;
  fromStock: boolean;
  /** Quotations that are left out. */
  exclude: readonly string[];
  /** How much of the freight is counted, in percent; '' for all of it. */
  freight: string;
}

/** No rules but the makers that the request itself allows, as far as any of them is offered. */
export function noRules(comparison: Comparison): RuleForm {
  const open = { exactOnly: false, wholeLines: false, fromStock: false };
  return { sellers: '', days: '', makers: usualMakers(comparison), exclude: [], freight: '', ...open };
}

/** The rules as the planner takes them: what is not limited is left out. */
export function rulesOf(form: RuleForm): PlanRulesInput {
  const { sellers, days, makers, exactOnly, wholeLines, fromStock, exclude, freight } = form;
  return {
    ...(sellers && { max_sellers: sellers }),
    ...(/^\d+$/.test(days) && { max_lead_days: days }),
    ...(makers.length > 0 && { makers: [...makers] }),
    ...(exactOnly && { exact_only: '1' as const }),
    ...(wholeLines && { whole_lines: '1' as const }),
    ...(fromStock && { from_stock: '1' as const }),
    ...(exclude.length > 0 && { exclude: [...exclude] }),
    ...(/^\d+$/.test(freight) && freight !== '100' && { freight_pct: freight }),
  };
}
