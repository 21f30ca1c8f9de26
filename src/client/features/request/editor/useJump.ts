import { useCallback, useState } from 'react';
import type { GridJump } from '../../../ui/grid/gridTypes';
import type { WrongCell } from './problems';

/** The cell of the sheet to go to; going to the same cell again is another jump. */
export function useJump() {
  const [jump, setJump] = useState<GridJump | null>(null);
  const goTo = useCallback((cell: WrongCell) => setJump((before) => ({ ...cell, at: (before?.at ?? 0) + 1 })), []);
  return { jump, goTo };
}
