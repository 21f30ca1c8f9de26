import { v7 as uuid } from 'uuid';
import type { MemberWork } from '../../http/context';
import { countUnread, markRead, markUnread } from './push.repository';

/** Marks own notifications as read; answers with the instant under which that can be taken back. */
export async function readNotifications(work: MemberWork, ids: readonly string[] | null) {
  const { db, session, now } = work;
  const marked = await markRead(db, session.account_id, ids, now);
  return { ...(await notifiedAndCounted(work, marked)), read_at: now.toISOString() };
}

/** Makes unread again what was marked at an instant. */
export async function unreadNotifications(work: MemberWork, readAt: string) {
  const { db, session } = work;
  return notifiedAndCounted(work, await markUnread(db, session.account_id, new Date(readAt)));
}

/** Notifies the person's other windows and devices of a change. */
async function notifiedAndCounted(work: MemberWork, changed: number): Promise<{ unread: number }> {
  const { app, db, session, now } = work;
  const { account_id } = session;
  if (changed > 0) {
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
  return { unread: await countUnread(db, account_id) };
}
