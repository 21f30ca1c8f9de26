import { seoulDay } from '../../../../domain/time/deadline';
import { instantText } from '../../../../domain/time/instants';
import { HOUR_MS } from '../../../../domain/time/spans';
import type { Work } from '../../../http/context';
import { askOpenSteps } from '../../award/approval/steps.service';
import type { RfqRow } from '../../request/request.repository';
import { recordSellersStep } from '../../timeline/timeline.service';
import {
  lockUncheckedQuotations,
  type QuotationApprovalRow,
  updateQuotationApproval,
} from './quotationApproval.repository';
import { notifyOfQuotation, quotationAsker } from './quotationApprovalNotice';

const EVERY_MS = 5 * 60_000;
const BATCH = 20;
/** How long before collecting ends people are warned. */
const WARNED_MS = 4 * HOUR_MS;

/**
 * Looks at every quotation that waits: asks approvers who became so since, reminds of overdue steps, warns once before collecting
 * ends, and ends the request then, or as soon as the buyer amends its own.
 */
export async function checkQuotations(work: Work): Promise<void> {
  const { db, now } = work;
  for (const { row, rfq } of await lockUncheckedQuotations(db, now, new Date(now.getTime() - EVERY_MS), BATCH)) {
    await updateQuotationApproval(db, row.id, { checked_at: now });
    if (!collects(rfq, row, now)) await end(work, rfq, row, 'expired');
    else if (rfq.revision !== row.quotation.rfq_revision) await end(work, rfq, row, 'changed');
    else await warn(work, rfq, row, await askOpenSteps(work, row, quotationAsker(work, rfq, row)));
  }
}

const collects = (rfq: RfqRow, row: QuotationApprovalRow, now: Date) =>
  (rfq.status === 'REQ' || rfq.status === 'COL') &&
  rfq.closes_at !== null &&
  now < rfq.closes_at &&
  rfq.round === row.quotation.round;

/** Ends a request without a submission: the quotation is a draft again. */
async function end(work: Work, rfq: RfqRow, row: QuotationApprovalRow, status: 'expired' | 'changed'): Promise<void> {
  const faults = status === 'changed' ? (['amended'] as const) : [];
  const { company_id: seller_company_id } = row;
  await recordSellersStep(work, { kind: `quotation_approval_${status}`, rfq_id: rfq.id, seller_company_id });
  const approvers = status === 'changed' ? await askOpenSteps(work, row, async () => undefined) : [];
  await updateQuotationApproval(work.db, row.id, { status, closed_at: work.now, faults: [...faults] });
  await notifyOfQuotation(work, rfq, row, [row.requested_by, ...approvers], `quotation_approval_${status}`);
}

async function warn(work: Work, rfq: RfqRow, row: QuotationApprovalRow, deciders: readonly string[]): Promise<void> {
  const { closes_at } = rfq;
  if (!closes_at) return;
  const from = closes_at.getTime() - WARNED_MS;
  const day = seoulDay(closes_at);
  // Who requests within the last hours reads it when requesting.
  if (row.warned_for === day || work.now.getTime() < from || row.requested_at.getTime() >= from) return;
  await updateQuotationApproval(work.db, row.id, { warned_for: day });
  await notifyOfQuotation(work, rfq, row, [...deciders, row.requested_by], 'quotation_approval_ending', {
    until: instantText(closes_at.toISOString(), 'ko'),
    until_en: instantText(closes_at.toISOString(), 'en'),
  });
}
