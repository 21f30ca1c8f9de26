import { type RefObject, useEffect, useRef } from 'react';
import type { GridColumn, GridJump } from './gridTypes';

/** Goes to a cell when asked to from outside: the grid comes into the window, and the cell into the grid. */
export function useGridJump<Row extends object>(
  wrapper: RefObject<HTMLElement | null>,
  jump: GridJump | null,
  columns: readonly GridColumn<Row>[],
  move: (row: number, col: number) => void,
): void {
  const done = useRef(0);
  useEffect(() => {
    if (!jump || jump.at <= done.current) return;
    const col = columns.findIndex((column) => column.key === jump.key);
    if (jump.row < 0 || col < 0) return;
    done.current = jump.at;
    wrapper.current?.scrollIntoView({ block: 'center' });
    move(jump.row, col);
  }, [wrapper, jump, columns, move]);
}
