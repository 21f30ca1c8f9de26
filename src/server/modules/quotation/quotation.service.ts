import { v7 as uuid } from 'uuid';
import type { SellerRequest } from '../../../contract/entities/quotation';
import { quotationTransitions } from '../../../domain/states/quotation';
import { allows, follow } from '../../../domain/states/transition';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { findLines, type RfqRow } from '../request/request.repository';
import { needOfQuotation } from './approval/need.service';
import { refuseWaitingQuotation } from './approval/waiting.service';
import { withOwnLots } from './ownStock.service';
import { priceQuotation, type Priced, type QuotationBody } from './pricing';
import { type Addressed, addressedRfqForChange, isCollecting } from './quotation.policy';
import {
  addQuotation,
  addRevision,
  DRAFT_REVISION,
  findQuotation,
  type QuotationRow,
  setTargetDeclined,
  updateQuotation,
} from './quotation.repository';
import { attachToRevision, dropDraft, newestFileIds } from './quotationFile.service';
import { readRequest } from './sellerRequest.service';
import { checkSubmittable, notify, recordSubmission } from './submission.service';

/** Keeps the quotation as a draft, unseen by the buyer. */
export async function saveQuotationDraft(
  work: MemberWork,
  number: string,
  body: QuotationBody,
): Promise<{ version: number; saved_at: string }> {
  const { version, updated_at } = await keepDraft(work, await addressedRfqForChange(work, number), body);
  return { version, saved_at: updated_at.toISOString() };
}

async function keepDraft(work: MemberWork, { rfq }: Addressed, body: QuotationBody): Promise<QuotationRow> {
  const own = await ownQuotation(work, rfq, body.version);
  await refuseWaitingQuotation(work, own.id);
  if (!allows(quotationTransitions, 'save', own.status)) return fail('QUOTATION_STATE');
  const priced = priceQuotation(await withOwnLots(work, body), await findLines(work.db, rfq.id));
  return writeDraft(work, rfq, own, body, priced);
}

/** Writes the draft in place of the one before; the quotation's version goes up by one. */
export async function writeDraft(
  work: MemberWork,
  rfq: RfqRow,
  own: QuotationRow,
  body: QuotationBody,
  priced: Priced,
): Promise<QuotationRow> {
  await writeRevision(work, rfq, own, DRAFT_REVISION, body, priced);
  return updateQuotation(work.db, own, {}, work.now);
}

function ownOf(work: MemberWork, rfq: RfqRow): Promise<QuotationRow | null> {
  return findQuotation(work.db, rfq.id, work.session.company_id);
}

/** This seller's quotation, begun when there is none, after the caller's version was found to be the present one. */
async function ownQuotation(work: MemberWork, rfq: RfqRow, version: number): Promise<QuotationRow> {
  const { db, session, now } = work;
  const found = await ownOf(work, rfq);
  if (found) return found.version === version ? found : fail('STALE_VERSION');
  if (version !== 0) return fail('STALE_VERSION');
  return addQuotation(db, {
    id: uuid(),
    rfq_id: rfq.id,
    company_id: session.company_id,
    status: 'DRAFT',
    revision: 0,
    round: rfq.round,
    version: 1,
    created_at: now,
    updated_at: now,
  });
}

/** Writes a revision in place of the draft. */
async function writeRevision(
  work: MemberWork,
  rfq: RfqRow,
  own: QuotationRow,
  revision: number,
  body: QuotationBody,
  priced: Priced,
): Promise<void> {
  const fileIds = body.file_ids ?? (await newestFileIds(work, own));
  await dropDraft(work, own);
  const id = await addRevision(
    work.db,
    {
      quotation_id: own.id,
      revision,
      round: rfq.round,
      rfq_revision: rfq.revision,
      currency: body.currency,
      valid_until: body.valid_until,
      delivery_term: body.delivery_term,
      freight_amount: body.freight_amount,
      payment_term: body.payment_term,
      min_order_amount: body.min_order_amount,
      all_or_nothing: body.all_or_nothing,
      memo: body.memo,
      totals: priced.totals,
      created_at: work.now,
    },
    priced.lines.map((line) => ({ ...line, company_id: work.session.company_id })),
  );
  await attachToRevision(work, id, fileIds);
}

/**
 * Submits the quotation as a new revision. One that comes too late is refused, and kept as a draft, as is one that an approval rule of
 * the company holds for.
 */
export async function submitQuotation(work: MemberWork, number: string, body: QuotationBody): Promise<SellerRequest> {
  const addressed = await addressedRfqForChange(work, number);
  const { rfq, own, priced } = await submittable(work, addressed, body);
  if ((await needOfQuotation(work, rfq, priced.totals)).rules.length > 0) {
    await writeDraft(work, rfq, own, body, priced);
    return fail('APPROVAL_NEEDED', { keep: true });
  }
  await writeRevision(work, rfq, own, own.revision + 1, body, priced);
  return recordSubmission(work, addressed, own, priced.totals);
}

/** What of a quotation is submitted, once nothing keeps it from being so; what comes too late is kept as a draft. */
export async function submittable(work: MemberWork, addressed: Addressed, body: QuotationBody) {
  const { rfq } = addressed;
  const found = await ownOf(work, rfq);
  if (found) await refuseWaitingQuotation(work, found.id);
  if (!isCollecting(rfq, found, work.now)) {
    await keepDraft(work, addressed, body);
    return fail('DEADLINE_PASSED', { keep: true });
  }
  if (body.rfq_revision !== null && body.rfq_revision < rfq.revision) {
    await keepDraft(work, addressed, body);
    return fail('RFQ_AMENDED', { keep: true });
  }
  const own = await ownQuotation(work, rfq, body.version);
  if (!allows(quotationTransitions, 'submit', own.status)) return fail('QUOTATION_STATE');
  const priced = priceQuotation(await withOwnLots(work, body), await findLines(work.db, rfq.id));
  checkSubmittable(rfq, body, priced);
  return { rfq, own, priced };
}

/** Takes the quotation back before the deadline; it may be submitted again. */
export async function withdrawQuotation(work: MemberWork, number: string, version: number): Promise<SellerRequest> {
  const addressed = await addressedRfqForChange(work, number);
  const { rfq } = addressed;
  const own = await ownOf(work, rfq);
  if (!isCollecting(rfq, own, work.now)) return fail('DEADLINE_PASSED');
  if (!own) return fail('QUOTATION_STATE');
  await refuseWaitingQuotation(work, own.id);
  if (own.version !== version) return fail('STALE_VERSION');
  if (!allows(quotationTransitions, 'withdraw', own.status)) return fail('QUOTATION_STATE');
  await updateQuotation(work.db, own, { status: follow(quotationTransitions, 'withdraw', own.status) }, work.now);
  await notify(work, rfq, 'quotation_withdrawn');
  return readRequest(work, addressed);
}

/** Notifies the buyer that no quotation will come, and why. */
export async function declineRequest(work: MemberWork, number: string, reason: string): Promise<SellerRequest> {
  const { rfq, target } = await addressedRfqForChange(work, number);
  const own = await ownOf(work, rfq);
  if (!isCollecting(rfq, own, work.now)) return fail('DEADLINE_PASSED');
  if (own) await refuseWaitingQuotation(work, own.id);
  if (target.declined_at) return fail('QUOTATION_STATE');
  if (own && own.status !== 'DRAFT' && own.status !== 'WITHDRAWN') return fail('QUOTATION_STATE');
  await setTargetDeclined(work.db, target.id, reason, work.now);
  await notify(work, rfq, 'request_declined', { note: reason });
  return readRequest(work, { rfq, target: { ...target, declined_at: work.now, decline_reason: reason } });
}
