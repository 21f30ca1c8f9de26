import type { Work } from '../../http/context';
import { countMailTokens, type MailPurpose, replaceMailToken } from './mailToken.repository';
import { hashSecret, newSecret } from '../../opaqueSecret';

const MINUTE_MS = 60_000;
/** How long a mailed link works. */
const VALID_MINUTES: Record<MailPurpose, number> = { verify: 24 * 60, reset: 30 };
/** More links than this within an hour are not mailed to one person, whatever the caller. */
const MOST_AN_HOUR = 5;

/** The secret of a new link to be mailed; an earlier one for the same purpose stops working. */
export async function newMailSecret(work: Work, accountId: string, purpose: MailPurpose): Promise<string> {
  const secret = newSecret();
  await replaceMailToken(work.db, {
    token_hash: hashSecret(secret),
    account_id: accountId,
    purpose,
    created_at: work.now,
    expires_at: new Date(work.now.getTime() + VALID_MINUTES[purpose] * MINUTE_MS),
  });
  return secret;
}

/** A secret for a link to somebody without an account, with what is kept of it. */
export function newLinkSecret(): { secret: string; hash: string } {
  const secret = newSecret();
  return { secret, hash: hashSecret(secret) };
}

/** What is kept of the secret of such a link. */
export const linkHash = (secret: string): string => hashSecret(secret);

/** Whether a person may be mailed one more link for a purpose now. */
export async function mayMailAnother(work: Work, accountId: string, purpose: MailPurpose): Promise<boolean> {
  const since = new Date(work.now.getTime() - 60 * MINUTE_MS);
  return (await countMailTokens(work.db, accountId, purpose, since)) < MOST_AN_HOUR;
}
