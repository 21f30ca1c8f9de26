import { listPush, pushStatus, readPush } from '../../../contract/endpoints/user';
import { member } from '../../http/context';
import { type Route, route } from '../../http/mount';
import { idCursor, nextCursor } from '../../http/page';
import { countUnread, findPushes, markRead, type PushRow } from './push.repository';

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

export const pushRoutes: Route[] = [
  route(pushStatus, async (input) => {
    const { db, session } = member(input);
    const [latest] = await findPushes(db, session.is_test, session.account_id, { limit: 1, unread: false });
    return { unread: await countUnread(db, session.is_test, session.account_id), latest_id: latest?.id ?? null };
  }),
  route(listPush, async (input) => {
    const { db, session } = member(input);
    const { limit, cursor, unread } = input.query;
    const rows = await findPushes(db, session.is_test, session.account_id, {
      cursor: idCursor(cursor),
      limit: limit + 1,
      unread: unread === '1',
    });
    return { items: rows.slice(0, limit).map(present), next_cursor: nextCursor(rows, limit, (row) => row.id) };
  }),
  route(readPush, async (input) => {
    const { db, session, now } = member(input);
    await markRead(db, session.is_test, session.account_id, input.body.ids ?? null, now);
    return { unread: await countUnread(db, session.is_test, session.account_id) };
  }),
];
