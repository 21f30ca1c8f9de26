import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { HubDeadline } from '../../../../contract/entities/hub';
import { weekdayName } from '../../../../domain/time/sentenceDay';
import { useReader } from '../../../shared/useReader';
import { by } from '../../../theme/by';
import { color } from '../../../theme/roles';
import { radius, space, type, weight } from '../../../theme/tokens';
import { useNow } from '../../../ui/useNow';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { weekOf } from './weekDays';

const Week = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${space(1)};
  padding: ${space(3)} ${space(4)};
`;

const Day = styled.li<{ $state: 'free' | 'due' }>`
  display: grid;
  justify-items: center;
  gap: ${space(0.5)};
  padding: ${space(1.5)} 0;
  border-radius: ${radius[8]};
  ${by('$state', {
    free: `color: ${color('textMuted')};`,
    due: `background: ${color('accentSurface')}; color: ${color('accentText')};`,
  })}
  ${type(12)}
  font-variant-numeric: tabular-nums;
  & > b {
    ${type(16)}
    font-weight: ${weight.semibold};
  }
`;

const Overdue = styled.li`
  grid-column: 1 / -1;
  padding: ${space(1.5)} ${space(3)};
  border-radius: ${radius[8]};
  background: ${color('dangerSurface')};
  color: ${color('dangerText')};
  ${type(13)}
  font-weight: ${weight.semibold};
  font-variant-numeric: tabular-nums;
`;

/**
 * A week at a glance: what is overdue, and how much ends on each of the seven days from today. Until the browser knows the time its place is kept,
 * so that nothing below it moves.
 */
export function WeekStrip({ deadlines }: { deadlines: readonly HubDeadline[] }) {
  const { t } = useTranslation('service');
  const language = useReader();
  const now = useNow();
  if (deadlines.length === 0) return null;
  if (now === null) {
    return (
      <Week as="div" aria-hidden>
        <Day as="div" $state="free">
          <span>&nbsp;</span>
          <b>&nbsp;</b>
          <span>&nbsp;</span>
        </Day>
      </Week>
    );
  }
  const { overdue, days } = weekOf(deadlines, now);
  return (
    <Week aria-label={t('week.title')}>
      {overdue > 0 && <Overdue>{t('week.overdue', { count: overdue })}</Overdue>}
      {days.map(({ day, count }, index) => (
        <Day key={day} $state={count > 0 ? 'due' : 'free'}>
          <span>{index === 0 ? t('week.today') : weekdayName(day, language)}</span>
          <b aria-hidden>{count === 0 ? '·' : count}</b>
          <VisuallyHidden>{t('week.count', { count })}</VisuallyHidden>
          <span>{day.slice(5)}</span>
        </Day>
      ))}
    </Week>
  );
}
