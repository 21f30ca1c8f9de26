import { css } from 'styled-components';
import { media } from '../../theme/media';

/** A row of a chart: its name, its drawing and its figure; on a phone the drawing has the whole width below both. */
export const chartRow = css`
  display: grid;
  grid-template-areas: 'name drawing figure';
  align-items: center;
  & > :first-child {
    grid-area: name;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :nth-child(2) {
    grid-area: drawing;
  }
  & > svg {
    display: block;
    width: 100%;
  }
  & > :last-child {
    grid-area: figure;
    font-variant-numeric: tabular-nums;
    text-align: right;
    white-space: nowrap;
  }
  ${media.phone} {
    grid-template-areas: 'name figure' 'drawing drawing';
  }
`;
