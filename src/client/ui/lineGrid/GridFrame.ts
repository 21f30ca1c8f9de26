import styled from 'styled-components';
import { media } from '../../theme/media';
import { color, shadow } from '../../theme/roles';
import { motion, radius, space, type, weight } from '../../theme/tokens';

/** Look of the grid library's boxes; borders lie at the left and top, the shadow draws the last ones. */
export const GridFrame = styled.div`
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  overflow: hidden;
  background: ${color('surface')};

  .dsg-container {
    position: relative;
    width: 100%;
    overflow: auto;
    cursor: cell;
    user-select: none;
    ${type(13)}
    font-variant-numeric: tabular-nums;
    font-feature-settings: 'calt' 0;
    will-change: transform;
  }
  .dsg-container:focus-visible {
    outline: none;
  }
  .dsg-row {
    position: absolute;
    top: 0;
    left: 0;
    background: ${color('surface')};
  }
  .dsg-row-header {
    position: sticky;
    z-index: 4;
  }
  .dsg-cell {
    position: absolute;
    top: 0;
    display: flex;
    align-items: center;
    height: 100%;
    border-top: 1px solid ${color('line')};
    border-left: 1px solid ${color('line')};
    background: ${color('surface')};
    box-shadow: 1px 1px ${color('line')};
  }
  .dsg-cell-disabled {
    background: ${color('surfaceMuted')};
  }
  .dsg-cell-header,
  .dsg-cell-gutter {
    background: ${color('surfaceMuted')};
    color: ${color('textMuted')};
    ${type(12)}
    transition: color ${motion.fast};
  }
  .dsg-cell-header {
    border-top-color: transparent;
    font-weight: ${weight.medium};
    white-space: nowrap;
  }
  .dsg-cell-header-container {
    flex: 1;
    min-width: 0;
    padding: 0 ${space(2)};
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .dsg-cell-gutter {
    position: sticky;
    left: 0;
    z-index: 3;
    justify-content: center;
    border-left-color: transparent;
  }
  .dsg-cell-gutter .dsg-cell-header-container {
    overflow: visible;
    padding: 0;
    text-align: center;
  }
  .grid-box {
    position: relative;
    display: flex;
    align-items: center;
    width: 100%;
    height: 100%;
  }
  .grid-box > svg {
    flex-shrink: 0;
    width: 14px;
    height: 14px;
    margin-right: ${space(1.5)};
    color: ${color('textFaint')};
  }
  .grid-box[data-mark]::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    border: 4px solid transparent;
    border-top-color: currentColor;
    border-right-color: currentColor;
  }
  .grid-box[data-mark='danger'] {
    background: ${color('dangerSurface')};
    &::after {
      color: ${color('danger')};
    }
  }
  .grid-box[data-mark='warning'] {
    background: ${color('warningSurface')};
    &::after {
      color: ${color('warning')};
    }
  }
  .grid-shown {
    flex: 1;
    min-width: 0;
    padding: 0 ${space(2)};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .grid-shown[data-muted] {
    color: ${color('textMuted')};
  }
  .grid-placeholder {
    color: ${color('textFaint')};
  }
  .grid-item {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
    min-width: 0;
    color: ${color('text')};
    font-feature-settings: 'calt' 0;
    & > span:last-of-type,
    & > small {
      overflow: hidden;
      text-overflow: ellipsis;
    }
    & > small {
      flex-shrink: 0;
      max-width: 45%;
      color: ${color('textMuted')};
      ${type(12)}
    }
    & > svg {
      flex-shrink: 0;
      width: 14px;
      height: 14px;
      color: ${color('success')};
    }
    & > em {
      flex-shrink: 0;
      padding: 0 ${space(1.5)};
      border-radius: ${radius[4]};
      background: ${color('warningSurface')};
      color: ${color('warningText')};
      ${type(12)}
      font-style: normal;
    }
  }
  .grid-lead {
    display: none;
    position: absolute;
    inset: -1px auto 0 100%;
    width: var(--lead-width);
    padding: 0 ${space(2)};
    overflow: hidden;
    border-top: 1px solid ${color('line')};
    border-left: 1px solid ${color('line')};
    border-right: 1px solid ${color('lineStrong')};
    background: ${color('surface')};
    color: ${color('text')};
    text-align: left;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .dsg-cell-header .grid-lead {
    border-top-color: transparent;
    background: ${color('surfaceMuted')};
    color: ${color('textMuted')};
  }
  .grid-right {
    text-align: right;
  }
  .grid-center {
    text-align: center;
  }
  .dsg-cell-header-active,
  .dsg-cell-gutter-active {
    background: ${color('accentSurface')};
    color: ${color('accentText')};
  }
  .dsg-active-cell,
  .dsg-selection-rect {
    position: absolute;
    z-index: 2;
    border: 2px solid ${color('accent')};
    border-radius: 2px;
    pointer-events: none;
  }
  .dsg-active-cell-focus {
    box-shadow: ${shadow('overlay')};
  }
  .dsg-active-cell-disabled,
  .dsg-selection-rect-disabled {
    border-color: ${color('lineControl')};
  }
  .dsg-selection-rect::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${color('accent')};
    opacity: 0.06;
  }
  .dsg-scrollable-view-container {
    position: absolute;
    top: 0;
    left: 0;
    pointer-events: none;
  }
  .dsg-expand-rows-indicator {
    position: absolute;
    z-index: 2;
    width: 9px;
    height: 9px;
    border: 1px solid ${color('surface')};
    border-radius: 2px;
    background: ${color('accent')};
    cursor: crosshair;
  }
  .dsg-expand-rows-rect {
    position: absolute;
    background: ${color('accent')};
    opacity: 0.06;
    pointer-events: none;
  }
  .dsg-hidden-cell {
    display: none;
  }
  /* The library draws what is in sight at the moment; paper takes all of it (PaperGrid). */
  ${media.print} {
    overflow: visible;
    .dsg-container {
      display: none;
    }
  }
  ${media.phone} {
    .dsg-container,
    .dsg-cell:not(.dsg-cell-header) .grid-lead {
      ${type(14)}
    }
    &[data-scrolled] .grid-lead {
      display: flex;
      align-items: center;
    }
    .dsg-expand-rows-indicator {
      display: none;
    }
  }
`;
