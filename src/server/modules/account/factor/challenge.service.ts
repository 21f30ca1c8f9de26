import type { Work } from '../../../http/context';
import { fail } from '../../../http/fail';
import { hashSecret, newSecret } from '../../../opaqueSecret';
import {
  addChallenge,
  type ChallengeRow,
  countWrongAnswer,
  deleteChallenge,
  deleteChallengesBefore,
  lockChallenge,
} from './challenge.repository';

const MINUTES = 5;
/** So many wrong answers end an attempt. */
const MOST_FAILURES = 5;

export type Challenge = ChallengeRow;

interface Question {
  purpose: ChallengeRow['purpose'];
  account_id?: string;
  login_id?: string;
  webauthn?: string;
  secret?: string;
}

/** Opens a question that stands for five minutes; its token goes to the one browser that requested it. */
export async function openChallenge(
  work: Work,
  question: Question,
): Promise<{ challenge: string; expires_at: string }> {
  const challenge = newSecret();
  const expires_at = new Date(work.now.getTime() + MINUTES * 60_000);
  await addChallenge(work.db, {
    ...question,
    token_hash: hashSecret(challenge),
    created_at: work.now,
    expires_at,
  });
  return { challenge, expires_at: expires_at.toISOString() };
}

/** A question that waits, of one of the purposes, and of this login where it has one. Any other token is an outdated one. */
export async function openedChallenge(
  work: Work,
  token: string,
  purpose: ChallengeRow['purpose'] | readonly ChallengeRow['purpose'][],
  loginId: string | null = null,
): Promise<Challenge> {
  const found = await lockChallenge(work.db, hashSecret(token), work.now);
  if (!found || ![purpose].flat().includes(found.purpose) || found.login_id !== loginId) {
    return fail('FACTOR_CHALLENGE_OUTDATED');
  }
  return found;
}

/** Counts a wrong answer; the last that is allowed ends the attempt. */
export async function wrongAnswer(work: Work, { token_hash, failures }: Challenge): Promise<void> {
  if (failures + 1 < MOST_FAILURES) await countWrongAnswer(work.db, token_hash);
  else await deleteChallenge(work.db, token_hash);
}

/** Questions whose time is over mean nothing any more. */
export function forgetOldChallenges(work: Work): Promise<void> {
  return deleteChallengesBefore(work.db, work.now);
}
