import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { v7 as uuid } from 'uuid';
import type { PasskeyCreated, PasskeyQuestion, PasskeySigned } from '../../../../contract/entities/secondFactor';
import type { MemberWork, Work } from '../../../http/context';
import { fail } from '../../../http/fail';
import { setWebauthn } from './challenge.repository';
import { type Challenge, openChallenge } from './challenge.service';
import { addPasskeyRow, findPasskeys, lockPasskey, type PasskeyRow, updatePasskey } from './factor.repository';
import { issuerName, type RelyingParty, relyingParty } from './relyingParty';

const MOST_PASSKEYS = 20;
/** A person has as long as the question stands. */
const TIMEOUT_MS = 5 * 60_000;

/** Where the public address takes no passkeys, every one of them is refused. */
const party = (work: Work): RelyingParty => relyingParty(work.app.env) ?? fail('PASSKEY_REFUSED');

const listed = (rows: readonly PasskeyRow[]) =>
  rows.map(({ credential_id, transports }) => ({ id: credential_id, transports }));

/** What an authenticator is to sign: with one of these passkeys, or with any it keeps for this place. */
async function signingOptions(work: Work, rows: readonly PasskeyRow[] | null) {
  return generateAuthenticationOptions({
    rpID: party(work).id,
    userVerification: 'required',
    timeout: TIMEOUT_MS,
    ...(rows ? { allowCredentials: listed(rows) } : {}),
  });
}

const asRecord = (options: object) => options as Record<string, unknown>;

/** A question to any passkey, or to those of one login's owner. */
export async function askPasskey(
  work: Work,
  purpose: 'passkey_sign_in' | 'reauth',
  owner: { account_id: string; login_id: string } | null,
): Promise<PasskeyQuestion> {
  const rows = owner && (await findPasskeys(work.db, owner.account_id));
  if (rows?.length === 0) return fail('PASSKEY_REFUSED');
  const options = await signingOptions(work, rows);
  const opened = await openChallenge(work, { purpose, webauthn: options.challenge, ...owner });
  return { ...opened, options: asRecord(options) };
}

/** Puts a question to the person's passkeys into an attempt that stands; an earlier one of it is void. */
export async function askPasskeyWithin(work: Work, token: string, attempt: Challenge): Promise<PasskeyQuestion> {
  const rows = await findPasskeys(work.db, attempt.account_id ?? '');
  if (rows.length === 0) return fail('PASSKEY_REFUSED');
  const options = await signingOptions(work, rows);
  await setWebauthn(work.db, attempt.token_hash, options.challenge);
  return { challenge: token, expires_at: attempt.expires_at.toISOString(), options: asRecord(options) };
}

/**
 * The passkey that has signed the challenge; null when the signature, its origin, its owner or the verification of its
 * user is wrong, or when its counter shows that there is a copy of it.
 */
export async function signingPasskey(work: Work, { webauthn, account_id }: Challenge, signed: PasskeySigned) {
  const row = webauthn === null ? null : await lockPasskey(work.db, signed.id);
  if (!row || webauthn === null || (account_id !== null && row.account_id !== account_id)) return null;
  const { userHandle } = signed.response;
  if (userHandle !== undefined && userHandle !== handleOf(row.account_id)) return null;
  const outcome = await verifyAuthenticationResponse({
    response: signed,
    expectedChallenge: webauthn,
    expectedOrigin: party(work).origin,
    expectedRPID: party(work).id,
    requireUserVerification: true,
    credential: {
      id: row.credential_id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: row.sign_count,
    },
  }).catch(() => null);
  if (!outcome?.verified) return null;
  const { newCounter, credentialBackedUp } = outcome.authenticationInfo;
  await updatePasskey(work.db, row.account_id, row.id, {
    sign_count: newCounter,
    synced: credentialBackedUp,
    last_used_at: work.now,
  });
  return row;
}

/** The person as authenticators know them: nothing that identifies them. */
const handleOf = (accountId: string) => Buffer.from(accountId).toString('base64url');

/** What an authenticator needs to make a passkey for the signed-in person. */
export async function askNewPasskey(work: MemberWork): Promise<PasskeyQuestion> {
  const { account_id, login_id, email, name } = work.session;
  const rows = await findPasskeys(work.db, account_id);
  if (rows.length >= MOST_PASSKEYS) return fail('FACTOR_LIMIT');
  const options = await generateRegistrationOptions({
    rpName: issuerName(work.language),
    rpID: party(work).id,
    userID: new Uint8Array(Buffer.from(account_id)),
    userName: email,
    userDisplayName: name,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: listed(rows),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const question = { purpose: 'new_passkey', account_id, login_id, webauthn: options.challenge } as const;
  return { ...(await openChallenge(work, question)), options: asRecord(options) };
}

/** Keeps a passkey that was made for this question; false when it was not, or is known already. */
export async function keepPasskey(work: MemberWork, { webauthn }: Challenge, name: string, created: PasskeyCreated) {
  const { account_id } = work.session;
  if ((await findPasskeys(work.db, account_id)).length >= MOST_PASSKEYS) return fail('FACTOR_LIMIT');
  const outcome = await verifyRegistrationResponse({
    response: created,
    expectedChallenge: webauthn ?? '',
    expectedOrigin: party(work).origin,
    expectedRPID: party(work).id,
    requireUserVerification: true,
  }).catch(() => null);
  if (!outcome?.verified) return false;
  const { credential, credentialBackedUp } = outcome.registrationInfo;
  return addPasskeyRow(work.db, {
    id: uuid(),
    account_id,
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    sign_count: credential.counter,
    transports: created.response.transports ?? [],
    synced: credentialBackedUp,
    name,
    created_at: work.now,
  });
}
