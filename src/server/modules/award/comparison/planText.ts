import type { Language } from '../../../../contract/constants';
import type { Comparison } from '../../../../contract/entities/comparison';
import type { PlanRules } from '../../../../contract/entities/plan';
import { seoulMinute } from '../../../../domain/time/deadline';
import { fillText } from '../../../fillText';
import { sheetText } from '../../../spreadsheet/sheetText';
import { money } from '../../../print/figures';
import { completeRules } from '../plan/completeRules';
import type { AwardPlanRow } from '../plan/awardPlan.repository';

/** The planner's result in sentences: rules, result, the best single seller, who planned and who awarded when. */
export function planText(
  comparison: Comparison,
  { rules: stored, result: plan, ...rest }: AwardPlanRow,
  language: Language,
): string[] {
  const text = sheetText(language).comparison;
  const rules = completeRules(stored);
  const names = new Map(comparison.sellers.map((seller) => [seller.quotation_id, seller.company_name]));
  const sum = (amount: string) => money(amount, comparison.currency, language);
  const { any } = text.plan;
  const { single } = plan;
  const facts = {
    max_sellers: comparison.split_allowed ? String(rules.max_sellers ?? any) : '1',
    max_lead_days: rules.max_lead_days ? fillText(text.plan.days, { count: String(rules.max_lead_days) }) : any,
    makers: rules.makers.join(', ') || any,
    exact_only: rules.exact_only ? text.yes : text.no,
    whole_lines: rules.whole_lines ? text.yes : text.no,
    total: sum(plan.total),
    bound: plan.bound === null ? '-' : sum(plan.bound),
    gap: plan.gap_pct ?? '-',
    covered: plan.covered,
    lines: String(plan.line_count),
    single: single
      ? fillText(text.plan.singleOf, {
          seller: names.get(single.quotation_id) ?? '',
          total: sum(single.total),
          count: String(single.covered),
        })
      : '-',
  };
  const further = furtherRules(comparison, rules, language);
  const lines = [
    fillText(text.plan.title, facts),
    fillText(text.plan.rules, facts),
    ...(further ? [further] : []),
    fillText(text.plan.result, facts),
    fillText(text.plan.single, facts),
  ];
  const made = rest.account_id === null ? text.plan.madeAtEnd : text.plan.made;
  lines.push(fillText(made, { name: rest.account_name, at: seoulMinute(rest.made_at, language) }));
  if (rest.awarded_at) {
    const followed = rest.followed ? text.plan.followed : text.plan.departed;
    const by = { name: rest.awarded_by_name ?? '', at: seoulMinute(rest.awarded_at, language), followed };
    lines.push(fillText(text.plan.awarded, by));
  }
  return lines;
}

/** What else a plan was limited to or assumes: stock alone, sellers that are left out, another freight; '' for nothing. */
export function furtherRules(
  { sellers }: Pick<Comparison, 'sellers'>,
  { from_stock, exclude, freight_pct }: PlanRules,
  language: Language,
): string {
  const { plan } = sheetText(language).comparison;
  const left = sellers.filter(({ quotation_id: id }) => exclude.includes(id)).map(({ company_name: name }) => name);
  return [
    from_stock && plan.fromStock,
    left.length > 0 && fillText(plan.without, { sellers: left.join(', ') }),
    freight_pct !== 100 && fillText(plan.freight, { percent: String(freight_pct) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
