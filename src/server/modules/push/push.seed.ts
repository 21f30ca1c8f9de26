import type { MemberWork } from '../../http/context';
import { markRead } from './push.repository';

/** Marks every notification of the person as read. */
export async function readEverything(work: MemberWork): Promise<void> {
  await markRead(work.db, work.session.account_id, null, work.now);
}
