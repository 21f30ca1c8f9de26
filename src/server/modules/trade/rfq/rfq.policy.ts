import type { MemberWork } from '../../../http/context';
import { refuse } from '../../../http/fail';
import { findRfq, lockRfq, type RfqRow } from './rfq.repository';

/** The request, if it is the own company's; anything else does not exist for the caller. */
export async function ownRfq(work: MemberWork, number: string): Promise<RfqRow> {
  const row = await findRfq(work.db, work.session.is_test, number);
  if (!row || row.company_id !== work.session.company_id) return refuse('RFQ_NOT_FOUND');
  return row;
}

/** The same, locked for a change, after the caller's version was found to be the present one. */
export async function ownRfqForChange(work: MemberWork, number: string, version: number | null): Promise<RfqRow> {
  const row = await lockRfq(work.db, work.session.is_test, number);
  if (!row || row.company_id !== work.session.company_id) return refuse('RFQ_NOT_FOUND');
  if (version !== null && row.version !== version) return refuse('STALE_VERSION');
  return row;
}

/** Whether the buyer may read the amounts of the quotations: of a sealed request only once its deadline has passed. */
export function mayReadAmounts(row: RfqRow): boolean {
  if (!row.sealed) return row.status !== 'DRAFT';
  if (row.status === 'REQ' || row.status === 'COL' || row.status === 'DRAFT') return false;
  // A sealed request that was cancelled before its deadline stays sealed for good.
  return !(row.status === 'CLS' && row.close_reason === 'cancelled' && row.closed_at === null);
}
