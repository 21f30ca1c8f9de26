import type { Work } from '../../http/context';
import { deleteUnsentTo } from './mail.repository';

/** Takes back every email that was queued for people who cannot receive any. */
export async function dropEmailsTo(work: Work, recipients: readonly string[]): Promise<void> {
  if (recipients.length > 0) await deleteUnsentTo(work.db, recipients);
}
