import { APPLICATION_KEPT_DAYS } from '../../../contract/constants';
import type { Work } from '../../http/context';
import type { Mailer } from '../../ports/mailer';
import { deleteMailsBefore, lockDueMails, markSent, postpone } from './mail.repository';

const BATCH = 50;
/** The privacy policy says the same, and job applications, which letters repeat, go as soon. */
const KEPT_MS = APPLICATION_KEPT_DAYS * 24 * 60 * 60 * 1000;
const MOST_ATTEMPTS = 8;
const FIRST_PAUSE_MS = 5_000;

/** Sends letters that are due. One that fails is tried again with doubling pauses, for about twenty minutes. */
export async function deliverDueMails(work: Work, mailer: Mailer): Promise<void> {
  for (const letter of await lockDueMails(work.db, work.now, BATCH)) {
    try {
      await mailer.send(letter);
      await markSent(work.db, letter.id, work.now);
    } catch {
      const pause = FIRST_PAUSE_MS * 2 ** letter.attempts;
      const giveUp = letter.attempts + 1 >= MOST_ATTEMPTS;
      await postpone(work.db, letter.id, new Date(work.now.getTime() + pause), giveUp);
    }
  }
}

/** Deletes letters when their time is over. */
export function forgetOldLetters(work: Work): Promise<void> {
  return deleteMailsBefore(work.db, new Date(work.now.getTime() - KEPT_MS));
}
