import { Secret, TOTP } from 'otpauth';
import type { Work } from '../../../http/context';
import { seal, sealedPrefix, unseal } from '../../../sealed';
import { findApp, lockAppsSealedBefore, putApp, resealApp, takeStep } from './factor.repository';
import { issuerName } from './relyingParty';

/** What every authenticator app knows: six digits by SHA-1, a new code each half a minute. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** A clock may be one step off, before or after. */
const STEPS_OFF = 1;
const BATCH = 500;

/** A key of a new app: as it is typed, as an address for a picture, and sealed for the database. */
export function newAppKey(work: Work, accountId: string, email: string): { key: string; uri: string; sealed: string } {
  const secret = new Secret({ size: SECRET_BYTES });
  const totp = new TOTP({ ...SETTINGS, issuer: issuerName(work.language), label: email, secret });
  return { key: secret.base32, uri: totp.toString(), sealed: seal(work.app.jwtSecret, secret.base32, accountId) };
}

/** The time step in which a sealed key gives a code; null when it does not around now. */
export function appStep(work: Work, accountId: string, sealed: string, code: string): number | null {
  const key = unseal(work.app.acceptedSecrets, sealed, accountId);
  if (key === null) return null;
  const totp = new TOTP({ ...SETTINGS, secret: Secret.fromBase32(key) });
  const timestamp = work.now.getTime();
  const off = totp.validate({ token: code.replace(/\s/g, ''), timestamp, window: STEPS_OFF });
  return off === null ? null : totp.counter({ timestamp }) + off;
}

/** Keeps an app whose key gave this code, which is used up by that; false when the code is wrong. */
export async function keepApp(work: Work, accountId: string, sealed: string, code: string): Promise<boolean> {
  const step = appStep(work, accountId, sealed, code);
  if (step === null) return false;
  await putApp(work.db, { account_id: accountId, secret: sealed, last_step: step, created_at: work.now });
  return true;
}

/** Whether a code is one of the person's app now. Each counts once, and none that is older than the last. */
export async function checkAppCode(work: Work, accountId: string, code: string): Promise<boolean> {
  const app = await findApp(work.db, accountId);
  const step = app && appStep(work, accountId, app.secret, code);
  return step !== null && takeStep(work.db, accountId, step, work.now);
}

/** Seals keys again that were sealed with the secret before the present one, as long as that one still counts. */
export async function resealApps(work: Work): Promise<void> {
  const { jwtSecret, acceptedSecrets } = work.app;
  if (acceptedSecrets.length < 2) return;
  for (const { account_id, secret } of await lockAppsSealedBefore(work.db, sealedPrefix(jwtSecret), BATCH)) {
    const key = unseal(acceptedSecrets, secret, account_id);
    if (key !== null) await resealApp(work.db, account_id, seal(jwtSecret, key, account_id));
  }
}
