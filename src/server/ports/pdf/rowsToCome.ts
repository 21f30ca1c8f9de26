import type { TableCell } from 'pdfmake';

/** Rows of a table beyond which they are written as they are asked for. */
const MOST_AT_ONCE = 200;

/**
 * The rows of a table. Thousands are no array but only its `length` and `slice`: each is written when the printer hands it to
 * its thread, piece by piece, since to write them all would hold everybody up.
 */
export function rowsToCome(length: number, rowAt: (index: number) => TableCell[]): TableCell[][] {
  const slice = (from = 0, to = length) =>
    Array.from({ length: Math.max(0, Math.min(to, length) - from) }, (_, index) => rowAt(from + index));
  return length <= MOST_AT_ONCE ? slice() : ({ length, slice } as unknown as TableCell[][]);
}
