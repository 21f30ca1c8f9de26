import type { ReactNode } from 'react';
import styled from 'styled-components';
import { edge, solidEdge } from '../theme/edge';
import { color } from '../theme/roles';
import { type Tone, theme, tones } from '../theme/theme';
import { by, eachOf } from '../theme/by';
import { radius, space, type, weight } from '../theme/tokens';

const Item = styled.li`
  position: relative;
  display: flex;
  gap: ${space(3)};
  padding-bottom: ${space(5)};
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 20px;
    bottom: -4px;
    left: 9px;
    width: 1px;
    background: ${color('lineStrong')};
  }
  &:last-child {
    padding-bottom: 0;
  }
`;

/** In the colours of its tone: as a sign with an icon, or plain. */
const Dot = styled.span<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  flex-shrink: 0;
  width: 20px;
  height: 20px;
  border-radius: ${radius.round};
  ${by(
    '$tone',
    eachOf(
      tones,
      (tone) =>
        `--dot: ${theme.tone[tone].strong}; background: ${theme.tone[tone].surface}; color: ${theme.tone[tone].text};`,
    ),
  )}
  ${edge}
  &[data-plain] {
    width: 9px;
    height: 9px;
    margin: 6px 5px;
    background: var(--dot);
    outline: none;
    ${solidEdge}
  }
  & > svg {
    width: 12px;
    height: 12px;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(3)};
  ${type(14)}
  & > strong {
    font-weight: ${weight.medium};
  }
  & > time {
    color: ${color('textMuted')};
    ${type(12)}
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const Small = styled.div`
  color: ${color('textMuted')};
  ${type(13)}
`;

export type TimelineItem = {
  key: string;
  title: ReactNode;
  /** Already formatted for the reader. */
  time?: ReactNode;
  /** ISO time behind it. */
  dateTime?: string;
  who?: ReactNode;
  note?: ReactNode;
  tone?: Tone;
  icon?: ReactNode;
};

/** What happened, in order. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol>
      {items.map(({ key, title, time, dateTime, who, note, tone = 'gray', icon }) => (
        <Item key={key}>
          <Dot $tone={tone} data-plain={!icon || undefined} aria-hidden>
            {icon}
          </Dot>
          <div>
            <Line>
              <strong>{title}</strong>
              {time && <time dateTime={dateTime}>{time}</time>}
            </Line>
            {who && <Small>{who}</Small>}
            {note && <Small>{note}</Small>}
          </div>
        </Item>
      ))}
    </ol>
  );
}
