import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { findRfq, lockRfq, type RfqRow } from '../request/request.repository';
import { takesPart } from '../request/round/participation';
import { findTarget, type QuotationRow, type TargetRow } from './quotation.repository';

export interface Addressed {
  rfq: RfqRow;
  target: TargetRow;
}

/** A request that was sent to this seller; to anybody else it does not exist. */
export async function addressedRfq(work: MemberWork, number: string): Promise<Addressed> {
  const row = await findRfq(work.db, number);
  // The own request is read as its buyer: among the requests of others it does not exist.
  if (row?.company_id === work.session.company_id) return fail('RFQ_NOT_FOUND');
  return check(work, row);
}

/** The same, with the request locked: whatever the seller writes and the deadline closes comes one after the other. */
export async function addressedRfqForChange(work: MemberWork, number: string): Promise<Addressed> {
  return check(work, await lockRfq(work.db, number));
}

async function check(work: MemberWork, row: RfqRow | null): Promise<Addressed> {
  if (!row || row.status === 'DRAFT') return fail('RFQ_NOT_FOUND');
  const { session } = work;
  if (row.company_id === session.company_id) return fail('OWN_REQUEST');
  const target = await findTarget(work.db, row.id, session.company_id);
  if (!target) return fail('RFQ_NOT_FOUND');
  return { rfq: row, target };
}

/**
 * Whether the request still takes quotations of this seller by the database's clock. The instant of closing is already
 * too late; in a further round only those who were invited again may answer.
 */
export function isCollecting(row: RfqRow, own: QuotationRow | null, now: Date): boolean {
  const open = (row.status === 'REQ' || row.status === 'COL') && row.closes_at !== null && now < row.closes_at;
  return open && takesPart(row.round, own);
}
