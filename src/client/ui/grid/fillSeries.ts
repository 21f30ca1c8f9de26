import Big from 'big.js';
import { filled, readCell } from './gridEdits';
import type { GridArea, GridColumn } from './gridTypes';

const NUMBER = /^-?\d+(\.\d+)?$/;
const NUMBERED = /^(.*?)(\d+)(\D*)$/s;

/**
 * Goes on with the values of a run: numbers by their step, texts with a number in them by one or by the step of those
 * before, others again from the first. `place` counts from the first value of the run and may be negative.
 */
export function continued(run: readonly string[], place: number): string {
  const again = run[((place % run.length) + run.length) % run.length] ?? '';
  if (run.every((text) => NUMBER.test(text))) {
    const step = run.length > 1 ? stepOf(run.map((text) => new Big(text))) : null;
    return step ? new Big(run[0] ?? 0).plus(step.times(place)).toFixed() : again;
  }
  const parts = run.map((text) => NUMBERED.exec(text));
  const [first] = parts;
  if (!first || parts.some((part) => part?.[1] !== first[1] || part?.[3] !== first[3])) return again;
  const step = parts.length > 1 ? stepOf(parts.map((part) => new Big(part?.[2] ?? 0))) : new Big(1);
  const number = step && new Big(first[2] ?? 0).plus(step.times(place));
  if (!number || number.lt(0)) return again;
  return `${first[1]}${number.toFixed().padStart(first[2]?.length ?? 0, '0')}${first[3]}`;
}

function stepOf(numbers: readonly Big[]): Big | null {
  const [first = new Big(0), second = first] = numbers;
  const step = second.minus(first);
  const steady = numbers.every((number, index) => number.eq(first.plus(step.times(index))));
  return steady ? step : null;
}

type Sheet<Row extends object> = { rows: readonly Row[]; columns: readonly GridColumn<Row>[] };

/**
 * Drags the cells of `from` over the longer or wider `to`, going on with each row's or column's series. `copy` repeats
 * the cells instead. Choices and texts that mean a code are always repeated.
 */
export function fillSeries<Row extends object>(sheet: Sheet<Row>, from: GridArea, to: GridArea, copy: boolean): Row[] {
  const down = to.min.row < from.min.row || to.max.row > from.max.row;
  const text = (row: number, col: number) => {
    const [line, column] = [sheet.rows[row], sheet.columns[col]];
    return line && column ? readCell(line, column.key) : '';
  };
  return filled(sheet, to, ({ row, col }) => {
    const isSource = row >= from.min.row && row <= from.max.row && col >= from.min.col && col <= from.max.col;
    if (isSource) return undefined;
    const run = down
      ? Array.from({ length: from.max.row - from.min.row + 1 }, (_, index) => text(from.min.row + index, col))
      : Array.from({ length: from.max.col - from.min.col + 1 }, (_, index) => text(row, from.min.col + index));
    const place = down ? row - from.min.row : col - from.min.col;
    const kind = sheet.columns[col]?.kind;
    const repeats = copy || kind === 'select' || sheet.columns[col]?.words !== undefined;
    return repeats ? run[((place % run.length) + run.length) % run.length] : continued(run, place);
  });
}
