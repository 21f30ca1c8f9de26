import { Link } from './Link';
import styled from 'styled-components';
import { color } from '../theme/roles';
import { type ColorRole, theme } from '../theme/theme';
import { type TextSize, type, weight } from '../theme/tokens';

type Look = {
  $size?: TextSize;
  $color?: ColorRole;
  $weight?: keyof typeof weight;
  $align?: 'left' | 'right' | 'center';
};

/** A paragraph; `as` makes it any other element. */
export const Text = styled.p<Look>`
  color: ${({ $color }) => ($color ? theme.color[$color] : 'inherit')};
  ${({ $size = 14 }) => type($size)}
  font-weight: ${({ $weight = 'regular' }) => weight[$weight]};
  text-align: ${({ $align }) => $align ?? 'inherit'};
`;

/** A heading; choose the level with `as`, the size with `$size`. */
export const Heading = styled.h2<{ $size?: TextSize }>`
  ${({ $size = 20 }) => type($size)}
  font-weight: ${weight.semibold};
`;

/** Numbers, grades and sizes such as M8x10, character by character. */
export const Code = styled.span`
  font-feature-settings: 'calt' 0;
  font-variant-numeric: tabular-nums;
`;

/** A link within text. */
export const TextLink = styled(Link)`
  color: ${color('accentText')};
  text-decoration: underline;
  text-decoration-color: ${color('accentLine')};
  text-underline-offset: 3px;
  &:hover {
    text-decoration-color: currentcolor;
  }
`;
