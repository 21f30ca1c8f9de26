import type { BankAccount } from '../../../contract/entities/order';
import type { MemberWork } from '../../http/context';
import { recordEvent } from '../audit/audit.service';
import { refuseStaleLogin } from '../auth/auth.service';
import { mailBankAccountChanged } from '../mail/accountMails.service';
import { findCompany, setBankAccount } from './company.repository';
import { findActivePeople } from './member.repository';

/** The account that buyers transfer to, and when it was last set. */
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
  await setBankAccount(work.db, company_id, account, work.now);
  await recordEvent(work, 'bank_account_changed', { account_id, company_id });
  const members = await findActivePeople(work.db, is_test, company_id);
  await mailBankAccountChanged(work, members, { company: company_name, person: name, account });
  return { bank_account: account, changed_at: work.now.toISOString() };
}
