import type { Language } from '../../../contract/constants';
import type { BankAccount } from '../../../contract/entities/bankAccount';
import { deviceName } from '../../../domain/device/deviceName';
import { zonedInstantText } from '../../../domain/time/zonedInstant';
import type { Work } from '../../http/context';
import { queueEmail, mailNotice, type Recipient, type Subscriber } from './emailQueue.service';
import { deleteMailsTo } from './mail.repository';

/** A name of a device that people recognise; else the start of what it called itself. */
const nameOf = (userAgent: string) => deviceName(userAgent) || userAgent.slice(0, 40) || '?';

const traces = (work: Work, language: Language) => ({
  time: zonedInstantText(work.now.toISOString(), language),
  device: nameOf(work.client.user_agent ?? ''),
  address: work.client.address ?? '-',
});

/** Mails the link that confirms an address, and leads on to `next` from there. */
export function mailVerification(work: Work, person: Recipient, secret: string, next?: string): Promise<void> {
  const query = new URLSearchParams({ t: secret, ...(next && { next }) });
  return queueEmail(work, person, 'verify', `/auth/signup/need/done?${query}`);
}

/** Mails the link that opens the form for a new password. */
export function mailResetLink(work: Work, person: Recipient, secret: string): Promise<void> {
  return queueEmail(work, person, 'reset', `/auth/find/${secret}`);
}

/** Welcomes the first member of a company. */
export function mailWelcome(work: Work, person: Recipient, company: string): Promise<void> {
  return queueEmail(work, person, 'welcome', '/user/mypage/materials', { company });
}

/** Asks the members to decide about a waiting person; members without such emails have the notification. */
export async function mailApprovalRequested(
  work: Work,
  members: readonly Subscriber[],
  company: string,
  waiting: { account_id: string; name: string; email: string },
): Promise<void> {
  const values = { company, person: waiting.name, email: waiting.email };
  for (const member of members) {
    await mailNotice(work, member, 'approvalAsked', '/user/mypage/members', values, waiting.account_id);
  }
}

/** Notifies a waiting person how a member, or the operator upon a claim, decided. */
export function mailDecision(
  work: Work,
  person: Recipient,
  decision: 'approved' | 'refused' | 'claimAccepted' | 'claimRefused',
  company: string,
  note = '',
): Promise<void> {
  const path = decision === 'refused' || decision === 'claimRefused' ? '/user/mypage/company' : '/service';
  return queueEmail(work, person, decision, path, { company, note: note || '-' });
}

/** Security notice: the password is another one. */
export function mailPasswordChanged(work: Work, person: Recipient): Promise<void> {
  return queueEmail(work, person, 'passwordChanged', '/auth/find', traces(work, person.language));
}

export type FactorChange =
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'appAdded'
  | 'appRemoved'
  | 'recoveryMade'
  | 'recoveryUsed'
  | 'codesGuessed'
  | 'factorsReset';

/** Security notice: what somebody has beside the password is another; `what` is its name, or how many are left. */
export function mailFactorChanged(work: Work, person: Recipient, change: FactorChange, what: string): Promise<void> {
  return queueEmail(work, person, change, '/user/mypage/security', { what, ...traces(work, person.language) });
}

/** Security notice: a login from a device this person has not used before. */
export function mailNewDevice(work: Work, person: Recipient): Promise<void> {
  return queueEmail(work, person, 'newDevice', '/user/mypage/sessions', traces(work, person.language));
}

/** Notifies every member what happened to an account that buyers transfer to. */
export async function mailBankAccount(
  work: Work,
  members: readonly Recipient[],
  what: 'bankAccountAdded' | 'bankAccountChanged' | 'bankAccountWaits' | 'bankAccountStopped' | 'bankAccountRemoved',
  change: { company: string; person: string; account: BankAccount },
): Promise<void> {
  const { company, person, account } = change;
  for (const member of members) {
    await queueEmail(work, member, what, '/user/mypage/company', {
      company,
      person,
      bank: account.bank_name,
      account: account.account_number,
      holder: account.account_holder,
      time: zonedInstantText(work.now.toISOString(), member.language),
    });
  }
}

/** Removes every email to an address, sent or not, when its owner leaves. */
export function forgetEmailsTo(work: Work, email: string): Promise<void> {
  return deleteMailsTo(work.db, email);
}
