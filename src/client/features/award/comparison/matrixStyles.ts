import styled, { css } from 'styled-components';
import { layers } from '../../../theme/layers';
import { by } from '../../../theme/by';
import { media } from '../../../theme/media';
import { color, shadow } from '../../../theme/roles';
import { theme } from '../../../theme/theme';
import { radius, space, type, weight } from '../../../theme/tokens';
import { signColours, signStrokes } from './CellSigns';

/** The matrix and, where it is open, the panel beside it. */
export const Stage = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  ${media.phone} {
    display: none;
  }
`;

/** As wide as the panel leaves it; the frame inside is as wide as its table. */
export const FrameRoom = styled.div`
  flex: 1;
  min-width: 0;
`;

/** Scrolls both ways inside the window, so that head and first column stay in sight. */
export const Frame = styled.section`
  /* Hidden texts are placed absolutely: without this they would stretch the page. */
  position: relative;
  overflow: auto;
  width: fit-content;
  max-width: 100%;
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surface')};
  /* What is in sight at the moment; print takes all of it (PrintMatrix). */
  ${media.print} {
    display: none;
  }
`;

export const hairline = css`
  border-bottom: 1px solid ${color('line')};
`;

/**
 * The cells of the lines. Styled from the table, by what they are: a component of its own for each of hundreds of cells and
 * their parts would take most of the time of a frame while scrolling.
 */
const cells = css`
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

export const Table = styled.table`
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  ${type(13)}
  ${cells}
  &:focus-visible {
    outline: none;
  }
  ${media.print} {
    width: 100%;
    overflow-wrap: break-word;
    ${type(12)}
    & + & {
      break-before: page;
    }
  }
`;

/** The column of the lines, which stays at the left. */
const first = css`
  position: sticky;
  left: 0;
  padding: 0 ${space(3)};
  ${hairline}
  background: ${color('surface')};
  text-align: left;
  font-weight: ${weight.regular};
  ${media.print} {
    position: static;
    width: 24%;
    padding: ${space(1)} ${space(2)};
  }
`;

/** A column of the head that stays beside the lines. */
export const stays = css`
  &[data-stays] {
    position: sticky;
    left: var(--left);
    z-index: ${layers.tableHead};
  }
`;

/** What makes a cell stay so far from the left edge. */
export const stayingAt = (left: number | undefined) =>
  left === undefined ? {} : { 'data-stays': '', style: { '--left': `${left}px` } };

/** What a row of the head, or of the lines, is about. */
export const RowTitle = styled.th<{ $shadow?: boolean }>`
  ${first}
  z-index: ${layers.tableHead};
  box-shadow: none;
  ${by('$shadow', { true: `box-shadow: ${theme.shadow.edge};` })}
  ${media.print} {
    box-shadow: none;
  }
`;

export const GroupRow = styled.tr`
  & > th {
    position: sticky;
    left: 0;
    padding: 0 ${space(3)};
    ${hairline}
    background: ${color('surfaceMuted')};
    text-align: left;
    font-weight: ${weight.semibold};
    ${type(12)}
  }
`;

export const Row = styled.tr`
  &:hover > :not([data-step]) {
    background: ${color('surfaceHover')};
  }
`;

/** Stands for the sellers out of sight. */
export const Room = styled.td`
  &:not([data-open]) {
    display: none;
  }
  padding: 0;
`;

/** All of the matrix; only in print. */
export const PrintedPages = styled.div`
  display: none;
  ${media.print} {
    display: block;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(min-content, 1fr);
  gap: ${space(1)} ${space(3)};
  ${type(13)}
  & > dt {
    color: ${color('textMuted')};
  }
  & > dd {
    text-align: right;
  }
`;

export const PanelRoot = styled.aside`
  display: flex;
  flex-direction: column;
  flex: 0 0 340px;
  overflow: auto;
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surface')};
  box-shadow: ${shadow('overlay')};
  ${media.print} {
    display: none;
  }
`;
