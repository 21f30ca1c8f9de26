import type { ReactNode } from 'react';
import type { TableView } from '../dataTable/tableTypes';

export type GridOption = {
  value: string;
  label: string;
  /** Other words for it in pasted or typed text. */
  aliases?: readonly string[];
};

export type GridColumn<Row extends object> = {
  key: keyof Row & string;
  title: string;
  /** Explains the title, e.g. the code behind a word. */
  hint?: string;
  /** Least width in px; it grows to its content, and what is left over goes to the text columns. */
  width: number;
  /**
   * Edited values are strings in `row[key]`, '' when empty; a number is a plain decimal string. A text that is no number
   * or no option stays as it was typed, and the cell is marked.
   */
  kind: 'text' | 'number' | 'select' | 'readonly' | 'custom';
  options?: readonly GridOption[];
  align?: 'left' | 'right' | 'center';
  /** Most digits after the point of a number (default 4). */
  decimals?: number;
  negative?: boolean;
  /** What is kept, and marked by `error`, of a text that leaves a number of this column unclear; null for others. */
  unclear?: (text: string) => string | null;
  placeholder?: string;
  /** The keyboard that a device brings for it; the one for decimals in a column of numbers. */
  keyboard?: 'decimal' | 'numeric';
  /** How the value of a text cell is written and read where that differs from what is kept, e.g. a code by its name. */
  words?: { write: (value: string, row: Row) => string; read: (text: string) => string };
  /** The code behind the words of a cell, in its hint; null or '' where there is none. */
  code?: (row: Row) => string | null;
  /** The row with a new value in this cell where more follows from it than the value itself. */
  put?: (row: Row, value: string) => Row;
  /** Whether the cell may be changed; `readonly` and `custom` never are. */
  editable?: boolean | ((row: Row) => boolean);
  /** What is wrong with the cell, shown in it; null when nothing is. */
  error?: (row: Row, index: number) => string | null;
  /** What looks wrong in the cell but may be meant, shown in it. */
  warning?: (row: Row, index: number) => string | null;
  /** The row once a person has looked at what `warning` says of it: Enter in the cell takes it over. */
  accept?: (row: Row) => Row;
  /** The nearest text that could be read in place of what stands in a wrong cell; null where there is none. */
  nearest?: (row: Row) => string | null;
  /** Draws the cell while it is not being edited. */
  render?: (row: Row, index: number) => ReactNode;
  /** Stands below the column, in the summary row. */
  summary?: (rows: readonly Row[]) => ReactNode;
  /**
   * In sight without scrolling wherever the window has room: the first column is no wider than leaves it, and for `first`
   * the others give up what their content takes beyond their own width too.
   */
  inSight?: boolean | 'first';
  /** Never narrower than its content. */
  whole?: boolean;
  /**
   * Left out while no row has anything in it: `always`, or only of a list that was opened with something in it, since a new
   * one shows what can be filled in.
   */
  hideEmpty?: 'always' | 'opened';
  /** Whether a row has something in the column where that is more than its text, e.g. what follows from other cells. */
  isFilled?: (row: Row) => boolean;
  /** Printed though nothing is in it yet, to be filled in by hand. */
  byHand?: boolean;
  /** Text for the clipboard where it differs from `row[key]`. */
  copy?: (row: Row) => string;
};

export type LineGridProps<Row extends object> = {
  /** Keep it stable between renders (useMemo). */
  columns: readonly GridColumn<Row>[];
  value: readonly Row[];
  onChange: (rows: Row[]) => void;
  newRow: () => Row;
  /** What the owner did to the rows in one go, which undo takes back under its words; each has an `id` of its own. */
  step?: { id: number; before: readonly Row[]; text: string } | null;
  /** Called at each keystroke with the row as it would be, before the cell is left. */
  onType?: ((row: Row) => void) | undefined;
  'aria-label': string;
  /** Under this name the browser keeps widths and hidden columns; without it they last as long as the screen. */
  name?: string;
  /** How the reader has the columns on every device, in place of what the browser keeps. */
  view?: TableView;
  /** The number a row is known by elsewhere; its place in the grid otherwise. Keep it stable between renders. */
  rowNumber?: (row: Row) => number;
  /** Greatest height in px (default 480), or the height that the window leaves. Fewer rows take less. */
  height?: number | 'window';
  /** Room in px that what stands below the grid takes of the window, for the height `window`. */
  below?: number;
  readOnly?: boolean;
  /** Rows may be added and deleted (default: yes unless readOnly). */
  canAddRows?: boolean;
  /** Most rows that the grid takes; a paste beyond it is refused. */
  mostRows?: number;
  /** Buttons at the left end of the bar below the grid. */
  actions?: ReactNode;
  /** How the rows are worked on a phone, one at a time; without it the grid stands there too. */
  cards?: CardLayout<Row>;
  /** The cell to go to, e.g. the first that keeps the sheet from being sent. */
  jump?: GridJump | null;
  /** Called with the places in `value` of the rows that are selected now; null when nothing is. */
  onSelectRows?: (rows: readonly number[] | null) => void;
};

/** A row as a card on a phone. */
export type CardLayout<Row extends object> = {
  /** Columns whose fields come first; the others open by a press. */
  fields: readonly (keyof Row & string)[];
  /** The column that says above the fields which row it is. */
  title?: keyof Row & string;
  /** What a finger that draws the card to the left does with the row, and a button of that name. */
  swipe?: { label: string; applies: (row: Row) => boolean; change: (row: Row) => Row };
};

/** A cell to bring before the reader, with the focus in it; a later `at` goes there again. `row` is a place in `value`. */
export type GridJump = { row: number; key: string; at: number };

/** A rectangle of cells, both ends included. */
export type GridArea = { min: GridPlace; max: GridPlace };
export type GridPlace = { row: number; col: number };

/** What changed the rows, as undo names it. */
export type GridStep =
  | 'type'
  | 'paste'
  | 'cut'
  | 'clear'
  | 'fill'
  | 'insert'
  | 'duplicate'
  | 'delete'
  | 'replace'
  | 'nearest'
  | 'owner'
  | 'accept';
