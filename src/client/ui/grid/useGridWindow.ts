import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useState } from 'react';
import { frozenWidth, type PlacedColumn } from './columnLayout';
import { HEAD_HEIGHT, ROW_HEIGHT } from './gridMeasures';
import type { GridPlace } from './gridTypes';

/** Rows that are drawn beyond those in sight: where the reader scrolls to, and whence. */
const AHEAD = 6;
const BEHIND = 1;
/** Heights at which the box is full of as many boxes differ by so many rows, so that a drag of its edge makes few new ones. */
const POOL_STEP = 8;

/** How many boxes rows in sight need at most in a window so high: as many as are drawn wherever it is scrolled to. */
export function poolFor(height: number): number {
  const drawn = Math.ceil(height / ROW_HEIGHT) + 1 + AHEAD + BEHIND;
  return Math.ceil(drawn / POOL_STEP) * POOL_STEP;
}

/** Where the box of the active row stands when that row is far from the others: its own box may hold one of them. */
const APART = -1;

/**
 * The rows with the key of the box each is drawn in. Whatever number of rows they are scrolled by, they are drawn in the
 * same boxes again: none is made, taken away or moved, since while they are scrolled the boxes stay in the order in which
 * they rested. Once they rest they come in their own order, in which a screen reader goes through them. `rested` is the row
 * that was the first when they rested last; null once they rest.
 */
export function reused(rows: readonly number[], pool: number, rested: number | null): { index: number; key: number }[] {
  const first = rows[0] ?? 0;
  const boxes = rows.map((index) => ({
    index,
    key: index - first >= 0 && index - first < pool ? index % pool : APART,
  }));
  if (rested === null) return boxes;
  const place = (key: number) => (key === APART ? pool : (key + pool - (rested % pool)) % pool);
  return boxes.toSorted((one, other) => place(one.key) - place(other.key));
}

/** The rows that are drawn: those in sight and the active one, which a screen reader is at. */
export function useGridWindow(scroller: RefObject<HTMLElement | null>, count: number, active: number | null) {
  const virtual: Virtualizer<HTMLElement, Element> = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    paddingStart: HEAD_HEIGHT,
    initialRect: { width: 1440, height: 480 },
    rangeExtractor: ({ startIndex, endIndex }): number[] => {
      const backward = virtual.scrollDirection === 'backward';
      const from = Math.max(0, startIndex - (backward ? AHEAD : BEHIND));
      const to = Math.min(count - 1, endIndex + (backward ? BEHIND : AHEAD));
      const rows = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
      return active === null || active >= count || rows.includes(active) ? rows : [...rows, active];
    },
  });
  const rows = virtual.getVirtualItems().map(({ index }) => index);
  const [first = 0] = rows;
  const [rested, setRested] = useState(first);
  if (!virtual.isScrolling && rested !== first) setRested(first);
  return reused(rows, poolFor(virtual.scrollRect?.height ?? 0), virtual.isScrolling ? rested : null);
}

/** Scrolls the window until a row of the grid's box is in sight, clear of the bars over the page. */
function revealInWindow(box: HTMLElement, row: number): void {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const top = box.getBoundingClientRect().top + box.clientTop + HEAD_HEIGHT + row * ROW_HEIGHT - box.scrollTop;
  const above = top - (Number.parseFloat(scrollPaddingTop) || 0);
  const below = top + ROW_HEIGHT - window.innerHeight + (Number.parseFloat(scrollPaddingBottom) || 0);
  if (above < 0) window.scrollBy({ top: above, behavior: 'instant' });
  else if (below > 0) window.scrollBy({ top: below, behavior: 'instant' });
}

/** Brings a cell into sight: in the window, and in the grid's box clear of head, summary and the columns that stay. */
export function useReveal<Row extends object>(
  scroller: RefObject<HTMLElement | null>,
  columns: ReadonlyArray<PlacedColumn<Row>>,
  foot: number,
) {
  return useCallback(
    ({ row, col }: GridPlace) => {
      const [box, column] = [scroller.current, columns[col]];
      if (!box || !column) return;
      const top = row * ROW_HEIGHT;
      const room = box.clientHeight - HEAD_HEIGHT - foot - ROW_HEIGHT;
      if (top < box.scrollTop) box.scrollTop = top;
      else if (top > box.scrollTop + room) box.scrollTop = top - room;
      revealInWindow(box, row);
      if (column.frozen) return;
      const kept = frozenWidth(columns);
      if (column.left < box.scrollLeft + kept) box.scrollLeft = column.left - kept;
      else if (column.left + column.size > box.scrollLeft + box.clientWidth)
        box.scrollLeft = Math.min(column.left - kept, column.left + column.size - box.clientWidth);
    },
    [scroller, columns, foot],
  );
}
