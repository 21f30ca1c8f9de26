import styled, { css } from 'styled-components';
import { layers } from '../../../theme/layers';
import { by } from '../../../theme/by';
import { media } from '../../../theme/media';
import { color, shadow } from '../../../theme/roles';
import { theme } from '../../../theme/theme';
import { radius, space, type, weight } from '../../../theme/tokens';
import { cells, hairline } from './cellStyles';

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
