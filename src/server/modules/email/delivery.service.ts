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
 * Sends the emails that were due longest at a moment and that nobody else is sending, at most `most` side by side; false when
 * there is none. One that fails is tried again with doubling pauses.
 */
export async function deliverDueMails(work: Work, mailer: Mailer, due: Date, most: number): Promise<boolean> {
  const emails = await lockDueMails(work.db, due, most);
  const outcomes = await Promise.allSettled(emails.map((email) => mailer.send(email)));
  const sent = emails.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  if (sent.length > 0) await markSent(work.db, sent, work.now);
  for (const email of emails) {
    if (sent.includes(email)) continue;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** email.attempts, LONGEST_PAUSE_MS);
    const giveUp = email.attempts + 1 >= MOST_ATTEMPTS;
    await postpone(work.db, email.id, new Date(work.now.getTime() + pause), giveUp);
  }
  return emails.length > 0;
}

/** For how long the oldest email that is still to go has been waiting. */
export const oldestEmailSeconds = (work: Work): Promise<number> => longestWaitSeconds(work.db);

/** Deletes emails when their time is over. */
export function forgetOldEmails(work: Work): Promise<void> {
  return deleteMailsBefore(work.db, new Date(work.now.getTime() - KEPT_MS));
}
