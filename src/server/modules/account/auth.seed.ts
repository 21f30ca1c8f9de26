import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { registration } from '../../../contract/entities/person';
import { RIGHTS } from '../../../contract/rights';
import type { Work } from '../../http/context';
import type { Session } from '../../http/sessionType';
import { companyOfNumber } from '../company/company.service';
import { findAccountByEmail, updateAccount } from './auth.repository';
import { register } from './registration.service';
import { admit, foundCompany } from '../company/admission.service';

/** Whether a person of this address, or a company of this number, is there already. */
export async function isEnrolled(work: Work, email: string, number: string): Promise<boolean> {
  const person = await findAccountByEmail(work.db, email);
  return person !== null || (await companyOfNumber(work, number)) !== null;
}

/** Registers a person who needs neither the mailed link nor a colleague's approval, and gives a session to act in. */
export async function enrol(work: Work, input: z.output<typeof registration>): Promise<Session> {
  await register(work, input);
  const person = await findAccountByEmail(work.db, input.email);
  if (!person) throw new Error('the person was not registered');
  await updateAccount(work.db, person.id, { email_verified_at: work.now, company_facts: null });
  if (!(await foundCompany(work, person))) {
    await updateAccount(work.db, person.id, { member_status: 'active', member_since: work.now });
  }
  return {
    login_id: uuid(),
    account_id: person.id,
    company_id: person.company_id,
    is_test: person.is_test,
    name: person.name,
    email: person.email,
    company_name: input.company_name,
    member_status: 'active',
    company_complete: true,
    rights: RIGHTS,
    held_rights: RIGHTS,
    is_machine: false,
    fresh_until: null,
    factor_missing: false,
    read_at: work.now,
  };
}

/** Registers a person who has followed the mailed link and waits for a colleague of that company. */
export async function applyToJoin(work: Work, input: z.output<typeof registration>): Promise<void> {
  await register(work, input);
  const person = await findAccountByEmail(work.db, input.email);
  if (!person) throw new Error('the person was not registered');
  await updateAccount(work.db, person.id, { email_verified_at: work.now });
  await admit(work, person);
}
