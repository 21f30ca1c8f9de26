import { type RefObject, useCallback, useRef, useState } from 'react';
import type { GridPlace } from './gridTypes';
import { inside, type Selection, type Size } from './selection';

/**
 * What is selected, as state for drawing and at once for the next key: two keys within one frame must not both start from
 * the same cell. `size` is what is shown at this moment.
 */
export function useGridSelection(size: RefObject<Size>) {
  const [shown, setShown] = useState<Selection | null>(null);
  const current = useRef<Selection | null>(null);
  const put = useCallback(
    (next: Selection | null) => {
      const { rows, columns } = size.current;
      const fits = next !== null && rows > 0 && columns > 0;
      const placed = fits
        ? {
            active: inside(next.active, size.current),
            anchor: inside(next.anchor, size.current),
            end: inside(next.end, size.current),
          }
        : null;
      current.current = placed;
      setShown(placed);
    },
    [size],
  );
  return {
    shown,
    current,
    put,
    select: useCallback((active: GridPlace, end: GridPlace = active) => put({ active, anchor: active, end }), [put]),
  };
}

export type GridSelection = ReturnType<typeof useGridSelection>;
