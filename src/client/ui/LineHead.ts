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
      align-items: center;
      gap: ${space(4)};
      min-width: 0;
    }
    & h1 {
      flex: 0 1 auto;
      flex-wrap: nowrap;
      min-width: 120px;
      ${type(16)}
      & > span:first-child {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
    }
    & h1 + div {
      flex: none;
      flex-wrap: nowrap;
      margin: 0;
      ${type(13)}
    }
    & > header > div + div {
      flex: none;
      flex-wrap: nowrap;
    }
  }
`;
