import type { RefObject } from 'react';
import { parseClipboard } from './clipboardText';
import { fillDown, pasteBlock } from './gridEdits';
import { nextError } from './gridErrors';
import type { GridArea, GridColumn } from './gridTypes';
import type { useGridHandle } from './useGridHandle';
import type { useGridHistory } from './useGridHistory';

interface Given<Row extends object> {
  columns: readonly GridColumn<Row>[];
  newRow: () => Row;
  readOnly: boolean;
  canAddRows: boolean;
  /** What is selected at this moment. */
  area: RefObject<GridArea | null>;
  errors: Parameters<typeof nextError>[0];
  history: ReturnType<typeof useGridHistory<Row>>;
  handle: Pick<ReturnType<typeof useGridHandle>, 'move' | 'select' | 'leave'>;
}

/** What keys and buttons do to the rows, and where each action leaves the reader. */
export function gridActions<Row extends object>(given: Given<Row>) {
  const { columns, newRow, readOnly, canAddRows, area, errors, history } = given;
  const { move, select, leave } = given.handle;
  return {
    undo: history.undo,
    redo: history.redo,
    fillDown: () => {
      if (area.current) history.apply(fillDown({ rows: history.rows(), columns }, area.current));
    },
    paste: (text: string) => {
      if (!area.current || readOnly) return;
      const sheet = { rows: history.rows(), columns };
      const pasted = pasteBlock(sheet, area.current, parseClipboard(text), canAddRows ? newRow : null);
      history.apply(pasted.rows);
      requestAnimationFrame(() => select(pasted.area));
    },
    leave: () => {
      if (area.current) leave();
    },
    add: () => {
      history.apply([...history.rows(), newRow()]);
      requestAnimationFrame(() => move(history.rows().length - 1, 0));
    },
    remove: () => {
      const gone = area.current;
      if (!gone) return;
      history.apply(history.rows().filter((_, index) => index < gone.min.row || index > gone.max.row));
      leave();
    },
    goToNextError: () => {
      const next = nextError(errors, area.current?.min ?? null);
      if (next) move(next.row, next.col);
    },
  };
}
