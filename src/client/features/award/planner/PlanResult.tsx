import { Check, ChevronDown, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Comparison } from '../../../../contract/entities/comparison';
import type { AwardPlan, PlanWithoutRule } from '../../../../contract/entities/plan';
import { moneyFigure, quantityFigure } from '../../../shared/figures';
import { Button } from '../../../ui/Button';
import { Progress } from '../../../ui/Progress';
import { Inline, Stack } from '../../../ui/Stack';
import { Stat } from '../../../ui/Stat';
import { StatRow } from '../../../ui/StatRow';
import { Text } from '../../../ui/Text';
import { type AwardGroup, supplyTotal } from '../awardGroups';
import { planLeadTimes, planShares } from './planShares';
import { usePlanNotes } from './usePlanNotes';
import type { Planning } from './usePlanning';
import { leftOutOfPlans } from '../overview/overviewFigures';
import Big from 'big.js';
import styled from 'styled-components';
import { MoneyText } from '../../../shared/MoneyText';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { radius, space, type } from '../../../theme/tokens';
import { KeyValueList } from '../../../ui/KeyValueList';
import { Unfold } from '../../../ui/Unfold';

type RuleCostsProps = {
  comparison: Comparison;
  plan: AwardPlan;
  costs: readonly PlanWithoutRule[] | null;
  pricing: boolean;
};

/** What each rule costs: the plan against the best one without it. */
function RuleCosts({ comparison, plan, costs, pricing }: RuleCostsProps) {
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

const Certainty = styled(Unfold)`
  color: ${color('textMuted')};
  ${type(13)}
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
  }
  & > summary > svg {
    width: 16px;
    height: 16px;
  }
`;

const Sellers = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, auto) auto auto minmax(80px, 480px);
  gap: ${space(1)} ${space(4)};
  align-items: center;
  justify-content: start;
  ${type(14)}
  & > li {
    display: contents;
  }
  & > li > :nth-child(3) {
    text-align: right;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    & > li > :last-child {
      display: none;
    }
  }
`;

const Part = styled.span`
  height: 8px;
  border-radius: ${radius.round};
  background: ${color('accent')};
  ${media.forcedColors} {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

/** Who gets what of a plan: lines, amount without VAT with the freight, and its part as a bar. */
function PlanSellers({ comparison, plan }: { comparison: Comparison; plan: AwardPlan }) {
  const { t } = useTranslation('project');
  return (
    <Sellers aria-label={t('plan.who')}>
      {planShares(comparison, plan).map(({ group, part }) => (
        <li key={group.seller.quotation_id}>
          <b>{group.seller.company_name}</b>
          <span>{t('lineCount', { count: group.lines.length })}</span>
          <MoneyText amount={group.totals.supply_amount} currency={group.totals.currency} strong />
          <Part aria-hidden style={{ width: `${Math.round((part ?? 0) * 100)}%` }} />
        </li>
      ))}
    </Sellers>
  );
}

/** How many lines of a plan come later than the buyer wants, and how many promise no lead time. */
function PlanLeadTimes({ comparison, plan }: { comparison: Comparison; plan: AwardPlan }) {
  const { t } = useTranslation('project');
  const { late, unstated } = planLeadTimes(comparison, plan);
  if (late + unstated === 0) return null;
  return (
    <Text $size={13} $color="warningText">
      {late > 0 && t('plan.late', { count: late })} {unstated > 0 && t('plan.unstated', { count: unstated })}
    </Text>
  );
}

type Props = {
  comparison: Comparison;
  plan: AwardPlan;
  planning: Planning;
  /** Names the region, where there is more than one plan. */
  label?: string;
  /** The award as it is chosen now; not measured against a plan that assumes another freight. */
  groups: readonly AwardGroup[];
  /** How much of the freight the plan counts, in percent, where not all of it. */
  freightPct?: string | undefined;
  /** Its main figures stand above it already. */
  brief?: boolean;
  /** Chooses the plan; absent where nothing can be awarded. */
  onTake: (() => void) | undefined;
};

/** The plan's figures, how sure they are, what it saves and what its rules cost. */
export function PlanResult({ comparison, plan, planning, label, groups, freightPct, brief = false, onTake }: Props) {
  const { t } = useTranslation(['project', 'trade']);
  const { headline, sureness, againstOne, againstNow } = usePlanNotes(comparison, plan);
  const { currency } = comparison;
  const { single, alternates } = plan;
  const doubtful = leftOutOfPlans(comparison);
  const awaiting = comparison.rows.filter((row) => row.awaiting.length > 0).length;
  const now = groups.length > 0 && !freightPct ? supplyTotal(comparison, groups) : null;
  const won = t(`trade:currency.${currency}`);
  const money = (amount: string) => ({ value: moneyFigure(amount, currency), unit: won });
  const take = onTake && (
    <Button variant={brief && groups.length === 0 ? 'primary' : 'secondary'} icon={<Check />} onClick={onTake}>
      {t('plan.take')}
    </Button>
  );

  return (
    <Stack as="section" $gap={4} aria-label={label ?? t('plan.result')}>
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
        <Inline $gap={3} $justify="space-between" $align="flex-start">
          <div aria-live="polite">
            <Text $size={20} $weight="semibold">
              {headline()}
            </Text>
            <Certainty>
              <summary>
                {t(plan.optimal ? 'plan.certain' : 'plan.uncertain')}
                <ChevronDown aria-hidden />
              </summary>
              {sureness()}
            </Certainty>
          </div>
          {take}
        </Inline>
      )}
      <PlanSellers comparison={comparison} plan={plan} />
      {freightPct && (
        <Text $size={13} $color="textMuted">
          {t('plan.freightAssumed', { percent: freightPct })}
        </Text>
      )}
      {alternates.line_count > 0 && (
        <Text $size={13} $color="warningText">
          {t('plan.alternates', {
            count: alternates.line_count,
            amount: t('plan.money', { amount: moneyFigure(alternates.amount, currency), unit: won }),
            share: alternates.share_pct,
          })}
        </Text>
      )}
      {(!brief || now !== null) && (
        <StatRow>
          {!brief && <Stat label={t('plan.total')} {...money(plan.total)} />}
          {!brief && (
            <Stat
              label={t('plan.covered')}
              value={t('plan.coveredOf', { covered: quantityFigure(plan.covered), total: plan.line_count })}
            />
          )}
          {!brief && <Stat label={t('plan.sellerCount')} value={t('plan.sellers', { count: plan.sellers })} />}
          {single && !brief && <Stat label={t('plan.single')} {...money(single.total)} note={againstOne(single)} />}
          {now !== null && <Stat label={t('plan.now')} {...money(now)} note={againstNow(now, groups)} />}
        </StatRow>
      )}
      {doubtful > 0 && (
        <Text $size={13} $color="warningText">
          {t('plan.doubtful', { count: doubtful })}
        </Text>
      )}
      <PlanLeadTimes comparison={comparison} plan={plan} />
      {awaiting > 0 && (
        <Text $size={13} $color="warningText">
          {t('trade:awaiting.left', { count: awaiting })}
        </Text>
      )}
      <RuleCosts comparison={comparison} plan={plan} costs={planning.costs} pricing={planning.pricing} />
      {planning.improving && take && <div>{take}</div>}
    </Stack>
  );
}
