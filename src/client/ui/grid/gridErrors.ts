import { isPlain } from '../numberText';
import { isEditable, nearestNumber, readCell } from './gridEdits';
import type { GridColumn, GridPlace } from './gridTypes';
import { perRow } from './perRow';

/** Words for what any column may find wrong. */
export type GridWords = { notNumber: string; notOption: string };

/** What is wrong with a cell: by its column's own rule, else a text that is no number or no option; null when nothing is. */
export function problemOf<Row extends object>(
  column: GridColumn<Row>,
  row: Row,
  index: number,
  words: GridWords,
): string | null {
  const own = column.error?.(row, index) ?? null;
  if (own !== null || !isEditable(column, row)) return own;
  return isUnread(column, readCell(row, column.key))
    ? column.kind === 'number'
      ? words.notNumber
      : words.notOption
    : null;
}

/** The text that could be read in place of what stands in a cell; null where there is none. */
export function nearestReading<Row extends object>(column: GridColumn<Row>, row: Row): string | null {
  if (!isEditable(column, row)) return null;
  const text = readCell(row, column.key);
  const own = column.nearest?.(row) ?? null;
  return own ?? (column.kind === 'number' && isUnread(column, text) ? nearestNumber(text, column) : null);
}

/** Whether a text stands in a cell of numbers or of choices that is neither. */
export function isUnread<Row extends object>({ kind, options }: GridColumn<Row>, text: string): boolean {
  if (text === '') return false;
  if (kind === 'number') return !isPlain(text);
  return kind === 'select' && options !== undefined && !options.some(({ value }) => value === text);
}

/** A cell that something is said about: wrong, or to be looked at. */
export type Mark = GridPlace & { kind: 'error' | 'warning' };
type CellMark = Omit<Mark, 'row'>;
const none: readonly CellMark[] = [];

/**
 * Finds every cell with something wrong or doubtful in it, row by row; make one finder per set of columns, since it looks
 * at a row once. `order` gives the place in the rows of each that is shown.
 */
export function markFinder<Row extends object>(columns: readonly GridColumn<Row>[], words: GridWords) {
  const checked = columns
    .map((column, col) => ({ column, col }))
    .filter(({ column: { error, warning, kind } }) => error ?? warning ?? (kind === 'number' || kind === 'select'));
  const marksIn = perRow((row: Row, index: number) => {
    const found = checked.flatMap(({ column, col }): CellMark[] => {
      if (problemOf(column, row, index, words) !== null) return [{ col, kind: 'error' }];
      return (column.warning?.(row, index) ?? null) === null ? [] : [{ col, kind: 'warning' }];
    });
    return found.length > 0 ? found : none;
  });
  return (rows: readonly Row[], order: readonly number[] | null = null): Mark[] => {
    const found = marksIn(rows);
    const marks: Mark[] = [];
    for (let place = 0; place < (order ?? rows).length; place += 1)
      for (const { col, kind } of found[order?.[place] ?? place] ?? none) marks.push({ row: place, col, kind });
    return marks;
  };
}

/** How many rows have a mark of that kind; marks of a row follow one another. */
export function rowsWith(kind: Mark['kind'], marks: readonly Mark[]): number {
  let [count, last] = [0, -1];
  for (const mark of marks) {
    if (mark.kind !== kind || mark.row === last) continue;
    count += 1;
    last = mark.row;
  }
  return count;
}

const isLater = (one: GridPlace, than: GridPlace) => one.row > than.row || (one.row === than.row && one.col > than.col);

/** The next of the marked cells after `from`, or the one before it, going round at the end; of one `kind` alone where it is given. */
export function nextMark(
  all: readonly Mark[],
  from: GridPlace | null,
  back = false,
  kind?: Mark['kind'],
): Mark | undefined {
  const marks = kind ? all.filter((mark) => mark.kind === kind) : all;
  if (!from) return back ? marks.at(-1) : marks[0];
  return back
    ? (marks.findLast((mark) => isLater(from, mark)) ?? marks.at(-1))
    : (marks.find((mark) => isLater(mark, from)) ?? marks[0]);
}
