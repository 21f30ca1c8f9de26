import styled from 'styled-components';
import { motion } from '../theme/tokens';

/** Unfolds what stands below its summary. The arrow in the summary turns round instead of the browser's own mark. */
export const Unfold = styled.details`
  & > summary {
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
  }
  & > summary > svg {
    flex-shrink: 0;
    width: 14px;
    height: 14px;
    transition: transform ${motion.fast};
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;
