import { css } from 'styled-components';

/** A notice that stands above open windows: while one is open, presses go through it to the window, as to all of the page. */
export const givesWay = css`
  body[data-scroll-locked] & {
    pointer-events: none;
  }
`;
