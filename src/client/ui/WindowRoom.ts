import { pageStyle } from '../theme/pageStyle';
import { media } from '../theme/media';

/** Gives the room below the page and of the site's foot to work that takes the window's height. */
export const WindowRoom = pageStyle(`
  ${media.screenWide} {
    :root {
      --page-end: 12px;
      --foot-pull: -14px;
      --site-foot: none;
    }
  }
`);
