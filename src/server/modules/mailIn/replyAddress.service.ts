import { v7 as uuid } from 'uuid';
import { DAY_MS } from '../../../domain/time/spans';
import type { Work } from '../../http/context';
import { deleteRepliesBefore, deleteRepliesOf, keepReplyAddresses } from './address.repository';
import { replyLocalPart } from './replyAddress';

/** From the last mail of the talk on. */
const KEPT_DAYS = 90;

/** Where each of some people answers a talk by mail; nobody where mails are not taken. */
export async function replyAddresses(
  work: Work,
  accountIds: readonly string[],
  talk: { number: string; seller_company_id: string },
): Promise<ReadonlyMap<string, string>> {
  const { MAIL_IN } = work.app.env;
  if (!MAIL_IN) return new Map();
  const expires_at = new Date(work.now.getTime() + KEPT_DAYS * DAY_MS);
  const rows = await keepReplyAddresses(
    work.db,
    accountIds.map((account_id) => ({ id: uuid(), account_id, ...talk, expires_at })),
  );
  return new Map(
    rows.map(({ id, account_id }) => [account_id, `${replyLocalPart(work.app, id)}@${MAIL_IN.domain}`] as const),
  );
}

/** Ends the reply addresses of a person, as whatever signs them out everywhere does. */
export function endReplyAddresses(work: Work, accountId: string): Promise<void> {
  return deleteRepliesOf(work.db, accountId);
}

/** Removes reply addresses whose time is over. */
export function forgetOldReplies(work: Work): Promise<void> {
  return deleteRepliesBefore(work.db, work.now);
}
