import type {
  FactorMethod,
  FactorsChanged,
  Passkey,
  PasskeyCreated,
  PasskeyQuestion,
  SecondFactors,
} from '../../../../contract/entities/secondFactor';
import type { SecurityEventKind } from '../../../../contract/entities/member';
import type { MemberWork, Work } from '../../../http/context';
import { fail } from '../../../http/fail';
import { recordEvent } from '../../audit/audit.service';
import { companyOf } from '../../company/company.service';
import { signsOn } from '../../signOn/rule.service';
import { type FactorChange, mailFactorChanged } from '../../email/accountMails.service';
import { findAccount } from '../auth.repository';
import { requireRecentAuthentication } from '../recentAuthentication.service';
import { keepApp, newAppKey } from './authenticatorApp.service';
import { deleteChallenge } from './challenge.repository';
import { openChallenge, openedChallenge, wrongAnswer } from './challenge.service';
import {
  countRecoveryCodes,
  deleteApp,
  deleteFactors,
  deletePasskey,
  findApp,
  findPasskeys,
  lockFactors,
  type PasskeyRow,
  updatePasskey,
} from './factor.repository';
import { askNewPasskey, keepPasskey } from './passkey.service';
import { dropRecoveryCodes, newRecoveryCodes } from './recovery.service';

const present = (row: PasskeyRow): Passkey => ({
  id: row.id,
  name: row.name,
  synced: row.synced,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

/** What somebody can prove beside the password; empty for who has no second factor. Recovery codes alone are none. */
export async function methodsOf(work: Work, accountId: string): Promise<FactorMethod[]> {
  const [passkeys, app] = await Promise.all([findPasskeys(work.db, accountId), findApp(work.db, accountId)]);
  const methods: FactorMethod[] = [
    ...(passkeys.length > 0 ? ['passkey' as const] : []),
    ...(app ? ['app' as const] : []),
  ];
  if (methods.length === 0) return [];
  return (await countRecoveryCodes(work.db, accountId)) > 0 ? [...methods, 'recovery'] : methods;
}

/** Lets nobody else change the factors of a person until this transaction ends. */
export function holdFactors(work: Work, accountId: string): Promise<void> {
  return lockFactors(work.db, accountId);
}

/** What the signed-in person has beside the password. */
export async function readFactors(work: MemberWork): Promise<SecondFactors> {
  const { account_id, company_id, member_status } = work.session;
  const [passkeys, app, recovery_left, company, sign_on] = await Promise.all([
    findPasskeys(work.db, account_id),
    findApp(work.db, account_id),
    countRecoveryCodes(work.db, account_id),
    companyOf(work, company_id),
    signsOn(work),
  ]);
  return {
    passkey_list: passkeys.map(present),
    app: app && {
      created_at: app.created_at.toISOString(),
      last_used_at: app.last_used_at?.toISOString() ?? null,
    },
    recovery_left,
    required: member_status === 'active' && Boolean(company?.second_factor_required_at),
    sign_on,
  };
}

/** Notes a change in the audit log and notifies the person by email, who may not have done it. */
async function notify(work: Work, accountId: string, kind: SecurityEventKind, change: FactorChange, name = '') {
  recordEvent(work, kind, { account_id: accountId });
  const person = await findAccount(work.db, accountId);
  if (person) await mailFactorChanged(work, person, change, name);
}

/** What stands after a change, with codes where they were made by it. */
async function changed(work: MemberWork, recovery_codes: string[] | null = null): Promise<FactorsChanged> {
  return { factors: await readFactors(work), recovery_codes };
}

/** Recovery codes come with the first factor. */
async function withCodes(work: MemberWork, first: boolean): Promise<FactorsChanged> {
  const { account_id } = work.session;
  if (!first) return changed(work);
  recordEvent(work, 'recovery_made', { account_id });
  return changed(work, await newRecoveryCodes(work, account_id));
}

/** Begins a change: with a recent authentication, and no other change beside it. Gives whether the person has no factor yet. */
async function begin(work: MemberWork): Promise<{ first: boolean }> {
  requireRecentAuthentication(work);
  await lockFactors(work.db, work.session.account_id);
  return { first: (await methodsOf(work, work.session.account_id)).length === 0 };
}

/** What an authenticator needs to make a passkey. */
export function beginPasskey(work: MemberWork): Promise<PasskeyQuestion> {
  requireRecentAuthentication(work);
  return askNewPasskey(work);
}

/** Adds the passkey that was made. */
export async function finishPasskey(
  work: MemberWork,
  input: { challenge: string; name: string; passkey: PasskeyCreated },
): Promise<FactorsChanged> {
  const { first } = await begin(work);
  const { account_id, login_id } = work.session;
  const challenge = await openedChallenge(work, input.challenge, 'new_passkey', login_id);
  await deleteChallenge(work.db, challenge.token_hash);
  if (!(await keepPasskey(work, challenge, input.name, input.passkey))) return fail('PASSKEY_REFUSED', { keep: true });
  await notify(work, account_id, 'passkey_added', 'passkeyAdded', input.name);
  return withCodes(work, first);
}

/** Names a passkey again. */
export async function giveName(work: MemberWork, id: string, name: string): Promise<Passkey> {
  const { account_id } = work.session;
  const row = await updatePasskey(work.db, account_id, id, { name });
  if (!row) return fail('FACTOR_NOT_FOUND');
  recordEvent(work, 'passkey_renamed', { account_id });
  return present(row);
}

/** Removes a passkey, unless it is the last factor of somebody whose company requires one. */
export async function dropPasskey(work: MemberWork, id: string): Promise<FactorsChanged> {
  const { account_id } = work.session;
  // Whose it is comes before how fresh the login is.
  if (!(await findPasskeys(work.db, account_id)).some((one) => one.id === id)) return fail('FACTOR_NOT_FOUND');
  await begin(work);
  const row = await deletePasskey(work.db, account_id, id);
  if (!row) return fail('FACTOR_NOT_FOUND');
  await notify(work, account_id, 'passkey_removed', 'passkeyRemoved', row.name);
  return removed(work);
}

/** Removes the authenticator app, with the same exception. */
export async function dropApp(work: MemberWork): Promise<FactorsChanged> {
  await begin(work);
  const { account_id } = work.session;
  if (!(await deleteApp(work.db, account_id))) return fail('FACTOR_NOT_FOUND');
  await notify(work, account_id, 'app_removed', 'appRemoved');
  return removed(work);
}

async function removed(work: MemberWork): Promise<FactorsChanged> {
  const left = await readFactors(work);
  if (left.passkey_list.length > 0 || left.app) return changed(work);
  if (left.required) return fail('LAST_FACTOR');
  await dropRecoveryCodes(work, work.session.account_id);
  return changed(work);
}

/** A key for an authenticator app; the app in use keeps working until a code confirms the new one. */
export async function beginApp(work: MemberWork) {
  requireRecentAuthentication(work);
  const { account_id, login_id, email } = work.session;
  const { key, uri, sealed } = newAppKey(work, account_id, email);
  const opened = await openChallenge(work, { purpose: 'new_app', account_id, login_id, secret: sealed });
  return { ...opened, key, uri };
}

/** Keeps the app once a code shows that it has the key. */
export async function finishApp(work: MemberWork, input: { challenge: string; code: string }): Promise<FactorsChanged> {
  const { first } = await begin(work);
  const { account_id, login_id } = work.session;
  const challenge = await openedChallenge(work, input.challenge, 'new_app', login_id);
  if (!(await keepApp(work, account_id, challenge.secret ?? '', input.code))) {
    await wrongAnswer(work, challenge);
    return fail('FACTOR_CODE_WRONG', { keep: true });
  }
  await deleteChallenge(work.db, challenge.token_hash);
  await notify(work, account_id, 'app_added', 'appAdded');
  return withCodes(work, first);
}

/** Makes recovery codes again, for a person who has a factor to recover from. */
export async function renewRecoveryCodes(work: MemberWork): Promise<FactorsChanged> {
  const { first } = await begin(work);
  const { account_id } = work.session;
  if (first) return fail('FACTOR_NOT_FOUND');
  const codes = await newRecoveryCodes(work, account_id);
  await notify(work, account_id, 'recovery_made', 'recoveryMade');
  return changed(work, codes);
}

/** Takes away all that somebody has beside the password, when the operator says so. Gives whether there was anything. */
export async function resetFactors(work: Work, accountId: string): Promise<boolean> {
  await lockFactors(work.db, accountId);
  const had = (await methodsOf(work, accountId)).length > 0;
  await deleteFactors(work.db, accountId);
  if (had) await notify(work, accountId, 'factors_reset', 'factorsReset');
  return had;
}

/** Erases the same of a person who leaves. */
export function forgetFactors(work: Work, accountId: string): Promise<void> {
  return deleteFactors(work.db, accountId);
}
