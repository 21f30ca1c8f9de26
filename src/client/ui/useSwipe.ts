import { type PointerEvent, useRef } from 'react';

/** A finger moves at least so far to the side, and so many times as far as up or down. */
const LEAST_PX = 56;
const FLATNESS = 1.6;

/** For an element that a finger can push aside: to the left is on, to the right is back. It still scrolls and zooms. */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    style: { touchAction: 'pan-y pinch-zoom' },
    onPointerDown: ({ pointerType, pointerId, isPrimary, clientX, clientY }: PointerEvent) => {
      // A second finger zooms.
      start.current = pointerType === 'touch' && isPrimary ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (from?.id !== pointerId) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (Math.abs(x) >= LEAST_PX && Math.abs(x) > Math.abs(y) * FLATNESS) turn(x < 0 ? 1 : -1);
    },
    // The browser scrolls.
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
