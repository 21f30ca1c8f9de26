import type { Work } from '../../http/context';
import { OperatorError } from '../company/operator.service';
import { countFailedMails, findFailedMail, findFailedMails, queueAgain } from './failedMail.repository';

/** Emails that no try delivered. They belong to neither test nor real data. */
export const failedMails = (work: Work, page: { search: string; offset: number; limit: number }) =>
  findFailedMails(work.db, page);

/** One of them; null when it is not given up, or not there. */
export const failedMail = (work: Work, id: string) => findFailedMail(work.db, id);

/** How many there are. */
export const failedMailCount = (work: Work) => countFailedMails(work.db);

/** Lets a given-up email be tried again, as often as a new one; gives its subject. */
export async function sendAgain(work: Work, id: string): Promise<string> {
  const found = await findFailedMail(work.db, id);
  if (!found || !(await queueAgain(work.db, id, work.now)))
    throw new OperatorError(`There is no given-up email ${id}.`);
  return found.subject;
}
