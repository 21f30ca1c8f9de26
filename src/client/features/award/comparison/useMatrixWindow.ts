import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { isNarrow } from '../../../ui/useNarrow';
import { columnSpan, offsetsOf, rowSpan, type Viewport } from './matrixWindow';

/** Before the browser has told: what a desk's screen shows. */
const USUAL: Viewport = { top: 0, left: 0, height: 900, width: 1440 };
const useClientLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** What drawing has told: heights of rows by line, where the first row begins, and what the head covers. */
interface Known {
  heights: ReadonlyMap<string, number>;
  above: number;
  head: number;
}

function measured(frame: HTMLElement, before: Known): Known {
  const heights = new Map(before.heights);
  let changed = false;
  for (const row of frame.querySelectorAll<HTMLElement>('tr[data-line]')) {
    const id = row.dataset['line'] ?? '';
    const height = Math.ceil(row.offsetHeight);
    if (height <= (heights.get(id) ?? 0)) continue;
    heights.set(id, height);
    changed = true;
  }
  const above = frame.querySelector<HTMLElement>('tr[data-first]')?.offsetTop ?? before.above;
  const head = frame.querySelector<HTMLElement>('thead')?.offsetHeight ?? before.head;
  // A pixel more or less is the rounding of the browser, not a change.
  const moved = Math.abs(above - before.above) > 1 || Math.abs(head - before.head) > 1;
  return changed || moved ? { heights, above, head } : before;
}

/**
 * Which rows and columns of a large matrix are drawn. Heights are learned as rows are drawn and only ever grow, so that
 * a row does not jump when other columns of it come into sight.
 */
export function useMatrixWindow(frame: RefObject<HTMLElement | null>, ids: readonly string[], columns: number) {
  const [viewport, setViewport] = useState(USUAL);
  const [known, setKnown] = useState<Known>({ heights: new Map(), above: 0, head: 0 });

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let waiting = 0;
    const look = () => {
      waiting = 0;
      const { scrollTop: top, scrollLeft: left, clientHeight: height, clientWidth: width } = element;
      setViewport((now) =>
        now.top === top && now.left === left && now.height === height && now.width === width
          ? now
          : { top, left, height, width },
      );
    };
    const soon = () => {
      waiting ||= requestAnimationFrame(look);
    };
    look();
    element.addEventListener('scroll', soon, { passive: true });
    const watch = new ResizeObserver(soon);
    watch.observe(element);
    return () => {
      cancelAnimationFrame(waiting);
      element.removeEventListener('scroll', soon);
      watch.disconnect();
    };
  }, [frame]);

  useClientLayoutEffect(() => {
    const element = frame.current;
    // A phone's cards are as high as they are; to learn from them would set them again, without end.
    if (element && !isNarrow()) setKnown((before) => measured(element, before));
  });

  const offsets = useMemo(() => offsetsOf(ids, known.heights), [ids, known.heights]);
  return {
    rows: rowSpan(offsets, viewport, known.above),
    columns: columnSpan(columns, viewport),
    heightOf: (id: string) => known.heights.get(id),
    offsetOf: (index: number) => known.above + (offsets[index] ?? 0),
    headHeight: known.head,
  };
}
