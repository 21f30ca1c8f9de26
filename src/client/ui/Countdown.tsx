import { Clock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { by } from '../theme/by';
import { color } from '../theme/roles';
import { space, weight } from '../theme/tokens';
import { daysLate, type Remaining, remainingTime } from './remainingTime';
import { useNow } from './useNow';

const Root = styled.span<{ $urgency: Remaining['urgency']; $late: boolean; $coming: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-width: 0;
  ${by('$coming', { true: 'min-width: 7ch;' })}
  font-weight: inherit;
  ${by('$urgency', {
    calm: `color: ${color('text')};`,
    soon: `color: ${color('warningText')}; font-weight: ${weight.semibold};`,
    last: `color: ${color('dangerText')}; font-weight: ${weight.semibold};`,
    over: `color: ${color('textMuted')};`,
  })}
  ${by('$late', { true: `color: ${color('dangerText')}; font-weight: ${weight.semibold};` })}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  vertical-align: bottom;
  & > svg {
    flex-shrink: 0;
    width: 14px;
    height: 14px;
  }
`;

export type CountdownProps = {
  /** ISO time of the deadline. */
  deadline: string;
  icon?: boolean;
  /** Once it has passed: what it was for is closed, or is still to be done and late. */
  passed?: 'over' | 'late';
  /** Called once when the deadline passes while the page is open. */
  onOver?: () => void;
};

/** Time left until a deadline: yellow under 24 h, red under 1 h and once it is late. Empty until mounted, so SSR agrees. */
export function Countdown({ deadline, icon = true, passed = 'over', onOver }: CountdownProps) {
  const { t } = useTranslation('ui');
  const now = useNow();
  const left = now === null ? null : remainingTime(Date.parse(deadline) - now);
  const urgency = left?.urgency ?? 'calm';
  const late = urgency === 'over' && passed === 'late';
  const days = late && now !== null ? daysLate(Date.parse(deadline), now) : 0;
  const before = useRef<Remaining['urgency'] | null>(null);
  useEffect(() => {
    if (urgency === 'over' && before.current && before.current !== 'over') onOver?.();
    before.current = left ? urgency : null;
  }, [urgency, left, onOver]);
  return (
    <Root $urgency={urgency} $late={late} $coming={!left} role="timer">
      {icon && <Clock aria-hidden />}
      {!left
        ? ' '
        : days > 0
          ? t('countdown.lateDays', { count: days })
          : t(`countdown.${urgency === 'over' ? passed : urgency}`, wording(left))}
    </Root>
  );
}

function wording({ days, hours, minutes, seconds }: Remaining) {
  return { days, hours, minutes, seconds: String(seconds).padStart(2, '0') };
}
