import styled from 'styled-components';
import { media } from '../theme/media';
import { space } from '../theme/tokens';

/** Things below each other; `$gap` in steps of 4 px. */
export const Stack = styled.div<{ $gap?: number }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => space($gap)};
  min-width: 0;
`;

/** Things beside each other, wrapping where they do not fit. */
export const Inline = styled.div<{ $gap?: number; $justify?: string; $align?: string; $nowrap?: boolean }>`
  display: flex;
  flex-wrap: ${({ $nowrap }) => ($nowrap ? 'nowrap' : 'wrap')};
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'flex-start' }) => $justify};
  gap: ${({ $gap = 2 }) => space($gap)};
  min-width: 0;
`;

/** Equal columns, one below the other on a phone; or as many of at least `$min` px as fit, more where letters
 * are large. */
export const Columns = styled.div<{ $count?: number; $min?: number; $gap?: number }>`
  display: grid;
  grid-template-columns: ${({ $count = 2, $min }) =>
    $min ? `repeat(auto-fill, minmax(min(${$min / 16}rem, 100%), 1fr))` : `repeat(${$count}, minmax(0, 1fr))`};
  gap: ${({ $gap = 4 }) => space($gap)};
  min-width: 0;
  ${media.phone} {
    ${({ $min }) => !$min && 'grid-template-columns: minmax(0, 1fr);'}
  }
`;
