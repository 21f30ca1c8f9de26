import type { Language } from '../../../contract/constants';
import type { Work } from '../../http/context';
import { mailApprovalAsked, mailWelcome } from '../mail/accountMails.service';
import { notifyCompanies } from '../push/notify.service';
import { findCompany, findMembers } from './company.repository';

interface Newcomer {
  id: string;
  is_test: boolean;
  company_id: string;
  member_status: 'active' | 'pending' | 'deactivated';
  email: string;
  name: string;
  language: Language;
}

/** Welcomes a member whose address was confirmed; of one who waits, tells those who can decide. */
export async function welcomeOrAnnounce(work: Work, person: Newcomer): Promise<void> {
  const { is_test, company_id } = person;
  const company = await findCompany(work.db, is_test, company_id);
  if (!company) return;
  if (person.member_status === 'active') return mailWelcome(work, person, company.name);
  if (person.member_status !== 'pending') return;
  await announceWaiting(work, { account_id: person.id, name: person.name, email: person.email }, company);
}

/** Tells the members of a company that somebody waits for their approval. */
export async function announceWaiting(
  work: Work,
  person: { account_id: string; name: string; email: string },
  company: { id: string; is_test: boolean; name: string },
): Promise<void> {
  const members = await findMembers(work.db, company.is_test, [company.id]);
  await mailApprovalAsked(work, members, company.name, person);
  await notifyCompanies(work, company.is_test, [company.id], {
    kind: 'member_pending',
    record_type: 'member',
    record_id: person.account_id,
    title: person.name,
  });
}
