import { zonedInstantText } from '../../../domain/time/zonedInstant';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { recordEvent } from '../audit/audit.service';
import { holdFactors } from '../account/factor/factor.service';
import { peopleWithFactor } from '../account/factor/holders.service';
import { queueEmail } from '../email/emailQueue.service';
import { findCompany, findMembers, setFactorRequired } from './company.repository';
import { findPersonOf, lockCompany } from './member.repository';
import { requireOwner } from './member.service';

interface FactorRule {
  required: boolean;
  missing: number | null;
}

/** Whether the company requires a second factor, and for an owner, how many members lack one. */
export async function readFactorRule(work: MemberWork): Promise<FactorRule> {
  const { session, db } = work;
  const [company, me] = await Promise.all([
    findCompany(db, session.company_id),
    findPersonOf(db, session.company_id, session.account_id),
  ]);
  return {
    required: Boolean(company?.second_factor_required_at),
    missing: me?.is_owner ? (await membersWithout(work)).length : null,
  };
}

/** Requires a second factor of all members, or no longer. Members without one are notified by email. */
export async function setFactorRule(work: MemberWork, required: boolean): Promise<FactorRule> {
  const { session, db, now } = work;
  await lockCompany(db, session.company_id);
  await requireOwner(work);
  const company = await findCompany(db, session.company_id);
  if (Boolean(company?.second_factor_required_at) === required) return readFactorRule(work);
  if (required) {
    // The last factor of an owner must not go at the same moment.
    await holdFactors(work, session.account_id);
    if (!(await peopleWithFactor(work, [session.account_id])).has(session.account_id)) fail('OWN_FACTOR_FIRST');
  }
  await setFactorRequired(db, session.company_id, required ? now : null);
  recordEvent(work, required ? 'factor_required' : 'factor_optional', {
    account_id: session.account_id,
    company_id: session.company_id,
  });
  if (required) await notifyWithout(work);
  return readFactorRule(work);
}

async function membersWithout(work: MemberWork) {
  const { session, db } = work;
  const members = await findMembers(db, [session.company_id]);
  const holders = await peopleWithFactor(
    work,
    members.map(({ id }) => id),
  );
  return members.filter(({ id }) => !holders.has(id));
}

async function notifyWithout(work: MemberWork): Promise<void> {
  for (const member of await membersWithout(work)) {
    await queueEmail(work, member, 'factorRequired', '/user/mypage/security', {
      company: work.session.company_name,
      time: zonedInstantText(work.now.toISOString(), member.language),
    });
    // What was open hears nothing of the company from now on.
    work.afterCommit(() => work.app.hub.expel({ account_id: member.id }));
  }
}
