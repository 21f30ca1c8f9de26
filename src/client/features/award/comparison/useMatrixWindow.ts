import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Widths of the matrix in px: the column of the lines, and one of each seller. */
const LINE_WIDTH = 300;
const SELLER_WIDTH = 280;
/** Height of a row that was not measured yet. */
const USUAL_HEIGHT = 190;
/** Drawn beyond what is in sight. */
const MORE_ROWS = 2;
const MORE_COLUMNS = 1;
/** What a screen shows, until the browser says it. */
const USUAL_VIEWPORT = { width: 1440, height: 900 };

const useClientLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Part of a list that is drawn, and the room that the rest takes before and after it. */
export interface Span {
  start: number;
  end: number;
  before: number;
  after: number;
}

/**
 * Which rows and columns of a large matrix are drawn. A row's height only ever grows, so that it does not jump when other
 * columns of it come into sight. On a phone (`narrow`) rows are cards of the page itself and nothing is measured.
 */
export function useMatrixWindow(
  frame: RefObject<HTMLElement | null>,
  ids: readonly string[],
  sellers: number,
  narrow: boolean,
) {
  // Where the first row begins, and how much of the frame the sticky head covers.
  const [{ above, head }, setPlace] = useState({ above: 0, head: 0 });
  const heights = useRef(new Map<string, number>());
  useClientLayoutEffect(() => {
    const first = frame.current?.querySelector<HTMLElement>('tr[data-first]')?.offsetTop ?? 0;
    const covered = frame.current?.querySelector('thead')?.offsetHeight ?? 0;
    // A pixel more or less is the rounding of the browser, not a change.
    setPlace((known) =>
      Math.abs(first - known.above) > 1 || Math.abs(covered - known.head) > 1 ? { above: first, head: covered } : known,
    );
  });
  const rows = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: ids.length,
    getScrollElement: () => frame.current,
    getItemKey: (index) => ids[index] ?? index,
    estimateSize: () => USUAL_HEIGHT,
    measureElement: (row) => {
      const id = ids[Number(row.dataset['index'])] ?? '';
      const height = Math.max(row.offsetHeight, heights.current.get(id) ?? 0);
      heights.current.set(id, height);
      return height;
    },
    initialRect: USUAL_VIEWPORT,
    overscan: MORE_ROWS,
    scrollMargin: above,
    scrollPaddingStart: head,
  });
  const columns = useVirtualizer<HTMLElement, HTMLElement>({
    horizontal: true,
    count: sellers,
    getScrollElement: () => frame.current,
    estimateSize: () => SELLER_WIDTH,
    initialRect: USUAL_VIEWPORT,
    overscan: MORE_COLUMNS,
    scrollMargin: LINE_WIDTH,
    scrollPaddingStart: LINE_WIDTH,
  });
  return {
    rows: spanOf(rows, above),
    columns: spanOf(columns, LINE_WIDTH),
    /** Measures a row once it is drawn. */
    measure: narrow ? undefined : rows.measureElement,
    heightOf: (id: string) => (narrow ? undefined : heights.current.get(id)),
    /** Scrolls a cell into sight. */
    show: (row: number, column: number) => {
      rows.scrollToIndex(row);
      columns.scrollToIndex(column);
    },
  };
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
