import { Link } from './Link';
import styled, { css } from 'styled-components';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { motion, radius, space } from '../theme/tokens';

type Padding = { $padding?: 'none' | 'sm' | 'md' };

const inset = { none: 0, sm: 4, md: 5 } as const;

const cardStyles = css<Padding>`
  display: block;
  min-width: 0;
  padding: ${({ $padding = 'md' }) => space(inset[$padding])};
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surface')};
  ${media.phone} {
    padding: ${({ $padding = 'md' }) => space(Math.min(inset[$padding], 4))};
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
