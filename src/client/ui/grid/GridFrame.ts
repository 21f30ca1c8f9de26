import styled from 'styled-components';
import { media } from '../../theme/media';
import { color, shadow } from '../../theme/roles';
import { radius, space, type, weight } from '../../theme/tokens';
import { GUTTER_WIDTH, HEAD_HEIGHT, ROW_HEIGHT } from './gridMeasures';

/** Look of the grid and of its cells, which would be slow with styles of their own. */
export const GridFrame = styled.div`
  position: relative;
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  overflow: hidden;
  background: ${color('surface')};

  .grid-scroller {
    position: relative;
    overflow: auto;
    overscroll-behavior-x: contain;
    cursor: cell;
    user-select: none;
    ${type(13)}
    font-variant-numeric: tabular-nums;
    font-feature-settings: 'calt' 0;
  }
  .grid-canvas,
  .grid-sheet {
    position: relative;
    min-width: 100%;
  }
  .grid-head,
  .grid-summary {
    position: sticky;
    z-index: 4;
    display: flex;
    height: ${HEAD_HEIGHT}px;
    color: ${color('textMuted')};
    ${type(12)}
    & > * {
      flex: none;
      display: flex;
      align-items: center;
      background: ${color('surfaceMuted')};
    }
  }
  .grid-head {
    top: 0;
  }
  .grid-summary {
    bottom: 0;
    color: ${color('text')};
    ${type(13)}
    font-weight: ${weight.semibold};
    & > * {
      border-top: 1px solid ${color('lineStrong')};
    }
    & > div > span {
      flex: 1;
      padding: 0 ${space(2)};
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  .grid-row {
    position: absolute;
    left: 0;
    display: flex;
    width: 100%;
    height: ${ROW_HEIGHT}px;
  }
  .grid-gutter {
    position: sticky;
    left: 0;
    z-index: 3;
    flex: none;
    display: flex;
    align-items: center;
    justify-content: center;
    width: ${GUTTER_WIDTH}px;
    border-bottom: 1px solid ${color('line')};
    border-right: 1px solid ${color('line')};
    background: ${color('surfaceMuted')};
    color: ${color('textMuted')};
    cursor: default;
    ${type(12)}
  }
  .grid-title {
    position: relative;
    gap: ${space(1)};
    padding: 0 ${space(2)};
    border-bottom: 1px solid ${color('line')};
    border-right: 1px solid ${color('line')};
    font-weight: ${weight.medium};
    white-space: nowrap;
    cursor: default;
    & > span {
      flex: 1;
      overflow: hidden;
      text-overflow: ellipsis;
    }
    & > svg {
      flex: none;
      width: 12px;
      height: 12px;
    }
  }
  .grid-title > .grid-menu {
    position: absolute;
    right: ${space(1)};
    width: 24px;
    height: 24px;
    min-height: 0;
    background: ${color('surfaceMuted')};
    opacity: 0;
  }
  .grid-title:hover > .grid-menu,
  .grid-menu:focus-visible,
  .grid-menu[data-state='open'] {
    opacity: 1;
  }
  .grid-resize {
    position: absolute;
    top: 0;
    right: 0;
    width: 7px;
    height: 100%;
    cursor: col-resize;
  }
  .grid-head [data-on],
  .grid-gutter[data-on] {
    background: ${color('accentSurface')};
    color: ${color('accentText')};
  }
  .grid-cell {
    --t: 0;
    --r: 0;
    --b: 0;
    --l: 0;
    position: relative;
    flex: none;
    display: flex;
    align-items: center;
    border-bottom: 1px solid ${color('line')};
    border-right: 1px solid ${color('line')};
    background: ${color('surface')};
  }
  .grid-cell[aria-readonly] {
    background: ${color('surfaceMuted')};
  }
  .grid-frozen {
    position: sticky;
    z-index: 2;
    border-right-color: ${color('lineStrong')};
  }
  .grid-cell > svg {
    flex-shrink: 0;
    width: 14px;
    height: 14px;
    margin-right: ${space(1.5)};
    color: ${color('textFaint')};
  }
  .grid-cell[data-mark]::before {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    border: 4px solid transparent;
    border-top-color: currentColor;
    border-right-color: currentColor;
  }
  .grid-cell[data-mark='danger'] {
    background: ${color('dangerSurface')};
    &::before {
      color: ${color('danger')};
    }
  }
  .grid-cell[data-mark='warning'] {
    background: ${color('warningSurface')};
    &::before {
      color: ${color('warning')};
    }
  }
  /* The selection: a tint over its cells and a line along its edges, both drawn by the cells themselves. */
  .grid-cell[data-edges]::after {
    content: '';
    position: absolute;
    inset: 0 -1px -1px 0;
    z-index: 1;
    background: ${color('accent')};
    opacity: 0.08;
    pointer-events: none;
  }
  .grid-cell[data-edges] {
    box-shadow:
      inset 0 calc(var(--t) * 2px) ${color('accent')},
      inset calc(var(--r) * -2px) 0 ${color('accent')},
      inset 0 calc(var(--b) * -2px) ${color('accent')},
      inset calc(var(--l) * 2px) 0 ${color('accent')};
  }
  .grid-cell[data-edges*='t'] {
    --t: 1;
  }
  .grid-cell[data-edges*='r'] {
    --r: 1;
  }
  .grid-cell[data-edges*='b'] {
    --b: 1;
  }
  .grid-cell[data-edges*='l'] {
    --l: 1;
  }
  .grid-cell[data-active]::after {
    background: none;
    opacity: 1;
    inset: 0;
    outline: 2px solid ${color('accent')};
    outline-offset: -2px;
  }
  .grid-cell[data-filling] {
    box-shadow: inset 0 0 0 1px ${color('accent')};
  }
  .grid-handle {
    position: absolute;
    right: -1px;
    bottom: -1px;
    z-index: 2;
    width: 9px;
    height: 9px;
    border: 1px solid ${color('surface')};
    border-radius: 2px;
    background: ${color('accent')};
    cursor: crosshair;
  }
  /* While the focus is elsewhere the place of the selection stays, in grey. */
  &:not(:focus-within) .grid-cell[data-active]::after {
    outline-color: ${color('lineControl')};
  }
  &:not(:focus-within) .grid-handle {
    display: none;
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
  .grid-right {
    text-align: right;
  }
  .grid-center {
    text-align: center;
  }
  .grid-editor {
    position: relative;
    z-index: 1;
    width: 0;
    height: 0;
  }
  .grid-editor[data-frozen] {
    position: sticky;
    left: 0;
    z-index: 3;
  }
  .grid-editor-cell {
    position: absolute;
    pointer-events: none;
  }
  .grid-field {
    display: block;
    width: 100%;
    height: 100%;
    margin: 0;
    padding: 8px ${space(2)};
    overflow: hidden;
    border: 0;
    border-radius: 0;
    background: ${color('surface')};
    font: inherit;
    line-height: 20px;
    resize: none;
    white-space: pre;
    opacity: 0;
    outline: none;
    &:focus-visible {
      outline: none;
    }
  }
  .grid-editor-cell[data-open] {
    pointer-events: auto;
    cursor: text;
    & > .grid-field {
      min-width: 100%;
      max-width: 640px;
      field-sizing: content;
      width: auto;
      opacity: 1;
      box-shadow:
        inset 0 0 0 2px ${color('accent')},
        ${shadow('overlay')};
    }
  }
  .grid-note {
    display: grid;
    justify-items: start;
    gap: ${space(1)};
    padding: ${space(1)} ${space(2)};
    & > button {
      padding: ${space(1)} ${space(2)};
      border-radius: ${radius[4]};
      background: ${color('accentSurface')};
      color: ${color('accentText')};
      font-weight: ${weight.medium};
    }
  }
  .grid-note[data-kind='error'] > span {
    color: ${color('dangerText')};
  }
  .grid-note[data-kind='warning'] > span {
    color: ${color('warningText')};
  }
  /* What is in sight at the moment is drawn; paper takes all of it (PaperGrid). */
  ${media.print} {
    overflow: visible;
    .grid-scroller {
      display: none;
    }
  }
  ${media.phone} {
    .grid-scroller {
      ${type(14)}
    }
    .grid-handle {
      display: none;
    }
  }
`;
