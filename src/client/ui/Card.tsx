import { Link } from './Link';
import styled, { css } from 'styled-components';
import { by, eachOf } from '../theme/by';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { motion, radius, space } from '../theme/tokens';

type Padding = { $padding?: 'none' | 'sm' | 'md' };

const inset = { none: 0, sm: 4, md: 5 } as const;
const paddings = ['none', 'sm', 'md'] as const;

const cardStyles = css<Padding>`
  display: block;
  min-width: 0;
  ${by(
    '$padding',
    eachOf(paddings, (size) => `padding: ${space(inset[size])};`),
    'md',
  )}
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surface')};
  ${media.phone} {
    ${by(
      '$padding',
      eachOf(paddings, (size) => `padding: ${space(Math.min(inset[size], 4))};`),
      'md',
    )}
  }
`;

/** A bordered surface. */
export const Card = styled.div<Padding>`
  ${cardStyles}
`;

/** A card that is a link as a whole. */
export const CardLink = styled(Link)<Padding>`
  ${cardStyles}
  transition: border-color ${motion.fast}, background ${motion.fast};
  &:hover {
    border-color: ${color('lineControl')};
  }
  &:focus-visible {
    border-radius: ${radius[8]};
  }
`;
