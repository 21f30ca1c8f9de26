import styled from 'styled-components';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { theme } from '../../theme/theme';
import { space, type } from '../../theme/tokens';
import { chartRow } from '../../ui/chart/chartRow';
import { Ends as ChartEnds } from '../../ui/chart/stripStyles';

export const Rows = styled.ol`
  display: grid;
  gap: ${space(1)};
  ${type(13)}
`;

export const Row = styled.li`
  ${chartRow}
  grid-template-columns: 96px minmax(0, 1fr) minmax(72px, max-content);
  gap: 0 ${space(3)};
  & > svg {
    overflow: visible;
    height: 24px;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) max-content;
  }
`;

/** From leaving to arrival; dashed until it has arrived. */
export const Transit = styled.line<{ $late: boolean; $open: boolean }>`
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

/** The day that the seller promised. */
export const Promised = styled.line`
  stroke: ${color('warning')};
  stroke-width: 2px;
  ${media.forcedColors} {
    stroke: Highlight;
  }
`;

/** The day that the buyer wishes: quieter than the promised one. */
export const Wished = styled.line`
  stroke: ${color('textMuted')};
  stroke-width: 1px;
`;

export const Today = styled.line`
  stroke: ${color('lineControl')};
  stroke-width: 1px;
  stroke-dasharray: 2 2;
`;

export const Ends = styled(ChartEnds)`
  margin-top: ${space(2)};
`;
