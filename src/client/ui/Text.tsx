import { Link } from './Link';
import styled from 'styled-components';
import { by, eachOf } from '../theme/by';
import { color } from '../theme/roles';
import { type ColorRole, colorRoles } from '../theme/theme';
import { type TextSize, textSizes, type, weight } from '../theme/tokens';

type Look = {
  $size?: TextSize;
  $color?: ColorRole;
  $weight?: keyof typeof weight;
  $align?: 'left' | 'right' | 'center';
};

/** A paragraph; `as` makes it any other element. */
export const Text = styled.p<Look>`
  color: inherit;
  ${by(
    '$color',
    eachOf(colorRoles, (role) => `color: ${color(role)};`),
  )}
  ${by('$size', eachOf(textSizes, type), '14')}
  ${by(
    '$weight',
    eachOf(['regular', 'medium', 'semibold', 'bold'], (name) => `font-weight: ${weight[name]};`),
    'regular',
  )}
  text-align: inherit;
  ${by(
    '$align',
    eachOf(['left', 'right', 'center'], (side) => `text-align: ${side};`),
  )}
`;

/** A heading; choose the level with `as`, the size with `$size`. */
export const Heading = styled.h2<{ $size?: TextSize }>`
  ${by('$size', eachOf(textSizes, type), '20')}
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
