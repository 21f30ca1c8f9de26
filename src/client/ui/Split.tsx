import styled from 'styled-components';
import { by, eachOf } from '../theme/by';
import { media } from '../theme/media';
import { space } from '../theme/tokens';

const sides = [320, 340, 400] as const;
const gaps = [6, 8] as const;

/**
 * A record's main part with a narrow one beside it, `$side` pixels wide and wider with larger letters; below it where
 * there is no room.
 */
export const Split = styled.div<{ $side?: (typeof sides)[number]; $gap?: (typeof gaps)[number] }>`
  display: grid;
  ${by(
    '$side',
    eachOf(sides, (side) => `grid-template-columns: minmax(0, 1fr) min(${side / 16}rem, 42%);`),
    '320',
  )}
  ${by(
    '$gap',
    eachOf(gaps, (gap) => `gap: ${space(gap)};`),
    '8',
  )}
  align-items: start;
  @media (max-width: 1099px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(6)};
  }
  ${media.print} {
    display: block;
    & > :not(:first-child) {
      margin-top: ${space(6)};
    }
  }
`;
