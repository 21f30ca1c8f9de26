import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { by } from '../theme/by';
import { color } from '../theme/roles';
import { space, type, weight } from '../theme/tokens';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  min-width: 0;
`;

const Label = styled.span`
  color: ${color('textMuted')};
  ${type(13)}
`;

const Value = styled.span`
  ${type(24)}
  font-weight: ${weight.semibold};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  & > small {
    margin-left: ${space(1)};
  }
  /* A unit is as small beside a figure of its own as beside a plain value. */
  & > small,
  & > span > span {
    color: ${color('textMuted')};
    ${type(14)}
    font-weight: ${weight.regular};
    letter-spacing: 0;
  }
`;

const Delta = styled.span<{ $good: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  ${by('$good', { true: `color: ${color('successText')};`, false: `color: ${color('dangerText')};` })}
  ${type(12)}
  font-weight: ${weight.medium};
  font-variant-numeric: tabular-nums;
  & > svg {
    width: 12px;
    height: 12px;
  }
`;

export type StatProps = {
  label: ReactNode;
  value: ReactNode;
  unit?: string;
  /** Change with its direction; `good` says whether that is welcome (default: up is). */
  delta?: { text: string; direction: 'up' | 'down'; good?: boolean };
  note?: ReactNode;
};

/** One figure that matters. */
export function Stat({ label, value, unit, delta, note }: StatProps) {
  return (
    <Root>
      <Label>{label}</Label>
      <Value>
        {value}
        {unit && <small>{unit}</small>}
      </Value>
      {delta && (
        <Delta $good={delta.good ?? delta.direction === 'up'}>
          {delta.direction === 'up' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
          {delta.text}
        </Delta>
      )}
      {note && <Label>{note}</Label>}
    </Root>
  );
}
