import type { MemberWork, Work } from '../../http/context';
import { recordEvent } from '../audit/audit.service';
import { deleteDomains } from './domain.repository';
import { deleteSignOn, forgetSignOnsOf } from './signOn.repository';

/** Removes provider and domains of a company, in nobody's name or the operator's. */
export async function endSignOnOf(work: Work, companyId: string): Promise<void> {
  if (await deleteSignOn(work.db, companyId)) recordEvent(work, 'sign_on_removed', { company_id: companyId });
  for (const { domain } of await deleteDomains(work.db, companyId, null)) {
    recordEvent(work, 'domain_removed', { company_id: companyId, before: { domain } });
  }
}

/** Takes a person who leaves out of what is kept of signing on. */
export function forgetSignOns({ db, session }: MemberWork): Promise<void> {
  return forgetSignOnsOf(db, session.account_id, session.email);
}
