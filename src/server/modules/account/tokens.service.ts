import { v7 as uuid } from 'uuid';
import { REFRESH_TOKEN_SECONDS } from '../../../contract/constants';
import type { Tokens } from '../../../contract/entities/person';
import type { Work } from '../../http/context';
import { fail } from '../../http/fail';
import { signAccessToken } from '../../http/accessToken';
import { recordEvent } from '../audit/audit.service';
import { endReplyAddresses } from '../mailIn/replyAddress.service';
import { endCalendarOf } from '../overview/calendar/endCalendar.service';
import { endPushOf } from '../push/device/pushDevice.service';
import { addLogin, findAccount, revokeLogins, touchLogin } from './auth.repository';
import { isDemoLeftBehind } from './demoLogin';
import { deleteChallengesOf } from './factor/challenge.repository';
import { addRefreshToken, hasUsedChild, lockRefreshToken, markRotated, voidSiblings } from './refresh.repository';
import { hashSecret, newSecret } from '../../opaqueSecret';

/** Opens a login for a person and gives its first pair of tokens. `signedOn`: it began at the company's identity provider. */
export async function openLogin(
  work: Work,
  person: { id: string; is_test: boolean },
  signedOn: boolean,
): Promise<Tokens> {
  const loginId = uuid();
  await addLogin(work.db, {
    id: loginId,
    account_id: person.id,
    user_agent: work.client.user_agent ?? '',
    address: work.client.address,
    created_at: work.now,
    fresh_until: null,
    revoked_at: null,
    signed_on: signedOn,
  });
  return issue(work, { login_id: loginId, account_id: person.id, is_test: person.is_test }, null);
}

async function issue(
  work: Work,
  owner: { login_id: string; account_id: string; is_test: boolean },
  parentId: string | null,
): Promise<Tokens> {
  const secret = newSecret();
  await addRefreshToken(work.db, {
    id: uuid(),
    login_id: owner.login_id,
    parent_id: parentId,
    token_hash: hashSecret(secret),
    created_at: work.now,
    expires_at: new Date(work.now.getTime() + REFRESH_TOKEN_SECONDS * 1000),
  });
  return { access_token: await signAccessToken(work.app.jwtSecret, owner), refresh_token: secret };
}

/**
 * Exchanges a refresh token for a new pair. A lost answer does no harm: a token is taken again while none of its children
 * was used, and gets a further child. The first child used voids the others; a token that comes later was stolen, or is
 * the thief's, and ends the login.
 */
export async function rotate(work: Work, secret: string): Promise<Tokens> {
  const token = await lockRefreshToken(work.db, hashSecret(secret));
  if (!token || token.login_revoked_at) return fail('INVALID_TOKEN');
  if (token.expires_at <= work.now) return fail('INVALID_TOKEN');
  if (token.voided_at || (token.rotated_at && (await hasUsedChild(work.db, token.id)))) {
    await endLogin(work, token.login_id);
    recordEvent(work, 'refresh_reused', { account_id: token.account_id });
    return fail('INVALID_TOKEN', { keep: true });
  }
  const person = await findAccount(work.db, token.account_id);
  if (!person || isDemoLeftBehind(work.app, person.email)) return fail('INVALID_USER');
  if (person.withdrawn_at || person.member_status === 'deactivated') return fail('INVALID_USER');
  await markRotated(work.db, token.id, work.now);
  await touchLogin(work.db, token.login_id, work.now);
  if (token.parent_id) await voidSiblings(work.db, token.parent_id, token.id, work.now);
  return issue(work, { ...token, is_test: person.is_test }, token.id);
}

/** Ends the login a refresh token belongs to; an unknown token is nothing to complain about. */
export async function endLoginOf(work: Work, secret: string): Promise<void> {
  const token = await lockRefreshToken(work.db, hashSecret(secret));
  if (!token || token.login_revoked_at) return;
  await endLogin(work, token.login_id);
  recordEvent(work, 'logout', { account_id: token.account_id });
}

/** Ends one login, closes its sockets and turns notifications off on its device. */
export async function endLogin(work: Work, loginId: string): Promise<void> {
  await revokeLogins(work.db, { login_id: loginId }, work.now);
  await endPushOf(work, [loginId]);
  work.afterCommit(() => work.app.hub.expel({ login_id: loginId }));
}

/**
 * Ends every login of a person, but the one to keep, with the notifications on their devices, every sign-in that is under way, the
 * calendar address, which somebody else at one of them may have made, and the addresses by which talks are answered; gives how
 * many logins were ended.
 */
export async function endAllLogins(work: Work, accountId: string, keep: string | null = null): Promise<number> {
  await deleteChallengesOf(work.db, accountId);
  await endCalendarOf(work, accountId);
  await endReplyAddresses(work, accountId);
  const ended = await revokeLogins(work.db, { account_id: accountId, keep }, work.now);
  await endPushOf(work, ended);
  work.afterCommit(() => {
    for (const login_id of ended) work.app.hub.expel({ login_id });
  });
  return ended.length;
}
