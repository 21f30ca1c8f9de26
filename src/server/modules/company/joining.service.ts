import type * as z from 'zod';
import type { registerInvited } from '../../../contract/endpoints/people';
import type { InvitedTo } from '../../../contract/entities/people';
import { shownName } from '../../../domain/company/shownName';
import { bound, type MemberWork, type Work } from '../../http/context';
import { fail } from '../../http/fail';
import { linkHash } from '../account/mailToken.service';
import { registerMember } from '../account/registration.service';
import { recordEvent } from '../audit/audit.service';
import { deleteClaimsOf } from './claim.repository';
import { type CompanyRow, findCompany } from './company.repository';
import * as invitations from './invitation.repository';
import { findPersonByEmail, findPersonOf, lockCompany, lockPersonOf, setMembership } from './member.repository';
import { mailMembersChanged } from './memberMails.service';

/** What a mailed invitation is for. */
export async function readInvited(work: Work, secret: string): Promise<InvitedTo> {
  const found = await standing(work, secret);
  const { invitation, company } = found;
  return {
    company_name: shownName(company, work.language),
    email: invitation.email,
    invited_by: found.invited_by,
    role: invitation.role,
    own_role_name: found.own_role_name,
    team_name: await invitations.unitName(work.db, invitation.team_id),
    site_name: await invitations.unitName(work.db, invitation.site_id),
    expires_at: invitation.expires_at.toISOString(),
    registered: (await findPersonByEmail(work.db, invitation.email)) !== null,
  };
}

/** Registers the invited person as a member: that the mailed link was followed proves the address. */
export async function registerByInvitation(
  everywhere: Work,
  { t, ...person }: z.output<(typeof registerInvited)['body']>,
): Promise<{ email: string }> {
  const seen = await standing(everywhere, t);
  const work = await bound(everywhere, seen.invitation.is_test);
  const { email } = seen.invitation;
  const found = await accept(work, t);
  const id = await registerMember(work, email, person, membership(work, found));
  await announce(work, id, found, seen);
  return { email };
}

/**
 * A signed-in person who is no member of a company yet joins by the invitation that was mailed to the same address. A claim
 * to the company where the person waited ends.
 */
export async function joinByInvitation(work: MemberWork, secret: string): Promise<{ company_name: string }> {
  const seen = await standing(work, secret);
  const { session } = work;
  if (seen.invitation.email !== session.email || session.member_status !== 'pending') return fail('INVITED_ELSEWHERE');
  const found = await accept(work, secret);
  // Meanwhile the company where the person waited may have let the person in.
  const person = await lockPersonOf(work.db, session.company_id, session.account_id);
  if (person?.member_status !== 'pending') return fail('INVITED_ELSEWHERE');
  await deleteClaimsOf(work.db, session.account_id);
  await setMembership(work.db, session.account_id, {
    ...membership(work, found),
    membership_refused_at: null,
    company_facts: null,
  });
  await announce(work, session.account_id, found, seen);
  return { company_name: shownName(seen.company, work.language) };
}

interface Standing extends NonNullable<Awaited<ReturnType<typeof invitations.findByToken>>> {
  company: CompanyRow;
}

async function standing(work: Work, secret: string): Promise<Standing> {
  const found = await invitations.findByToken(work.db, linkHash(secret));
  if (!found || found.invitation.expires_at <= work.now) return fail('MAIL_TOKEN_OUTDATED');
  const company = await findCompany(work.db, found.invitation.company_id);
  return company ? { ...found, company } : fail('MAIL_TOKEN_OUTDATED');
}

/** Uses an invitation up, with its company locked: it may have been accepted, withdrawn or renewed in between. */
async function accept(work: Work, secret: string): Promise<invitations.InvitationRow> {
  const seen = await standing(work, secret);
  await lockCompany(work.db, seen.company.id);
  const { invitation } = await standing(work, secret);
  return (await invitations.removeInvitation(work.db, invitation.id)) ?? fail('MAIL_TOKEN_OUTDATED');
}

const membership = ({ now }: Work, { company_id, role, own_role_id, team_id, site_id }: invitations.InvitationRow) => ({
  company_id,
  member_status: 'active' as const,
  member_since: now,
  role,
  own_role_id,
  team_id,
  site_id,
});

async function announce(work: Work, id: string, { company_id, role }: invitations.InvitationRow, by: Standing) {
  recordEvent(work, 'member_joined', { account_id: id, company_id, after: { role } });
  const person = await findPersonOf(work.db, company_id, id);
  if (!person) throw new Error('the person did not join');
  const company = { id: company_id, name: by.company.name };
  await mailMembersChanged(work, company, { change: 'added', person, by: by.invited_by });
}
