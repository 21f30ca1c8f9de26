import type * as z from 'zod';
import type { putBankAccount } from '../../../contract/endpoints/user';
import type { BankAccount } from '../../../contract/entities/bankAccount';
import type { Currency } from '../../../contract/values';
import { isChangeMarked } from '../../../domain/company/accountMark';
import type { MemberWork, Work } from '../../http/context';
import { refuse } from '../../http/fail';
import { recordEvent } from '../audit/audit.service';
import { mailBankAccount } from '../mail/accountMails.service';
import { type CompanyRow, findCompany, findMembers, setBankAccount } from './company.repository';
import { refuseOtherLetters } from '../../http/englishFields';
import { refuseNoOwner } from './member.service';

interface KeptAccount {
  bank_account: BankAccount;
  changed_at: string | null;
}

const keptFor = (company: CompanyRow, currency: Currency) =>
  currency === 'KRW'
    ? { account: company.bank_account, changedAt: company.bank_account_changed_at }
    : { account: company.bank_account_usd, changedAt: company.bank_account_usd_changed_at };

/** The accounts that buyers transfer to, one for each currency, and when another one was put in its place. */
export async function readBankAccounts(work: MemberWork): Promise<{ account_list: KeptAccount[] }> {
  const company = await findCompany(work.db, work.session.is_test, work.session.company_id);
  if (!company) return { account_list: [] };
  const kept = (['KRW', 'USD'] as const).map((currency) => keptFor(company, currency));
  return {
    account_list: kept.flatMap(({ account, changedAt }) =>
      account ? [{ bank_account: account, changed_at: changedAt?.toISOString() ?? null }] : [],
    ),
  };
}

/** Sets the account of one currency and tells every member. For owners, with a password entered within the last ten minutes. */
export async function changeBankAccount(
  work: MemberWork,
  account: z.output<(typeof putBankAccount)['body']>,
): Promise<KeptAccount> {
  await refuseNoOwner(work);
  refuseOtherLetters({ bank_name_en: account.bank_name_en, account_holder_en: account.account_holder_en });
  const { account_id, company_id, company_name, is_test, name } = work.session;
  const before = await findCompany(work.db, is_test, company_id);
  // The first account takes nobody's place, so there is no change to point out; one after a closed account does.
  const earlier = before && keptFor(before, account.currency);
  const changedAt = earlier?.account || earlier?.changedAt ? work.now : null;
  await setBankAccount(work.db, company_id, account.currency, account, changedAt);
  await recordEvent(work, 'bank_account_changed', { account_id, company_id });
  const members = await findMembers(work.db, is_test, [company_id]);
  await mailBankAccount(work, members, 'bankAccountChanged', { company: company_name, person: name, account });
  return { bank_account: account, changed_at: changedAt?.toISOString() ?? null };
}

/**
 * Closes the account of one currency and tells every member. Orders keep the account they were placed with; on unpaid ones
 * the change is pointed out. Needs a password entered within the last ten minutes.
 */
export async function closeBankAccount(
  work: MemberWork,
  currency: Currency,
  seenNumber: string,
): Promise<{ account_list: KeptAccount[] }> {
  await refuseNoOwner(work);
  const { account_id, company_id, company_name, is_test, name } = work.session;
  const before = await findCompany(work.db, is_test, company_id);
  const account = (before && keptFor(before, currency).account) ?? refuse('BANK_ACCOUNT_NOT_FOUND');
  if (account.account_number !== seenNumber) return refuse('BANK_ACCOUNT_NOT_FOUND');
  await setBankAccount(work.db, company_id, currency, null, work.now);
  await recordEvent(work, 'bank_account_removed', { account_id, company_id });
  const members = await findMembers(work.db, is_test, [company_id]);
  await mailBankAccount(work, members, 'bankAccountRemoved', { company: company_name, person: name, account });
  return readBankAccounts(work);
}

/** The account in an order's own currency: as it was when the order was placed, else the one its seller has now. */
export async function accountIn(
  work: Work,
  order: { is_test: boolean; seller_company_id: string; currency: Currency; bank_account: BankAccount | null },
): Promise<BankAccount | null> {
  if (order.bank_account?.currency === order.currency) return order.bank_account;
  const company = await findCompany(work.db, order.is_test, order.seller_company_id);
  return company && keptFor(company, order.currency).account;
}

/**
 * When the seller of an order changed the account that this order is paid to, while that is to be pointed out. An
 * account in another currency is no business of this order.
 */
export async function markedAccountChange(
  work: Work,
  order: { is_test: boolean; seller_company_id: string; currency: Currency; bank_account: BankAccount | null },
): Promise<Date | null> {
  const company = await findCompany(work.db, order.is_test, order.seller_company_id);
  const changed = company && keptFor(company, order.bank_account?.currency ?? order.currency).changedAt;
  return changed && isChangeMarked(changed, work.now) ? changed : null;
}
