import { endOfDaySeoul } from '../../../../domain/time/deadline';
import { DAY_MS } from '../../../../domain/time/spans';
import type { Work } from '../../../http/context';
import { standsUntil } from '../../quotation/quotation.presenter';
import { findOffers } from '../../quotation/quotation.repository';
import { findRfqById, type RfqRow } from '../../request/request.repository';
import { type ApprovalRow, lockUnchecked, updateApproval } from './approval.repository';
import { asker, notifyOfApproval } from './approvalNotice';
import { firstEnd } from './frozenAward';
import { askOpenSteps } from './steps.service';

const EVERY_MS = 5 * 60_000;
const BATCH = 20;
/** How long before the end of a quotation people are warned. */
const WARNED_MS = 2 * DAY_MS;

/**
 * Looks at every award that waits: asks approvers who became so since (a deputy, an owner in the place of a member who left),
 * reminds of overdue steps, and warns once of a quotation that is about to end.
 */
export async function checkApprovals(work: Work): Promise<void> {
  for (const row of await lockUnchecked(work.db, new Date(work.now.getTime() - EVERY_MS), BATCH)) {
    await updateApproval(work.db, row.id, { checked_at: work.now });
    const rfq = await findRfqById(work.db, row.rfq_id);
    if (!rfq) continue;
    const deciders = await askOpenSteps(work, row, asker(work, rfq));
    await warnOfValidity(work, rfq, row, deciders);
  }
}

async function warnOfValidity(work: Work, rfq: RfqRow, row: ApprovalRow, deciders: readonly string[]): Promise<void> {
  if (row.valid_until === null || !endsSoon(row.valid_until, work.now)) return;
  // The seller may have extended it since.
  const chosen = new Set(row.award.bids.map(({ quotation_id }) => quotation_id));
  const offers = await findOffers(work.db, row.rfq_id, rfq.round, 'ko');
  const valid_until = firstEnd(
    offers
      .filter(({ quotation }) => chosen.has(quotation.id))
      .map(({ quotation, revision }) => ({ valid_until: standsUntil(quotation, revision) })),
  );
  if (valid_until !== row.valid_until) await updateApproval(work.db, row.id, { valid_until });
  if (valid_until === null || !endsSoon(valid_until, work.now) || row.warned_for === valid_until) return;
  await updateApproval(work.db, row.id, { warned_for: valid_until });
  await notifyOfApproval(work, rfq, [...deciders, row.requested_by], 'approval_validity', { day: valid_until });
}

const endsSoon = (day: string, now: Date) => endOfDaySeoul(day).getTime() - now.getTime() < WARNED_MS;
