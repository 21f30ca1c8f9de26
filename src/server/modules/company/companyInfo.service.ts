import type * as z from 'zod';
import type { patchCompanyInfo, patchRegacy } from '../../../contract/endpoints/profile';
import { isRealNumber } from '../../../domain/company/realNumber';
import { normaliseRegistrationNumber } from '../../../domain/company/registrationNumber';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { differences, recordEvent } from '../audit/audit.service';
import { requireRecentAuthentication } from '../account/recentAuthentication.service';
import { announceWaiting } from './admission.service';
import { findCompany, findCompanyByNumber, setCompanyInfo, setFounded } from './company.repository';
import { setMembership } from './member.repository';

type Info = z.output<(typeof patchCompanyInfo)['body']>;

/** Changes the own company. Another number makes it unverified: its certificate was checked for the old one. */
export async function changeCompanyInfo(work: MemberWork, input: Info): Promise<void> {
  requireRecentAuthentication(work);
  const number = checkedNumber(input.company_registration_number);
  await writeInfo(work, number, input);
}

/**
 * Completes a legacy user. A number in use names a company that is there already: the person becomes one who waits at
 * its door. A person with complete information does not come in this way.
 */
export async function completeLegacy(work: MemberWork, input: z.output<(typeof patchRegacy)['body']>): Promise<void> {
  const { session, db } = work;
  if (session.member_status === 'pending') return fail('MEMBERSHIP_PENDING');
  if (session.company_complete) return fail('INVALID_USER');
  const number = checkedNumber(input.company_registration_number);
  const holder = await findCompanyByNumber(db, number);
  if (!holder || holder.id === session.company_id) return writeInfo(work, number, input);
  const { company_name: name, company_address: address, company_ceo: ceo } = input;
  if (await setFounded(db, holder.id, work.now, { name, address, ceo })) {
    const founder = { company_id: holder.id, member_status: 'active', member_since: work.now, is_owner: true } as const;
    await setMembership(db, session.account_id, founder);
    recordEvent(work, 'company_changed', { account_id: session.account_id, company_id: holder.id });
    return;
  }
  await setMembership(db, session.account_id, {
    company_id: holder.id,
    member_status: 'pending',
    membership_refused_at: null,
  });
  // It is the company that was left whose member did this; at the other one the person only waits.
  recordEvent(work, 'company_changed', { account_id: session.account_id, company_id: session.company_id });
  await announceWaiting(work, session, holder);
}

async function writeInfo(work: MemberWork, number: string, input: Info): Promise<void> {
  const { session, db } = work;
  const before = await findCompany(db, session.company_id);
  if (!before) return fail('NOT_EXIST_USER');
  const renumbered = before.registration_number !== number;
  const info = {
    registration_number: number,
    name: input.company_name,
    address: input.company_address,
    ceo: input.company_ceo,
    ...(renumbered ? { verification: 'unverified' as const } : {}),
  };
  const written = await setCompanyInfo(db, before.id, info);
  if (!written) return fail('NUMBER_IN_USE');
  recordEvent(work, renumbered ? 'company_number_changed' : 'company_changed', {
    account_id: session.account_id,
    company_id: before.id,
    ...differences(before, info),
  });
}

function checkedNumber(value: string): string {
  if (isRealNumber(value)) return normaliseRegistrationNumber(value);
  return fail('WRONG_PARAM', { issues: [{ path: ['company_registration_number'], code: 'registration_number' }] });
}
