import dynamic from 'next/dynamic';
import styled from 'styled-components';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { radius } from '../theme/tokens';
import type { GridOrCards } from './grid/GridOrCards';
import { DEFAULT_HEIGHT, HEAD_HEIGHT, ROW_HEIGHT } from './grid/gridMeasures';
import type { LineGridProps } from './grid/gridTypes';
import { onceReachable } from './onceReachable';

const BAR_HEIGHT = 43;

const Place = styled.div<{ $height: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  /* Only what is coming keeps a place: below a grid that took less of the window a hole would stay, and move it again. */
  &:has(> [aria-busy='true']) {
    min-height: ${({ $height }) => $height}px;
  }
  ${media.print} {
    display: block;
    min-height: 0;
  }
`;

const Coming = styled.div`
  align-self: stretch;
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surfaceMuted')};
`;

function Skeleton() {
  return <Coming aria-busy="true" />;
}

/** Typed by hand because a lazily loaded component loses its row type. */
const Body = dynamic(() => onceReachable(() => import('./grid/GridOrCards')).then((module) => module.GridOrCards), {
  ssr: false,
  loading: Skeleton,
}) as typeof GridOrCards;

/**
 * A spreadsheet of lines, on a phone the same as cards; its heavy part is loaded in the browser into a place that already
 * has its size.
 */
export function LineGrid<Row extends object>(props: LineGridProps<Row>) {
  const { value, height = DEFAULT_HEIGHT } = props;
  const most = typeof height === 'number' ? height : DEFAULT_HEIGHT;
  const least = Math.min(most, HEAD_HEIGHT + value.length * ROW_HEIGHT + 1) + BAR_HEIGHT;
  return (
    <Place $height={least}>
      <Body {...props} />
    </Place>
  );
}
