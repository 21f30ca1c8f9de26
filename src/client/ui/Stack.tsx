import styled from 'styled-components';
import { media } from '../theme/media';
import { by, eachOf } from '../theme/by';
import { space } from '../theme/tokens';

/** Steps of the grid that things stand apart. */
const gaps = [0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 7, 8, 10, 12] as const;
type Gap = (typeof gaps)[number];
const sides = ['flex-start', 'center', 'flex-end', 'space-between', 'stretch', 'baseline', 'start', 'end'] as const;
type Side = (typeof sides)[number];
const gapRules = eachOf(gaps, (gap) => `gap: ${space(gap)};`);

/** Things below each other; `$gap` in steps of 4 px. */
export const Stack = styled.div<{ $gap?: Gap }>`
  display: flex;
  flex-direction: column;
  ${by('$gap', gapRules, '4')}
  min-width: 0;
`;

/** Things beside each other, wrapping where they do not fit. */
export const Inline = styled.div<{ $gap?: Gap; $justify?: Side; $align?: Side; $nowrap?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  ${by('$nowrap', { true: 'flex-wrap: nowrap;' })}
  align-items: center;
  ${by(
    '$align',
    eachOf(sides, (side) => `align-items: ${side};`),
  )}
  justify-content: flex-start;
  ${by(
    '$justify',
    eachOf(sides, (side) => `justify-content: ${side};`),
  )}
  ${by('$gap', gapRules, '2')}
  min-width: 0;
`;

const counts = [1, 2, 3] as const;
const leasts = [120, 140, 150, 180, 184, 200, 280, 300, 320, 340, 560] as const;
const byLeast = by(
  '$min',
  eachOf(leasts, (least) => `grid-template-columns: repeat(auto-fill, minmax(min(${least / 16}rem, 100%), 1fr));`),
);

/** Least width of a column in px. */
export type LeastWidth = (typeof leasts)[number];

/** Equal columns, one below the other on a phone; or as many of at least `$min` px as fit, more where letters
 * are large. */
export const Columns = styled.div<{ $count?: (typeof counts)[number]; $min?: LeastWidth | undefined; $gap?: Gap }>`
  display: grid;
  ${by(
    '$count',
    eachOf(counts, (count) => `grid-template-columns: repeat(${count}, minmax(0, 1fr));`),
    '2',
  )}
  ${byLeast}
  ${by('$gap', gapRules, '4')}
  min-width: 0;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    ${byLeast}
  }
`;
