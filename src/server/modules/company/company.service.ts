import { shownName } from '../../../domain/company/shownName';
import type { MemberWork, Work } from '../../http/context';
import { deleteClaimsOf } from './claim.repository';
import {
  type CompanyRow,
  findCompany,
  findCompanyByNumber,
  findContact,
  findMembers,
  findSaleMaterials,
} from './company.repository';
import { countPending, lockCompany, shareCompany } from './member.repository';

export type Company = CompanyRow;

/** A company; null when there is none. */
export function companyOf(work: Work, id: string): Promise<Company | null> {
  return findCompany(work.db, id);
}

/** The name of a company for whom the work is done for; empty when there is none. */
export async function companyNameOf(work: Work, id: string): Promise<string> {
  const company = await findCompany(work.db, id);
  return company ? shownName(company, work.language) : '';
}

/** The company of a registration number, in the form it is stored; null when there is none. */
export function companyOfNumber(work: Work, number: string): Promise<Company | null> {
  return findCompanyByNumber(work.db, number);
}

/** The person who stands for a company in an order: the given one, else its first active member. */
export function contactOf(work: Work, companyId: string, accountId: string | null) {
  return findContact(work.db, companyId, accountId);
}

/** The people of some companies who take part. */
export function membersOf(work: Work, companyIds: readonly string[]) {
  return findMembers(work.db, companyIds);
}

/** Lets nobody else in or out of a company until this transaction ends. */
export function holdCompany(work: Work, id: string): Promise<void> {
  return lockCompany(work.db, id);
}

/** Keeps people and rules of a company as they are until this transaction ends, for callers who read them alone. */
export function keepCompany(work: Work, id: string): Promise<void> {
  return shareCompany(work.db, id);
}

/** Removes the claims of a person who leaves. */
export function dropClaims(work: Work, accountId: string): Promise<void> {
  return deleteClaimsOf(work.db, accountId);
}

/** What of the own company is still to be set up, and who waits to be let in. */
export async function setupOf({ db, session }: MemberWork) {
  const company = await findCompany(db, session.company_id);
  return {
    pending_members: await countPending(db, session.company_id),
    has_materials: (await findSaleMaterials(db, session.company_id)).length > 0,
    has_bank_account: Boolean(company?.bank_account ?? company?.bank_account_usd),
    verified: company?.verification === 'verified',
  };
}
