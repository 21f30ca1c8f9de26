import type { BankAccount } from '../../contract/entities/bankAccount';
import type { Currency } from '../../contract/values';

export interface Accounts {
  bank_account: BankAccount | null;
  bank_account_usd: BankAccount | null;
}

/** The account for payments in a currency; where there is none, the other one, whose currency stands beside it. */
export function accountFor(company: Accounts, currency: Currency): BankAccount | null {
  const { bank_account, bank_account_usd } = company;
  return currency === 'USD' ? (bank_account_usd ?? bank_account) : (bank_account ?? bank_account_usd);
}
