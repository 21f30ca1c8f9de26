import Big from 'big.js';
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
  const { t } = useTranslation('project');
  const { currency, sellers } = comparison;
  const { single } = plan;
  const name = sellers.find((seller) => seller.quotation_id === single?.quotation_id)?.company_name ?? '';
  const now = groups.length > 0 ? supplyTotal(comparison, groups) : null;
  const won = t(`trade:currency.${currency}`);
  const money = (amount: string) => ({ value: moneyFigure(amount, currency), unit: won });

  /** What the plan saves against the best seller alone, or what that seller leaves out. */
  function singleNote(): string {
    if (!single) return '';
    const saved = new Big(single.total).minus(plan.total);
    if (!new Big(single.covered).eq(plan.covered))
      return `${name} · ${t('plan.singleCovers', { covered: quantityFigure(single.covered) })}`;
    return saved.gt(0)
      ? `${name} · ${t('plan.saved', { amount: moneyFigure(saved.toFixed(), currency) })}`
      : `${name} · ${t('plan.sameAsSingle')}`;
  }

  function nowNote(total: string): string | undefined {
    const more = new Big(total).minus(plan.total);
    const chosen = groups.reduce((sum, group) => sum + group.lines.length, 0);
    // Of an award that covers less the difference would say nothing.
    if (more.eq(0) || chosen < plan.lines.length) return undefined;
    return `${more.gt(0) ? '+' : '−'}${moneyFigure(more.abs().toFixed(), currency)}`;
  }

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
        {single && <Stat label={t('plan.single')} {...money(single.total)} note={singleNote()} />}
        {now !== null && <Stat label={t('plan.now')} {...money(now)} note={nowNote(now)} />}
      </StatRow>
      <RuleCosts comparison={comparison} plan={plan} costs={planning.costs} pricing={planning.pricing} />
      <div>
        <Button variant="secondary" icon={<Check />} onClick={onTake}>
          {t('plan.take')}
        </Button>
      </div>
    </Stack>
  );

  function sureness(): string {
    if (plan.optimal) return t('plan.optimal', { seconds: plan.seconds });
    if (plan.gap_pct !== null) return t('plan.gap', { gap: plan.gap_pct, seconds: plan.seconds });
    return t('plan.first');
  }
}
