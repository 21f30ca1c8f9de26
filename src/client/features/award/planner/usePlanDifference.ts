import Big from 'big.js';
import { useTranslation } from 'next-i18next/pages';
import type { Comparison } from '../../../../contract/entities/comparison';
import type { AwardPlan } from '../../../../contract/entities/plan';
import { moneyFigure, quantityFigure } from '../../../shared/figures';
import { planDifference } from './planDifference';

/** Says in words how a plan differs from the suggested one. */
export function usePlanDifference({ currency }: Pick<Comparison, 'currency'>) {
  const { t } = useTranslation(['project', 'trade']);
  return (plan: AwardPlan, suggested: AwardPlan): string => {
    const found = planDifference(plan, suggested);
    if (!found)
      return t('plan.otherLines', {
        planned: quantityFigure(suggested.covered),
        covered: quantityFigure(plan.covered),
      });
    const more = new Big(found.amount);
    if (more.eq(0)) return t('plan.same');
    const amount = t('plan.money', {
      amount: moneyFigure(more.abs().toFixed(), currency),
      unit: t(`trade:currency.${currency}`),
    });
    return t(more.gt(0) ? 'plan.more' : 'plan.less', { amount, pct: new Big(found.pct).abs().toFixed() });
  };
}
