import styled, { css } from 'styled-components';
import { theme } from '../../theme/theme';
import { edge, inked } from '../../theme/edge';
import { media } from '../../theme/media';
import { color } from '../../theme/roles';
import { type ChartFill, chartFill } from './chartFill';
import { radius, space, type, weight } from '../../theme/tokens';

/** Axis at the left, drawing at the right, labels below. */
export const Plot = styled.figure`
  position: relative;
  margin: 0;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space(2)};
`;

export const Scale = styled.div`
  position: relative;
  min-width: 32px;
  height: var(--plot-height, 180px);
  color: ${color('textMuted')};
  ${type(12)}
  font-variant-numeric: tabular-nums;
  text-align: right;
  & > span {
    display: block;
    white-space: nowrap;
  }
  & > span:not(:first-child) {
    position: absolute;
    right: 0;
    transform: translateY(50%);
  }
  & > span:first-child {
    visibility: hidden;
    height: 0;
  }
`;

export const Area = styled.div`
  position: relative;
  height: var(--plot-height, 180px);
`;

export const GridLine = styled.i<{ $strong: boolean }>`
  position: absolute;
  right: 0;
  left: 0;
  border-top: 1px solid ${({ $strong }) => ($strong ? theme.color.lineStrong : theme.color.line)};
`;

export const Labels = styled.div`
  display: flex;
  grid-column: 2;
  margin-top: ${space(1)};
  color: ${color('textMuted')};
  ${type(12)}
  font-variant-numeric: tabular-nums;
  & > span {
    flex: 1 1 0;
    min-width: 0;
    overflow: visible;
    text-align: center;
    white-space: nowrap;
  }
  small {
    display: block;
    height: 16px;
    color: ${color('textFaint')};
    font-size: inherit;
  }
`;

export const Tip = styled.span`
  position: absolute;
  bottom: calc(100% - 28px);
  left: 50%;
  z-index: 1;
  display: none;
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius[4]};
  background: ${color('surfaceInverse')};
  color: ${color('textInverse')};
  ${type(12)}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  transform: translateX(-50%);
  pointer-events: none;
  ${edge}
  & > b {
    display: block;
    font-weight: ${weight.semibold};
  }
  & > span {
    display: block;
  }
`;

/** The place of one month: shows its figures while it is pointed at. */
export const Slot = styled.div<{ $edge?: 'left' | 'right' | undefined }>`
  position: relative;
  display: flex;
  flex: 1 1 0;
  align-items: flex-end;
  justify-content: center;
  gap: 2px;
  min-width: 0;
  height: 100%;
  padding: 0 2px;
  &:hover {
    background: ${color('surfaceSunken')};
  }
  &:hover > ${Tip} {
    display: block;
    ${({ $edge }) => $edge === 'left' && 'left: 0; transform: none;'}
    ${({ $edge }) => $edge === 'right' && 'right: 0; left: auto; transform: none;'}
  }
`;

/** With the reader's own few colours, series differ by being full, or striped from the second on. */
export const filled = css`
  ${inked}
  ${media.forcedColors} {
    border: 1px solid CanvasText;
    background: CanvasText;
    forced-color-adjust: none;
    &:nth-of-type(n + 2),
    li:nth-of-type(n + 2) > & {
      background: repeating-linear-gradient(45deg, CanvasText 0 2px, Canvas 2px 5px);
    }
  }
`;

export const Bar = styled.i<{ $fill: ChartFill }>`
  position: relative;
  flex: 1 1 0;
  min-width: 0;
  max-width: 28px;
  border-radius: ${radius[4]} ${radius[4]} 0 0;
  background: ${({ $fill }) => chartFill[$fill]};
  ${filled}
  & > small {
    position: absolute;
    bottom: 100%;
    left: 50%;
    color: ${color('textMuted')};
    ${type(12)}
    font-style: normal;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    transform: translateX(-50%);
  }
`;

/** Where nothing happened in a month: said, not left out. */
export const NoBar = styled.small`
  color: ${color('textFaint')};
  ${type(12)}
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  margin-top: ${space(3)};
  color: ${color('textMuted')};
  ${type(12)}
  li {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
  }
`;

export const Swatch = styled.i<{ $fill: ChartFill }>`
  width: 10px;
  height: 10px;
  border-radius: 2px;
  background: ${({ $fill }) => chartFill[$fill]};
  ${filled}
`;
