import Big from 'big.js';
import type { QuotationRevisions } from '../../../../contract/entities/comparison';
import { formatExact, trimStored } from '../../../../domain/money/exact';
import type { MemberWork } from '../../../http/context';
import { fail } from '../../../http/fail';
import { findOffers, findRevisionLines, findRevisions } from '../../quotation/quotation.repository';
import { ownRfq, readableRound } from '../../request/request.policy';

/** What one seller offered on an own request, revision by revision; of a sealed one only once it may be read. */
export async function readRevisions(
  work: MemberWork,
  number: string,
  quotationId: string,
): Promise<QuotationRevisions> {
  const row = await ownRfq(work, number);
  const round = readableRound(row);
  const offers = round > 0 ? await findOffers(work.db, row.id, round, work.language) : [];
  if (!offers.some(({ quotation }) => quotation.id === quotationId)) return fail('QUOTATION_NOT_FOUND');
  const revisions = (await findRevisions(work.db, quotationId)).filter((revision) => revision.round <= round);
  const lines = await findRevisionLines(
    work.db,
    revisions.map(({ id }) => id),
  );
  return {
    revisions: revisions.map(({ id, revision, round, created_at, valid_until, totals, currency }) => ({
      revision,
      round,
      created_at: created_at.toISOString(),
      valid_until,
      totals,
      lines: lines
        .filter((line) => line.revision_id === id)
        .map(({ rfq_line_id, unit_price, price_uom, amount, lead_days }) => ({
          rfq_line_id,
          unit_price: trimStored(unit_price, 4),
          price_uom,
          amount: amount === null ? null : formatExact(new Big(amount), currency),
          lead_days,
        })),
    })),
  };
}
