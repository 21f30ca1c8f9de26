import type { PasskeyQuestion, PasskeySigned } from '../../../../contract/entities/secondFactor';
import type { MemberWork } from '../../../http/context';
import { fail } from '../../../http/fail';
import { recordEvent } from '../../audit/audit.service';
import { markRecentAuthentication } from '../recentAuthentication.service';
import { refuseWhilePaused, noteFailure, noteSuccess } from '../throttle.service';
import { checkAppCode } from './authenticatorApp.service';
import { deleteChallenge } from './challenge.repository';
import { openedChallenge } from './challenge.service';
import { askPasskey, signingPasskey } from './passkey.service';

/** Makes the login fresh by a code of the app. Wrong ones are counted with those of sign-ins. */
export async function freshByCode(work: MemberWork, code: string): Promise<{ fresh_until: string }> {
  const { account_id, email } = work.session;
  await refuseWhilePaused(work, ['code'], email);
  if (await checkAppCode(work, account_id, code)) {
    await noteSuccess(work, ['code'], email);
    return markRecentAuthentication(work, 'app');
  }
  await noteFailure(work, ['code'], email, account_id);
  recordEvent(work, 'reauth_failed', { account_id });
  return fail('FACTOR_CODE_WRONG', { keep: true });
}

/** What a passkey of the person is to sign. */
export function freshQuestion(work: MemberWork): Promise<PasskeyQuestion> {
  const { account_id, login_id } = work.session;
  return askPasskey(work, 'reauth', { account_id, login_id });
}

/** Makes the login fresh by a passkey. */
export async function freshByPasskey(
  work: MemberWork,
  input: { challenge: string; passkey: PasskeySigned },
): Promise<{ fresh_until: string }> {
  const { account_id, login_id } = work.session;
  const challenge = await openedChallenge(work, input.challenge, 'reauth', login_id);
  await deleteChallenge(work.db, challenge.token_hash);
  if (await signingPasskey(work, challenge, input.passkey)) return markRecentAuthentication(work, 'passkey');
  recordEvent(work, 'reauth_failed', { account_id });
  return fail('PASSKEY_REFUSED', { keep: true });
}
