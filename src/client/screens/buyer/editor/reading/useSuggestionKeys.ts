import { useEffect, useRef } from 'react';

/** Alt with 1 to 9 takes a suggestion, with Shift in all lines alike; by place on the keyboard, whatever the layout. */
export function useSuggestionKeys(count: number, take: (index: number, everywhere: boolean) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    if (count === 0) return undefined;
    const key = (event: KeyboardEvent) => {
      const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
      if (!event.altKey || event.ctrlKey || event.metaKey || !digit || Number(digit) > count) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(Number(digit) - 1, event.shiftKey);
    };
    document.addEventListener('keydown', key, true);
    return () => document.removeEventListener('keydown', key, true);
  }, [count]);
}
