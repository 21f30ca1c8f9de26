import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { Comparison } from '../../../../contract/entities/comparison';
import { useApi } from '../../../api/ApiProvider';
import { space } from '../../../theme/tokens';
import { InlineError } from '../../../ui/InlineError';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { useFailureText } from '../../../shell/errors/useFailureText';
import { awardQueries } from '../awardQueries';
import { awardGroups } from '../awardGroups';
import { PlanResult } from '../planner/PlanResult';
import type { Planning } from '../planner/usePlanning';
import { WhatIf } from '../planner/WhatIf';
import { bestPerLine, ofPlan, type Selection } from '../selection';
import { KeyFigures } from './KeyFigures';
import { lastPrices, lineSpreads } from './overviewFigures';
import { SpreadChart } from './SpreadChart';
import { totalBars } from './totalBars';
import { TotalsChart } from './TotalsChart';

const Pair = styled.div`
  display: grid;
  /* Below each other where bars would have no room. */
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  gap: ${space(3)};
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
  const totals = useMemo(() => totalBars(comparison, plan), [comparison, plan]);
  const spreads = useMemo(() => lineSpreads(comparison, chosen), [comparison, chosen]);
  const groups = awardGroups(comparison, selection);
  return (
    <Stack $gap={4}>
      <VisuallyHidden as="h2">{t('overview.title')}</VisuallyHidden>
      <KeyFigures comparison={comparison} planning={planning} chosen={chosen} last={last} />
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
        <TotalsChart comparison={comparison} totals={totals} />
        <SpreadChart comparison={comparison} spreads={spreads} last={last} />
      </Pair>
      {onSelect && <WhatIf comparison={comparison} suggested={plan} groups={groups} onSelect={onSelect} />}
    </Stack>
  );
}
