import styled from 'styled-components';
import { layers } from '../../../theme/layers';
import { by } from '../../../theme/by';
import { media } from '../../../theme/media';
import { color } from '../../../theme/roles';
import { radius, space, type, weight } from '../../../theme/tokens';
import { NativeButton } from '../../../ui/nativeControls';
import { HEAD_ROW_PX } from './matrixMeasures';
import { RowTitle, stays } from './matrixStyles';

/** Stays above the lines. */
export const Head = styled.thead`
  position: sticky;
  top: 0;
  z-index: ${layers.tableCorner};
  & > tr > * {
    height: ${HEAD_ROW_PX}px;
    background: ${color('surface')};
  }
  & > tr:last-child > * {
    border-bottom: 1px solid ${color('lineStrong')};
  }
  ${media.print} {
    position: static;
  }
`;

export const FactLabel = styled(RowTitle)`
  border-bottom: 0;
  color: ${color('textMuted')};
  ${type(12)}
`;

/** The button of the head is no higher than its row. */
export const HeadOpener = styled.span`
  & > button {
    height: 24px;
    min-height: 24px;
    padding: 0 ${space(2)};
    margin-left: -${space(2)};
  }
`;

export const HeadCell = styled.th`
  position: relative;
  padding: 0 ${space(1.5)};
  text-align: left;
  font-weight: ${weight.semibold};
  /* The menu leaves the room to the name until it is looked for. */
  & button {
    position: absolute;
    top: 2px;
    right: 2px;
    width: 24px;
    min-width: 24px;
    height: 24px;
    padding: 0;
    background: ${color('surface')};
    opacity: 0;
  }
  &:hover button,
  & button:focus-visible,
  & button[aria-expanded='true'] {
    opacity: 1;
  }
  @media (hover: none) {
    & button {
      opacity: 1;
    }
  }
  ${stays}
`;

export const FactCell = styled.td<{ $least: boolean; $bar: boolean }>`
  position: relative;
  padding: 0 ${space(2)};
  ${by('$bar', { true: 'padding-bottom: 4px;' })}
  color: ${color('text')};
  overflow: hidden;
  text-align: right;
  text-overflow: ellipsis;
  ${type(12)}
  font-weight: ${weight.regular};
  ${by('$least', { true: `color: ${color('successText')}; font-weight: ${weight.semibold};` })}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  & svg {
    display: inline-block;
    vertical-align: -1px;
  }
  & > small {
    color: ${color('textMuted')};
    font-weight: ${weight.regular};
  }
  ${stays}
  ${media.print} {
    white-space: normal;
  }
`;

/** Shows below a sum how large it is among the sellers', as a part of a track that every cell of its row has. */
export const FactBar = styled.span<{ $least: boolean }>`
  position: absolute;
  right: ${space(2)};
  bottom: 1px;
  left: ${space(2)};
  overflow: hidden;
  height: 3px;
  border-radius: ${radius.round};
  background: ${color('line')};
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: var(--share);
    border-radius: inherit;
    background: ${color('textFaint')};
    ${by('$least', { true: `background: ${color('success')};` })}
  }
  ${media.forcedColors} {
    background: Canvas;
    forced-color-adjust: none;
    &::before {
      background: CanvasText;
    }
  }
`;

/** A figure that opens how it comes about. */
export const FigureButton = styled(NativeButton)`
  font: inherit;
  font-variant-numeric: tabular-nums;
  color: inherit;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
