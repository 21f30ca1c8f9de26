import type { Language } from '../../../../contract/constants';
import type { Comparison } from '../../../../contract/entities/comparison';
import { seoulMinute } from '../../../../domain/time/deadline';
import { fillText } from '../../../fillText';
import { sheetText } from '../../../spreadsheet/sheetText';
import { money } from '../../../print/figures';
import type { AwardPlanRow } from '../plan/awardPlan.repository';

/** The planner's result in sentences: rules, result, the best single seller, who planned and who awarded when. */
export function planText(
  comparison: Comparison,
  { rules, result: plan, ...rest }: AwardPlanRow,
  language: Language,
): string[] {
  const text = sheetText(language).comparison;
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
  const lines = [text.plan.title, text.plan.rules, text.plan.result, text.plan.single].map((line) =>
    fillText(line, facts),
  );
  lines.push(fillText(text.plan.made, { name: rest.account_name, at: seoulMinute(rest.made_at, language) }));
  if (rest.awarded_at) {
    const followed = rest.followed ? text.plan.followed : text.plan.departed;
    const by = { name: rest.awarded_by_name ?? '', at: seoulMinute(rest.awarded_at, language), followed };
    lines.push(fillText(text.plan.awarded, by));
  }
  return lines;
}
