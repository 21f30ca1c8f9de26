import styled from 'styled-components';
import { media } from '../theme/media';
import { space } from '../theme/tokens';

/**
 * A record's main part with a narrow one beside it, `$side` pixels wide and wider with larger letters; below it where
 * there is no room.
 */
export const Split = styled.div<{ $side?: 320 | 340 | 400; $gap?: 6 | 8 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) min(${({ $side = 320 }) => $side / 16}rem, 42%);
  gap: ${({ $gap = 8 }) => space($gap)};
  align-items: start;
  @media (max-width: 1099px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(6)};
  }
  ${media.print} {
    display: block;
    & > * + * {
      margin-top: ${space(6)};
    }
  }
`;
