import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { pinnedIn, topRowOf, widthsOf } from './matrixMeasures';

/** Drawn beyond what is in sight. */
const MORE_ROWS = 4;
const MORE_COLUMNS = 1;
/** What a screen shows, until the browser says it. */
const USUAL_FRAME = { width: 1390, height: 640 };

const useClientLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

interface Size {
  rows: number;
  rowPx: number;
  /** Height of the head, which covers what is scrolled under it. */
  headPx: number;
  sellers: number;
  /** Sellers that are to stay at the left, where they have room. */
  pinned: number;
}

/** Part of a list that is drawn, and the room that the rest takes before and after it. */
export interface Span {
  start: number;
  end: number;
  before: number;
  after: number;
}

/** Which rows and sellers of a large matrix are drawn: all rows are of one height, all sellers of one width. */
export function useMatrixWindow(frame: RefObject<HTMLElement | null>, { rows, rowPx, headPx, sellers, ...size }: Size) {
  const width = useFrameWidth(frame);
  const widths = useMemo(() => widthsOf(width, sellers), [width, sellers]);
  const pinned = pinnedIn(width, widths, sellers, size.pinned);
  const margin = widths.line + pinned * widths.seller;
  const down = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows,
    getScrollElement: () => frame.current,
    estimateSize: () => rowPx,
    initialRect: USUAL_FRAME,
    overscan: MORE_ROWS,
    scrollMargin: headPx,
    scrollPaddingStart: headPx,
  });
  const across = useVirtualizer<HTMLElement, HTMLElement>({
    horizontal: true,
    count: sellers - pinned,
    getScrollElement: () => frame.current,
    estimateSize: () => widths.seller,
    initialRect: USUAL_FRAME,
    overscan: MORE_COLUMNS,
    scrollMargin: margin,
    scrollPaddingStart: margin,
  });
  useClientLayoutEffect(() => {
    down.measure();
    across.measure();
  }, [down, across, rowPx, widths.seller]);
  const show = useCallback(
    (row: number, column: number, headed: boolean) => {
      const top = topRowOf(row, { headed, rowPx, scrollTop: frame.current?.scrollTop ?? 0 });
      down.scrollToIndex(top);
      if (column >= pinned) across.scrollToIndex(column - pinned);
      // The first row stands below the head, which is scrolled to with it.
      if (top === 0 && frame.current) frame.current.scrollTop = 0;
    },
    [down, across, pinned, rowPx, frame],
  );
  return { widths, pinned, rows: spanOf(down, headPx), columns: spanOf(across, margin), show };
}

/** Width of the room that the frame has now. */
function useFrameWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(USUAL_FRAME.width);
  useClientLayoutEffect(() => {
    const box = frame.current?.parentElement;
    if (!box) return;
    const measure = () => setWidth(box.clientWidth - 2);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, [frame]);
  return width;
}

function spanOf(
  virtual: Pick<Virtualizer<HTMLElement, HTMLElement>, 'getVirtualItems' | 'getTotalSize'>,
  margin: number,
): Span {
  const shown = virtual.getVirtualItems();
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return { start: 0, end: 0, before: 0, after: 0 };
  return {
    start: first.index,
    end: last.index + 1,
    before: first.start - margin,
    after: virtual.getTotalSize() - (last.end - margin),
  };
}
