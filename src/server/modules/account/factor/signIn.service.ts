import type { FactorMethod, PasskeyQuestion, PasskeySigned } from '../../../../contract/entities/secondFactor';
import type { Tokens } from '../../../../contract/entities/person';
import type { Work } from '../../../http/context';
import { fail } from '../../../http/fail';
import { recordEvent } from '../../audit/audit.service';
import { mailFactorChanged } from '../../email/accountMails.service';
import { type AccountRow, findAccount } from '../auth.repository';
import { signOnRuleFor } from '../../signOn/rule.service';
import { barOf, letIn, type Proved } from '../entry.service';
import { refuseWhilePaused, noteFailure, noteSuccess } from '../throttle.service';
import { checkAppCode } from './authenticatorApp.service';
import { deleteChallenge } from './challenge.repository';
import { type Challenge, openChallenge, openedChallenge, wrongAnswer } from './challenge.service';
import { countRecoveryCodes } from './factor.repository';
import { methodsOf } from './factor.service';
import { askPasskey, askPasskeyWithin, signingPasskey } from './passkey.service';
import { spendRecoveryCode } from './recovery.service';

/** Lets somebody in whose password was right, or asks for the second factor that they have. */
export function passwordWasRight(work: Work, person: AccountRow): Promise<Tokens> {
  return letInOrAsk(work, person, 'sign_in');
}

/** Lets somebody in for whom the company's provider vouched; its second factor may count as ours. */
export function providerWasRight(work: Work, person: AccountRow, trustsFactor: boolean): Promise<Tokens> {
  return trustsFactor ? letIn(work, person, { signedOn: true }) : letInOrAsk(work, person, 'sign_on');
}

async function letInOrAsk(work: Work, person: AccountRow, purpose: 'sign_in' | 'sign_on'): Promise<Tokens> {
  const methods = await methodsOf(work, person.id);
  if (methods.length === 0) return letIn(work, person, { signedOn: purpose === 'sign_on' });
  const opened = await openChallenge(work, { purpose, account_id: person.id });
  return fail('SECOND_FACTOR_NEEDED', { keep: true, factor: { ...opened, methods } });
}

/** Ends a sign-in by a code. Wrong ones are counted for the account too, so that new attempts do not help guessing. */
export async function byCode(
  work: Work,
  input: { challenge: string; method: 'app' | 'recovery'; code: string },
): Promise<Tokens> {
  const { challenge, person } = await attemptOf(work, input.challenge);
  await refuseWhilePaused(work, ['code'], person.email);
  const right =
    input.method === 'app'
      ? await checkAppCode(work, person.id, input.code)
      : await spendRecoveryCode(work, person.id, input.code);
  if (!right) return failed(work, challenge, person, 'FACTOR_CODE_WRONG');
  if (input.method === 'recovery') await notifyOfRecovery(work, person);
  return done(work, challenge, person, input.method);
}

async function notifyOfRecovery(work: Work, person: AccountRow): Promise<void> {
  recordEvent(work, 'recovery_used', { account_id: person.id });
  await mailFactorChanged(work, person, 'recoveryUsed', String(await countRecoveryCodes(work.db, person.id)));
}

/** What a passkey of this person is to sign. */
export async function passkeyQuestion(work: Work, token: string): Promise<PasskeyQuestion> {
  return askPasskeyWithin(work, token, (await attemptOf(work, token)).challenge);
}

/** Ends a sign-in by a passkey. */
export async function byFactorPasskey(
  work: Work,
  input: { challenge: string; passkey: PasskeySigned },
): Promise<Tokens> {
  const { challenge, person } = await attemptOf(work, input.challenge);
  if (!(await signingPasskey(work, challenge, input.passkey)))
    return failed(work, challenge, person, 'PASSKEY_REFUSED');
  return done(work, challenge, person, 'passkey');
}

/** What any passkey is to sign, for a sign-in by passkey alone. */
export function anyPasskeyQuestion(work: Work): Promise<PasskeyQuestion> {
  return askPasskey(work, 'passkey_sign_in', null);
}

/** Signs in by a passkey alone: it is something one has, and it has verified who uses it. */
export async function byPasskey(work: Work, input: { challenge: string; passkey: PasskeySigned }): Promise<Tokens> {
  const challenge = await openedChallenge(work, input.challenge, 'passkey_sign_in');
  await deleteChallenge(work.db, challenge.token_hash);
  const row = await signingPasskey(work, challenge, input.passkey);
  const person = row && (await findAccount(work.db, row.account_id));
  if (!person) {
    recordEvent(work, 'factor_failed', {});
    return fail('PASSKEY_REFUSED', { keep: true });
  }
  return entered(work, person, { factor: 'passkey' });
}

/** An attempt that has the password or the provider's word, and whose it is. */
async function attemptOf(work: Work, token: string): Promise<{ challenge: Challenge; person: AccountRow }> {
  const challenge = await openedChallenge(work, token, ['sign_in', 'sign_on']);
  const person = challenge.account_id === null ? null : await findAccount(work.db, challenge.account_id);
  return person ? { challenge, person } : fail('FACTOR_CHALLENGE_OUTDATED');
}

async function failed(
  work: Work,
  challenge: Challenge,
  person: AccountRow,
  code: 'FACTOR_CODE_WRONG' | 'PASSKEY_REFUSED',
): Promise<never> {
  await wrongAnswer(work, challenge);
  recordEvent(work, 'factor_failed', { account_id: person.id });
  // Nobody guesses a signature: only codes are slowed down.
  const guessing = code === 'FACTOR_CODE_WRONG' && (await noteFailure(work, ['code'], person.email, person.id));
  if (guessing) await mailFactorChanged(work, person, 'codesGuessed', '');
  return fail(code, { keep: true });
}

async function done(work: Work, challenge: Challenge, person: AccountRow, method: FactorMethod): Promise<Tokens> {
  await deleteChallenge(work.db, challenge.token_hash);
  await noteSuccess(work, ['code'], person.email);
  return entered(work, person, { factor: method, signedOn: challenge.purpose === 'sign_on' });
}

/** What kept somebody out may have come up since the password was given. */
async function entered(work: Work, person: AccountRow, proved: Proved): Promise<Tokens> {
  const signOn = proved.signedOn ? 'none' : await signOnRuleFor(work, person);
  const barred = barOf(work, person) ?? (signOn === 'required' ? 'SIGN_ON_REQUIRED' : null);
  if (!barred) return letIn(work, person, proved);
  recordEvent(work, 'login_failed', { account_id: person.id, after: { reason: barred } });
  return fail(barred, { keep: true });
}
