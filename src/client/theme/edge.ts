import { css } from 'styled-components';
import { media } from './media';

/** Browsers leave backgrounds out in print, and with them what stands in white on one. */
export const inked = css`
  ${media.print} {
    print-color-adjust: exact;
  }
`;

/** A line round what a shade alone sets apart, where the reader's own few colours take shades away; print keeps it. */
export const edge = css`
  ${inked}
  ${media.forcedColors} {
    outline: 1px solid;
    outline-offset: -1px;
  }
`;

/** The same for what is full, reached or on: it keeps a ground of its own, in the reader's colour for what is chosen. */
export const solidEdge = css`
  ${inked}
  ${media.forcedColors} {
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
`;
