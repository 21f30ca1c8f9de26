import styled from 'styled-components';
import { color } from '../../theme/roles';
import { space, type } from '../../theme/tokens';

/** A low drawing of one value or one series, without axes. */
export const Strip = styled.figure`
  margin: 0;
  ${type(12)}
  & > svg {
    display: block;
    overflow: visible;
  }
`;

/** What lies at the two ends of a drawing, below it. */
export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(3)};
  color: ${color('textMuted')};
  ${type(12)}
  font-variant-numeric: tabular-nums;
  & > span {
    white-space: nowrap;
  }
`;
