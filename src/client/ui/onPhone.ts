import styled from 'styled-components';
import { media } from '../theme/media';

/** Parts of a row that have no room in it on a phone. */
export const OffPhone = styled.div`
  display: contents;
  ${media.phone} {
    display: none;
  }
`;

/** What stands in their place there. */
export const OnPhone = styled.div`
  display: none;
  ${media.phone} {
    display: contents;
  }
`;
