import { setImmediate as nextTurn } from 'node:timers/promises';

/** Rows of some twenty fields that are worked through before others get a turn: some five milliseconds. */
export const ROWS_A_TURN = 250;

/** As `Array.map`, but others are served in between: thousands of rows at a stretch would hold everybody up. */
export async function mapInTurns<T, R>(
  items: readonly T[],
  map: (item: T) => R,
  atOnce: number = ROWS_A_TURN,
): Promise<R[]> {
  const mapped: R[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % atOnce === 0) await nextTurn();
    mapped.push(map(item));
  }
  return mapped;
}
