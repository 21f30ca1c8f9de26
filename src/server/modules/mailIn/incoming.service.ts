import { DAY_MS } from '../../../domain/time/spans';
import { scopeOf } from '../../db/scope';
import type { App, MemberWork, Work } from '../../http/context';
import { AppError } from '../../http/fail';
import { partakes } from '../../http/input';
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
import { isPassing } from './passing';
import { type Judged, judge, type Making, type Refusal } from './judge.service';

/** By then another process may begin again. */
const CLAIM_MS = 10 * 60_000;
/** What is not read by then stays unread, so that the rest is done within the claim. */
const READ_MS = 7 * 60_000;
const AGAIN_MS = 30_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
const MOST_ATTEMPTS = 5;
/** While something passes by itself, such as a store that is away, a mail is tried again for so long. */
const PASSING_MS = DAY_MS;
const KEPT_DAYS = 30;

const ANSWERED: ReadonlySet<Refusal> = new Set<Refusal>(['unproven', 'right', 'unreadable', 'nothing']);

/** The mails that say so; of all others nothing was readable. */
const ANSWERS: Partial<Record<Refusal, Parameters<typeof queueEmail>[2]>> = {
  unproven: 'mailUnproven',
  right: 'mailNoRight',
  failed: 'mailFailed',
};

type Sender = Judged['sender'];
/** Filled in while a mail is dealt with: a failure is answered to whom was proven by then. */
interface Known {
  sender: Sender;
}

/** Deals with the next mail that waits; false when there is none. */
export async function dealWithNextMail(app: App): Promise<boolean> {
  const row = await inWork(app, 'all', ({ db, now }) => claimIncoming(db, now, new Date(now.getTime() + CLAIM_MS)));
  if (!row) return false;
  const known: Known = { sender: null };
  try {
    // Its processes ended again and again while they were at it.
    if (row.attempts > MOST_ATTEMPTS) await giveUp(app, row, known, 'no process came to its end');
    else await dealWith(app, row, known);
  } catch (error) {
    await again(app, row, known, error);
    throw error;
  }
  return true;
}

/** Lets a mail wait after a failure, or gives it up. What passes by itself does not count as an attempt. */
async function again(app: App, row: IncomingRow, known: Known, error: unknown): Promise<void> {
  const passing = isPassing(error);
  const waits = await inWork(app, 'all', async ({ db, now }) => {
    const age = now.getTime() - row.received_at.getTime();
    if (passing ? age >= PASSING_MS : row.attempts >= MOST_ATTEMPTS) return false;
    const pause = passing ? Math.min(Math.max(age / 4, AGAIN_MS), LONGEST_PAUSE_MS) : AGAIN_MS * row.attempts;
    await putBackIncoming(db, row, { due_at: new Date(now.getTime() + pause), counts: !passing });
    return true;
  });
  if (!waits) await giveUp(app, row, known, error instanceof Error ? error.message.slice(0, 300) : 'unknown');
}

/** Ends a mail that could not be dealt with, and answers its sender where that is known. */
function giveUp(app: App, row: IncomingRow, { sender }: Known, reason: string): Promise<void> {
  return inWork(app, sender ? scopeOf(sender.is_test) : 'all', async (work) => {
    if (!(await holdIncoming(work.db, row))) return;
    const person = await personOf(work, sender);
    if (person) await answerRefusal(person, 'failed');
    await endIncoming(work.db, row, 'failed', reason);
    forgetBytes(work, row);
  });
}

async function dealWith(app: App, row: IncomingRow, known: Known): Promise<void> {
  const signal = AbortSignal.timeout(READ_MS);
  const bytes = await app.files.get(row.id);
  if (!bytes) return drop(app, row, 'unreadable');
  const mail = await readMail(app, row, bytes);
  if (!mail) return drop(app, row, 'unreadable');
  const judged = await inWork(app, 'all', (work) => judge(work, row, mail));
  const { sender, refusal, place } = judged;
  if (!sender || !place || refusal) return end(app, row, sender, refusal ?? 'stranger', null);
  const session = await findSessionOf(app.databases.of(sender.is_test), sender.id);
  if (!partakes(session)) return end(app, row, null, 'stranger', null);
  known.sender = sender;
  // What takes long is done before the transaction.
  const make =
    place.kind === 'request'
      ? await prepareRequest(app, session, mail, signal).then((list) => makeMailedRequest(mail, list))
      : answerTalk(place, prepareAnswer(mail));
  return end(app, row, sender, null, make);
}

async function readMail(app: App, row: IncomingRow, bytes: Buffer): Promise<ReadMail | null> {
  try {
    return await app.readers.read(mailTask, { bytes }, { holder: row.recipient, bytes: bytes.length });
  } catch (error) {
    if (error instanceof AppError && !isPassing(error)) return null;
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
  sender: Sender,
  given: Refusal | null,
  make: Making | null,
): Promise<void> {
  await inWork(app, sender ? scopeOf(sender.is_test) : 'all', async (work) => {
    if (!(await holdIncoming(work.db, row))) return;
    const person = await personOf(work, sender);
    const refusal = given ?? (person && make ? await make(person) : 'stranger');
    if (refusal && person && ANSWERED.has(refusal)) await answerRefusal(person, refusal);
    await endIncoming(work.db, row, refusal ? 'dropped' : 'done', refusal);
    forgetBytes(work, row);
  });
}

/** The sender, while taking part in the company: somebody may be taken out while a scan is read. */
async function personOf(work: Work, sender: Sender): Promise<MemberWork | null> {
  const session = sender && (await findSessionOf(work.db, sender.id));
  return partakes(session) ? { ...work, session } : null;
}

function forgetBytes(work: Work, { id }: IncomingRow): void {
  work.afterCommit(() => void work.app.files.remove(id).catch(() => undefined));
}

/** Answers a known person, once a day, that nothing was made, and why. */
async function answerRefusal(work: MemberWork, refusal: Refusal): Promise<void> {
  const { account_id, company_id } = work.session;
  if ((await countWithin(work, `mail refused:${account_id}`, DAY_MS)) > 1) return;
  const person = (await membersOf(work, [company_id])).find(({ id }) => id === account_id);
  if (!person) return;
  const name = ANSWERS[refusal] ?? 'mailNotRead';
  await queueEmail(work, person, name, '/service/buyer/select-type');
}

/** Removes what is known of mails that were dealt with long ago. */
export function forgetOldIncoming(work: Work): Promise<void> {
  return deleteIncomingBefore(work.db, new Date(work.now.getTime() - KEPT_DAYS * DAY_MS));
}
