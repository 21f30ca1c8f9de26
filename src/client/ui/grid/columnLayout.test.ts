import { expect, test } from 'vitest';
import { fittedWidths, frozenWidth, layoutColumns } from './columnLayout';
import { GUTTER_WIDTH } from './gridMeasures';
import type { GridColumn } from './gridTypes';

type Row = { item: string; qty: string; note: string };
const columns: GridColumn<Row>[] = [
  { key: 'item', title: 'Item', width: 100, kind: 'readonly' },
  { key: 'qty', title: 'Quantity', width: 50, kind: 'number' },
  { key: 'note', title: 'Note', width: 60, kind: 'text' },
];
const none = { chosen: {}, fitted: {}, hidden: new Set<string>() };
const sizes = (given: Partial<Parameters<typeof layoutColumns>[1]>) =>
  layoutColumns(columns, { ...none, room: 0, ...given }).map(({ size }) => size);

test('what is left of the room goes to the text columns, a width chosen by hand stays', () => {
  expect(sizes({})).toEqual([100, 50, 60]);
  expect(sizes({ room: GUTTER_WIDTH + 300 })).toEqual([100, 50, 150]);
  expect(sizes({ room: GUTTER_WIDTH + 300, chosen: { note: 80, qty: 70 } })).toEqual([100, 70, 80]);
});

test('hidden columns leave the places of the others as they are', () => {
  const shown = layoutColumns(columns, { ...none, room: 0, hidden: new Set(['qty']) });
  expect(shown.map(({ key, place, left }) => [key, place, left])).toEqual([
    ['item', 0, GUTTER_WIDTH],
    ['note', 2, GUTTER_WIDTH + 100],
  ]);
});

test('the first column stays in sight, unless it would take most of the grid', () => {
  const wide = layoutColumns(columns, { ...none, room: 800 });
  expect(wide.map(({ frozen }) => frozen)).toEqual([true, false, false]);
  expect(frozenWidth(wide)).toBe(GUTTER_WIDTH + 100);
  expect(layoutColumns(columns, { ...none, room: 230 })[0]?.frozen).toBe(false);
});

test('long texts do not make the first column hide the others on a phone', () => {
  expect(sizes({ room: 390, fitted: { item: 420 } })[0]).toBe(117);
  expect(sizes({ room: 1400, fitted: { item: 420 } })[0]).toBe(420);
});

test('columns fit the widest of their texts up to a limit', () => {
  const rows: Row[] = [
    { item: 'a'.repeat(900), qty: '1', note: '' },
    { item: '', qty: '1,234,567,890', note: 'x' },
  ];
  const widths = fittedWidths(
    columns,
    rows,
    (column, row) => row[column.key],
    (text) => text.length * 8,
  );
  expect(widths).toEqual({ item: 420, qty: 13 * 8 + 26, note: 4 * 8 + 14 + 26 });
});

test('a column of doubts is as wide as its title, whatever its doubts say', () => {
  const doubts = { key: 'item', title: 'Look', width: 40, kind: 'custom', accept: (row: Row) => row } as const;
  const long = [{ item: 'x'.repeat(90), qty: '', note: '' }];
  expect(
    fittedWidths(
      [doubts],
      long,
      (column, row) => row[column.key],
      (text) => text.length * 8,
    ),
  ).toEqual({
    item: 4 * 8 + 14 + 26,
  });
});

test('the first column gives up what its content takes, but not its own width, to bring others into sight', () => {
  const wanted = columns.map((column) => (column.key === 'qty' ? { ...column, inSight: true } : column));
  const lead = (room: number, chosen: Record<string, number> = {}) =>
    layoutColumns(wanted, { ...none, room, chosen, fitted: { item: 300 } })[0]?.size;
  expect(lead(GUTTER_WIDTH + 1000)).toBe(300);
  expect(lead(GUTTER_WIDTH + 200)).toBeLessThanOrEqual(150);
  expect(lead(GUTTER_WIDTH + 120)).toBe(100);
  expect(lead(GUTTER_WIDTH + 200, { item: 220 })).toBe(220);
});

test('columns give up what their content takes for the most important ones, except those that are never cut', () => {
  const fitted = { size: 130, kind: 200, qty: 80, price: 90 };
  const list: GridColumn<Record<string, string>>[] = [
    { key: 'text', title: '', width: 100, kind: 'text' },
    { key: 'size', title: '', width: 60, kind: 'text', whole: true },
    { key: 'kind', title: '', width: 60, kind: 'text' },
    { key: 'qty', title: '', width: 50, kind: 'number', inSight: 'first' },
    { key: 'price', title: '', width: 50, kind: 'number', inSight: true },
  ];
  const laid = (room: number, chosen: Record<string, number> = {}) =>
    layoutColumns(list, { ...none, room: GUTTER_WIDTH + room, chosen, fitted });
  const widths = (room: number) => laid(room).map(({ size }) => size);
  // Room for all: nothing is cut.
  expect(widths(600)).toEqual([100, 130, 200, 80, 90]);
  // The wished price alone cuts nothing.
  expect(widths(520)).toEqual([100, 130, 200, 80, 90]);
  // The quantity ends with the room.
  expect(widths(450)).toEqual([100, 130, 140, 80, 90]);
  // No room for it whatever is cut.
  expect(widths(340)).toEqual([100, 130, 200, 80, 90]);
  // A width that a person chose stays.
  expect(laid(450, { kind: 190 }).map(({ size }) => size)).toEqual([100, 130, 190, 80, 90]);
});
