import { normaliseRegistrationNumber } from '../../../domain/company/registrationNumber';
import type { Work } from '../../http/context';
import { type CompanyRow, findCompanyByNumber } from './company.repository';
import { lockCompany, type PersonRow } from './member.repository';
import { countWaiting, findCertificate, findPeopleOf } from './operator.repository';

/** A company as the operator judges it. */
export interface CompanyView {
  company: CompanyRow;
  people: PersonRow[];
  certificate: { id: string; name: string } | null;
}

/** A company by its number, with its people; null when there is none. */
export async function viewCompany(work: Work, number: string): Promise<CompanyView | null> {
  const company = await findCompanyByNumber(work.db, normaliseRegistrationNumber(number));
  if (!company || company.name === '') return null;
  const [people, certificate] = [
    await findPeopleOf(work.db, company.id),
    await findCertificate(work.db, company.id, null),
  ];
  return { company, people, certificate };
}

/** The same, locked: it stays as it is seen until the transaction ends. */
export async function holdCompany(work: Work, number: string): Promise<CompanyView | null> {
  const company = await findCompanyByNumber(work.db, normaliseRegistrationNumber(number));
  if (!company) return null;
  await lockCompany(work.db, company.id);
  return viewCompany(work, number);
}

/** How many companies are not judged yet, and how many claims are open. */
export const waitingDecisions = (work: Work) => countWaiting(work.db);
