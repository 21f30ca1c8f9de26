import { type RefObject, useEffect, useRef } from 'react';
import type { GridJump } from './gridTypes';
import type { GridParts } from './useGridParts';

/** Goes to a cell on demand from outside: the grid comes into the window, the cell into the grid, the focus to it. */
export function useGridJump<Row extends object>(
  frame: RefObject<HTMLElement | null>,
  jump: GridJump | null,
  parts: GridParts<Row>,
): void {
  const done = useRef(0);
  const { all, columns, view, show, commands, editor, setLeaving } = parts;
  useEffect(() => {
    if (!jump || jump.at <= done.current) return;
    const col = columns.findIndex((column) => column.key === jump.key);
    const row = view.order ? view.order.indexOf(jump.row) : jump.row;
    // A hidden column or a row that is left out comes back first; the columns and rows are then drawn again.
    if (col < 0 && all.some(({ key }) => key === jump.key)) return show(jump.key, true);
    if (row < 0 && view.order && jump.row >= 0) return view.showAll();
    if (row < 0 || col < 0) return;
    done.current = jump.at;
    frame.current?.scrollIntoView({ block: 'nearest' });
    editor.commit();
    editor.field.current?.focus({ preventScroll: true });
    setLeaving(false);
    commands.go({ row, col });
  }, [frame, jump, all, columns, view, show, commands, editor, setLeaving]);
}
