import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback } from 'react';
import { frozenWidth, type PlacedColumn } from './columnLayout';
import { HEAD_HEIGHT, ROW_HEIGHT } from './gridMeasures';
import type { GridPlace } from './gridTypes';

const OVERSCAN = 6;
/** More rows than are ever drawn at once: boxes that scroll out of sight are used again for those that come in. */
const DRAWN_ROWS = 97;

/** The rows that are drawn: those in sight and the active one, which a screen reader is at. */
export function useGridWindow(scroller: RefObject<HTMLElement | null>, count: number, active: number | null) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    paddingStart: HEAD_HEIGHT,
    overscan: OVERSCAN,
    initialRect: { width: 1440, height: 480 },
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      return active === null || active >= count || rows.includes(active) ? rows : [...rows, active];
    },
  });
  const rows = virtual.getVirtualItems().map(({ index }) => index);
  const first = rows[0] ?? 0;
  return rows.map((index) => ({
    index,
    // A row far from the others would fall on the box of one of them.
    key: index - first >= 0 && index - first < DRAWN_ROWS ? String(index % DRAWN_ROWS) : 'active',
  }));
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
