import type * as z from 'zod';
import type { getBankAccount, putBankAccount } from '../../../contract/endpoints/user';
import type { AuditValues } from '../../../contract/entities/audit';
import type { BankAccount } from '../../../contract/entities/bankAccount';
import type { Currency } from '../../../contract/values';
import { isChangeMarked } from '../../../domain/company/accountMark';
import { accountUsedFrom, mayConfirmAccount } from '../../../domain/company/accountWait';
import type { MemberWork, Work } from '../../http/context';
import { requireEnglish } from '../../http/englishFields';
import { fail } from '../../http/fail';
import { maskedNumber, recordEvent } from '../audit/audit.service';
import { requireRecentAuthentication } from '../account/recentAuthentication.service';
import { mailBankAccount } from '../email/accountMails.service';
import {
  deleteWaiting,
  findWaiting,
  lockDueAccounts,
  setBankAccount,
  setWaiting,
  type WaitingAccountRow,
} from './bankAccount.repository';
import { type CompanyRow, findCompany, findMembers } from './company.repository';
import { findPersonOf, lockCompany } from './member.repository';
import { requireOwner } from './member.service';

type Accounts = z.input<(typeof getBankAccount)['response']>;

const CURRENCIES = ['KRW', 'USD'] as const;

const keptFor = (company: CompanyRow, currency: Currency) =>
  currency === 'KRW'
    ? { account: company.bank_account, changedAt: company.bank_account_changed_at }
    : { account: company.bank_account_usd, changedAt: company.bank_account_usd_changed_at };

/** As the audit log keeps it. */
const masked = ({ bank_name, account_number, currency }: BankAccount): AuditValues => ({
  bank_name,
  account_number: maskedNumber(account_number),
  currency,
});

/** The accounts that buyers transfer to, one for each currency, and those that wait to be used. */
export async function readBankAccounts(work: MemberWork): Promise<Accounts> {
  const { session, db, now } = work;
  const company = await findCompany(db, session.company_id);
  const me = await findPersonOf(db, session.company_id, session.account_id);
  const waiting = await findWaiting(db, session.company_id);
  return {
    account_list: CURRENCIES.flatMap((currency) => {
      const { account, changedAt } = company ? keptFor(company, currency) : { account: null, changedAt: null };
      return account ? [{ bank_account: account, changed_at: changedAt?.toISOString() ?? null }] : [];
    }),
    waiting_list: waiting.map(({ waiting: one, set_by_name }) => ({
      bank_account: one.account,
      set_at: one.set_at.toISOString(),
      used_from: one.used_from.toISOString(),
      set_by_name,
      confirmable: me !== null && mayConfirmAccount(me, one.set_by, now),
    })),
  };
}

/**
 * Sets the account of one currency and notifies every member. In the place of another one it waits for a day or a second
 * member. For owners, with a password entered within the last ten minutes. True: it waits, and buyers are to be notified.
 */
export async function changeBankAccount(
  work: MemberWork,
  account: z.output<(typeof putBankAccount)['body']>,
): Promise<boolean> {
  await requireOwner(work);
  requireEnglish({ bank_name_en: account.bank_name_en, account_holder_en: account.account_holder_en });
  const { session, db, now } = work;
  const { account_id, company_id } = session;
  await lockCompany(db, company_id);
  const company = (await findCompany(db, company_id)) ?? fail('NOT_EXIST_USER');
  const earlier = keptFor(company, account.currency);
  const other = keptFor(company, account.currency === 'KRW' ? 'USD' : 'KRW');
  const beginning = { hadOne: Boolean(earlier.account ?? earlier.changedAt), hasOther: Boolean(other.account) };
  const usedFrom = accountUsedFrom({ ...beginning, founded: company.created_at }, now);
  const waits = usedFrom > now;
  const { currency } = account;
  if (waits) {
    const row = { company_id, currency, account, set_by: account_id, set_at: now, used_from: usedFrom };
    await setWaiting(db, row);
  } else await setBankAccount(db, company_id, currency, account, null);
  recordEvent(work, 'bank_account_changed', {
    account_id,
    company_id,
    ...(earlier.account ? { before: masked(earlier.account) } : {}),
    after: masked(account),
  });
  const what = earlier.account ? 'bankAccountChanged' : 'bankAccountAdded';
  await notifyMembers(work, waits ? 'bankAccountWaits' : what, account);
  return waits;
}

/**
 * A second member confirms an account that waits, which is used from now on, or any member stops it. Needs a password
 * entered within the last ten minutes.
 */
export async function answerBankAccount(
  work: MemberWork,
  currency: Currency,
  { account_number, confirm }: { account_number: string; confirm: boolean },
): Promise<Accounts> {
  requireRecentAuthentication(work);
  const { session, db, now } = work;
  const { account_id, company_id } = session;
  await lockCompany(db, company_id);
  const me = await findPersonOf(db, company_id, account_id);
  if (me?.member_status !== 'active') return fail('INVALID_USER');
  const all = await findWaiting(db, company_id);
  const row = all.find(({ waiting }) => waiting.currency === currency)?.waiting;
  if (row?.account.account_number !== account_number) return fail('BANK_ACCOUNT_NOT_FOUND');
  if (confirm && !mayConfirmAccount(me, row.set_by, now)) return fail('BANK_ACCOUNT_CONFIRMER');
  if (confirm) await startUsing(work, row, now);
  else await deleteWaiting(db, company_id, currency);
  const kind = confirm ? 'bank_account_confirmed' : 'bank_account_stopped';
  recordEvent(work, kind, { account_id, company_id, after: masked(row.account) });
  await notifyMembers(work, confirm ? 'bankAccountChanged' : 'bankAccountStopped', row.account);
  return readBankAccounts(work);
}

/** Uses the accounts whose day has passed. */
export async function useDueAccounts(work: Work): Promise<void> {
  for (const row of await lockDueAccounts(work.db, work.now)) await startUsing(work, row, row.used_from);
}

async function startUsing(
  { db }: Work,
  { company_id, currency, account }: WaitingAccountRow,
  since: Date,
): Promise<void> {
  await setBankAccount(db, company_id, currency, account, since);
  await deleteWaiting(db, company_id, currency);
}

/**
 * Closes the account of one currency and notifies every member. Orders keep the account they were placed with; on unpaid ones
 * the change is pointed out. Needs a password entered within the last ten minutes.
 */
export async function closeBankAccount(work: MemberWork, currency: Currency, seenNumber: string): Promise<Accounts> {
  await requireOwner(work);
  const { account_id, company_id } = work.session;
  const before = await findCompany(work.db, company_id);
  const account = (before && keptFor(before, currency).account) ?? fail('BANK_ACCOUNT_NOT_FOUND');
  if (account.account_number !== seenNumber) return fail('BANK_ACCOUNT_NOT_FOUND');
  await setBankAccount(work.db, company_id, currency, null, work.now);
  recordEvent(work, 'bank_account_removed', { account_id, company_id, before: masked(account) });
  await notifyMembers(work, 'bankAccountRemoved', account);
  return readBankAccounts(work);
}

async function notifyMembers(
  work: MemberWork,
  what: Parameters<typeof mailBankAccount>[2],
  account: BankAccount,
): Promise<void> {
  const { company_id, company_name, name } = work.session;
  const members = await findMembers(work.db, [company_id]);
  await mailBankAccount(work, members, what, { company: company_name, person: name, account });
}

interface PaidOrder {
  seller_company_id: string;
  currency: Currency;
  bank_account: BankAccount | null;
}

/** The account that the seller of an order has for its currency now, if it is another one than the order names. */
export async function otherAccountOf(work: Work, order: PaidOrder): Promise<BankAccount | null> {
  const company = await findCompany(work.db, order.seller_company_id);
  const present = company && keptFor(company, order.currency).account;
  return present && !isSame(present, order.bank_account) ? present : null;
}

/** The order of the fields in the database means nothing. */
const isSame = (one: BankAccount, other: BankAccount | null) =>
  other !== null &&
  (Object.keys({ ...one, ...other }) as (keyof BankAccount)[]).every((key) => one[key] === other[key]);

/**
 * When the seller of an order changed the account that this order is paid to, or set one that waits, while that is to be
 * pointed out. An account in another currency is no business of this order.
 */
export async function markedAccountChange(work: Work, order: PaidOrder): Promise<Date | null> {
  const { seller_company_id } = order;
  const currency = order.bank_account?.currency ?? order.currency;
  const company = await findCompany(work.db, seller_company_id);
  const set = await waitingSince(work, order);
  const changed = set ?? (company && keptFor(company, currency).changedAt);
  return changed && isChangeMarked(changed, work.now) ? changed : null;
}

/** Since when an account in the currency of an order waits to be used. */
export async function waitingSince(work: Work, order: PaidOrder): Promise<Date | null> {
  const currency = order.bank_account?.currency ?? order.currency;
  const waiting = await findWaiting(work.db, order.seller_company_id);
  return waiting.find(({ waiting: one }) => one.currency === currency)?.waiting.set_at ?? null;
}
