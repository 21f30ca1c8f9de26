import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import { MAX_FILE_BYTES, REQUIRED_DOCUMENTS } from '../../../contract/constants';
import type { registerInvited } from '../../../contract/endpoints/people';
import type { registration } from '../../../contract/entities/person';
import { isRealNumber } from '../../../domain/company/realNumber';
import { normaliseRegistrationNumber } from '../../../domain/company/registrationNumber';
import type { Work } from '../../http/context';
import { fail } from '../../http/fail';
import { companyOfNumber } from '../company/company.service';
import { requireCertificate, storeCertificate } from '../file/file.service';
import { type AccountRow, addAccount, addCompany, addConsents } from './auth.repository';
import { recordEvent } from '../audit/audit.service';
import { requireStrongPassword } from './passwordRule';
import { hashPassword } from './secrets';
import { sendVerification } from './verification.service';

type Registration = z.output<typeof registration>;

/**
 * Registers a person, who is nobody's member yet: the first of a registration number to verify an address founds the company,
 * everybody else waits for its members. What is answered is what becomes of the person if nobody is faster. The mail leads on to
 * `next`.
 */
export async function register(
  work: Work,
  input: Registration,
  next?: string,
): Promise<{ email: string; member_status: 'active' | 'pending' }> {
  check(input);
  const certificate = await decodeCertificate(input.company_registration_number_file);
  const number = normaliseRegistrationNumber(input.company_registration_number);
  const { companyId, founded } = await companyOf(work, number, input);
  const person = {
    id: uuid(),
    email: input.email,
    name: input.name,
    language: work.language,
  };
  const added = await addAccount(work.db, {
    ...person,
    company_id: companyId,
    password_hash: await hashPassword(input.password),
    phone_code: input.phone_code,
    phone: input.phone,
    department: input.company_department,
    title: input.company_title,
    member_status: 'pending',
    company_facts: { name: input.company_name, address: input.company_address, ceo: input.company_ceo },
    marketing_approval: input.marketing_approval,
    created_at: work.now,
  });
  if (!added) return fail('EXIST_EMAIL');
  await addConsents(work.db, person.id, documentsOf(input), work.now);
  await storeCertificate(work, {
    company_id: companyId,
    uploaded_by: person.id,
    name: input.company_registration_number_file_name,
    bytes: certificate,
  });
  // Who only typed a number does nothing in the name of its company: this stands in no company's log.
  recordEvent(work, 'registered', { account_id: person.id });
  await sendVerification(work, person, next);
  return { email: input.email, member_status: founded ? 'pending' : 'active' };
}

type Invited = Omit<z.output<(typeof registerInvited)['body']>, 't'>;
type Membership = Pick<
  AccountRow,
  'company_id' | 'member_status' | 'member_since' | 'role' | 'own_role_id' | 'team_id' | 'site_id'
>;

/** Registers a person whose address the mailed invitation proves, with the place in the company that it names. */
export async function registerMember(work: Work, email: string, person: Invited, place: Membership): Promise<string> {
  requireStrongPassword(person.password, email);
  const id = uuid();
  const added = await addAccount(work.db, {
    id,
    email,
    name: person.name,
    language: work.language,
    password_hash: await hashPassword(person.password),
    phone_code: person.phone_code,
    phone: person.phone,
    department: person.company_department,
    title: person.company_title,
    marketing_approval: person.marketing_approval,
    email_verified_at: work.now,
    created_at: work.now,
    ...place,
  });
  if (!added) return fail('EXIST_EMAIL');
  await addConsents(work.db, id, documentsOf(person), work.now);
  recordEvent(work, 'registered', { account_id: id });
  recordEvent(work, 'email_verified', { account_id: id });
  return id;
}

/** The documents that a registering person agreed to, with their versions. */
export const documentsOf = ({
  marketing_approval,
}: Pick<Registration, 'marketing_approval'>): Record<string, string> =>
  marketing_approval ? { ...REQUIRED_DOCUMENTS, marketing: '2026-11-01' } : REQUIRED_DOCUMENTS;

function check(input: Registration): void {
  if (!isRealNumber(input.company_registration_number)) {
    fail('WRONG_PARAM', { issues: [{ path: ['company_registration_number'], code: 'registration_number' }] });
  }
  requireStrongPassword(input.password, input.email);
}

/** The certificate's bytes. A bad one is refused before the address is looked at: it must not reveal which address is known. */
async function decodeCertificate(content: string): Promise<Buffer> {
  const base64 = content.replace(/^data:[^,]*,/, '');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0 || bytes.length > MAX_FILE_BYTES) return fail('CERTIFICATE_INVALID');
  await requireCertificate(bytes);
  return bytes;
}

/** The company of a number; where there is none, its place is kept until somebody verifies an address. */
async function companyOf(work: Work, number: string, input: Registration) {
  const id = uuid();
  const added = await addCompany(work.db, {
    id,
    registration_number: number,
    name: input.company_name,
    address: input.company_address,
    ceo: input.company_ceo,
    created_at: work.now,
  });
  if (added) return { companyId: id, founded: false };
  const existing = await companyOfNumber(work, number);
  if (!existing) throw new Error('a registration number is taken, but its company is not there');
  return { companyId: existing.id, founded: existing.founded_at !== null };
}
