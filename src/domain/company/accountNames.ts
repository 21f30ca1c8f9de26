import type { Language } from '../../contract/constants';
import type { BankAccount } from '../../contract/entities/bankAccount';

/** An account as its reader writes it on a transfer: in English by the names for payments from abroad, where it has them. */
export function accountNames(account: BankAccount, language: Language): { bank: string; holder: string } {
  const [bank, holder] = language === 'en' ? [account.bank_name_en, account.account_holder_en] : [];
  return { bank: bank ?? account.bank_name, holder: holder ?? account.account_holder };
}
