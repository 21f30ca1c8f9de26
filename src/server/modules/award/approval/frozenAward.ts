import type { ApprovalFault } from '../../../../contract/entities/approval';
import { standsUntil } from '../../quotation/quotation.presenter';
import type { RfqRow } from '../../request/request.repository';
import { awardedBid } from '../awardedBid';
import { presentTradeLine } from '../bid.presenter';
import type { Choice } from '../sending.service';
import type { FrozenAward } from './approval.repository';

/** Everything of an award that must not change until it is approved. */
export function freeze(row: RfqRow, choice: Choice): FrozenAward {
  const bids = [...choice].map(([offer, chosen]) => {
    const { quotation, revision } = offer;
    const { lines, totals } = awardedBid(row, offer, chosen);
    return {
      quotation_id: quotation.id,
      revision_id: revision.id,
      company_name: offer.company_name,
      valid_until: standsUntil(quotation, revision),
      delivery_term: revision.delivery_term,
      payment_term: revision.payment_term,
      totals,
      lines: lines.map((line) => presentTradeLine(line, totals.currency)),
    };
  });
  const lines = [...choice].flatMap(([{ quotation }, chosen]) =>
    chosen.map(({ requestLine, qty, answer }) => ({
      rfq_line_id: requestLine.id,
      quotation_id: quotation.id,
      qty,
      accept_alternate: answer.response === 'alternate',
    })),
  );
  return { rfq_revision: row.revision, round: row.round, lines, bids };
}

/** The first day on which a quotation of an award ends; null where none does. */
export function firstEnd(bids: ReadonlyArray<{ valid_until: string | null }>): string | null {
  return bids.flatMap(({ valid_until }) => valid_until ?? []).toSorted()[0] ?? null;
}

/** What of a frozen award is no longer as it was. A quotation that was only extended is the same. */
export function faultsBetween(then: FrozenAward, now: FrozenAward): ApprovalFault[] {
  const faults = new Set<ApprovalFault>();
  if (then.rfq_revision !== now.rfq_revision || then.round !== now.round) faults.add('amended');
  for (const bid of then.bids) {
    const present = now.bids.find(({ quotation_id }) => quotation_id === bid.quotation_id);
    if (!present) {
      faults.add('withdrawn');
      continue;
    }
    if (figures(bid) !== figures(present)) faults.add('price');
    if (quantities(bid) !== quantities(present)) faults.add('quantity');
    if (bid.revision_id !== present.revision_id || terms(bid) !== terms(present)) faults.add('terms');
  }
  if (now.bids.length !== then.bids.length) faults.add('other');
  return [...faults];
}

type Bid = FrozenAward['bids'][number];

const figures = ({ totals, lines }: Bid) =>
  JSON.stringify([
    totals.lines_amount,
    totals.freight_amount,
    totals.supply_amount,
    totals.vat_amount,
    totals.total_amount,
    totals.currency,
    lines.map((line) => [line.line_no, line.unit_price, line.price_uom, line.amount]),
  ]);
const quantities = ({ lines }: Bid) => JSON.stringify(lines.map((line) => [line.line_no, line.qty, line.uom]));
const terms = ({ delivery_term, payment_term, lines }: Bid) =>
  JSON.stringify([
    delivery_term,
    payment_term,
    lines.map((line) => [line.description, line.alternate, line.maker, line.origin, line.lead_days]),
  ]);

const FAULT_OF: Readonly<Record<string, ApprovalFault>> = {
  expired: 'expired',
  not_offered: 'withdrawn',
  needs_reconfirm: 'amended',
  qty_exceeds: 'quantity',
  qty_not_sold: 'quantity',
  alternate_not_accepted: 'terms',
};

/** What keeps a frozen award from being made at all, from the faults that its choice is refused with. */
export const faultsOfRefusal = (codes: readonly string[]): ApprovalFault[] => [
  ...new Set(codes.map((code) => FAULT_OF[code] ?? 'other')),
];
