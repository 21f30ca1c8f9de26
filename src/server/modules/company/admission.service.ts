import type { Language } from '../../../contract/constants';
import type { MemberStatus } from '../../../contract/entities/person';
import type { Work } from '../../http/context';
import { mailApprovalRequested, mailWelcome } from '../email/accountMails.service';
import { notifyCompanies } from '../push/notify.service';
import { type CompanyFacts, findCompany, findMembers, setFounded } from './company.repository';
import { lockCompany, setMembership } from './member.repository';

interface Newcomer {
  id: string;
  company_id: string;
  member_status: MemberStatus;
  company_facts: CompanyFacts | null;
  email: string;
  name: string;
  language: Language;
}

/**
 * What becomes of a person whose address was confirmed: the first of a registration number founds the company and owns it;
 * of one who waits, those who can decide are notified.
 */
export async function admit(work: Work, person: Newcomer): Promise<MemberStatus> {
  const { company_id } = person;
  const founded = await foundCompany(work, person);
  const company = await findCompany(work.db, company_id);
  if (!company || (!founded && person.member_status !== 'pending')) return person.member_status;
  if (founded) await mailWelcome(work, person, company.name);
  else await announceWaiting(work, { account_id: person.id, name: person.name, email: person.email }, company);
  return founded ? 'active' : 'pending';
}

/** Makes a person the owner of the company of its number where nobody has verified an address before; false where one has. */
export async function foundCompany(
  work: Work,
  person: Pick<Newcomer, 'id' | 'company_id' | 'member_status' | 'company_facts'>,
): Promise<boolean> {
  if (person.member_status !== 'pending') return false;
  await lockCompany(work.db, person.company_id);
  if (!(await setFounded(work.db, person.company_id, work.now, person.company_facts))) return false;
  await setMembership(work.db, person.id, { member_status: 'active', member_since: work.now, is_owner: true });
  return true;
}

/** Notifies the members of a company that a person waits for their approval. */
export async function announceWaiting(
  work: Work,
  person: { account_id: string; name: string; email: string },
  company: { id: string; name: string },
): Promise<void> {
  const members = await findMembers(work.db, [company.id]);
  await mailApprovalRequested(work, members, company.name, person);
  await notifyCompanies(work, [company.id], {
    kind: 'member_pending',
    record_type: 'member',
    record_id: person.account_id,
    title: person.name,
  });
}
