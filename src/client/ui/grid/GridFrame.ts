import styled from 'styled-components';
import { media } from '../../theme/media';
import { color, shadow } from '../../theme/roles';
import { radius, space, type, weight } from '../../theme/tokens';
import { cellStyles } from './cellStyles';
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
  }
  .grid-head > *,
  .grid-summary > * {
    flex: none;
    display: flex;
    align-items: center;
    background: ${color('surfaceMuted')};
  }
  .grid-head {
    top: 0;
  }
  .grid-summary {
    bottom: 0;
    color: ${color('text')};
    ${type(13)}
    font-weight: ${weight.semibold};
    & > div > span {
      flex: 1;
      padding: 0 ${space(2)};
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  .grid-summary > * {
    border-top: 1px solid ${color('lineStrong')};
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
  /* At the end that the title leaves free: a press on its words selects the column. */
  .grid-title > .grid-menu {
    position: absolute;
    right: ${space(1)};
    width: 20px;
    height: 24px;
    min-height: 0;
    background: ${color('surfaceMuted')};
    opacity: 0;
  }
  .grid-title:has(> .grid-right) > .grid-menu {
    right: auto;
    left: 2px;
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
  ${cellStyles}
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
