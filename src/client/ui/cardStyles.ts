import { css } from 'styled-components';
import { by, eachOf } from '../theme/by';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { radius, space } from '../theme/tokens';

export type Padding = { $padding?: 'none' | 'sm' | 'md' };

const inset = { none: 0, sm: 4, md: 5 } as const;
const paddings = ['none', 'sm', 'md'] as const;

/** Look of a bordered surface. In a file of its own: bundlers leave out a file whose one export nobody uses. */
export const cardStyles = css<Padding>`
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
