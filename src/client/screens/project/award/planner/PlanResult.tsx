import { Check, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Comparison } from '../../../../../contract/entities/comparison';
import type { AwardPlan } from '../../../../../contract/entities/plan';
import { moneyFigure, quantityFigure } from '../../../../parts/figures';
import { Button } from '../../../../ui/Button';
import { Progress } from '../../../../ui/Progress';
import { Inline, Stack } from '../../../../ui/Stack';
import { Stat } from '../../../../ui/Stat';
import { StatRow } from '../../../../ui/StatRow';
import { Text } from '../../../../ui/Text';
import { type AwardGroup, supplyTotal } from '../awardGroups';
import { RuleCosts } from './RuleCosts';
import { usePlanNotes } from './usePlanNotes';
import type { usePlanning } from './usePlanning';

type Props = {
  comparison: Comparison;
  plan: AwardPlan;
  planning: ReturnType<typeof usePlanning>;
  groups: readonly AwardGroup[];
  onTake: () => void;
};

/** The plan's figures, how sure they are, what it saves and what its rules cost. */
export function PlanResult({ comparison, plan, planning, groups, onTake }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  const { sureness, againstOne, againstNow } = usePlanNotes(comparison, plan);
  const { currency } = comparison;
  const { single, alternates } = plan;
  const awaiting = comparison.rows.filter((row) => row.awaiting.length > 0).length;
  const now = groups.length > 0 ? supplyTotal(comparison, groups) : null;
  const won = t(`trade:currency.${currency}`);
  const money = (amount: string) => ({ value: moneyFigure(amount, currency), unit: won });

  return (
    <Stack as="section" $gap={4} aria-label={t('plan.result')}>
      {planning.improving ? (
        <Inline $gap={3} $nowrap>
          <div style={{ flex: 1 }}>
            <Progress value={null} label={t('plan.improving')} />
          </div>
          <Button size="sm" icon={<X />} onClick={planning.cancel}>
            {t('plan.cancel')}
          </Button>
        </Inline>
      ) : (
        <Text $size={13} $color={plan.optimal ? 'successText' : 'textMuted'} aria-live="polite">
          {sureness()}
        </Text>
      )}
      <StatRow>
        <Stat label={t('plan.total')} {...money(plan.total)} />
        <Stat
          label={t('plan.covered')}
          value={t('plan.coveredOf', { covered: quantityFigure(plan.covered), total: plan.line_count })}
        />
        <Stat label={t('plan.sellerCount')} value={t('plan.sellers', { count: plan.sellers })} />
        {alternates.line_count > 0 && (
          <Stat
            label={
              <Text as="span" $size={13} $color="warningText">
                {t('plan.alternates')}
              </Text>
            }
            {...money(alternates.amount)}
            note={t('plan.alternatesShare', { count: alternates.line_count, share: alternates.share_pct })}
          />
        )}
        {single && <Stat label={t('plan.single')} {...money(single.total)} note={againstOne(single)} />}
        {now !== null && <Stat label={t('plan.now')} {...money(now)} note={againstNow(now, groups)} />}
      </StatRow>
      {awaiting > 0 && (
        <Text $size={13} $color="warningText">
          {t('trade:awaiting.left', { count: awaiting })}
        </Text>
      )}
      <RuleCosts comparison={comparison} plan={plan} costs={planning.costs} pricing={planning.pricing} />
      <div>
        <Button variant="secondary" icon={<Check />} onClick={onTake}>
          {t('plan.take')}
        </Button>
      </div>
    </Stack>
  );
}
