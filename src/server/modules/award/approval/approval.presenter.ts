import type { PricedApproval } from '../../../../contract/entities/approval';
import type { MemberWork } from '../../../http/context';
import type { RfqRow } from '../../request/request.repository';
import type { ApprovalRow } from './approval.repository';
import { presentLine } from './steps.service';

/** A request to approve an award as a member of the company reads it. */
export async function presentApproval(work: MemberWork, rfq: RfqRow, row: ApprovalRow): Promise<PricedApproval> {
  const line = await presentLine(work, row);
  return {
    ...line,
    id: row.id,
    rfq_number_id: rfq.rfq_number_id,
    status: row.status,
    requested_at: row.requested_at.toISOString(),
    reason: row.reason,
    note: row.note,
    rules: row.rules,
    bids: row.award.bids,
    valid_until: row.valid_until,
    closed_at: row.closed_at?.toISOString() ?? null,
    faults: row.faults,
  };
}
