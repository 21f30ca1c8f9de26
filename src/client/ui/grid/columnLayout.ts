import type { CSSProperties } from 'react';
import { GUTTER_WIDTH } from './gridMeasures';
import type { GridColumn } from './gridTypes';

/** A column that is shown, with its place among all columns and its measures. */
export type PlacedColumn<Row extends object> = GridColumn<Row> & {
  place: number;
  left: number;
  size: number;
  frozen: boolean;
  style: CSSProperties;
};

/** Narrowest and widest that a column becomes by its content or by hand. */
const NARROWEST = 40;
const WIDEST_FITTED = 420;
const WIDEST = 900;
/** Most of the grid's width that the columns which stay in sight may take. */
const FROZEN_SHARE = 0.6;
/** Most of it that content makes the first column take, which would hide the others on a phone. */
const LEAD_SHARE = 0.3;

/** A width in px that a column may have. */
export const clampWidth = (width: number): number => Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));

type Given = {
  /** Width of the grid in px; 0 before it is known. */
  room: number;
  /** Widths that a person chose. */
  chosen: Readonly<Record<string, number>>;
  /** Widths by content. */
  fitted: Readonly<Record<string, number>>;
  hidden: ReadonlySet<string>;
};

/** The columns that are shown, from left to right. What is left of the room goes to the text columns. */
export function layoutColumns<Row extends object>(
  columns: readonly GridColumn<Row>[],
  { room, chosen, fitted, hidden }: Given,
): PlacedColumn<Row>[] {
  const shown = columns.map((column, place) => ({ column, place })).filter(({ column }) => !hidden.has(column.key));
  const byContent = (column: GridColumn<Row>, index: number) => {
    const width = fitted[column.key] ?? 0;
    return index === 0 && room > 0 ? Math.min(width, Math.floor(room * LEAD_SHARE)) : width;
  };
  const wanted = shown.map(
    ({ column }, index) => chosen[column.key] ?? Math.max(column.width, byContent(column, index)),
  );
  const least = narrowed(
    shown.map(({ column }) => column),
    wanted,
    { room, chosen },
  );
  const taken = least.reduce((sum, width) => sum + width, GUTTER_WIDTH);
  const growing = shown.filter(({ column }) => column.kind === 'text' && chosen[column.key] === undefined);
  const extra = growing.length > 0 && room > taken ? Math.floor((room - taken) / growing.length) : 0;
  let left = GUTTER_WIDTH;
  return shown.map(({ column, place }, index) => {
    const grows = extra > 0 && growing.some((one) => one.place === place);
    const size = (least[index] ?? column.width) + (grows ? extra : 0);
    const frozen = index === 0 && (room === 0 || GUTTER_WIDTH + size <= room * FROZEN_SHARE);
    const style: CSSProperties = frozen ? { width: size, position: 'sticky', left } : { width: size };
    const placed = { ...column, place, left, size, frozen, style };
    left += size;
    return placed;
  });
}

/**
 * Columns give up what their content takes beyond their own width, so that others come into sight: the first one for all of
 * those, the rest as far as it takes for the most important ones.
 */
function narrowed<Row extends object>(
  columns: readonly GridColumn<Row>[],
  wanted: readonly number[],
  { room, chosen }: Pick<Given, 'room' | 'chosen'>,
): number[] {
  const widths = [...wanted];
  if (room === 0) return widths;
  const spareOf = (index: number) => {
    const column = columns[index];
    if (!column || column.whole || column.inSight === 'first' || chosen[column.key] !== undefined) return 0;
    return Math.max(0, (widths[index] ?? 0) - column.width);
  };
  const lackingUpTo = (last: number) =>
    widths.slice(0, last + 1).reduce((sum, width) => sum + width, GUTTER_WIDTH) - room;
  const last = columns.findLastIndex(({ inSight }) => inSight);
  if (last >= 1) widths[0] = (widths[0] ?? 0) - Math.min(spareOf(0), Math.max(0, lackingUpTo(last)));
  const first = columns.findLastIndex(({ inSight }) => inSight === 'first');
  const lacking = lackingUpTo(first);
  const spares = columns.slice(0, first).map((_, index) => spareOf(index));
  const spare = spares.reduce((sum, one) => sum + one, 0);
  // Where there is no room for them at all, the others stay as they are.
  if (lacking <= 0 || lacking > spare) return widths;
  const share = lacking / spare;
  return widths.map((width, index) => width - Math.ceil((spares[index] ?? 0) * share));
}

/** Width of the columns that stay in sight, the numbers among them. */
export const frozenWidth = (columns: ReadonlyArray<{ frozen: boolean; size: number }>): number =>
  columns.reduce((sum, { frozen, size }) => sum + (frozen ? size : 0), GUTTER_WIDTH);

/** Rows that are measured for the widths of their columns. */
const MEASURED = 200;
/** Beside the text: the cell's padding and the mark in its corner. */
const AROUND = 26;
/** Beside a title: what its menu needs more than that. */
const MENU = 14;

/** How wide each column must be for its title and its first rows. `textOf` gives a cell's text, `measure` its width. */
export function fittedWidths<Row extends object>(
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[],
  textOf: (column: GridColumn<Row>, row: Row) => string,
  measure: (text: string) => number,
): Record<string, number> {
  const first = rows.slice(0, MEASURED);
  const widest = (column: GridColumn<Row>) => {
    let longest = '';
    const seen = new Set<string>();
    // A doubt is a mark; its words stand in a note.
    for (const row of column.accept ? [] : first) {
      const text = textOf(column, row);
      // Korean letters are about twice as wide, so that the longest text is not always the widest.
      if (text.length * 2 > longest.length) seen.add(text);
      if (text.length > longest.length) longest = text;
    }
    return Math.max(measure(column.title) + MENU, ...[...seen].map(measure));
  };
  return Object.fromEntries(
    columns.map((column) => [column.key, Math.min(WIDEST_FITTED, Math.ceil(widest(column)) + AROUND)]),
  );
}
