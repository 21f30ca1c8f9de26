import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every draw, which runs the newest one: a memoised part does not draw again for it. */
export function useHandler<Arguments extends unknown[], Result>(handler: (...given: Arguments) => Result) {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...given: Arguments): Result => newest.current(...given), []);
}
