import styled from 'styled-components';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { space, type } from '../../theme/tokens';
import { chartRow } from './chartRow';

export const Grid = styled.ol`
  display: grid;
  gap: ${space(1)} 0;
  ${type(13)}
`;

export const Row = styled.li`
  ${chartRow}
  grid-template-columns: minmax(96px, 32%) minmax(0, 1fr) 72px;
  gap: 0 ${space(3)};
  & > svg {
    overflow: visible;
    height: 24px;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) max-content;
    & > svg {
      padding: 0 6px;
    }
  }
`;

export const Axis = styled.div`
  position: relative;
  height: 16px;
  margin-bottom: ${space(1)};
  color: ${color('textMuted')};
  ${type(12)}
  font-variant-numeric: tabular-nums;
  & > span {
    position: absolute;
    transform: translateX(-50%);
    white-space: nowrap;
  }
  /* As far in as the drawings of the rows. */
  ${media.phone} {
    margin-inline: 6px;
  }
`;

export const Way = styled.line`
  stroke: ${color('lineStrong')};
  stroke-width: 2px;
`;

export const Zero = styled.line`
  stroke: ${color('lineControl')};
  stroke-width: 1px;
`;
