import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { Comparison } from '../../../../contract/entities/comparison';
import { useApi } from '../../../api/ApiProvider';
import { moneyFigure, quantityFigure } from '../../../shared/figures';
import { media } from '../../../theme/media';
import { space } from '../../../theme/tokens';
import { InlineError } from '../../../ui/InlineError';
import { Stack } from '../../../ui/Stack';
import { Stat } from '../../../ui/Stat';
import { StatRow } from '../../../ui/StatRow';
import { Text } from '../../../ui/Text';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { useFailureText } from '../../../shell/errors/useFailureText';
import { awardQueries } from '../awardQueries';
import { awardGroups } from '../awardGroups';
import { PlanResult } from '../planner/PlanResult';
import { planSaving } from '../planner/planShares';
import type { Planning } from '../planner/usePlanning';
import { WhatIf } from '../planner/WhatIf';
import { bestPerLine, ofPlan, type Selection } from '../selection';
import { type Against, against, lastPrices, lineSpreads, lowestOf, totalBars } from './overviewFigures';
import { SpreadChart } from './SpreadChart';
import { TotalsChart } from './TotalsChart';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

type Props = {
  comparison: Comparison;
  planning: Planning;
  selection: Selection;
  /** Chooses a plan: its cells are marked in the matrix. Absent where nothing can be awarded. */
  onSelect: ((selection: Selection) => void) | undefined;
};

/** The figures that decide, the plan in full, sums and prices as charts, and what would be under other rules. */
export function OverviewBody({ comparison, planning, selection, onSelect }: Props) {
  const { t } = useTranslation('project');
  const failureText = useFailureText();
  const { plan, error } = planning;
  const purchases = useQuery(awardQueries(useApi()).purchases(comparison.rfq_number_id));
  const last = useMemo(() => lastPrices(purchases.data), [purchases.data]);
  const chosen = useMemo(() => (plan ? ofPlan(plan) : bestPerLine(comparison)), [comparison, plan]);
  const bars = useMemo(() => totalBars(comparison, plan), [comparison, plan]);
  const spreads = useMemo(() => lineSpreads(comparison, chosen), [comparison, chosen]);
  const groups = awardGroups(comparison, selection);
  return (
    <Stack $gap={4}>
      <VisuallyHidden as="h2">{t('overview.title')}</VisuallyHidden>
      <Figures comparison={comparison} planning={planning} chosen={chosen} last={last} />
      {error && <InlineError>{failureText(error)}</InlineError>}
      {planning.starting && (
        <Text $size={13} $color="textMuted">
          {t('plan.calculating')}
        </Text>
      )}
      {plan && (
        <PlanResult
          comparison={comparison}
          plan={plan}
          planning={planning}
          groups={groups}
          brief
          onTake={onSelect && (() => onSelect(ofPlan(plan)))}
        />
      )}
      <Pair>
        <TotalsChart comparison={comparison} bars={bars} />
        <SpreadChart comparison={comparison} spreads={spreads} last={last} />
      </Pair>
      {onSelect && <WhatIf comparison={comparison} suggested={plan} groups={groups} onSelect={onSelect} />}
    </Stack>
  );
}

type FiguresProps = Pick<Props, 'comparison' | 'planning'> & { chosen: Selection; last: ReadonlyMap<string, string> };

/** Five figures side by side, each saying which lines it is of. */
function Figures({ comparison, planning: { plan }, chosen, last }: FiguresProps) {
  const { t } = useTranslation(['project', 'trade']);
  const { currency, rows, sellers } = comparison;
  const unit = t(`trade:currency.${currency}`);
  const money = (amount: string) => ({ value: moneyFigure(amount, currency), unit });
  const of = (covered: string) => t('plan.coveredOf', { covered: quantityFigure(covered), total: rows.length });
  const lowest = useMemo(() => lowestOf(comparison), [comparison]);
  const targets = useMemo(() => new Map(rows.map(({ line }) => [line.id, line.target_price])), [rows]);
  const single = plan?.single;
  const saving = plan && planSaving(comparison, plan);
  const nameOf = (id: string) => sellers.find((seller) => seller.quotation_id === id)?.company_name ?? '';
  const compared = (found: Against | null, otherwise: string) =>
    found
      ? {
          value: `${Number(found.pct) > 0 ? '+' : ''}${found.pct}%`,
          note: t('overview.goodsOnly', { count: found.lines }),
        }
      : { value: t('overview.none'), note: otherwise };
  return (
    <StatRow>
      {plan && (
        <Stat
          label={t('overview.single')}
          {...(single ? money(single.total) : { value: t('overview.none') })}
          note={single ? `${nameOf(single.quotation_id)} · ${of(single.covered)}` : t('overview.noSingle')}
        />
      )}
      {plan && (
        <Stat
          label={t('overview.plan')}
          {...money(plan.total)}
          note={[
            t('overview.sellers', { count: plan.sellers }),
            of(plan.covered),
            saving && Number(saving.amount) > 0 ? `−${saving.pct}%` : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        />
      )}
      {lowest?.total && (
        <Stat
          label={t('overview.lowest')}
          {...money(lowest.total)}
          note={`${t('overview.sellers', { count: lowest.sellers })} · ${of(lowest.covered)}`}
        />
      )}
      <Stat
        label={t('overview.target')}
        {...compared(
          against(comparison, chosen, (id) => targets.get(id) ?? null),
          t('overview.noTarget'),
        )}
      />
      <Stat
        label={t('overview.last')}
        {...compared(
          against(comparison, chosen, (id) => last.get(id) ?? null),
          t('overview.noLast'),
        )}
      />
    </StatRow>
  );
}
