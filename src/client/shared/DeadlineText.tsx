import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { by } from '../theme/by';
import { media } from '../theme/media';
import { space } from '../theme/tokens';
import { Countdown } from '../ui/Countdown';
import { deadlineParts, instantText } from '../../domain/time/instants';
import { DAY_MS } from '../../domain/time/spans';
import { useAtTime } from '../ui/useNow';
import { color } from '../theme/roles';
import { DateText } from './DateText';
import { useReader } from './useReader';
import { useZone } from './useZone';

const WEEK_MS = 7 * DAY_MS;

const Root = styled.span<{ $inRow?: boolean }>`
  display: inline-flex;
  flex-wrap: wrap;
  ${by('$inRow', { true: 'flex-wrap: nowrap;' })}
  align-items: center;
  gap: 0 ${space(2)};
  ${media.phone} {
    /* Two lines of a phone have room for the time left, or for the date. */
    & > time:not(:only-child) {
      display: inline;
      ${by('$inRow', { true: 'display: none;' })}
    }
  }
`;

const Time = styled.time`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Local = styled.span`
  color: ${color('textMuted')};
  white-space: nowrap;
`;

export type DeadlineTextProps = {
  /** Instant at which it ends, in ISO 8601. */
  closesAt: string | null | undefined;
  /** When it ended before that; shown in its place. */
  endedAt?: string | null | undefined;
  /** Counts down beside the date (default true). */
  countdown?: boolean;
  /** In a row of one line: the time in Korea alone, where it is decided, with the time left in the last week. */
  inRow?: boolean;
  /** Called once when it passes while the page is open. */
  onOver?: () => void;
};

/** A deadline as the reader's language writes it, with the time left: yellow under 24 h, red under 1 h. */
export function DeadlineText({ closesAt, endedAt, countdown = true, inRow = false, onOver }: DeadlineTextProps) {
  const { t } = useTranslation('trade');
  // In a list the days left count within a week; beyond it the date says all, and less stands in the row.
  const near = useAtTime((now) => now === null || !closesAt || Date.parse(closesAt) - now < WEEK_MS);
  if (!closesAt) return <span>{t('deadline.none')}</span>;
  if (endedAt) {
    return (
      <Root>
        <DateText value={endedAt} time />
        <span>{t('deadline.endedEarly')}</span>
      </Root>
    );
  }
  return (
    <Root $inRow={inRow}>
      <Deadline instant={closesAt} inRow={inRow} />
      {countdown && (!inRow || near) && <Countdown deadline={closesAt} onOver={onOver} />}
    </Root>
  );
}

/** The deadline on the reader's clock, in English with the time in Korea, where it is decided, beside it. */
function Deadline({ instant, inRow }: { instant: string; inRow: boolean }) {
  const language = useReader();
  const { time, korea } = deadlineParts(instant, language, useZone());
  if (inRow) {
    return (
      <Time dateTime={instant} title={time}>
        {instantText(instant, language)}
      </Time>
    );
  }
  return (
    <>
      <Time dateTime={instant}>{time}</Time>
      {korea !== null && <Local>({korea})</Local>}
    </>
  );
}
