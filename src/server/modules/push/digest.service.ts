import type { Work } from '../../http/context';
import { type EventKind, mailDigest } from '../email/eventMails.service';
import { lockDigestReaders, takeDigest } from './notice.repository';
import { findMailReaders } from './reader.repository';

/** People whose mails are written in one transaction. */
const BATCH = 100;

/** Writes the daily mails that are due: one for each person, with all that gathered. Who wants no mails any more gets none. */
export async function sendDueDigests(work: Work): Promise<void> {
  const { db, now } = work;
  const accountIds = await lockDigestReaders(db, now, BATCH);
  if (accountIds.length === 0) return;
  const rows = await takeDigest(db, accountIds, now);
  for (const person of await findMailReaders(db, accountIds)) {
    const events = rows
      .filter(({ account_id }) => account_id === person.id)
      .map((row) => ({ ...row, kind: row.kind as EventKind }));
    await mailDigest(work, person, events);
  }
}
