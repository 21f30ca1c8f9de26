import type { BankAccount } from '../../../contract/entities/order';
import type { MemberWork } from '../../http/context';
import { refuse } from '../../http/fail';
import { findCompany, setBankAccount } from './company.repository';

/** The account that buyers transfer to. */
export async function readBankAccount(work: MemberWork): Promise<BankAccount | null> {
  const company = await findCompany(work.db, work.session.is_test, work.session.company_id);
  return company?.bank_account ?? null;
}

/** Sets that account. Needs a password entered within the last ten minutes. */
export async function changeBankAccount(work: MemberWork, account: BankAccount): Promise<BankAccount> {
  const { fresh_until } = work.session;
  if (!fresh_until || fresh_until <= work.now) return refuse('FRESH_LOGIN_NEEDED');
  await setBankAccount(work.db, work.session.company_id, account, work.now);
  return account;
}
