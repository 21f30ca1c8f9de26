import type * as z from 'zod';
import type { listPush } from '../../../contract/endpoints/user';
import { recordTypesOf } from '../../../domain/events/pushArea';
import type { MemberWork } from '../../http/context';
import { idCursor, pageOf } from '../../http/page';
import { findPushes, findStatus, type PushRow, type PushStatus } from './push.repository';

type Query = z.output<(typeof listPush)['query']>;

/** Where the next page begins in a list whose unread part stands first: after a read one, or still among the unread. */
const READ = 'r_';

const present = (row: PushRow) => ({
  id: row.id,
  kind: row.kind,
  record_type: row.record_type,
  record_id: row.record_id,
  title: row.title,
  params: row.params,
  created_at: row.created_at.toISOString(),
  read_at: row.read_at?.toISOString() ?? null,
});

/** How many of one's own are unread, and the newest. */
export function readStatus({ db, session }: MemberWork): Promise<PushStatus> {
  return findStatus(db, session.account_id);
}

/** One's own notifications. */
export async function listNotifications({ db, session }: MemberWork, query: Query) {
  const { limit, cursor, unread, area, sort } = query;
  const types = area && recordTypesOf(area);
  const find = (page: { before?: string | undefined; limit: number; read?: boolean }) =>
    findPushes(db, session.account_id, { ...page, types });
  if (unread || sort === 'newest') {
    const before = idCursor(cursor);
    const rows = await find({ before, limit: limit + 1, ...(unread ? { read: false } : {}) });
    return pageOf(rows, limit, present, (row) => row.id);
  }
  const amongRead = cursor?.startsWith(READ) ?? false;
  const before = idCursor(amongRead ? cursor?.slice(READ.length) : cursor);
  const wanted = limit + 1;
  const first = amongRead ? [] : await find({ before, limit: wanted, read: false });
  const missing = wanted - first.length;
  // A page full of unread ones shows none that are read.
  const then = missing > 0 ? await find({ ...(amongRead ? { before } : {}), limit: missing, read: true }) : [];
  const rows = [...first, ...then];
  return pageOf(rows, limit, present, (row) => (row.read_at ? `${READ}${row.id}` : row.id));
}
