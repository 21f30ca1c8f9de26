import styled from 'styled-components';
import { media } from '../theme/media';
import { space } from '../theme/tokens';

/** Figures that matter, side by side over the whole width; two in a line on a phone, smaller there. */
export const StatRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${space(5)};
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(4)} ${space(3)};
    & > * > span:nth-child(2) {
      font-size: 1.125rem;
      white-space: normal;
    }
  }
`;
