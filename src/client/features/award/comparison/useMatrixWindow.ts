import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDrawnWhole } from '../../../ui/drawnWhole';
import { pinnedIn, type Span, scrollTo, spanIn, topRowOf, widthsOf } from './matrixMeasures';

/** Drawn beyond what is in sight. */
const MORE_ROWS = 4;
const MORE_COLUMNS = 1;
/** After a jump, what is beyond is drawn so much later: all of it at once would hold up a frame. */
const AFTER_JUMP_MS = 60;
/** What a screen shows, until the browser says it. */
const USUAL_PLACE = { top: 0, left: 0, width: 1390, height: 640 };

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

/** Where the frame is scrolled to, and how much of the table it shows. */
interface Place {
  top: number;
  left: number;
  width: number;
  height: number;
  /** Nothing that was drawn is in sight any more, so that only what is in sight is drawn at first. */
  jumped?: boolean;
}

/**
 * Which rows and sellers of a large matrix are drawn: all rows are of one height, all sellers of one width, so numbers alone
 * say it. One listener draws at most once a frame, and only when another row or seller comes into sight.
 */
export function useMatrixWindow(frame: RefObject<HTMLElement | null>, { rows, rowPx, headPx, sellers, ...size }: Size) {
  const [room, setRoom] = useState(USUAL_PLACE.width);
  const [place, setPlace] = useState<Place>(USUAL_PLACE);
  const widths = useMemo(() => widthsOf(room, sellers), [room, sellers]);
  const pinned = pinnedIn(room, widths, sellers, size.pinned);
  const margin = widths.line + pinned * widths.seller;
  const spansAt = useCallback(
    ({ top, left, width, height, jumped = false }: Place) => ({
      rows: spanIn({ count: rows, px: rowPx, from: top, sight: height - headPx, more: jumped ? 0 : MORE_ROWS }),
      columns: spanIn({
        count: sellers - pinned,
        px: widths.seller,
        from: left,
        sight: width - margin,
        more: jumped ? 0 : MORE_COLUMNS,
      }),
    }),
    [rows, rowPx, headPx, sellers, pinned, margin, widths.seller],
  );
  const isWhole = useDrawnWhole(rows * sellers);
  const inSight = useMemo(() => spansAt(place), [spansAt, place]);
  const drawn = isWhole ? { rows: allOf(rows), columns: allOf(sellers - pinned) } : inSight;
  /** The place that the frame has now, where it shows anything that is not drawn. */
  const moved = useRef<() => Place | null>(() => null);
  useClientLayoutEffect(() => {
    moved.current = () => {
      const now = frame.current && placeOf(frame.current);
      if (!now) return null;
      const next = spansAt(now);
      if (same(next.rows, inSight.rows) && same(next.columns, inSight.columns)) return null;
      return { ...now, jumped: apart(next.rows, inSight.rows) || apart(next.columns, inSight.columns) };
    };
  }, [frame, spansAt, inSight]);
  // Other rows, sellers or heights. A place that was scrolled to is not read again: that would lay the page out at once.
  useClientLayoutEffect(() => {
    const now = moved.current();
    if (now) setPlace({ ...now, jumped: false });
  }, [spansAt]);
  useClientLayoutEffect(() => {
    const box = frame.current;
    const around = box?.parentElement;
    if (!box || !around) return;
    const measure = () => {
      setRoom(around.clientWidth - 2);
      const now = moved.current();
      if (now) setPlace({ ...now, jumped: false });
    };
    // Drawn within the frame that scrolls: later, the rows would be seen to come.
    const onScroll = () => {
      const now = moved.current();
      if (!now) return;
      clearTimeout(rest);
      if (now.jumped) rest = setTimeout(measure, AFTER_JUMP_MS);
      flushSync(() => setPlace(now));
    };
    let rest: ReturnType<typeof setTimeout> | undefined;
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(around);
    watch.observe(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(rest);
      watch.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, [frame]);
  const show = useCallback(
    (row: number, column: number, headed: boolean) => {
      const box = frame.current;
      if (!box) return;
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = box;
      const first = topRowOf(row, { headed, rowPx, scrollTop });
      const at = (column - pinned) * widths.seller;
      box.scrollTo({
        top: scrollTo(scrollTop, clientHeight - headPx, first * rowPx, (row + 1) * rowPx),
        left: column < pinned ? scrollLeft : scrollTo(scrollLeft, clientWidth - margin, at, at + widths.seller),
        behavior: 'instant',
      });
    },
    [frame, rowPx, headPx, pinned, margin, widths.seller],
  );
  return { widths, pinned, ...drawn, show };
}

const placeOf = ({ scrollTop, scrollLeft, clientWidth, clientHeight }: HTMLElement): Place => ({
  top: scrollTop,
  left: scrollLeft,
  width: clientWidth,
  height: clientHeight,
});

const allOf = (count: number): Span => ({ start: 0, end: count, before: 0, after: 0 });
const same = (one: Span, other: Span) => one.start === other.start && one.end === other.end;
const apart = (one: Span, other: Span) => one.start >= other.end || one.end <= other.start;
