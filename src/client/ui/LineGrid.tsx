import styled from 'styled-components';
import { media } from '../theme/media';
import { color } from '../theme/roles';
import { radius } from '../theme/tokens';
import { DEFAULT_HEIGHT, HEAD_HEIGHT, ROW_HEIGHT } from './grid/gridMeasures';
import type { LineGridProps } from './grid/gridTypes';
import { late } from './late';
import { OfflineNote } from './Skeleton';

const BAR_HEIGHT = 43;

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  ${media.print} {
    display: block;
  }
`;

const Room = styled.div`
  min-height: var(--room);
  border: 1px solid ${color('line')};
  border-radius: ${radius[8]};
  background: ${color('surfaceMuted')};
  ${media.print} {
    min-height: 0;
  }
`;

/** Has the height that the grid's rows will need, at most its usual one. */
function Coming<Row extends object>({ value, height = DEFAULT_HEIGHT }: LineGridProps<Row>) {
  const most = typeof height === 'number' ? height : DEFAULT_HEIGHT;
  const least = Math.min(most, HEAD_HEIGHT + value.length * ROW_HEIGHT + 1) + BAR_HEIGHT;
  return (
    <Room style={{ '--room': `${least}px` }} aria-busy="true">
      <OfflineNote />
    </Room>
  );
}

const Body = late(() => import('./grid/GridOrCards').then((part) => part.GridOrCards), Coming);

/**
 * A spreadsheet of lines, on a phone the same as cards; its heavy part is loaded in the browser into a place that already
 * has its size.
 */
export function LineGrid<Row extends object>(props: LineGridProps<Row>) {
  return (
    <Place>
      <Body {...props} />
    </Place>
  );
}
