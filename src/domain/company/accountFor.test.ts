import { expect, test } from 'vitest';
import type { BankAccount } from '../../contract/entities/bankAccount';
import { accountFor } from './accountFor';

const account = (currency: 'KRW' | 'USD'): BankAccount => ({
  bank_name: '한빛은행',
  account_number: '000-11',
  account_holder: '한빛강관',
  currency,
});
const won = account('KRW');
const dollars = account('USD');

test('an order is paid to the account of its currency', () => {
  const both = { bank_account: won, bank_account_usd: dollars };
  expect(accountFor(both, 'KRW')).toBe(won);
  expect(accountFor(both, 'USD')).toBe(dollars);
});

test('the only account there is takes the place of a missing one', () => {
  expect(accountFor({ bank_account: won, bank_account_usd: null }, 'USD')).toBe(won);
  expect(accountFor({ bank_account: null, bank_account_usd: dollars }, 'KRW')).toBe(dollars);
  expect(accountFor({ bank_account: null, bank_account_usd: null }, 'KRW')).toBeNull();
});
