import { isUuid } from '../isUuid';
import { fail } from './fail';

/** Refuses a position that was tampered with. */
export function failCursor(): never {
  return fail('WRONG_PARAM', { issues: [{ path: ['cursor'], code: 'cursor' }] });
}

/**
 * A page of at most `limit` rows as it leaves, from a list that was queried for one row more: only then is there a next page,
 * which begins after the position (`keyOf`) of the last row that is shown.
 */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  limit: number,
  present: (row: Row) => Item,
  keyOf: (row: Row) => string,
): { items: Item[]; next_cursor: string | null } {
  return { items: rows.slice(0, limit).map((row) => present(row)), next_cursor: nextCursor(rows, limit, keyOf) };
}

/** The cursor of the next page, when one row more than requested came back; for rows that are presented together. */
export function nextCursor<T>(rows: readonly T[], limit: number, keyOf: (row: T) => string): string | null {
  const last = rows[limit - 1];
  return rows.length > limit && last ? keyOf(last) : null;
}

/** Writes the position in a list sorted by time, then id. */
export function timeCursor(at: Date, id: string): string {
  return `${at.toISOString()}_${id}`;
}

/** Reads such a position. Refuses one that was tampered with. */
export function readTimeCursor(cursor: string | undefined): { at: string; id: string } | null {
  if (!cursor) return null;
  const [at = '', id = ''] = cursor.split('_');
  if (Number.isNaN(Date.parse(at)) || !/^[0-9a-f-]{36}$/.test(id)) {
    return failCursor();
  }
  return { at, id };
}

/** Reads the position in a list sorted by id alone. Refuses one that was tampered with. */
export function idCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined || isUuid(cursor)) return cursor;
  return failCursor();
}
