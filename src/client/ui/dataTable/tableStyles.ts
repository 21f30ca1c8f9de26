import styled from 'styled-components';
import { by } from '../../theme/by';
import { layers } from '../../theme/layers';
import { media } from '../../theme/media';
import { color, shadow } from '../../theme/roles';
import { radius, space, type, weight } from '../../theme/tokens';
import { cardCell } from './cardCell';
import { oneLine, twoLines } from './rowLayouts';
import type { Align, RowTone } from './tableTypes';
import { NativeButton } from '../nativeControls';

/** Width of the column of boxes; the record's name sticks right beside it. */
const TICK_WIDTH = '42px';

/** With `--max-height` where it is bounded. */
export const Frame = styled.div<{ $bounded?: boolean }>`
  position: relative;
  ${by('$bounded', { true: 'max-height: var(--max-height);' })}
  overflow: auto;
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surface')};
  ${media.wide} {
    &:not([data-wide]) {
      overflow: visible;
      ${by('$bounded', { true: 'overflow: auto;' })}
    }
  }
  ${media.phone} {
    max-height: none;
    overflow: visible;
    border: 0;
    background: none;
  }
  /* Rows have lines of their own; a frame would stand open at the end of a sheet. */
  ${media.print} {
    max-height: none;
    overflow: visible;
    border: 0;
  }
`;

/**
 * Roles are repeated because a phone's cards lay the table out as blocks, which takes its meaning away. `--min-width` is what it
 * needs beside others.
 */
export const Table = styled.table.attrs({ role: 'table' })<{
  $rows?: 'comfortable' | 'compact' | undefined;
  $twoLines?: boolean;
}>`
  width: 100%;
  ${by('$twoLines', { true: twoLines })}
  ${by('$rows', {
    comfortable: oneLine('comfortable') + twoLines,
    compact: oneLine('compact') + twoLines,
  })}
  ${type(13)}
  ${media.desktop} {
    min-width: var(--min-width, auto);
  }
  ${media.phone} {
    display: block;
  }
  /* As wide as the paper: no column keeps its width from the others, and lines end between words. */
  ${media.print} {
    min-width: 0;
    overflow-wrap: break-word;
    ${type(12)}
  }
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${media.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const HeadRow = styled.tr.attrs({ role: 'row' })``;

const alignment = by('$align', {
  left: 'text-align: left;',
  right: 'text-align: right;',
  center: 'text-align: center;',
});

/** The head sticks below the page's header, or to the top of its own box; so does that of a table that outgrew its place. */
export const HeadCell = styled.th.attrs({ role: 'columnheader' })<{ $align: Align; $box: boolean }>`
  position: sticky;
  top: 0;
  z-index: ${layers.tableHead};
  height: 36px;
  padding: 0 ${space(3)};
  border-bottom: 1px solid ${color('line')};
  background: ${color('surfaceMuted')};
  color: ${color('textMuted')};
  ${type(12)}
  font-weight: ${weight.medium};
  ${alignment}
  white-space: nowrap;
  &:first-child {
    left: 0;
    z-index: ${layers.tableCorner};
    border-top-left-radius: 7px;
  }
  &[data-tick] {
    width: ${TICK_WIDTH};
    padding-right: 0;
    ${media.print} {
      display: none;
    }
  }
  &[data-tick] + & {
    left: ${TICK_WIDTH};
    z-index: ${layers.tableCorner};
  }
  &:last-child {
    border-top-right-radius: 7px;
  }
  ${media.wide} {
    ${Frame}:not([data-wide]) & {
      ${by('$box', { true: 'top: 0;', false: 'top: var(--header-height);' })}
    }
  }
  ${media.print} {
    position: static;
    width: auto !important;
    padding: 0 ${space(2)};
    white-space: normal;
  }
`;

/** The edge of a column that a pointer draws; by keyboard the same is done in the window of the list's view. */
export const WidthHandle = styled.span`
  display: none;
  ${media.screenWide} {
    position: absolute;
    inset: 0 0 0 auto;
    display: block;
    width: 9px;
    cursor: col-resize;
    touch-action: none;
    &::after {
      content: '';
      position: absolute;
      inset: 8px 0 8px auto;
      width: 2px;
      border-radius: 1px;
    }
    &:hover::after,
    &[data-drawn]::after {
      background: ${color('accent')};
    }
    ${Head}:hover &:not(:hover, [data-drawn])::after {
      background: ${color('lineStrong')};
    }
  }
`;

export const SortButton = styled(NativeButton)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: inherit;
  font-weight: inherit;
  /* The name ends where the figures below it do. */
  &[data-align='right'] {
    flex-direction: row-reverse;
  }
  &:hover,
  &[data-current] {
    color: ${color('text')};
  }
  & > svg {
    width: 14px;
    height: 14px;
  }
  &:not([data-current]) > svg {
    opacity: 0;
  }
  &:hover > svg,
  &:focus-visible > svg {
    opacity: 1;
  }
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${media.phone} {
    display: flex;
    flex-direction: column;
    gap: ${space(2)};
  }
`;

export const Row = styled.tr.attrs({ role: 'row' })<{
  $tone?: RowTone | undefined;
  $clickable?: boolean;
  $selected?: boolean;
}>`
  --row: ${color('surface')};
  ${by(
    '$tone',
    {
      accent: `--row: ${color('accentSurface')};`,
      danger: `--row: ${color('dangerSurface')};`,
      muted: `color: ${color('textMuted')};`,
      none: `&:hover { --row: ${color('surfaceHover')}; }`,
    },
    'none',
  )}
  ${by('$selected', { true: `&, &:hover { --row: ${color('accentSurface')}; }` })}
  ${by('$clickable', { true: 'cursor: pointer;', false: 'cursor: default;' }, 'false')}
  &:last-child > td {
    border-bottom: 0;
  }
  ${media.phone} {
    position: relative;
    display: block;
    padding: ${space(2)} 0;
    border: 1px solid ${color('line')};
    border-radius: ${radius[8]};
    background: var(--row);
  }
`;

export const Cell = styled.td.attrs({ role: 'cell' })<{
  $align: Align;
  $wrap: boolean;
  $dense: boolean;
  $hideOnPhone: boolean;
}>`
  height: 40px;
  ${by('$dense', { true: 'height: 36px;' })}
  padding: ${space(1)} ${space(3)};
  border-bottom: 1px solid ${color('line')};
  background: var(--row, transparent);
  ${alignment}
  white-space: nowrap;
  ${by('$wrap', { true: 'white-space: normal;' })}
  /* Words break at their ends: a column of words keeps room for one, and where the frame scrolls for the longest. */
  ${media.desktop} {
    ${by('$wrap', { true: 'min-width: 112px;' })}
  }
  ${media.tablet} {
    overflow-wrap: break-word;
  }
  &[data-lead],
  &[data-tick] {
    position: sticky;
    left: 0;
    z-index: 1;
  }
  &[data-lead] {
    font-weight: ${weight.medium};
    ${media.desktop} {
      ${by('$wrap', { true: 'min-width: 144px;' })}
    }
  }
  &[data-tick] {
    padding-right: 0;
  }
  &[data-tick] + &[data-lead] {
    left: ${TICK_WIDTH};
  }
  /* In a list the one thing to do with a record keeps quiet until its row is pointed at. */
  ${media.hover} {
    table[data-one-line] tr:not(:hover, :focus-within) > &[data-corner] > button {
      opacity: 0;
    }
  }
  tr:last-child > &:first-child {
    border-bottom-left-radius: 7px;
  }
  tr:last-child > &:last-child {
    border-bottom-right-radius: 7px;
  }
  ${Frame}[data-scrolled] &[data-lead] {
    box-shadow: ${shadow('edge')};
  }
  ${cardCell}
  ${media.print} {
    height: 30px;
    padding: ${space(1)} ${space(2)};
    white-space: normal;
    ${by('$align', { right: 'white-space: nowrap;' })}
    &[data-lead] {
      position: static;
    }
    &[data-tick] {
      display: none;
    }
  }
`;
