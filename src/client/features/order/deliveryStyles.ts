import styled from 'styled-components';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { theme } from '../../theme/theme';
import { space, type } from '../../theme/tokens';

export const Rows = styled.ol`
  display: grid;
  gap: ${space(1)};
  ${type(13)}
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) minmax(72px, max-content);
  align-items: center;
  gap: 0 ${space(3)};
  & > svg {
    display: block;
    overflow: visible;
    width: 100%;
    height: 24px;
  }
  & > :last-child {
    font-variant-numeric: tabular-nums;
    text-align: right;
    white-space: nowrap;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) max-content;
    & > svg {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

export const Way = styled.line<{ $late: boolean; $open: boolean }>`
  stroke: ${({ $late }) => ($late ? theme.color.warning : theme.color.accent)};
  stroke-width: 8px;
  stroke-dasharray: ${({ $open }) => ($open ? '4 3' : 'none')};
  ${media.forcedColors} {
    stroke: CanvasText;
  }
`;

export const Ground = styled.line`
  stroke: ${color('line')};
  stroke-width: 1px;
`;

export const Required = styled.line`
  stroke: ${color('warning')};
  stroke-width: 2px;
  ${media.forcedColors} {
    stroke: Highlight;
  }
`;

export const Today = styled.line`
  stroke: ${color('lineControl')};
  stroke-width: 1px;
  stroke-dasharray: 2 2;
`;

export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(4)};
  margin-top: ${space(2)};
  color: ${color('textMuted')};
  ${type(12)}
  font-variant-numeric: tabular-nums;
`;
