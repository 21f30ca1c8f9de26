import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { cellId, gridBox } from './gridRoles';
import type { GridArea, GridPlace, LineGridProps } from './gridTypes';

const sameRows = (one: GridArea | null, other: GridArea | null) =>
  one?.min.row === other?.min.row && one?.max.row === other?.max.row;

/**
 * Follows what is selected, active and being edited. The handlers never change, because the grid library draws
 * everything anew for a new one, and only the number of selected rows is state: a move within a row draws nothing.
 */
export function useGridSelection(
  wrapper: RefObject<HTMLElement | null>,
  gridId: string,
  active: () => GridPlace | null,
  onSelectRows: LineGridProps<object>['onSelectRows'],
) {
  const editing = useRef(false);
  const area = useRef<GridArea | null>(null);
  const [selectedCount, setSelectedCount] = useState(0);
  const tell = useRef(onSelectRows);
  useEffect(() => {
    tell.current = onSelectRows;
  });

  const focusGrid = useCallback(
    (cell: GridPlace | null) => {
      const box = gridBox(wrapper);
      if (cell) box?.setAttribute('aria-activedescendant', cellId(gridId, cell.row, cell.col));
      else box?.removeAttribute('aria-activedescendant');
      if (cell && document.activeElement === document.body) box?.focus({ preventScroll: true });
    },
    [wrapper, gridId],
  );
  const onSelection = useCallback(({ selection: next }: { selection: GridArea | null }) => {
    const same = sameRows(area.current, next);
    area.current = next;
    if (same) return;
    setSelectedCount(next ? next.max.row - next.min.row + 1 : 0);
    tell.current?.(next && { from: next.min.row, to: next.max.row });
  }, []);
  const onFocus = useCallback(() => {
    editing.current = true;
  }, []);
  const onBlur = useCallback(() => {
    editing.current = false;
    focusGrid(active());
  }, [active, focusGrid]);
  const onActive = useCallback(({ cell }: { cell: GridPlace | null }) => focusGrid(cell), [focusGrid]);
  return { area, editing, selectedCount, onFocus, onBlur, onActive, onSelection };
}
