import { refuseCursor } from '../../../http/page';
import type { SellerPage } from './sellerRequest.repository';

/** As PostgreSQL writes one, with microseconds. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The position after a row: its order, the instant the order rests on, its key, its id. */
export function writeSellerCursor(
  sort: SellerPage['sort'],
  base: string,
  row: { sort_key: string; target_id: string },
): string {
  return [sort, base, row.sort_key.replace(' ', 'T'), row.target_id].join('_');
}

/** Reads such a position. Refuses one that was tampered with or belongs to another order. */
export function readSellerCursor(
  cursor: string | undefined,
  sort: SellerPage['sort'],
): Pick<SellerPage, 'base' | 'after'> | null {
  if (!cursor) return null;
  const [order, base = '', key = '', id = ''] = cursor.split('_');
  const goodKey = sort === 'received' ? INSTANT.test(key) : /^-?[\d.]+(e[+-]?\d+)?$/.test(key);
  if (order !== sort || Number.isNaN(Date.parse(base)) || !goodKey || !ID.test(id)) {
    return refuseCursor();
  }
  return { base, after: { key, id } };
}
