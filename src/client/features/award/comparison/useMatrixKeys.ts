import { type KeyboardEvent, useState } from 'react';

/** A cell by what it is of: it stays the same while lines and sellers come, go and change their order. */
export interface Place {
  line: string;
  quotation: string;
}

/** Where a cell stands at the moment. */
export interface Spot {
  row: number;
  column: number;
}

interface Actions {
  /** Opens what stands behind the cell. */
  open: () => void;
  /** Takes the cell, or gives it back. */
  take: (place: Place) => void;
  /** Closes what stands behind the cells. */
  close: () => void;
}

interface Size {
  /** Ids of the lines downwards and of the quotations across. */
  lines: readonly string[];
  quotations: readonly string[];
  /** Scrolls a cell into sight. */
  show: (spot: Spot) => void;
}

const PAGE = 15;
const moves: Readonly<Record<string, (spot: Spot, columns: number) => Spot>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }) => ({ row: row - PAGE, column }),
  PageDown: ({ row, column }) => ({ row: row + PAGE, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, columns) => ({ row, column: columns - 1 }),
};

const within = (value: number, count: number) => Math.min(Math.max(0, value), Math.max(0, count - 1));

/**
 * Moving through the matrix by arrows as in a spreadsheet: Enter opens the details, the space bar takes the cell, Escape
 * closes. A cell that disappears is no longer active; the next arrow key goes to what stands in its place.
 */
export function useMatrixKeys({ lines, quotations, show }: Size, actions: Actions) {
  const [last, setLast] = useState<(Place & Spot) | null>(null);
  const spotOf = ({ line, quotation }: Place): Spot => ({
    row: lines.indexOf(line),
    column: quotations.indexOf(quotation),
  });
  const found = last && spotOf(last);
  const spot = found && found.row >= 0 && found.column >= 0 ? found : null;
  const active: Place | null = spot && last;
  const setActive = (place: Place) => setLast({ ...place, ...spotOf(place) });
  const go = (to: Spot) => {
    const at = { row: within(to.row, lines.length), column: within(to.column, quotations.length) };
    const [line, quotation] = [lines[at.row], quotations[at.column]];
    if (line === undefined || quotation === undefined) return;
    setLast({ line, quotation, ...at });
    show(at);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || lines.length === 0 || quotations.length === 0) return;
    if (event.altKey || event.metaKey) return;
    const move = moves[event.key];
    if (move) {
      event.preventDefault();
      if (event.ctrlKey && event.key === 'Home') go({ row: 0, column: 0 });
      else if (event.ctrlKey && event.key === 'End') go({ row: lines.length - 1, column: quotations.length - 1 });
      else go(spot ? move(spot, quotations.length) : (last ?? { row: 0, column: 0 }));
    } else if (event.key === 'Escape') {
      actions.close();
    } else if (event.key === 'Enter' || event.key === ' ') {
      // Also where no cell is active: the space bar would scroll the page.
      if (last) event.preventDefault();
      if (!active) return;
      if (event.key === 'Enter') actions.open();
      // A key that is held down takes once.
      else if (!event.repeat) actions.take(active);
    }
  };
  return { active, spot, setActive, onKeyDown };
}
