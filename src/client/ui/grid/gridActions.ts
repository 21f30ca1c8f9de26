import { toast } from '../toast';
import { clipboardHtml, clipboardText } from './clipboardText';
import type { PlacedColumn } from './columnLayout';
import { fillSeries } from './fillSeries';
import { clearArea, fillDown, filled, isEditable, pasteBlock, writeCell } from './gridEdits';
import { nearestReading } from './gridErrors';
import type { GridArea, GridPlace, GridStep } from './gridTypes';
import { withShown } from './gridView';
import { pastedCells } from './pastedCells';
import { areaOf, type Selection } from './selection';
import { copiedText, keyboardOf } from './shownCell';

type Words = { noPicture: string; tooMany: (most: number) => string; notPasted: (count: number) => string };

interface Given<Row extends object> {
  columns: ReadonlyArray<PlacedColumn<Row>>;
  /** All rows at this moment, and the places of those that are shown; null where all are. */
  rows: () => readonly Row[];
  order: readonly number[] | null;
  apply: (rows: Row[], step: GridStep) => void;
  selection: () => Selection | null;
  select: (active: GridPlace, end?: GridPlace) => void;
  newRow: () => Row;
  canAddRows: boolean;
  readOnly: boolean;
  mostRows: number;
  words: Words;
}

/** What keys, the pointer and buttons do to the rows, by the places at which rows are shown. */
export function gridActions<Row extends object>(given: Given<Row>) {
  const { columns, order, newRow, canAddRows, readOnly, words } = given;
  const shown = () => {
    const rows = given.rows();
    return order ? order.flatMap((place) => rows[place] ?? []) : rows;
  };
  const sheet = () => ({ rows: shown(), columns });
  const apply = (rows: readonly Row[], step: GridStep) => given.apply(withShown(given.rows(), order, rows), step);
  const area = (): GridArea | null => {
    const selection = given.selection();
    return selection && areaOf(selection);
  };
  const placeOf = (row: number) => order?.[row] ?? row;
  const write = ({ row, col }: GridPlace, text: string, step: GridStep = 'type') => {
    const [line, column] = [shown()[row], columns[col]];
    if (!line || !column) return;
    const next = shown().slice();
    next[row] = writeCell(line, column, text);
    apply(next, step);
  };
  const insert = (made: readonly Row[], at: number, step: GridStep) => {
    if (!canAddRows) return;
    if (given.rows().length + made.length > given.mostRows) return toast.error(words.tooMany(given.mostRows));
    given.apply(given.rows().toSpliced(at, 0, ...made), step);
  };
  const clear = (step: GridStep) => {
    const gone = area();
    if (gone && !readOnly) apply(clearArea(sheet(), gone), step);
  };

  return {
    area,
    shown,
    write,
    clear: () => clear('clear'),
    fillDown: () => {
      const to = area();
      if (to && !readOnly) apply(fillDown(sheet(), to), 'fill');
    },
    /** Writes one text into all selected cells. */
    fillTyped: (text: string) => {
      const to = area();
      if (to && !readOnly)
        apply(
          filled(sheet(), to, () => text),
          'fill',
        );
    },
    /** Drags the selected cells over a larger area. */
    drag: (to: GridArea, copy: boolean) => {
      const from = area();
      if (!from || readOnly) return;
      apply(fillSeries(sheet(), from, to, copy), 'fill');
      given.select(to.min, to.max);
    },
    /** The selected cells as text and as a table. */
    copied: () => {
      const from = area();
      if (!from) return null;
      const chosen = columns.slice(from.min.col, from.max.col + 1);
      const cells = shown()
        .slice(from.min.row, from.max.row + 1)
        .map((row) => chosen.map((column) => copiedText(column, row)));
      return { text: clipboardText(cells), html: clipboardHtml(cells, (col) => chosen[col]?.kind === 'text') };
    },
    cut: () => clear('cut'),
    /** Puts what was copied at the selection; a message names what finds no row. */
    paste: (text: string, html: string) => {
      const to = area();
      if (!to || readOnly) return;
      const block = pastedCells(text, html, (col) => {
        const column = columns[to.min.col + col];
        return !column || keyboardOf(column) !== 'text';
      });
      const needed = to.min.row + block.length;
      const extra = needed - shown().length;
      if (canAddRows && extra > 0 && given.rows().length + extra > given.mostRows)
        return toast.error(words.tooMany(given.mostRows));
      const pasted = pasteBlock(sheet(), to, block, canAddRows ? newRow : null);
      apply(pasted.rows, 'paste');
      if (!canAddRows && extra > 0) toast.error(words.notPasted(extra));
      given.select(pasted.area.min, pasted.area.max);
    },
    /** Takes over what is doubtful in the column of the active cell, in all selected rows; false where nothing is. */
    acceptDoubts: (): boolean => {
      const [at, column] = [area(), columns[given.selection()?.active.col ?? -1]];
      const accept = column?.accept;
      if (!at || !accept || readOnly) return false;
      const isDoubtful = (row: Row, index: number) => (column.warning?.(row, placeOf(index)) ?? null) !== null;
      const within = (index: number) => index >= at.min.row && index <= at.max.row;
      if (!shown().some((row, index) => within(index) && isDoubtful(row, index))) return false;
      apply(
        shown().map((row, index) => (within(index) && isDoubtful(row, index) ? accept(row) : row)),
        'accept',
      );
      return true;
    },
    refusePicture: () => toast.error(words.noPicture),
    append: () => insert([newRow()], given.rows().length, 'insert'),
    /** New rows above or below the selected ones, as many as are selected. */
    insertRows: (where: 'above' | 'below') => {
      const { min, max } = area() ?? { min: { row: 0, col: 0 }, max: { row: -1, col: 0 } };
      const count = Math.max(1, max.row - min.row + 1);
      const at = where === 'above' ? placeOf(min.row) : placeOf(max.row) + 1;
      insert(Array.from({ length: where === 'below' ? 1 : count }, newRow), at, 'insert');
    },
    duplicateRows: () => {
      const from = area();
      if (!from) return;
      const copies = shown()
        .slice(from.min.row, from.max.row + 1)
        .map((row) => ({
          ...newRow(),
          ...Object.fromEntries(columns.filter((one) => isEditable(one, row)).map(({ key }) => [key, row[key]])),
        }));
      insert(copies, placeOf(from.max.row) + 1, 'duplicate');
    },
    removeRows: () => {
      const gone = area();
      if (!gone || !canAddRows) return;
      const places = new Set(
        Array.from({ length: gone.max.row - gone.min.row + 1 }, (_, at) => placeOf(gone.min.row + at)),
      );
      given.apply(
        given.rows().filter((_, place) => !places.has(place)),
        'delete',
      );
    },
    /** Replaces texts of the shown rows, where the cells may be changed. */
    replace: (found: readonly GridPlace[], textAt: (text: string) => string) => {
      const next = shown().slice();
      for (const { row, col } of found) {
        const [line, column] = [next[row], columns[col]];
        if (line && column) next[row] = writeCell(line, column, textAt(copiedText(column, line)));
      }
      apply(next, 'replace');
    },
    /** The text that could be read in place of what stands in the cell; null where there is none. */
    nearest: ({ row, col }: GridPlace): string | null => {
      const [line, column] = [shown()[row], columns[col]];
      return line && column ? nearestReading(column, line) : null;
    },
  };
}

export type GridActions<Row extends object> = ReturnType<typeof gridActions<Row>>;
