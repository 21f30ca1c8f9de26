import Big from 'big.js';
import { useTranslation } from 'next-i18next/pages';
import type { Comparison } from '../../../../../contract/entities/comparison';
import type { AwardPlan } from '../../../../../contract/entities/plan';
import { moneyFigure, quantityFigure } from '../../../../parts/figures';
import type { AwardGroup } from '../awardGroups';

/** What is said of a plan in words, in the currency of its comparison. */
export function usePlanNotes({ currency, sellers }: Comparison, plan: AwardPlan) {
  const { t } = useTranslation('project');
  const money = (amount: Big) => moneyFigure(amount.toFixed(), currency);

  /** How sure it is that no plan costs less. */
  function sureness(): string {
    if (plan.optimal) return t('plan.optimal', { seconds: plan.seconds });
    if (plan.gap_pct !== null) return t('plan.gap', { gap: plan.gap_pct, seconds: plan.seconds });
    return t('plan.first');
  }

  /** What the plan saves against the best seller alone, or what that seller leaves out. */
  function againstOne(one: NonNullable<AwardPlan['single']>): string {
    const name = sellers.find((seller) => seller.quotation_id === one.quotation_id)?.company_name ?? '';
    const saved = new Big(one.total).minus(plan.total);
    if (!new Big(one.covered).eq(plan.covered))
      return `${name} · ${t('plan.singleCovers', { covered: quantityFigure(one.covered) })}`;
    return `${name} · ${saved.gt(0) ? t('plan.saved', { amount: money(saved) }) : t('plan.sameAsSingle')}`;
  }

  /** How much more than the plan the award costs as it is chosen now, in `total`; undefined where that says nothing. */
  function againstNow(total: string, groups: readonly AwardGroup[]): string | undefined {
    const more = new Big(total).minus(plan.total);
    const chosen = groups.reduce((sum, group) => sum + group.lines.length, 0);
    // Of an award that covers less the difference would say nothing.
    if (more.eq(0) || chosen < plan.lines.length) return undefined;
    return `${more.gt(0) ? '+' : '−'}${money(more.abs())}`;
  }

  return { sureness, againstOne, againstNow };
}
