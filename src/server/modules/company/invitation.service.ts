import { v7 as uuid } from 'uuid';
import type { Language } from '../../../contract/constants';
import type { Invitation, MemberPlace } from '../../../contract/entities/people';
import { shownName } from '../../../domain/company/shownName';
import { DAY_MS } from '../../../domain/time/spans';
import { zonedInstantText } from '../../../domain/time/zonedInstant';
import type { MemberWork, Work } from '../../http/context';
import { fail } from '../../http/fail';
import { requireRecentAuthentication } from '../account/recentAuthentication.service';
import { newLinkSecret } from '../account/mailToken.service';
import { recordEvent } from '../audit/audit.service';
import { queueEmail } from '../email/emailQueue.service';
import { lockOwnCompany } from './callerRights.service';
import { companyOf } from './company.service';
import * as invitations from './invitation.repository';
import { findPersonByEmail } from './member.repository';
import { checkedPlace, placeOf } from './role.service';

const VALID_DAYS = 7;
/** How long an invitation that ran out can still be sent again. */
const KEPT_DAYS = 90;

/** The invitations that nobody has accepted. */
export async function readInvitations({ session, db, now }: MemberWork): Promise<{ items: Invitation[] }> {
  const rows = await invitations.findInvitations(db, session.company_id);
  return {
    items: rows.map(({ invitation, invited_by }) => ({
      id: invitation.id,
      email: invitation.email,
      role: invitation.role,
      own_role_id: invitation.own_role_id,
      team_id: invitation.team_id,
      site_id: invitation.site_id,
      expired: invitation.expires_at <= now,
      invited_by,
      sent_at: invitation.sent_at.toISOString(),
      expires_at: invitation.expires_at.toISOString(),
    })),
  };
}

type InvitationInput = MemberPlace & { email: string; language: Language };

/** Invites a person by email. Nothing of the answer shows whether the address has an account elsewhere. */
export async function invitePerson(call: MemberWork, input: InvitationInput) {
  const work = await lockOwnCompany(call, 'manage_people');
  requireRecentAuthentication(work);
  const { session, db } = work;
  await checkedPlace(work, input);
  const known = await findPersonByEmail(db, input.email);
  if (known?.company_id === session.company_id && known.member_status !== 'pending') return fail('INVITATION_STATE');
  const { row, secret } = renewed(work);
  const added = await invitations.addInvitation(db, {
    id: uuid(),
    company_id: session.company_id,
    email: input.email,
    language: input.language,
    ...placeOf(input),
    ...row,
    created_at: work.now,
  });
  if (!added) return fail('INVITATION_STATE');
  await send(work, input, secret, row.expires_at);
  recordEvent(work, 'member_invited', {
    account_id: session.account_id,
    company_id: session.company_id,
    after: { role: input.role },
  });
  return readInvitations(work);
}

/** Sends an invitation again; the link that was mailed before stops working. */
export async function inviteAgain(call: MemberWork, id: string) {
  const work = await lockOwnCompany(call, 'manage_people');
  const { session, db } = work;
  const invitation = (await invitations.findInvitation(db, session.company_id, id)) ?? fail('INVITATION_NOT_FOUND');
  requireRecentAuthentication(work);
  await checkedPlace(work, invitation);
  const { row, secret } = renewed(work);
  await invitations.renewInvitation(db, id, row);
  await send(work, invitation, secret, row.expires_at);
  return readInvitations(work);
}

/** Withdraws an invitation. */
export async function withdrawInvitation(work: MemberWork, id: string) {
  const { session, db } = work;
  const invitation = (await invitations.findInvitation(db, session.company_id, id)) ?? fail('INVITATION_NOT_FOUND');
  await invitations.removeInvitation(db, id);
  recordEvent(work, 'invitation_withdrawn', {
    account_id: session.account_id,
    company_id: session.company_id,
    before: { role: invitation.role },
  });
  return readInvitations(work);
}

/** Removes invitations that ran out long ago. */
export function forgetOldInvitations(work: Work): Promise<void> {
  return invitations.deleteInvitationsBefore(work.db, new Date(work.now.getTime() - KEPT_DAYS * DAY_MS));
}

function renewed({ now, session }: MemberWork) {
  const { secret, hash } = newLinkSecret();
  const expires_at = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  return { secret, row: { token_hash: hash, invited_by: session.account_id, sent_at: now, expires_at } };
}

async function send(work: MemberWork, to: { email: string; language: Language }, secret: string, until: Date) {
  const company = await companyOf(work, work.session.company_id);
  await queueEmail(work, { ...to, name: to.email }, 'invited', `/auth/invitation?t=${secret}`, {
    company: company ? shownName(company, to.language) : '',
    person: work.session.name,
    until: zonedInstantText(until.toISOString(), to.language),
  });
}
