import { type TouchEvent, useRef } from 'react';

/** What takes a finger for itself: a text is marked there, a slip while pressing is no swipe. */
const CONTROLS = 'input, select, button, textarea';

/** How far a finger goes to the left before it means something, in px, and how much straighter than down. */
const FAR = 88;
const STRAIGHT = 2;

/** Calls `onSwipe` when a finger draws the box to the left; the box follows it. Null where nothing would happen. */
export function useSwipe(onSwipe: (() => void) | null) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const moved = ({ touches, changedTouches }: TouchEvent) => {
    const finger = touches[0] ?? changedTouches[0];
    if (!from.current || !finger) return 0;
    const [x, y] = [finger.clientX - from.current.x, Math.abs(finger.clientY - from.current.y)];
    return x < 0 && -x > y * STRAIGHT ? x : 0;
  };
  return {
    onTouchStart: (event: TouchEvent) => {
      const finger = event.touches[0];
      const own = event.target instanceof Element && event.target.closest(CONTROLS) === null;
      const starts = onSwipe !== null && own && event.touches.length === 1;
      from.current = starts && finger ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchMove: (event: TouchEvent<HTMLElement>) => put(event.currentTarget, moved(event)),
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const far = moved(event);
      from.current = null;
      put(event.currentTarget, 0);
      if (far <= -FAR) onSwipe?.();
    },
    onTouchCancel: (event: TouchEvent<HTMLElement>) => {
      from.current = null;
      put(event.currentTarget, 0);
    },
  };
}

function put(box: HTMLElement, x: number): void {
  box.style.transform = x === 0 ? '' : `translateX(${x}px)`;
}
