import Big from 'big.js';
import { useTranslation } from 'next-i18next/pages';
import type { Comparison } from '../../../../contract/entities/comparison';
import type { AwardPlan } from '../../../../contract/entities/plan';
import { moneyFigure, quantityFigure } from '../../../shared/figures';
import type { AwardGroup } from '../awardGroups';
import { coveredBy, isSameSet } from './likeLines';
import { headlineOf, planLeadTimes, planSaving } from './planShares';

/** What is said of a plan in words, in the currency of its comparison. */
export function usePlanNotes(comparison: Comparison, plan: AwardPlan) {
  const { currency, sellers, rows } = comparison;
  const { t } = useTranslation(['project', 'trade']);
  const money = (amount: Big) =>
    t('plan.money', { amount: moneyFigure(amount.toFixed(), currency), unit: t(`trade:currency.${currency}`) });

  const nameOf = (id: string) => sellers.find((seller) => seller.quotation_id === id)?.company_name ?? '';

  /**
   * The plan in one sentence: what dividing saves, that one seller is best, that none can supply all, or its total alone;
   * where it does not cover all lines, first how many: a narrow head cuts the end.
   */
  function headline(): string {
    if (new Big(plan.covered).gte(plan.line_count)) return sentence();
    const covered = quantityFigure(plan.covered);
    return `${t('plan.linesOf', { covered, total: plan.line_count })} · ${sentence()}`;
  }

  /** The same with what speaks against the plan first, for a head that shows nothing else of it. */
  function brief(): string {
    const { late, unstated } = planLeadTimes(comparison, plan);
    const alternates = plan.alternates.line_count;
    const chosen = new Set(plan.lines.map(({ quotation_id }) => quotation_id));
    const imported = sellers.some((seller) => chosen.has(seller.quotation_id) && seller.currency !== currency);
    const against = [
      late > 0 && t('plan.brief.late', { count: late }),
      unstated > 0 && t('plan.brief.unstated', { count: unstated }),
      alternates > 0 && t('plan.brief.alternates', { count: alternates }),
      imported && t('compare.dutyApart'),
    ];
    return [...against, headline()].filter(Boolean).join(' · ');
  }

  function sentence(): string {
    const total = { count: plan.sellers, amount: money(new Big(plan.total)) };
    const saving = planSaving({ rows }, plan);
    switch (headlineOf(plan, saving)) {
      case 'one':
        return t('plan.headline.one', { ...total, name: nameOf(plan.lines[0]?.quotation_id ?? '') });
      case 'split':
        return t('plan.headline.split', { ...total, ...saving, amount: money(new Big(saving?.amount ?? 0)) });
      case 'noneAlone':
        return t('plan.headline.noneAlone', total);
      case 'plain':
        return t('plan.headline.plain', total);
    }
  }

  /** How sure it is that no plan costs less. */
  function sureness(): string {
    if (plan.optimal) return t('plan.optimal', { seconds: plan.seconds });
    if (plan.gap_pct !== null) return t('plan.gap', { gap: plan.gap_pct, seconds: plan.seconds });
    return t('plan.first');
  }

  /** What the plan saves against the best seller alone, or what that seller leaves out. */
  function againstOne(one: NonNullable<AwardPlan['single']>): string {
    const name = nameOf(one.quotation_id);
    const saving = planSaving({ rows }, plan);
    if (!saving) return `${name} · ${t('plan.singleCovers', { covered: quantityFigure(one.covered) })}`;
    const saved = new Big(saving.amount);
    if (saved.lt(0)) return `${name} · ${t('plan.singleLess', { amount: money(saved.abs()) })}`;
    return `${name} · ${saved.gt(0) ? t('plan.saved', { amount: money(saved), pct: saving.pct }) : t('plan.sameAsSingle')}`;
  }

  /** How much more than the plan the award costs as it is chosen now, in `total`, or that it is of other lines. */
  function againstNow(total: string, groups: readonly AwardGroup[]): string | undefined {
    const more = new Big(total).minus(plan.total);
    const chosen = groups.flatMap((group) => group.lines.map(({ line }) => line.id));
    if (!isSameSet(chosen, coveredBy(plan))) return t('plan.nowOther', { count: new Set(chosen).size });
    if (more.eq(0)) return undefined;
    return `${more.gt(0) ? '+' : '−'}${money(more.abs())}`;
  }

  return { headline, brief, sureness, againstOne, againstNow };
}
