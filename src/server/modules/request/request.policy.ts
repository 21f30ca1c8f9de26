import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { findRfq, lockRfq, type RfqRow } from './request.repository';

/** Whether a request, found by whatever way, is the own company's. */
export const isOwn = (session: MemberWork['session'], row: RfqRow): boolean => row.company_id === session.company_id;

/** The request, if it is the own company's; anything else does not exist for the caller. */
export async function ownRfq(work: MemberWork, number: string): Promise<RfqRow> {
  const row = await findRfq(work.db, number);
  if (!row || !isOwn(work.session, row)) return fail('RFQ_NOT_FOUND');
  return row;
}

/** The same, locked for a change, after the caller's version was found to be the present one. */
export async function ownRfqForChange(work: MemberWork, number: string, version: number | null): Promise<RfqRow> {
  const row = await lockRfq(work.db, number);
  if (!row || !isOwn(work.session, row)) return fail('RFQ_NOT_FOUND');
  if (version !== null && row.version !== version) return fail('STALE_VERSION');
  return row;
}

/**
 * Through which round the buyer may read amounts; 0: none. Of a sealed request that is collecting, only earlier rounds,
 * which were opened at their deadlines. One that was cancelled while it collected stays sealed for good.
 */
export function readableRound(row: RfqRow): number {
  if (row.status === 'DRAFT') return 0;
  if (!row.sealed) return row.round;
  const collecting = row.status === 'REQ' || row.status === 'COL';
  const cancelledBefore = row.status === 'CLS' && row.close_reason === 'cancelled' && row.closed_at === null;
  return collecting || cancelledBefore ? row.round - 1 : row.round;
}

/** When collecting was ended before its deadline, as answers show it; null where the deadline held. */
export function endedEarly({ closes_at, closed_at }: Pick<RfqRow, 'closes_at' | 'closed_at'>): string | null {
  return closes_at && closed_at && closed_at < closes_at ? closed_at.toISOString() : null;
}
