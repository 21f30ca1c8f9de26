import { createHmac } from 'node:crypto';
import { SIGN_ON_PATHS } from '../../../contract/signOnPaths';
import type { App, Work } from '../../http/context';
import { hashSecret, newSecret } from '../../opaqueSecret';
import type { ProofSecrets } from '../../ports/signOn/provider';
import { addAttempt, type AttemptRow, type SignOnRow } from './signOn.repository';

const MINUTES = 10;

/** Where the provider sends the browser back to. */
export const redirectUrl = ({ env }: App): string => `${env.APP_URL}${SIGN_ON_PATHS.back}`;

/** Where the company's directory calls us. */
export const scimUrl = ({ env }: App): string => `${env.APP_URL}${SIGN_ON_PATHS.scim}`;

/**
 * What an answer is checked by follows from the secret of the browser's attempt, of which the database has the hash alone: who
 * reads the database can end no sign-on.
 */
export function proofOf(attempt: string): ProofSecrets {
  const derived = (name: string) => createHmac('sha256', attempt).update(name).digest('base64url');
  return { state: derived('state'), nonce: derived('nonce'), verifier: derived('verifier') };
}

/** Keeps an attempt for ten minutes; its secret belongs to the one browser that requested it. */
export async function openAttempt(
  work: Work,
  settings: Pick<SignOnRow, 'company_id' | 'changed_at'>,
  attempt: Pick<AttemptRow, 'purpose'> & Partial<Pick<AttemptRow, 'login_id' | 'claims'>>,
  secret: string = newSecret(),
): Promise<string> {
  await addAttempt(work.db, {
    ...attempt,
    token_hash: hashSecret(secret),
    company_id: settings.company_id,
    settings_at: settings.changed_at,
    created_at: work.now,
    expires_at: new Date(work.now.getTime() + MINUTES * 60_000),
  });
  return secret;
}
