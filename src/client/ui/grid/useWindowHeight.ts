import { type RefObject, useLayoutEffect, useState } from 'react';

/** Fewest px of rows that are left on a low window; the page scrolls then. */
const LEAST = 320;
/** Room below the last thing on the page. */
const EDGE = 12;
/** Below it, what follows the grid is a part of the page to scroll to, and only the bar at the window's foot counts. */
const FOOT_SHARE = 0.3;

/**
 * The greatest height of the rows, so that the grid and what stands at its foot end with the window while the page is at
 * its top; null before it is known. It does not depend on how many rows there are.
 */
export function useWindowHeight(
  frame: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  { wanted, below, edge = EDGE }: { wanted: boolean; below: number; edge?: number },
): string | null {
  const [taken, setTaken] = useState<{ px: number; bar: boolean } | null>(null);
  useLayoutEffect(() => {
    const [box, rows] = [frame.current, scroller.current];
    if (!wanted || !box || !rows) return;
    const page = box.closest('main') ?? document.body;
    const measure = () => {
      const top = rows.getBoundingClientRect().top + window.scrollY;
      const foot = box.getBoundingClientRect().bottom - rows.getBoundingClientRect().bottom;
      const last = page.lastElementChild?.getBoundingClientRect().bottom ?? 0;
      const after = last - box.getBoundingClientRect().bottom;
      const isFoot = after < window.innerHeight * FOOT_SHARE;
      const px = Math.round(top + foot + (isFoot ? after : below) + edge);
      setTaken((before) => (before?.px === px && before.bar === !isFoot ? before : { px, bar: !isFoot }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(page);
    watch.observe(box);
    return () => watch.disconnect();
  }, [frame, scroller, wanted, below, edge]);
  if (!taken) return null;
  const bar = taken.bar ? ' - var(--foot-bar-height) - 16px' : '';
  return `max(${LEAST}px, calc(100dvh - ${taken.px}px${bar}))`;
}
