import type { BankAccount } from '../../../contract/entities/order';
import { isChangeMarked } from '../../../domain/company/accountMark';
import type { MemberWork, Work } from '../../http/context';
import { recordEvent } from '../audit/audit.service';
import { refuseStaleLogin } from '../auth/auth.service';
import { mailBankAccountChanged } from '../mail/accountMails.service';
import { findCompany, findMembers, setBankAccount } from './company.repository';

/** The account that buyers transfer to, and when another one was put in its place. */
export async function readBankAccount(work: MemberWork) {
  const company = await findCompany(work.db, work.session.is_test, work.session.company_id);
  return {
    bank_account: company?.bank_account ?? null,
    changed_at: company?.bank_account_changed_at?.toISOString() ?? null,
  };
}

/** Sets that account and tells every member. Needs a password entered within the last ten minutes. */
export async function changeBankAccount(work: MemberWork, account: BankAccount) {
  refuseStaleLogin(work);
  const { account_id, company_id, company_name, is_test, name } = work.session;
  const before = await findCompany(work.db, is_test, company_id);
  // The first account takes nobody's place, so there is no change to point out.
  const changedAt = before?.bank_account ? work.now : null;
  await setBankAccount(work.db, company_id, account, changedAt);
  await recordEvent(work, 'bank_account_changed', { account_id, company_id });
  const members = await findMembers(work.db, is_test, [company_id]);
  await mailBankAccountChanged(work, members, { company: company_name, person: name, account });
  return { bank_account: account, changed_at: changedAt?.toISOString() ?? null };
}

/** When a company changed its account, while that is to be pointed out to those who pay it. */
export async function markedAccountChange(work: Work, world: boolean, companyId: string): Promise<Date | null> {
  const changed = (await findCompany(work.db, world, companyId))?.bank_account_changed_at ?? null;
  return changed && isChangeMarked(changed, work.now) ? changed : null;
}
