import Big from 'big.js';
import { useTranslation } from 'next-i18next/pages';
import type { Comparison } from '../../../../contract/entities/comparison';
import type { AwardPlan, PlanWithoutRule } from '../../../../contract/entities/plan';
import { moneyFigure, quantityFigure } from '../../../shared/figures';
import { KeyValueList } from '../../../ui/KeyValueList';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';

type Props = {
  comparison: Comparison;
  plan: AwardPlan;
  costs: readonly PlanWithoutRule[] | null;
  pricing: boolean;
};

/** What each rule costs: the plan against the best one without it. */
export function RuleCosts({ comparison, plan, costs, pricing }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  if (pricing) {
    return (
      <Text $size={13} $color="textMuted">
        {t('plan.pricing')}
      </Text>
    );
  }
  if (!costs || costs.length === 0) return null;
  const { currency } = comparison;
  const cost = ({ total, covered }: PlanWithoutRule): string => {
    const more = new Big(covered).minus(plan.covered);
    if (more.gt(0)) return t('plan.moreLines', { covered: quantityFigure(more.toFixed()) });
    const saved = new Big(plan.total).minus(total);
    return saved.gt(0)
      ? `+ ${moneyFigure(saved.toFixed(), currency)} ${t(`trade:currency.${currency}`)}`
      : t('plan.free');
  };
  return (
    <Stack $gap={2}>
      <Text $size={13} $weight="medium">
        {t('plan.costs')}
      </Text>
      <KeyValueList
        items={costs.map((one) => ({ key: one.rule, label: t(`plan.rule.${one.rule}`), value: cost(one) }))}
      />
    </Stack>
  );
}
