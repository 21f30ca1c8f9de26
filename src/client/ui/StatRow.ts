import styled from 'styled-components';
import { media } from '../theme/media';
import { space } from '../theme/tokens';

/** All in one line where they have room for sums of money, else in columns of `share`: none is left alone in a second line. */
const evenly = (share: string) =>
  `grid-template-columns: repeat(auto-fit, minmax(clamp(9rem, (50rem - 100%) * 999, ${share}), 1fr));`;

/**
 * Figures that matter, side by side over the whole width; four and five (there are never more) stand in two even lines
 * where they find no room in one. Two in a line on a phone, smaller there.
 */
export const StatRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${space(5)};
  &:has(> :nth-child(4)) {
    ${evenly('40%')}
  }
  &:has(> :nth-child(5)) {
    ${evenly('30%')}
  }
  ${media.phone} {
    &,
    &:has(> :nth-child(4)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    gap: ${space(4)} ${space(3)};
    & > * > span:nth-child(2) {
      font-size: 1.125rem;
      white-space: normal;
    }
  }
`;
