import { useCallback, useEffect, useRef } from 'react';

/** The same function at every draw, which tells the newest listener: with another one all cells would be drawn anew. */
export function useTyping<Row>(onType: ((row: Row) => void) | undefined): (row: Row) => void {
  const told = useRef(onType);
  useEffect(() => {
    told.current = onType;
  });
  return useCallback((row: Row) => told.current?.(row), []);
}
