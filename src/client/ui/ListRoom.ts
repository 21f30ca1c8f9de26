import { createGlobalStyle } from 'styled-components';
import { media } from '../theme/media';

/** Gives the room above and below the page to a list that people work through. */
export const ListRoom = createGlobalStyle`
  ${media.screenWide} {
    :root {
      --page-start: 12px;
      --offline-height: auto;
      --page-end: 0px;
    }
  }
`;
