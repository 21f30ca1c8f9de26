import styled from 'styled-components';
import { media } from '../../../theme/media';
import { frame, space } from '../../../theme/tokens';

/** The page of work that stands in the landing page's place for members. */
export const MemberHomeFrame = styled.div`
  max-width: calc(${frame.work} + ${space(12)});
  min-height: 70vh;
  padding: ${space(6)} ${space(6)} ${space(12)};
  ${media.phone} {
    padding: ${space(5)} ${space(4)} ${space(12)};
  }
`;
