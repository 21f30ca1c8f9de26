import type { Project } from '../../../contract/entities/order';
import type { Rfq } from '../../../contract/entities/rfq';
import { remainderOf } from '../../../domain/award/remainder';
import { agreedText } from '../../../domain/material/agreedText';
import type { MemberWork } from '../../http/context';
import { fail } from '../../http/fail';
import { findBidLines, findBids } from './bid.repository';
import { findOrdersOfRfq } from '../order/order.repository';
import { copyLines, readRfq } from '../request/draft.service';
import { ownRfqForChange } from '../request/request.policy';
import { findChild, findLines, type RfqLineRow, type RfqRow } from '../request/request.repository';

/** Lines, and parts of lines, that no standing order covers once the sellers have answered. */
async function leftOver(work: MemberWork, row: RfqRow): Promise<Array<{ line: RfqLineRow; qty: string }>> {
  if (row.status !== 'ORD' && row.status !== 'FIN') return [];
  const cancelled = new Set(
    (await findOrdersOfRfq(work.db, row.id, null))
      .filter((order) => order.status === 'CANCELLED')
      .map((order) => order.bid_id),
  );
  const bids = (await findBids(work.db, row.id, null))
    .map(({ bid }) => bid)
    .filter((bid) => bid.status === 'CONFIRMED' && !cancelled.has(bid.id));
  const ordered = await findBidLines(
    work.db,
    bids.map((bid) => bid.id),
  );
  const requested = (await findLines(work.db, row.id)).filter((line) => !line.excluded);
  return remainderOf(requested, ordered);
}

/** What is left of an own request, and the request that was started for it; null when nothing is. */
export async function readRemainder(work: MemberWork, row: RfqRow): Promise<Project['remainder']> {
  const left = await leftOver(work, row);
  if (left.length === 0) return null;
  const started = await findChild(work.db, row.id);
  return {
    line_count: left.length,
    rfq_number_id: started?.rfq_number_id ?? null,
    sent: started !== null && started.status !== 'DRAFT',
  };
}

/** Starts a draft with what is left, once: a second caller gets the same one. */
export async function requestRemainder(work: MemberWork, number: string): Promise<Rfq> {
  const row = await ownRfqForChange(work, number, null);
  const left = await leftOver(work, row);
  if (left.length === 0) return fail('RFQ_STATE');
  const started = await findChild(work.db, row.id);
  if (started) return readRfq(work, started);
  return copyLines(
    work,
    row,
    left.map(({ line, qty }) => ({ ...line, raw_text: agreedText(line), qty })),
    row.id,
  );
}
