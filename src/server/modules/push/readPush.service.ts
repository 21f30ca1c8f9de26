import { v7 as uuid } from 'uuid';
import type { MemberWork } from '../../http/context';
import { countUnread, markRead } from './push.repository';

/** Marks own notifications as read, and tells the person's other windows and devices so. */
export async function readNotifications(work: MemberWork, ids: readonly string[] | null): Promise<{ unread: number }> {
  const { app, db, session, now } = work;
  const { is_test: world, account_id } = session;
  if ((await markRead(db, world, account_id, ids, now)) > 0) {
    const created_at = now.toISOString();
    work.afterCommit(() =>
      app.hub.send(account_id, {
        id: uuid(),
        kind: 'push_read',
        record_type: 'push',
        record_id: account_id,
        created_at,
      }),
    );
  }
  return { unread: await countUnread(db, world, account_id) };
}
