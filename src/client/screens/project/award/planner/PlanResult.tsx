import Big from 'big.js';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Comparison } from '../../../../../contract/entities/comparison';
import type { AwardPlan } from '../../../../../contract/entities/plan';
import { moneyFigure, quantityFigure } from '../../../../parts/figures';
import { MoneyText } from '../../../../parts/MoneyText';
import { Button } from '../../../../ui/Button';
import { KeyValueList } from '../../../../ui/KeyValueList';
import { Progress } from '../../../../ui/Progress';
import { Inline, Stack } from '../../../../ui/Stack';
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
  const facts = [
    { key: 'total', label: t('plan.total'), value: <MoneyText amount={plan.total} currency={currency} strong /> },
    {
      key: 'covered',
      label: t('plan.covered'),
      value: t('plan.coveredOf', { covered: quantityFigure(plan.covered), total: plan.line_count }),
    },
    { key: 'sellers', label: t('plan.sellerCount'), value: t('plan.sellers', { count: plan.sellers }) },
    ...(single ? [{ key: 'single', label: t('plan.single'), value: singleText() }] : []),
    ...(now ? [{ key: 'now', label: t('plan.now'), value: nowText(now) }] : []),
  ];

  function singleText() {
    if (!single) return null;
    const saved = new Big(single.total).minus(plan.total);
    const figure = `${name} · ${moneyFigure(single.total, currency)} ${t(`trade:currency.${currency}`)}`;
    if (!new Big(single.covered).eq(plan.covered))
      return `${figure} · ${t('plan.singleCovers', { covered: quantityFigure(single.covered) })}`;
    return saved.gt(0)
      ? `${figure} · ${t('plan.saved', { amount: moneyFigure(saved.toFixed(), currency) })}`
      : `${figure} · ${t('plan.sameAsSingle')}`;
  }

  function nowText(total: string) {
    const more = new Big(total).minus(plan.total);
    const figure = <MoneyText amount={total} currency={currency} />;
    const chosen = groups.reduce((sum, group) => sum + group.lines.length, 0);
    // Of an award that covers less the difference would say nothing.
    if (more.eq(0) || chosen < plan.lines.length) return figure;
    const sign = more.gt(0) ? '+' : '−';
    return (
      <>
        {figure} ({sign}
        {moneyFigure(more.abs().toFixed(), currency)})
      </>
    );
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
      <KeyValueList items={facts} />
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
