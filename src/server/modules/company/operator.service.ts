import { normaliseRegistrationNumber } from '../../../domain/company/registrationNumber';
import type { Work } from '../../http/context';
import { recordEvent } from '../audit/audit.service';
import { endAllLogins } from '../account/tokens.service';
import { endMachinesOf } from '../machine/endMachines.service';
import { type CompanyRow, findCompanyByNumber, setVerification } from './company.repository';
import { endDeputiesOf } from './deputy.repository';
import { deleteInvitationsBy } from './invitation.repository';
import { findPersonByEmail, lockCompany, setMembership } from './member.repository';
import { type CompanyFilter, findCertificate, findOtherActive, listCompanies } from './operator.repository';

/** What the operator cannot do, in a sentence. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

export interface CompanyLine {
  registration_number: string;
  name: string;
  ceo: string;
  verification: CompanyRow['verification'];
  active: number;
  pending: number;
  certificate: { id: string; name: string } | null;
}

/** Companies, with the certificate to check. */
export async function companies(work: Work, filter: CompanyFilter): Promise<CompanyLine[]> {
  const rows = await listCompanies(work.db, filter);
  return Promise.all(
    rows.map(async ({ company, active, pending }) => ({
      registration_number: company.registration_number,
      name: company.name,
      ceo: company.ceo,
      verification: company.verification,
      active,
      pending,
      certificate: await findCertificate(work.db, company.id, null),
    })),
  );
}

/** Marks a company as checked against its certificate, or as one whose certificate does not prove it. */
export async function judgeCompany(work: Work, number: string, verdict: 'verified' | 'rejected'): Promise<string> {
  const company = await companyByNumber(work, number);
  await setVerification(work.db, company.id, verdict);
  recordEvent(work, verdict === 'verified' ? 'company_verified' : 'company_rejected', {
    company_id: company.id,
    before: { verification: company.verification },
    after: { verification: verdict, registration_number: company.registration_number },
  });
  return company.name;
}

/** Hands a company over to one of its people, waiting or not: everybody else is taken out, their logins, keys and webhooks end. */
export async function transferCompany(work: Work, number: string, email: string): Promise<string> {
  const company = await companyByNumber(work, number);
  await lockCompany(work.db, company.id);
  const person = await findPersonByEmail(work.db, email.trim().toLowerCase());
  if (!person || person.company_id !== company.id) {
    throw new OperatorError(`${email} has not registered with the number ${number}.`);
  }
  if (!person.email_verified_at) throw new OperatorError(`${email} has not verified the address yet.`);
  await setMembership(work.db, person.id, {
    member_status: 'active',
    member_since: person.member_since ?? work.now,
    membership_refused_at: null,
    is_owner: true,
  });
  for (const id of await findOtherActive(work.db, company.id, person.id)) {
    await setMembership(work.db, id, { member_status: 'deactivated', is_owner: false });
    await endDeputiesOf(work.db, id);
    await deleteInvitationsBy(work.db, id);
    await endAllLogins(work, id);
    recordEvent(work, 'member_deactivated', {
      account_id: id,
      company_id: company.id,
      after: { member_status: 'deactivated' },
    });
  }
  // Who was taken out still knows the keys.
  await endMachinesOf(work, company.id);
  recordEvent(work, 'company_transferred', { account_id: person.id, company_id: company.id });
  return company.name;
}

async function companyByNumber(work: Work, number: string): Promise<CompanyRow> {
  const company = await findCompanyByNumber(work.db, normaliseRegistrationNumber(number));
  if (!company) throw new OperatorError(`There is no company with the number ${number}.`);
  return company;
}
