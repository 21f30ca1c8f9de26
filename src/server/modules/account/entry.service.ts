import type { FactorMethod } from '../../../contract/entities/secondFactor';
import type { Tokens } from '../../../contract/entities/person';
import type { Work } from '../../http/context';
import { recordEvent } from '../audit/audit.service';
import { mailNewDevice } from '../email/accountMails.service';
import { type AccountRow, findUserAgents, updateAccount } from './auth.repository';
import { isDemoLeftBehind } from './demoLogin';
import { openLogin } from './tokens.service';

const REMEMBERED_LOGINS = 200;

/** What keeps somebody out who has proved who they are; null where nothing does. */
export function barOf(work: Work, person: AccountRow): 'EMAIL_NOT_VERIFIED' | 'INVALID_USER' | null {
  if (!person.email_verified_at) return 'EMAIL_NOT_VERIFIED';
  const out = person.withdrawn_at !== null || person.member_status === 'deactivated';
  return out || isDemoLeftBehind(work.app, person.email) ? 'INVALID_USER' : null;
}

/** What somebody proved at a login. */
export interface Proved {
  /** What was proved beside the password, or instead of it. */
  factor?: FactorMethod;
  /** The company's identity provider vouched for the person. */
  signedOn?: boolean;
}

/** Lets somebody in: the one way to a login. */
export async function letIn(work: Work, person: AccountRow, proved: Proved = {}): Promise<Tokens> {
  await noticeDevice(work, person, proved);
  await updateAccount(work.db, person.id, { language: work.language });
  return openLogin(work, person, proved.signedOn ?? false);
}

/** Notifies a person by email when a login comes from a device that none of the earlier ones came from. */
async function noticeDevice(work: Work, person: AccountRow, { factor, signedOn }: Proved): Promise<void> {
  const earlier = await findUserAgents(work.db, person.id, REMEMBERED_LOGINS);
  const device = withoutVersions(work.client.user_agent ?? '');
  const known = earlier.length === 0 || earlier.some((one) => withoutVersions(one) === device);
  recordEvent(work, known ? 'login' : 'login_new_device', {
    account_id: person.id,
    after: { ...(factor ? { second_factor: factor } : {}), ...(signedOn ? { sign_on: 'provider' } : {}) },
  });
  if (!known) await mailNewDevice(work, { ...person, language: work.language });
}

/** A browser that was updated is still the same device. */
const withoutVersions = (userAgent: string) => userAgent.replace(/[\d._]+/g, '');
