import styled from 'styled-components';
import { by } from '../theme/by';
import { color } from '../theme/roles';
import { weight } from '../theme/tokens';
import { groupDigits } from './numberText';

const Root = styled.span<{ $strong: boolean }>`
  font-variant-numeric: tabular-nums;
  ${by('$strong', { true: `font-weight: ${weight.semibold};`, false: 'font-weight: inherit;' })}
  white-space: nowrap;
  & > span {
    margin-left: 0.25em;
    color: ${color('textMuted')};
    font-size: 0.92em;
    font-weight: ${weight.regular};
  }
`;

export type FigureProps = {
  /** Decimal string (or a whole number); digits are grouped, never rounded. Absent shows a dash. */
  value: string | number | null | undefined;
  /** After the number, muted: "kg", "EA", "원". */
  unit?: string;
  strong?: boolean;
};

/** A number that never wraps, with its unit. */
export function Figure({ value, unit, strong = false }: FigureProps) {
  if (value === null || value === undefined || value === '')
    return (
      <Root $strong={false} data-nothing>
        –
      </Root>
    );
  return (
    <Root $strong={strong}>
      {groupDigits(String(value))}
      {unit && <span>{unit}</span>}
    </Root>
  );
}
