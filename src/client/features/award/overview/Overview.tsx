import { Check, ChevronRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { Comparison } from '../../../../contract/entities/comparison';
import { ERROR_CODES } from '../../../../contract/errorCodes';
import { hasCode } from '../../../api/ApiError';
import { useFailureText } from '../../../shell/errors/useFailureText';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { radius, space, type, weight } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { NativeButton } from '../../../ui/nativeControls';
import { late } from '../../../ui/late';
import { SkeletonLines } from '../../../ui/Skeleton';
import { noRules, rulesOf } from '../planner/ruleForm';
import { usePlanNotes } from '../planner/usePlanNotes';
import { type Planning, usePlanning } from '../planner/usePlanning';
import { ofPlan, type Selection } from '../selection';

/** Loads late: the overview is folded until somebody opens it. */
const OverviewBody = late(
  () => import('./OverviewBody').then((part) => part.OverviewBody),
  () => <SkeletonLines lines={6} />,
);

/** Its line is a part of the head, its body a row below it: the matrix keeps its room. */
const Root = styled.section`
  display: contents;
`;

const Line = styled.div`
  display: flex;
  flex: 100 1 380px;
  gap: ${space(1)};
  align-items: center;
  justify-content: flex-end;
  min-width: 0;
  /* What its words do not need belongs to what the amounts rest on. */
  max-width: max-content;
  margin-left: auto;
  ${media.phone} {
    display: contents;
    & > button + button {
      flex: 1 1 0;
    }
  }
`;

const Opener = styled(NativeButton)`
  display: flex;
  flex: 0 1 auto;
  gap: ${space(2)};
  align-items: center;
  min-width: 0;
  min-height: 32px;
  padding: 0 ${space(2)};
  text-align: left;
  ${type(13)}
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: ${color('textMuted')};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
  & > b {
    flex: none;
    font-weight: ${weight.semibold};
  }
  /* Two lines in the height of one button: an amount is not cut. */
  & > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    ${type(12)}
    line-height: 16px;
  }
  ${media.phone} {
    flex: 1 0 100%;
    & > span {
      display: block;
      ${type(13)}
    }
  }
`;

const Body = styled.div`
  flex: 0 0 100%;
  order: 1;
  padding: ${space(3)} ${space(4)} ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surface')};
`;

type Props = {
  comparison: Comparison;
  selection: Selection;
  /** Open from the start. */
  opened: boolean;
  /** Chooses a plan; absent where nothing can be chosen, as while an award waits for approval. */
  onSelect: ((selection: Selection) => void) | undefined;
};

/** The decision at a glance in the head of the matrix: folded the plan in one sentence, opened all that it rests on. */
export function Overview({ comparison, selection, opened, onSelect }: Props) {
  const { t } = useTranslation('project');
  const id = useId();
  const [open, setOpen] = useState(opened);
  const planning = usePlanning(comparison, comparison.status === 'CMP' ? rulesOf(noRules(comparison)) : null);
  const { plan } = planning;
  return (
    <Root aria-label={t('overview.title')} data-paper="none">
      <Line>
        <Opener type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(!open)}>
          <ChevronRight aria-hidden />
          <b>{t('overview.title')}</b>
          {!open && <Summary comparison={comparison} planning={planning} />}
        </Opener>
        {!open && plan && onSelect && (
          <Button
            variant={Object.keys(selection).length > 0 ? 'secondary' : 'primary'}
            size="sm"
            icon={<Check />}
            onClick={() => onSelect(ofPlan(plan))}
          >
            {t('plan.take')}
          </Button>
        )}
      </Line>
      {open && (
        <Body id={id}>
          <OverviewBody comparison={comparison} planning={planning} selection={selection} onSelect={onSelect} />
        </Body>
      )}
    </Root>
  );
}

/** The plan in one sentence; while there is none, that it is being computed or cannot be. */
function Summary({ comparison, planning }: { comparison: Comparison; planning: Planning }) {
  const { t } = useTranslation('project');
  const failureText = useFailureText();
  const { plan, starting, error } = planning;
  if (plan) return <PlanSentence comparison={comparison} plan={plan} />;
  const failed = hasCode(error, ERROR_CODES.PLAN_NOTHING) ? t('overview.noPlan') : failureText(error);
  return <span aria-busy={starting}>{starting ? t('plan.calculating') : error && failed}</span>;
}

function PlanSentence({ comparison, plan }: { comparison: Comparison; plan: NonNullable<Planning['plan']> }) {
  const { brief } = usePlanNotes(comparison, plan);
  const sentence = brief();
  return <span title={sentence}>{sentence}</span>;
}
