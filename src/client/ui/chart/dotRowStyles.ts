import styled from 'styled-components';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { space, type } from '../../theme/tokens';

export const Grid = styled.ol`
  display: grid;
  gap: ${space(1)} 0;
  ${type(13)}
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(96px, 32%) minmax(0, 1fr) 72px;
  grid-template-areas: 'name dots figure';
  align-items: center;
  gap: 0 ${space(3)};
  & > :first-child {
    grid-area: name;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg {
    display: block;
    grid-area: dots;
    overflow: visible;
    width: 100%;
    height: 24px;
  }
  & > :last-child {
    grid-area: figure;
    font-variant-numeric: tabular-nums;
    text-align: right;
    white-space: nowrap;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) max-content;
    grid-template-areas: 'name figure' 'dots dots';
    & > svg {
      padding: 0 6px;
    }
  }
`;

export const Axis = styled.div`
  position: relative;
  grid-area: dots;
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
`;

export const Way = styled.line`
  stroke: ${color('lineStrong')};
  stroke-width: 2px;
`;

export const Zero = styled.line`
  stroke: ${color('lineControl')};
  stroke-width: 1px;
`;
