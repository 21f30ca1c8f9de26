import { type MouseEvent, useRef } from 'react';

/**
 * Keeps the second click of a double click from what moved under the pointer after the first: a line that is taken may give
 * way to the next one. Belongs to `onClickCapture`; `itemOf` says what was clicked.
 */
export function useSteadyClick(itemOf: (target: EventTarget) => string | null) {
  const first = useRef<string | null>(null);
  return (event: MouseEvent<HTMLElement>) => {
    const item = itemOf(event.target);
    if (event.detail > 1 && item !== first.current) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      first.current = item;
    }
  };
}
