import { css } from 'styled-components';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { theme } from '../../../theme/theme';
import { space, type, weight } from '../../../theme/tokens';
import { signColours, signStrokes } from './CellSigns';

export const hairline = css`
  border-bottom: 1px solid ${color('line')};
`;

/**
 * The cells of the lines. Styled from the table, by what they are: a component of its own for each of hundreds of cells and
 * their parts would take most of the time of a frame while scrolling.
 */
export const cells = css`
  & td[data-column] {
    position: relative;
    overflow: hidden;
    padding: 0 ${space(1.5)};
    ${hairline}
    background: ${color('surface')};
    text-align: right;
    cursor: default;
  }
  & td[data-left] {
    position: sticky;
    z-index: 1;
  }
  & td[data-step='best'] {
    background: ${color('successSurface')};
  }
  & td[data-step='farthest'] {
    background: ${color('warningSurface')};
  }
  & td[data-step='far'] {
    background: color-mix(in srgb, ${theme.color.warningSurface} 45%, ${theme.color.surface});
  }
  & td[data-taken] {
    background: ${color('accentSurfaceStrong')};
  }
  & td[data-active] {
    box-shadow: inset 0 0 0 1px ${color('accent')};
  }
  &:focus td[data-active] {
    box-shadow: inset 0 0 0 2px ${color('focus')};
  }
  /* Signs at the left, the price at the right, in one line. */
  & [data-column] > span {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${space(1)};
    min-width: 0;
    white-space: nowrap;
  }
  & [data-column] > [data-pick] {
    padding-left: ${space(4)};
  }
  & [data-column] > [data-muted],
  & [data-column] small {
    color: ${color('textMuted')};
  }
  & [data-column] small {
    ${type(12)}
  }
  /* The second line begins with what decides: what has no room is cut off its end, and nothing lies under the box to tick. */
  & [data-column] > [data-muted] {
    padding-left: ${space(4)};
  }
  & [data-column] > [data-muted] > small {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & [data-column] b {
    font-weight: ${weight.medium};
    font-variant-numeric: tabular-nums;
  }
  /* As many signs as have room beside the price, the most important ones; the panel names all of them. */
  & [data-column] > span > span {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: ${space(1)};
    align-items: center;
    justify-content: flex-end;
    overflow: hidden;
    min-width: 0;
    height: 14px;
    ${signColours}
    ${signStrokes}
  }
  & [data-column] svg {
    width: 13px;
    height: 13px;
  }
  & [data-column] svg[data-bars] {
    width: 11px;
    height: 11px;
  }
  /* Takes the offer: faint until the row is pointed at or it is taken, and where nothing can be pointed with. */
  & [data-column] > input {
    position: absolute;
    left: ${space(1.5)};
    top: 50%;
    width: 16px;
    height: 16px;
    margin: -8px 0 0;
    accent-color: ${color('accent')};
    opacity: 0.45;
    cursor: pointer;
  }
  & [data-column] > input:checked,
  & tr:hover > [data-column] > input,
  & td[data-active] > input {
    opacity: 1;
  }
  @media (hover: none) {
    & [data-column] > input {
      opacity: 1;
    }
  }
  ${media.forcedColors} {
    & td[data-active] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    & td[aria-selected='true'] {
      text-decoration: underline;
    }
  }
  ${media.print} {
    & td[data-column] {
      overflow: visible;
      padding: ${space(1)} ${space(2)};
      vertical-align: top;
    }
    & [data-column] > input {
      display: none;
    }
    /* Printers leave the ground out, by which the screen shows what is taken. */
    & [data-taken] b::before {
      content: '✓ ';
    }
  }
`;
