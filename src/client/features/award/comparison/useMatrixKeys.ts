import { type KeyboardEvent, useState } from 'react';

export interface Place {
  row: number;
  column: number;
}

interface Actions {
  /** Opens what stands behind the cell. */
  open: (place: Place) => void;
  /** Takes the cell, or gives it back. */
  take: (place: Place) => void;
  /** Closes what stands behind the cells. */
  close: () => void;
}

interface Size {
  rows: number;
  columns: number;
  /** Scrolls a cell into sight. */
  show: (row: number, column: number) => void;
}

const PAGE = 15;
const moves: Readonly<Record<string, (place: Place, size: Size) => Place>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }) => ({ row: row - PAGE, column }),
  PageDown: ({ row, column }) => ({ row: row + PAGE, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
};

/** Moving through the matrix by arrows as in a spreadsheet: Enter opens the details, the space bar takes the cell, Escape closes. */
export function useMatrixKeys(size: Size, actions: Actions) {
  const [active, setActive] = useState<Place | null>(null);
  const within = (value: number, count: number) => Math.min(Math.max(0, value), Math.max(0, count - 1));
  const go = (to: Place) => {
    const place = { row: within(to.row, size.rows), column: within(to.column, size.columns) };
    setActive(place);
    size.show(place.row, place.column);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || size.rows === 0 || size.columns === 0) return;
    if (event.altKey || event.metaKey) return;
    const move = moves[event.key];
    if (move) {
      event.preventDefault();
      if (event.ctrlKey && event.key === 'Home') go({ row: 0, column: 0 });
      else if (event.ctrlKey && event.key === 'End') go({ row: size.rows - 1, column: size.columns - 1 });
      else go(active ? move(active, size) : { row: 0, column: 0 });
    } else if (event.key === 'Escape') {
      actions.close();
    } else if (active && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      if (event.key === 'Enter') actions.open(active);
      else actions.take(active);
    }
  };
  return { active, setActive, onKeyDown };
}
