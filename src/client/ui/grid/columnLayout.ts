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
  // The first column gives up what its content takes beyond its own width, so that others come into sight.
  const needed = shown.findLastIndex(({ column }) => column.inSight);
  const others = wanted.slice(1, needed + 1).reduce((sum, width) => sum + width, GUTTER_WIDTH);
  const least = wanted.map((width, index) => {
    const column = shown[index]?.column;
    if (index > 0 || needed < 1 || room === 0 || !column || chosen[column.key] !== undefined) return width;
    return Math.max(column.width, Math.min(width, room - others));
  });
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
