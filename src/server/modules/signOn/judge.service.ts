import { domainOf, type SignOnOutcome } from '../../../contract/signOnChoices';
import type { Work } from '../../http/context';
import type { ProviderPerson } from '../../ports/signOn/provider';
import { type Account, accountOf, verifiedAccountOf } from '../account/newMember.service';
import { isProven } from './domain.repository';
import { findIdentity, findIdentityOf } from './identity.repository';
import type { SignOnRow } from './signOn.repository';

/** What a provider's word for a person comes to: a member, a new one, or why neither. */
export type Verdict =
  | { person: Account; linked: boolean }
  | { person: null; email: string }
  | { refused: SignOnOutcome; person: Account | null };

/**
 * Decides whom a provider vouches for. It can vouch for the people of its own company with addresses in the domains that this
 * company proved, and for nobody else, whatever it says. Whom it named once is known by the subject; the address counts at the
 * first time alone.
 */
export async function judge(work: Work, settings: SignOnRow, said: ProviderPerson): Promise<Verdict> {
  const { company_id, issuer } = settings;
  const known = await findIdentity(work.db, { company_id, issuer, subject: said.subject });
  if (known) {
    const person = await accountOf(work, known.account_id);
    return checkedMember(work, settings, person, true);
  }
  const refused = await faultOf(work, company_id, issuer, said);
  if (refused || !said.email) return { refused: refused ?? 'no_address', person: null };
  const person = await verifiedAccountOf(work, said.email);
  if (!person) {
    return settings.creates_members ? { person: null, email: said.email } : { refused: 'no_member', person: null };
  }
  const other = await findIdentityOf(work.db, person.id);
  if (other?.company_id === company_id && other.issuer === issuer) return { refused: 'other_subject', person };
  return checkedMember(work, settings, person, false);
}

const GOOGLE = 'https://accounts.google.com';

/** Why the address of a person who is named for the first time does not count; null where it does. */
async function faultOf(
  work: Work,
  companyId: string,
  issuer: string,
  { email, email_verified, hosted_domain }: ProviderPerson,
): Promise<SignOnOutcome | null> {
  if (!email) return 'no_address';
  if (!(await isProven(work.db, companyId, domainOf(email)))) return 'address_outside';
  if (!email_verified) return 'address_unverified';
  // Anybody can have a Google account under an address of the company: only those that the company manages count.
  if (new URL(issuer).origin !== GOOGLE) return null;
  return hosted_domain && (await isProven(work.db, companyId, hosted_domain)) ? null : 'address_outside';
}

async function checkedMember(
  work: Work,
  settings: SignOnRow,
  person: Account | null,
  linked: boolean,
): Promise<Verdict> {
  if (person?.company_id !== settings.company_id || person.is_test !== settings.is_test) {
    return { refused: 'other_company', person: null };
  }
  if (person.withdrawn_at || person.member_status === 'deactivated') return { refused: 'member_out', person };
  // A person who waits for the company's approval has only typed its number.
  if (person.member_status === 'pending') return { refused: 'no_member', person };
  if (linked && !(await isProven(work.db, settings.company_id, domainOf(person.email)))) {
    return { refused: 'address_outside', person };
  }
  return { person, linked };
}
