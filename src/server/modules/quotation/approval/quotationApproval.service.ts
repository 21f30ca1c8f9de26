import { v7 as uuid } from 'uuid';
import type * as z from 'zod';
import type { requestQuotationApproval } from '../../../../contract/endpoints/quotationApproval';
import type { PricedQuotationApproval, QuotationFault } from '../../../../contract/entities/quotationApproval';
import type { Quotation } from '../../../../contract/entities/quotation';
import type { AuditStep } from '../../../../contract/entities/audit';
import type { MemberWork } from '../../../http/context';
import { fail } from '../../../http/fail';
import { addRequest, beginStage, decideSteps, notifiedOf, openStepsOfReader } from '../../award/approval/steps.service';
import { lockOwnCompany } from '../../company/callerRights.service';
import { findLines } from '../../request/request.repository';
import { recordStep } from '../../timeline/timeline.service';
import { type Addressed, addressedRfq, addressedRfqForChange, isCollecting } from '../quotation.policy';
import { DRAFT_REVISION, findQuotation, findRevision, type QuotationRow, submitDraft } from '../quotation.repository';
import { submittable, writeDraft } from '../quotation.service';
import { coversCollecting, recordSubmission } from '../submission.service';
import { needOfQuotation } from './need.service';
import { presentQuotationApproval } from './quotationApproval.presenter';
import {
  findApproved,
  findNewestOf,
  findOne,
  findWaitingOf,
  lockOne,
  type QuotationApprovalRow,
  updateQuotationApproval,
} from './quotationApproval.repository';
import { notifyOfQuotation, quotationAsker } from './quotationApprovalNotice';

/** The newest request to approve the own quotation; to the buyer and to every other company it does not exist. */
export async function readQuotationApproval(
  work: MemberWork,
  number: string,
): Promise<{ approval: PricedQuotationApproval | null }> {
  const addressed = await addressedRfq(work, number);
  const own = await findQuotation(work.db, addressed.rfq.id, work.session.company_id);
  const newest = own && (await findNewestOf(work.db, own.id));
  return { approval: newest && (await presentQuotationApproval(work, addressed, newest)) };
}

/** The approved request that the own submitted quotation came of; null where it was submitted without approval. */
export async function approvalOfSubmitted(
  work: MemberWork,
  number: string,
  { id, revision }: Pick<Quotation, 'id' | 'revision'>,
): Promise<PricedQuotationApproval | null> {
  const addressed = await addressedRfq(work, number);
  const submitted = await findRevision(work.db, id, revision);
  const row = submitted && (await findApproved(work.db, id, submitted.id));
  return row && presentQuotationApproval(work, addressed, row);
}

/** The quotations of the own company that wait for the reader, the first to close first. */
export async function awaitingQuotations(work: MemberWork) {
  const rows = await findWaitingOf(work.db, work.session.company_id);
  const open = await openStepsOfReader(
    work,
    rows.map(({ row }) => row),
  );
  const mine = rows.filter(({ row }) => open.has(row.id));
  return mine.map(({ rfq }) => ({
    kind: 'quotation_approval' as const,
    side: 'seller' as const,
    number: rfq.rfq_number_id,
    title: rfq.title,
    due_at: rfq.closes_at?.toISOString() ?? null,
    count: mine.length,
    amount: null,
    currency: null,
  }));
}

type RequestInput = z.output<(typeof requestQuotationApproval)['body']>;

/** Freezes a quotation that has to be approved, and asks the approvers of its first stage. Nothing of it reaches the buyer. */
export async function requestQuotation(
  call: MemberWork,
  number: string,
  { reason, ...body }: RequestInput,
): Promise<PricedQuotationApproval> {
  const work = await lockOwnCompany(call, 'submit_quotation');
  const addressed = await addressedRfqForChange(work, number);
  const { rfq, own, priced } = await submittable(work, addressed, body);
  const { rules, steps } = await needOfQuotation(work, rfq, priced.totals);
  if (rules.length === 0) return fail('APPROVAL_NOT_NEEDED');
  const { session, now, db } = work;
  await writeDraft(work, rfq, own, body, priced);
  const draft = (await findRevision(db, own.id, DRAFT_REVISION)) ?? fail('QUOTATION_NOT_FOUND');
  const quotation: QuotationApprovalRow['quotation'] = {
    revision_id: draft.id,
    rfq_revision: rfq.revision,
    round: rfq.round,
    totals: priced.totals,
    quoted_line_count: priced.lines.filter(({ amount }) => amount !== null).length,
    line_count: (await findLines(db, rfq.id)).filter(({ excluded }) => !excluded).length,
    revises: own.revision > 0 && own.status !== 'WITHDRAWN',
  };
  const id = uuid();
  await addRequest(
    work,
    {
      id,
      quotation_id: own.id,
      company_id: session.company_id,
      status: 'waiting',
      requested_by: session.account_id,
      requested_at: now,
      reason,
      rules,
      quotation,
      checked_at: now,
      faults: [],
    },
    steps,
  );
  await record(work, addressed, 'quotation_approval_requested', reason);
  const row = (await findOne(db, own.id, id)) ?? fail('APPROVAL_NOT_FOUND');
  await beginStage(work, row, quotationAsker(work, rfq, row), rfq.closes_at);
  return presentQuotationApproval(work, addressed, row);
}

type Decided = { approval_id: string; note: string | null };

/** Approves every open step that is the reader's; the last one submits the frozen quotation, if it still answers the request. */
export async function approveQuotation(call: MemberWork, number: string, { approval_id, note }: Decided) {
  const waiting = await waitingForChange(call, number, approval_id);
  const { work, addressed, own, row } = waiting;
  if (!isCollecting(addressed.rfq, own, work.now)) return fail('DEADLINE_PASSED');
  await decideSteps(work, row, 'approved', note);
  await record(work, addressed, 'quotation_approval_approved', note);
  const { rfq } = addressed;
  if (!(await beginStage(work, row, quotationAsker(work, rfq, row), rfq.closes_at))) await carryOut(waiting);
  return presentNow(waiting);
}

/** Returns the quotation to the person who requested approval; it is a draft again. */
export async function returnQuotation(call: MemberWork, number: string, { approval_id, note }: Decided) {
  const waiting = await waitingForChange(call, number, approval_id);
  const { work, addressed, row } = waiting;
  await decideSteps(work, row, 'returned', note);
  await record(work, addressed, 'quotation_approval_returned', note);
  await updateQuotationApproval(work.db, row.id, { status: 'returned', closed_at: work.now });
  const by = work.session.name;
  await notifyOfQuotation(work, addressed.rfq, row, [row.requested_by], 'quotation_approval_returned', { by });
  return presentNow(waiting);
}

/** Takes a request back that waits; the quotation is a draft again. */
export async function withdrawRequest(call: MemberWork, number: string, { approval_id }: { approval_id: string }) {
  const waiting = await waitingForChange(call, number, approval_id);
  const { work, addressed, row } = waiting;
  const { actions } = await presentQuotationApproval(work, addressed, row);
  if (!actions.includes('withdraw')) return fail('APPROVAL_NOT_YOURS');
  await updateQuotationApproval(work.db, row.id, { status: 'withdrawn', closed_at: work.now });
  await record(work, addressed, 'quotation_approval_withdrawn', null);
  const by = work.session.name;
  const others = await notifiedOf(work, row.id);
  await notifyOfQuotation(work, addressed.rfq, row, others, 'quotation_approval_withdrawn', { by });
  return presentNow(waiting);
}

interface Waiting {
  work: MemberWork;
  addressed: Addressed;
  own: QuotationRow;
  row: QuotationApprovalRow;
}

/** A request that waits, behind the locks of the company's people, the request for quotation and itself, in this order. */
async function waitingForChange(call: MemberWork, number: string, id: string): Promise<Waiting> {
  const work = await lockOwnCompany(call, 'see_prices');
  const addressed = await addressedRfqForChange(work, number);
  const own = await findQuotation(work.db, addressed.rfq.id, work.session.company_id);
  const row = (own && (await lockOne(work.db, own.id, id))) ?? fail('APPROVAL_NOT_FOUND');
  if (!own || row.status !== 'waiting') return fail('APPROVAL_STATE');
  return { work, addressed, own, row };
}

/** Submits the frozen draft as it stands; where the request was amended since, it goes back to the person who requested approval. */
async function carryOut({ work, addressed, own, row }: Waiting): Promise<void> {
  const { rfq } = addressed;
  const { db, now, session } = work;
  const requester = [row.requested_by].filter((id) => id !== session.account_id);
  const draft = await findRevision(db, own.id, DRAFT_REVISION);
  const faults: QuotationFault[] = [
    ...(rfq.revision !== row.quotation.rfq_revision || rfq.round !== row.quotation.round ? ['amended' as const] : []),
    ...(draft?.id === row.quotation.revision_id ? [] : ['other' as const]),
    ...(draft && !coversCollecting(rfq, draft.valid_until) ? ['validity' as const] : []),
  ];
  if (!draft || faults.length > 0) {
    await updateQuotationApproval(db, row.id, { status: 'changed', closed_at: now, faults });
    await record(work, addressed, 'quotation_approval_changed', null, { faults: faults.join(', ') });
    return notifyOfQuotation(work, rfq, row, requester, 'quotation_approval_changed');
  }
  await updateQuotationApproval(db, row.id, { status: 'approved', closed_at: now });
  await submitDraft(db, draft.id, own.revision + 1, now);
  await recordSubmission(work, addressed, own, draft.totals);
  await notifyOfQuotation(work, rfq, row, requester, 'quotation_approval_approved', { by: session.name });
}

async function presentNow({ work, addressed, own, row }: Waiting): Promise<PricedQuotationApproval> {
  return presentQuotationApproval(
    work,
    addressed,
    (await findOne(work.db, own.id, row.id)) ?? fail('APPROVAL_NOT_FOUND'),
  );
}

/** Writes an entry that the seller's own people alone read. */
function record(
  work: MemberWork,
  { rfq }: Addressed,
  kind: Extract<AuditStep, `quotation_approval_${string}`>,
  note: string | null,
  after: Record<string, string> = {},
): Promise<void> {
  const { company_id: seller_company_id } = work.session;
  return recordStep(work, 'seller', { kind, rfq_id: rfq.id, seller_company_id, note, after });
}
