import { DAY_MS } from '../../../domain/time/spans';
import { scopeOf } from '../../db/scope';
import type { App, MemberWork, Work } from '../../http/context';
import { AppError } from '../../http/fail';
import { findSessionOf } from '../../http/session.repository';
import { inWork } from '../../jobs/inWork';
import { countWithin } from '../account/throttle.service';
import { membersOf } from '../company/company.service';
import { queueEmail } from '../email/emailQueue.service';
import { mailTask, type ReadMail } from './mailTask';
import { makeMailedRequest, prepareRequest } from './mailedRequest.service';
import { answerTalk, prepareAnswer } from './mailedAnswer.service';
import {
  claimIncoming,
  deleteIncomingBefore,
  endIncoming,
  holdIncoming,
  type IncomingRow,
  putBackIncoming,
} from './incoming.repository';
import { type Judged, judge, type Making, type Refusal } from './judge.service';

/** Reading a scan takes two minutes at most; by then another process may begin again. */
const CLAIM_MS = 10 * 60_000;
const AGAIN_MS = 30_000;
const MOST_ATTEMPTS = 5;
const KEPT_DAYS = 30;

const ANSWERED: ReadonlySet<Refusal> = new Set<Refusal>(['unproven', 'right', 'unreadable', 'nothing']);

/** Deals with the next mail that waits; false when there is none. */
export async function dealWithNextMail(app: App): Promise<boolean> {
  const row = await inWork(app, 'all', ({ db, now }) => claimIncoming(db, now, new Date(now.getTime() + CLAIM_MS)));
  if (!row) return false;
  try {
    await dealWith(app, row);
  } catch (error) {
    const over = row.attempts >= MOST_ATTEMPTS;
    await inWork(app, 'all', ({ db, now }) =>
      over
        ? endIncoming(db, row, 'failed', error instanceof Error ? error.message.slice(0, 300) : 'unknown')
        : putBackIncoming(db, row, new Date(now.getTime() + AGAIN_MS * row.attempts)),
    );
    // Nobody reads it any more.
    if (over) await app.files.remove(row.id).catch(() => undefined);
    throw error;
  }
  return true;
}

async function dealWith(app: App, row: IncomingRow): Promise<void> {
  const bytes = await app.files.get(row.id);
  if (!bytes) return drop(app, row, 'unreadable');
  const mail = await readMail(app, row, bytes);
  if (!mail) return drop(app, row, 'unreadable');
  const judged = await inWork(app, 'all', (work) => judge(work, row, mail));
  const { sender, refusal, place } = judged;
  if (!sender || !place || refusal) return end(app, row, sender, refusal ?? 'stranger', null);
  const session = await findSessionOf(app.databases.of(sender.is_test), sender.id);
  if (!session || session.member_status !== 'active') return end(app, row, null, 'stranger', null);
  // What takes long is done before the transaction.
  const make =
    place.kind === 'request'
      ? await prepareRequest(app, session, mail).then((list) => makeMailedRequest(mail, list))
      : answerTalk(place, prepareAnswer(mail));
  return end(app, row, sender, null, make);
}

async function readMail(app: App, row: IncomingRow, bytes: Buffer): Promise<ReadMail | null> {
  try {
    return await app.readers.read(mailTask, { bytes }, { holder: row.recipient, bytes: bytes.length });
  } catch (error) {
    if (error instanceof AppError && error.code !== 'FILES_BUSY') return null;
    throw error;
  }
}

const drop = (app: App, row: IncomingRow, refusal: Refusal) => end(app, row, null, refusal, null);

/**
 * Makes what is to be made, answers, and ends the mail, all in one transaction: a crash before it leaves the mail to the next
 * attempt, one after it leaves nothing to do.
 */
async function end(
  app: App,
  row: IncomingRow,
  sender: Judged['sender'],
  given: Refusal | null,
  make: Making | null,
): Promise<void> {
  await inWork(app, sender ? scopeOf(sender.is_test) : 'all', async (work) => {
    if (!(await holdIncoming(work.db, row))) return;
    const session = sender && (await findSessionOf(work.db, sender.id));
    const person = session && { ...work, session };
    const refusal = given ?? (person && make ? await make(person) : 'stranger');
    if (refusal && person && ANSWERED.has(refusal)) await answerRefusal(person, refusal);
    await endIncoming(work.db, row, refusal ? 'dropped' : 'done', refusal);
    work.afterCommit(() => void app.files.remove(row.id).catch(() => undefined));
  });
}

/** Answers a known person, once a day, that nothing was made, and why. */
async function answerRefusal(work: MemberWork, refusal: Refusal): Promise<void> {
  const { account_id, company_id } = work.session;
  if ((await countWithin(work, `mail refused:${account_id}`, DAY_MS)) > 1) return;
  const person = (await membersOf(work, [company_id])).find(({ id }) => id === account_id);
  if (!person) return;
  const name = ({ unproven: 'mailUnproven', right: 'mailNoRight' } as const)[refusal as 'unproven'] ?? 'mailNotRead';
  await queueEmail(work, person, name, '/service/buyer/select-type');
}

/** Removes what is known of mails that were dealt with long ago. */
export function forgetOldIncoming(work: Work): Promise<void> {
  return deleteIncomingBefore(work.db, new Date(work.now.getTime() - KEPT_DAYS * DAY_MS));
}
