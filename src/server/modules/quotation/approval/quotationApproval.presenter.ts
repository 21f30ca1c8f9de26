import type { Quotation } from '../../../../contract/entities/quotation';
import type { PricedQuotationApproval } from '../../../../contract/entities/quotationApproval';
import type { MemberWork } from '../../../http/context';
import { presentLine } from '../../award/approval/steps.service';
import { findLines } from '../../request/request.repository';
import { presentQuotation } from '../quotation.presenter';
import type { Addressed } from '../quotation.policy';
import { findRevisionById, findRevisionLines } from '../quotation.repository';
import { filesOfRevisions } from '../quotationFile.service';
import { findBuyer } from '../sellerRequest.repository';
import type { QuotationApprovalRow } from './quotationApproval.repository';

/** A quotation that waits for approval, or did, as a member of its company reads it. */
export async function presentQuotationApproval(
  work: MemberWork,
  { rfq }: Addressed,
  row: QuotationApprovalRow,
): Promise<PricedQuotationApproval> {
  const { totals, quoted_line_count, line_count, revises } = row.quotation;
  return {
    ...(await presentLine(work, row)),
    id: row.id,
    rfq_number_id: rfq.rfq_number_id,
    title: rfq.title,
    buyer_company_name: (await findBuyer(work.db, rfq.id, work.language))?.name ?? '',
    status: row.status,
    requested_at: row.requested_at.toISOString(),
    reason: row.reason,
    rules: row.rules,
    totals,
    quoted_line_count,
    line_count,
    revises,
    quotation: await frozenQuotation(work, row),
    closes_at: rfq.closes_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
    faults: row.faults,
  };
}

/** The quotation as it is frozen, or as it was submitted; null once it is a draft again, which its writers change. */
async function frozenQuotation(work: MemberWork, row: QuotationApprovalRow): Promise<Quotation | null> {
  if (row.status !== 'waiting' && row.status !== 'approved') return null;
  const found = await findRevisionById(work.db, row.quotation.revision_id);
  if (!found) return null;
  const { revision, quotation, rfq } = found;
  const lines = await findRevisionLines(work.db, [revision.id]);
  const files = await filesOfRevisions(work, [revision.id]);
  const requested = await findLines(work.db, rfq.id);
  return presentQuotation(quotation, revision, lines, requested, rfq.rfq_number_id, files(revision.id));
}
