import type { GridArea, GridPlace } from './gridTypes';

/** The active cell, where typing goes, within the area between two corners, of which the second moves. */
export type Selection = { active: GridPlace; anchor: GridPlace; end: GridPlace };
export type Size = { rows: number; columns: number };
export type Direction = 'up' | 'down' | 'left' | 'right';

/** The rectangle between the two corners. */
export function areaOf({ anchor, end }: Pick<Selection, 'anchor' | 'end'>): GridArea {
  return {
    min: { row: Math.min(anchor.row, end.row), col: Math.min(anchor.col, end.col) },
    max: { row: Math.max(anchor.row, end.row), col: Math.max(anchor.col, end.col) },
  };
}

/** Whether one cell alone is selected. */
export const isSingle = ({ anchor, end }: Selection): boolean => same(anchor, end);

const within = (value: number, count: number) => Math.min(Math.max(0, value), Math.max(0, count - 1));

/** The nearest place that the grid has. */
export const inside = ({ row, col }: GridPlace, size: Size): GridPlace => ({
  row: within(row, size.rows),
  col: within(col, size.columns),
});

const DELTA: Readonly<Record<Direction, GridPlace>> = {
  up: { row: -1, col: 0 },
  down: { row: 1, col: 0 },
  left: { row: 0, col: -1 },
  right: { row: 0, col: 1 },
};

/** The place so many cells further, or the last one before the edge of the grid. */
export function moved({ row, col }: GridPlace, direction: Direction, size: Size, by = 1): GridPlace {
  const delta = DELTA[direction];
  return inside({ row: row + delta.row * by, col: col + delta.col * by }, size);
}

/**
 * Where Ctrl and an arrow lead: to the last filled cell of a run of filled ones, else to the next filled one, else to the
 * edge of the grid.
 */
export function edgeFrom(
  from: GridPlace,
  direction: Direction,
  size: Size,
  filled: (place: GridPlace) => boolean,
): GridPlace {
  const next = (place: GridPlace) => moved(place, direction, size);
  const ended = (place: GridPlace) => same(next(place), place);
  if (ended(from)) return from;
  let place = next(from);
  const run = filled(from) && filled(place);
  while (!ended(place) && (run ? filled(next(place)) : !filled(place))) place = next(place);
  return place;
}

/** Whether two places are the same cell. */
export const same = (one: GridPlace, other: GridPlace): boolean => one.row === other.row && one.col === other.col;

/** The next cell of a selected area: down its columns by Enter, along its rows by Tab, and round again at its end. */
export function nextInArea(
  { min, max }: GridArea,
  { row, col }: GridPlace,
  by: 'enter' | 'tab',
  back: boolean,
): GridPlace {
  const [rows, columns] = [max.row - min.row + 1, max.col - min.col + 1];
  const place = by === 'enter' ? (col - min.col) * rows + (row - min.row) : (row - min.row) * columns + (col - min.col);
  const count = rows * columns;
  const next = (place + (back ? -1 : 1) + count) % count;
  return by === 'enter'
    ? { row: min.row + (next % rows), col: min.col + Math.floor(next / rows) }
    : { row: min.row + Math.floor(next / columns), col: min.col + (next % columns) };
}

/** The next cell of the grid by Tab, row after row; null past its first or last cell. */
export function nextByTab({ row, col }: GridPlace, { rows, columns }: Size, back: boolean): GridPlace | null {
  const next = row * columns + col + (back ? -1 : 1);
  return next < 0 || next >= rows * columns ? null : { row: Math.floor(next / columns), col: next % columns };
}
