import styled, { css } from 'styled-components';
import { layers } from '../../../theme/layers';
import { media } from '../../../theme/media';
import { color, shadow } from '../../../theme/roles';
import { radius, space, type, weight } from '../../../theme/tokens';
import { theme } from '../../../theme/theme';
import { NativeButton } from '../../../ui/nativeControls';

/** Scrolls both ways inside the window, so that head and first column can stay in sight. */
export const Frame = styled.section`
  /* Hidden texts are placed absolutely: without this they would stretch the page. */
  position: relative;
  overflow: auto;
  width: fit-content;
  max-width: 100%;
  max-height: calc(100vh - var(--header-height) - 120px);
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  ${media.phone} {
    overflow: visible;
    width: auto;
    max-height: none;
    border: 0;
  }
  /* What is in sight at the moment; paper takes all of it (PrintMatrix). */
  ${media.print} {
    display: none;
  }
`;

export const Table = styled.table`
  min-width: 100%;
  &:focus-visible {
    outline: none;
  }
  ${type(13)}
  ${media.phone} {
    display: block;
    & > tbody {
      display: flex;
      flex-direction: column;
      gap: ${space(3)};
    }
  }
  ${media.print} {
    table-layout: fixed;
    width: 100%;
    overflow-wrap: break-word;
    ${type(12)}
    & + & {
      break-before: page;
    }
  }
`;

const first = css`
  position: sticky;
  left: 0;
  width: 300px;
  min-width: 300px;
  max-width: 300px;
  background: ${color('surface')};
  box-shadow: ${shadow('edge')};
  text-align: left;
  font-weight: ${weight.regular};
  ${media.print} {
    position: static;
    width: 24%;
    min-width: 0;
    max-width: none;
    box-shadow: none;
  }
`;

export const Head = styled.thead`
  & > tr > * {
    position: sticky;
    top: 0;
    z-index: ${layers.tableHead};
    min-width: 280px;
    padding: ${space(3)};
    border-bottom: 1px solid ${color('lineStrong')};
    background: ${color('surface')};
    vertical-align: top;
    text-align: left;
    font-weight: ${weight.regular};
  }
  & > tr > :not(:first-child) {
    border-left: 1px solid ${color('line')};
  }
  & > tr > :first-child {
    ${first}
    z-index: ${layers.tableCorner};
  }
  ${media.phone} {
    display: block;
    margin-bottom: ${space(4)};
    & > tr {
      position: relative;
      display: flex;
      gap: ${space(2)};
      overflow-x: auto;
    }
    & > tr > * {
      position: static;
      flex: 0 0 240px;
      border: 1px solid ${color('line')};
      border-radius: ${radius[8]};
    }
    & > tr > :first-child {
      display: none;
    }
  }
  ${media.print} {
    & > tr > * {
      position: static;
      min-width: 0;
      padding: ${space(2)};
    }
    & > tr > :first-child {
      position: static;
      min-width: 0;
    }
  }
`;

/** On a phone a line is a card: its text above, its sellers' answers side by side, moved with a finger. */
export const Row = styled.tr<{ $sellers: number }>`
  ${media.phone} {
    position: relative;
    display: grid;
    grid-template-columns: repeat(${({ $sellers }) => $sellers}, minmax(240px, 1fr));
    overflow-x: auto;
    scroll-snap-type: x proximity;
    border: 1px solid ${color('line')};
    border-radius: ${radius[8]};
  }
`;

export const LineHead = styled.th`
  ${first}
  z-index: ${layers.tableHead - 1};
  padding: ${space(3)};
  border-bottom: 1px solid ${color('line')};
  vertical-align: top;
  ${media.phone} {
    position: static;
    display: block;
    grid-column: 1 / -1;
    width: auto;
    min-width: 0;
    max-width: none;
    background: ${color('surfaceMuted')};
    box-shadow: none;
    & > * {
      position: sticky;
      left: ${space(3)};
      width: calc(100vw - ${space(16)});
    }
  }
  ${media.print} {
    padding: ${space(2)};
  }
`;

/** Stands for the sellers out of sight. */
export const Room = styled.td<{ $width: number | undefined }>`
  && {
    display: ${({ $width }) => ($width ? 'table-cell' : 'none')};
    width: ${({ $width }) => $width ?? 0}px;
    min-width: ${({ $width }) => $width ?? 0}px;
    padding: 0;
  }
  ${media.phone} {
    && {
      display: none;
    }
  }
`;

export const Cell = styled.td<{ $selected: boolean; $muted: boolean; $active?: boolean }>`
  width: 280px;
  min-width: 280px;
  padding: ${space(2.5)} ${space(3)};
  border-bottom: 1px solid ${color('line')};
  border-left: 1px solid ${color('line')};
  background: ${({ $selected, $muted }) =>
    $selected ? theme.color.accentSurface : $muted ? theme.color.surfaceMuted : theme.color.surface};
  box-shadow: ${({ $selected }) => ($selected ? `inset 0 0 0 2px ${theme.color.accent}` : 'none')};
  outline: ${({ $active }) => ($active ? `3px solid ${theme.color.focus}` : 'none')};
  outline-offset: -3px;
  vertical-align: top;
  ${media.phone} {
    display: block;
    width: auto;
    min-width: 0;
    border-bottom: 0;
    scroll-snap-align: start;
    &:nth-child(2) {
      border-left: 0;
    }
  }
  ${media.print} {
    width: auto;
    min-width: 0;
    padding: ${space(2)};
    outline: none;
  }
`;

/** All of the matrix; only in print. */
export const PrintedPages = styled.div`
  display: none;
  ${media.print} {
    display: block;
  }
`;

/** Said only where the head of the column is out of sight. */
export const OnPhone = styled.div`
  display: none;
  font-weight: ${weight.semibold};
  ${media.phone} {
    display: block;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(min-content, 1fr);
  gap: ${space(0.5)} ${space(3)};
  ${type(12)}
  & > dt {
    color: ${color('textMuted')};
  }
  & > dd {
    text-align: right;
  }
`;

/** A price that opens its arithmetic. */
export const PriceButton = styled(NativeButton)`
  text-align: left;
  ${type(14)}
  font-weight: ${weight.semibold};
  text-decoration: underline dotted;
  text-decoration-color: ${color('lineControl')};
  text-underline-offset: 4px;
  &:hover {
    color: ${color('accentText')};
  }
  ${media.phone} {
    min-height: 44px;
  }
`;
