import styled from 'styled-components';
import { media } from '../theme/media';
import { space, type } from '../theme/tokens';

/**
 * Around a `PageHeader`: place, title, facts and buttons in one line, as high as a button, so that what follows takes the
 * rest of the window. Of its own, because few pages need it.
 */
export const LineHead = styled.div`
  ${media.screenWide} {
    & > header {
      flex-wrap: nowrap;
      align-items: center;
      min-height: 40px;
      margin: -${space(6)} 0 ${space(1)};
    }
    & > header > nav {
      flex: 0 1 auto;
    }
    & > header > div:first-of-type {
      flex: 1 1 0;
      display: flex;
      /* One line, unless letters are so large that the facts need one of their own. */
      flex-wrap: wrap;
      align-items: center;
      column-gap: ${space(4)};
      min-width: 0;
    }
    & h1 {
      flex: 1 1 120px;
      flex-wrap: nowrap;
      min-width: 120px;
      max-width: max-content;
      ${type(16)}
      & > span:first-child {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
    }
    & h1 + div {
      flex: 0 1 auto;
      margin: 0;
      ${type(13)}
    }
    & > header > div + div {
      flex: none;
      flex-wrap: nowrap;
    }
  }
`;
