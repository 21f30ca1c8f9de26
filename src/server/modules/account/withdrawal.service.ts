import { v7 as uuid } from 'uuid';
import type { WithdrawBlocker } from '../../../contract/entities/member';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { recordEvent } from '../audit/audit.service';
import { requireRecentAuthentication } from './recentAuthentication.service';
import { forgetFactors } from './factor/factor.service';
import { forgetFailures } from './throttle.service';
import { dropExports } from '../export/fileExport.service';
import { recheckApprovals } from '../award/approval/waiting.service';
import { dropClaims, holdCompany, membersOf } from '../company/company.service';
import { forgetPlaces } from '../company/deputy.service';
import { handOn } from '../company/member.service';
import { forgetEmailsTo } from '../email/accountMails.service';
import { endMachinesOf } from '../machine/endMachines.service';
import { forgetSignOns } from '../signOn/endSignOn.service';
import { endCalendarOf } from '../overview/calendar/endCalendar.service';
import { forgetNotices } from '../push/noticeSettings.service';
import { forgetTexts } from '../push/text/phone.service';
import { stripName } from './retention.repository';
import { addReason, countOpenWork, erasePerson } from './withdrawal.repository';

interface Withdrawal {
  allowed: boolean;
  last_active_member: boolean;
  blockers: WithdrawBlocker[];
}

/** Whether the person may leave now: the last active member only when nothing of the company is open. */
export async function readWithdrawal(work: MemberWork): Promise<Withdrawal> {
  const { session, db } = work;
  if (session.member_status !== 'active') return { allowed: true, last_active_member: false, blockers: [] };
  const members = await membersOf(work, [session.company_id]);
  const last_active_member = members.every(({ id }) => id === session.account_id);
  const blockers = last_active_member ? await countOpenWork(db, session.company_id) : [];
  return { allowed: blockers.length === 0, last_active_member, blockers };
}

/** Keeps why somebody leaves; the name is taken off when they do. */
export function keepReason(work: MemberWork, reason: string): Promise<void> {
  return addReason(work.db, { id: uuid(), account_id: work.session.account_id, reason, created_at: work.now });
}

/** Erases the person and frees the address. */
export async function leave(work: MemberWork): Promise<void> {
  requireRecentAuthentication(work);
  const { session, db, now } = work;
  await holdCompany(work, session.company_id);
  const { allowed, last_active_member } = await readWithdrawal(work);
  if (!allowed) return fail('COMPANY_WORK_OPEN');
  const { account_id, company_id, email, name } = session;
  await handOn(work);
  if (last_active_member) await endMachinesOf(work, company_id);
  recordEvent(work, 'withdrawn', { account_id, company_id: session.member_status === 'active' ? company_id : null });
  work.audit.forget(account_id);
  await forgetEmailsTo(work, email);
  await forgetFailures(work, email);
  await forgetPlaces(work, session);
  await recheckApprovals(work, company_id);
  await dropClaims(work, account_id);
  await dropExports(work, account_id);
  await endCalendarOf(work, account_id);
  await forgetNotices(work, account_id);
  await forgetTexts(work, account_id);
  await forgetFactors(work, account_id);
  await forgetSignOns(work);
  await stripName(db, { id: account_id, company_id, name });
  await erasePerson(db, { id: account_id, company_id, name }, now);
  work.afterCommit(() => work.app.hub.expel({ account_id }));
}
