import { projectTransitions } from '../../../../domain/states/project';
import { follow } from '../../../../domain/states/transition';
import type { Work } from '../../../http/context';
import { countOpened } from '../../statistics/priceIndex.service';
import { notifyCompanies } from '../../push/notify.service';
import { findRound } from '../round/round.repository';
import { endRound } from '../round/rerequest.service';
import { recordSystemStep } from '../timeline/timeline.service';
import { findTargets, hasCountingQuotation, lockDueRfqs, type RfqRow, updateRfq } from './rfq.repository';

const BATCH = 50;

/** Ends collecting of a locked request: CMP when something was quoted, CLS otherwise. */
export async function closeRfq(work: Work, row: RfqRow): Promise<RfqRow> {
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
    },
    work.now,
  );
  await countOpened(work, row);
  await recordSystemStep(work, row.is_test, {
    kind: quoted ? 'rfq_closed' : 'rfq_no_quotation',
    rfq_id: row.id,
    // Sellers who were not asked again must not learn of a further round.
    seller_company_id: row.round > 1 ? row.company_id : null,
  });
  await notifyCompanies(work, row.is_test, await sellersOf(work, row), {
    kind: 'rfq_closed',
    record_type: 'seller_request',
    record_id: row.rfq_number_id,
    title: row.title,
  });
  await notifyCompanies(work, row.is_test, [row.company_id], {
    kind: quoted ? 'rfq_closed' : 'rfq_no_quotation',
    record_type: 'rfq',
    record_id: row.rfq_number_id,
    title: row.title,
  });
  return closed;
}

/** Whom the end of collecting concerns: all who were asked, in a further round those asked again. */
async function sellersOf(work: Work, row: RfqRow): Promise<string[]> {
  const round = row.round > 1 ? await findRound(work.db, row.id, row.round) : null;
  if (round) return round.company_ids;
  const targets = await findTargets(work.db, row.id);
  return targets.filter((target) => target.declined_at === null).map((target) => target.company_id);
}

/** Closes requests whose deadline has come. Each is locked, so that several processes never close one twice. */
export async function closeDueRfqs(work: Work): Promise<number> {
  const due = await lockDueRfqs(work.db, work.now, BATCH);
  for (const row of due) await closeRfq(work, row);
  return due.length;
}
