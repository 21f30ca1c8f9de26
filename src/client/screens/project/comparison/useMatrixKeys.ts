import { type KeyboardEvent, type RefObject, useState } from 'react';
import { LINE_WIDTH, SELLER_WIDTH } from './matrixWindow';

interface Place {
  row: number;
  column: number;
}

interface Deeds {
  /** Opens what stands behind the cell. */
  open: (place: Place) => void;
  /** Takes the cell, or gives it back. */
  take: (place: Place) => void;
}

interface Size {
  rows: number;
  columns: number;
  /** Where a row begins, and how much the head covers. */
  offsetOf: (row: number) => number;
  headHeight: number;
}

const PAGE = 6;
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

/** Moving through the matrix by arrows as in a spreadsheet: Enter shows the arithmetic, the space bar takes the cell. */
export function useMatrixKeys(frame: RefObject<HTMLElement | null>, size: Size, deeds: Deeds) {
  const [active, setActive] = useState<Place | null>(null);
  const within = (value: number, count: number) => Math.min(Math.max(0, value), Math.max(0, count - 1));
  const go = (to: Place) => {
    const place = { row: within(to.row, size.rows), column: within(to.column, size.columns) };
    setActive(place);
    const element = frame.current;
    if (!element) return;
    const [top, bottom] = [size.offsetOf(place.row) - size.headHeight, size.offsetOf(place.row + 1)];
    const [left, right] = [place.column * SELLER_WIDTH, LINE_WIDTH + (place.column + 1) * SELLER_WIDTH];
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
    element.scrollTo({
      top: scrollTop > top ? top : Math.max(scrollTop, bottom - clientHeight),
      left: scrollLeft > left ? left : Math.max(scrollLeft, right - clientWidth),
    });
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
    } else if (active && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      if (event.key === 'Enter') deeds.open(active);
      else deeds.take(active);
    }
  };
  return { active, onKeyDown, leave: () => setActive(null) };
}
