import { APPLICATION_KEPT_DAYS } from '../../../contract/constants';
import type { Work } from '../../http/context';
import type { Mailer } from '../../ports/mailer';
import { deleteMailsBefore, lockDueMails, longestWaitSeconds, markSent, postpone } from './mail.repository';
import { DAY_MS } from '../../../domain/time/spans';

/** The privacy policy says the same, and job applications, which emails repeat, go as soon. */
const KEPT_MS = APPLICATION_KEPT_DAYS * DAY_MS;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 30 * 60 * 1000;
/** With these pauses a day and some hours: a mail server that is away overnight loses nobody's email. */
const MOST_ATTEMPTS = 60;

/**
 * Sends the email that was due longest at a moment and that nobody else is sending; false when there is none. One that
 * fails is tried again with doubling pauses.
 */
export async function deliverNextMail(work: Work, mailer: Mailer, due: Date): Promise<boolean> {
  const [email] = await lockDueMails(work.db, due, 1);
  if (!email) return false;
  try {
    await mailer.send(email);
  } catch {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** email.attempts, LONGEST_PAUSE_MS);
    const giveUp = email.attempts + 1 >= MOST_ATTEMPTS;
    await postpone(work.db, email.id, new Date(work.now.getTime() + pause), giveUp);
    return true;
  }
  await markSent(work.db, email.id, work.now);
  return true;
}

/** For how long the oldest email that is still to go has been waiting. */
export const oldestEmailSeconds = (work: Work): Promise<number> => longestWaitSeconds(work.db);

/** Deletes emails when their time is over. */
export function forgetOldEmails(work: Work): Promise<void> {
  return deleteMailsBefore(work.db, new Date(work.now.getTime() - KEPT_MS));
}
