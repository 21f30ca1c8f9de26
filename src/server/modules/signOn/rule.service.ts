import { domainOf } from '../../../contract/signOnChoices';
import type { MemberWork, Work } from '../../http/context';
import { ownersOf, type Person } from '../company/directory.service';
import { isProven } from './domain.repository';
import { findIdentityOf } from './identity.repository';
import { findSignOn, findSignOnOfDomain, type SignOnRow } from './signOn.repository';

/**
 * The owner whose password works while signing on is enforced: the one who enforced it, or once that one is no owner any more
 * the owner who has been there longest, so that a company is never shut out.
 */
export async function emergencyOwner(work: Work, { company_id, emergency_id }: SignOnRow) {
  const owners = await ownersOf(work, company_id);
  return owners.find(({ id }) => id === emergency_id) ?? owners[0] ?? null;
}

/** Whether a person has to sign on at the company's provider: `bypass` names the one owner who need not. */
export async function signOnRuleFor(work: Work, person: Person): Promise<'none' | 'required' | 'bypass'> {
  if (person.member_status !== 'active') return 'none';
  const settings = await findSignOn(work.db, person.company_id);
  if (settings?.mode !== 'enforced' || !(await isProven(work.db, person.company_id, domainOf(person.email)))) {
    return 'none';
  }
  return (await emergencyOwner(work, settings))?.id === person.id ? 'bypass' : 'required';
}

/** Whether people with addresses in this domain have to sign on, so that a wrong password is not the matter. */
export async function isEnforcedFor(work: Work, email: string): Promise<boolean> {
  return (await findSignOnOfDomain(work.db, domainOf(email)))?.mode === 'enforced';
}

/** Whether the signed-in person is linked to the company's provider, and can prove there again who they are. */
export async function signsOn({ db, session }: MemberWork): Promise<boolean> {
  const linked = await findIdentityOf(db, session.account_id);
  const settings = linked && (await findSignOn(db, session.company_id));
  return settings?.issuer === linked?.issuer && settings !== null && settings.mode !== 'off';
}
