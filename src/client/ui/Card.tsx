import { Link } from './Link';
import styled from 'styled-components';
import { color } from '../theme/roles';
import { motion, radius } from '../theme/tokens';
import { cardStyles, type Padding } from './cardStyles';

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
