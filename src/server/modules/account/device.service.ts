import type * as z from 'zod';
import { REFRESH_TOKEN_SECONDS } from '../../../contract/constants';
import type { listDevices } from '../../../contract/endpoints/device';
import type { Device } from '../../../contract/entities/member';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { idCursor, pageOf } from '../../http/page';
import { recordEvent } from '../audit/audit.service';
import { findStandingLogins, isStandingLogin } from './device.repository';
import { endAllLogins, endLogin } from './tokens.service';

/** Where the person is signed in. */
export async function devicesOf(work: MemberWork, query: z.output<(typeof listDevices)['query']>) {
  const { session, db, now } = work;
  const { limit } = query;
  const since = new Date(now.getTime() - REFRESH_TOKEN_SECONDS * 1000);
  const page = { cursor: idCursor(query.cursor), limit: limit + 1 };
  const rows = await findStandingLogins(db, session.account_id, since, page);
  const present = (row: (typeof rows)[number]): Device => ({
    id: row.id,
    user_agent: row.user_agent,
    address: row.address,
    created_at: row.created_at.toISOString(),
    // A login is noted as used when its tokens are renewed; this very call uses the one it came by.
    last_used_at: (row.id === session.login_id ? now : (row.last_used_at ?? row.created_at)).toISOString(),
    current: row.id === session.login_id,
  });
  return pageOf(rows, limit, present, (row) => row.id);
}

/** Signs out there. Somebody else's login, or one that has ended, is not there. */
export async function endDeviceOf(work: MemberWork, loginId: string): Promise<void> {
  const { account_id } = work.session;
  if (!(await isStandingLogin(work.db, account_id, loginId))) return fail('NOT_FOUND');
  await endLogin(work, loginId);
  recordEvent(work, 'login_revoked', { account_id });
}

/** Signs out everywhere; here too unless this login is kept. */
export async function endDevicesOf(work: MemberWork, keepCurrent: boolean): Promise<{ ended: number }> {
  const { account_id, login_id } = work.session;
  const ended = await endAllLogins(work, account_id, keepCurrent ? login_id : null);
  recordEvent(work, 'logins_revoked', { account_id, after: { ended: String(ended) } });
  return { ended };
}
