import { Check, X } from 'lucide-react';
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
import { coveredBy, isSameSet } from './likeLines';
import { headlineOf, planSaving, planShares } from './planShares';
import type { usePlanning } from './usePlanning';
import Big from 'big.js';
import styled from 'styled-components';
import { MoneyText } from '../../../shared/MoneyText';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { radius, space, type } from '../../../theme/tokens';
import { KeyValueList } from '../../../ui/KeyValueList';

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

const Certainty = styled.details`
  color: ${color('textMuted')};
  ${type(13)}
  & > summary {
    cursor: pointer;
  }
`;

const Sellers = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, auto) auto auto minmax(80px, 1fr);
  gap: ${space(1)} ${space(4)};
  align-items: center;
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
  const { headline, sureness, againstOne, againstNow } = usePlanNotes(comparison, plan);
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
        <div aria-live="polite">
          <Text $size={20} $weight="semibold">
            {headline()}
          </Text>
          <Certainty>
            <summary>{t(plan.optimal ? 'plan.certain' : 'plan.uncertain')}</summary>
            {sureness()}
          </Certainty>
        </div>
      )}
      <PlanSellers comparison={comparison} plan={plan} />
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

/** What is said of a plan in words, in the currency of its comparison. */
function usePlanNotes({ currency, sellers, rows }: Comparison, plan: AwardPlan) {
  const { t } = useTranslation(['project', 'trade']);
  const money = (amount: Big) =>
    t('plan.money', { amount: moneyFigure(amount.toFixed(), currency), unit: t(`trade:currency.${currency}`) });

  const nameOf = (id: string) => sellers.find((seller) => seller.quotation_id === id)?.company_name ?? '';

  /** The plan in one sentence: what dividing saves, that one seller is best, that none can supply all, or its total alone. */
  function headline(): string {
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

  return { headline, sureness, againstOne, againstNow };
}
