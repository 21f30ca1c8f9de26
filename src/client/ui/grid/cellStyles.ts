import { css } from 'styled-components';
import { color } from '../../theme/roles';
import { radius, space, type } from '../../theme/tokens';
import { ROW_HEIGHT } from './gridMeasures';

/** Look of the cells: their marks, the selection and what stands in them. */
export const cellStyles = css`
  .grid-cell {
    --t: 0;
    --r: 0;
    --b: 0;
    --l: 0;
    position: relative;
    flex: none;
    border-bottom: 1px solid ${color('line')};
    border-right: 1px solid ${color('line')};
    background: ${color('surface')};
  }
  .grid-boxed {
    display: flex;
    align-items: center;
  }
  .grid-text {
    padding: 0 ${space(2)};
    overflow: hidden;
    line-height: ${ROW_HEIGHT - 1}px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .grid-cell[data-muted] {
    color: ${color('textMuted')};
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
    margin: 0 ${space(1.5)} 0 auto;
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
  /* While the focus is elsewhere the place of the selection stays, in grey. By the mark alone: a class would make each cell's style new. */
  &:not(:focus-within) [data-active]::after {
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
`;
