import { projectTransitions } from '../../../domain/states/project';
import { follow } from '../../../domain/states/transition';
import type { Work } from '../../http/context';
import { countAnswers } from '../statistics/answer.service';
import { countOpened } from '../statistics/priceIndex.service';
import { findRound } from './round/round.repository';
import { endRound } from './round/rerequest.service';
import { recordSystemStep } from '../timeline/timeline.service';
import { sellersOf, notifyBuyer, notifySellers } from './notice.service';
import { hasCountingQuotation, lockDueRfqs, type RfqRow, updateRfq } from './request.repository';

const BATCH = 50;

/**
 * Ends collecting of a locked request: CMP when something was quoted, which is then planned at once, CLS otherwise. `recorded`: the history has an entry of
 * the buyer's early end, which needs no second one.
 */
export async function closeRfq(work: Work, row: RfqRow, recorded = false): Promise<RfqRow> {
  await endRound(work, row);
  const quoted = await hasCountingQuotation(work.db, row.id);
  const event = quoted ? 'close' : 'close_empty';
  const closed = await updateRfq(
    work.db,
    row,
    {
      status: follow(projectTransitions, event, row.status),
      closed_at: work.now,
      close_reason: quoted ? null : 'no_quotation',
      plan_due_at: quoted ? work.now : null,
    },
    work.now,
  );
  await countOpened(work, row);
  await countAnswers(work, row);
  if (!recorded || !quoted) {
    await recordSystemStep(work, {
      kind: quoted ? 'rfq_closed' : 'rfq_no_quotation',
      rfq_id: row.id,
      seller_company_id: readersOfEnd(row),
    });
  }
  await notifySellers(work, closed, await requestedSellers(work, row), 'rfq_closed');
  await notifyBuyer(work, row, quoted ? 'rfq_closed' : 'rfq_no_quotation');
  return closed;
}

/** Whose history has the end of collecting: sellers outside a further round must not learn of it. */
export const readersOfEnd = (row: RfqRow) => (row.round > 1 ? row.company_id : null);

/** Whom the end of collecting concerns: all sellers of the request, in a further round those of the round. */
async function requestedSellers(work: Work, row: RfqRow): Promise<string[]> {
  const round = row.round > 1 ? await findRound(work.db, row.id, row.round) : null;
  return round ? round.company_ids : sellersOf(work, row);
}

/** Closes requests whose deadline has come. Each is locked, so that several processes never close one twice. */
export async function closeDueRfqs(work: Work): Promise<number> {
  const due = await lockDueRfqs(work.db, work.now, BATCH);
  for (const row of due) await closeRfq(work, row);
  return due.length;
}
