import { zonedInstantText } from '../../../domain/time/zonedInstant';
import type { Work } from '../../http/context';
import { queueEmail } from '../email/emailQueue.service';
import { findCompany, findMembers } from './company.repository';
import type { PersonRow } from './member.repository';

export interface MembersChange {
  change: 'added' | 'removed' | 'madeOwner' | 'endedOwner';
  person: PersonRow;
  /** Who did it; null: the operator, upon a claim. */
  by: string | null;
}

const EMAILS = {
  added: 'memberAdded',
  removed: 'memberRemoved',
  madeOwner: 'ownerMade',
  endedOwner: 'ownerEnded',
} as const;

/**
 * Notifies every member of a company that one of them came, went or changed his role, and the person himself. Nobody can
 * turn these mails off: they are how a take-over is noticed.
 */
export async function mailMembersChanged(
  work: Work,
  company: { id: string; name: string },
  { change, person, by }: MembersChange,
): Promise<void> {
  const members = await findMembers(work.db, [company.id]);
  const recipients = new Map([...members, person].map((one) => [one.id, one]));
  for (const member of recipients.values()) {
    const values = {
      company: company.name,
      person: person.name,
      email: person.email,
      by: by ?? '-',
      time: zonedInstantText(work.now.toISOString(), member.language),
    };
    await queueEmail(work, member, EMAILS[change], '/user/mypage/members', values, person.id);
  }
}

/** The same for a member whom the company's own provider or directory brought. */
export async function announceMember(work: Work, person: PersonRow, by: string): Promise<void> {
  const company = await findCompany(work.db, person.company_id);
  if (company) await mailMembersChanged(work, company, { change: 'added', person, by });
}
