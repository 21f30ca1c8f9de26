import { useCallback, useRef } from 'react';
import type { DataSheetGridRef } from 'react-datasheet-grid';
import type { GridArea, GridPlace } from './gridTypes';

/** Moves within the grid from outside of it. */
export function useGridHandle() {
  const handle = useRef<DataSheetGridRef>(null);
  return {
    handle,
    move: useCallback((row: number, col: number) => handle.current?.setActiveCell({ row, col }), []),
    select: useCallback(({ min, max }: GridArea) => handle.current?.setSelection({ min, max }), []),
    leave: useCallback(() => handle.current?.setActiveCell(null), []),
    active: useCallback((): GridPlace | null => handle.current?.activeCell ?? null, []),
  };
}
