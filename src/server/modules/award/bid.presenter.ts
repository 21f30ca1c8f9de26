import Big from 'big.js';
import type { PricedBid } from '../../../contract/entities/order';
import type { Currency } from '../../../contract/values';
import { formatExact, trimStored } from '../../../domain/money/exact';
import { PRICED_DECIMALS } from '../../../domain/money/lineAmount';
import type { BidRow, TradeLineRow } from './bid.repository';

type AwardedRow = Pick<TradeLineRow, keyof PricedBid['lines'][number]>;

/** A traded line, in a bid and in the order it becomes. */
export function presentTradeLine(row: AwardedRow, currency: Currency): PricedBid['lines'][number] {
  return {
    id: row.id,
    line_no: row.line_no,
    description: row.description,
    spec: row.spec,
    alternate: row.alternate,
    requested: row.requested,
    deviations: row.deviations,
    qty: trimStored(row.qty),
    uom: row.uom,
    unit_price: trimStored(row.unit_price, 4),
    price_uom: row.price_uom,
    priced_qty: trimStored(row.priced_qty, PRICED_DECIMALS),
    amount: formatExact(new Big(row.amount), currency),
    weight_kg: trimStored(row.weight_kg),
    maker: row.maker,
    origin: row.origin,
    lead_days: row.lead_days,
    certificate_type: row.certificate_type,
  };
}

/** A bid as one of its two sides sees it, with those of `lines` that are its own. */
export function presentBid(
  row: BidRow,
  lines: readonly TradeLineRow[],
  context: {
    rfq_number_id: string;
    rfq_title: string;
    side: 'buyer' | 'seller';
    counterpart_name: string;
    order_number: string | null;
    delivery_place: string | null;
    payment_note: string | null;
    required_date: string | null;
  },
): PricedBid {
  return {
    ...context,
    id: row.id,
    quotation_id: row.quotation_id,
    status: row.status,
    version: row.version,
    sent_at: row.sent_at.toISOString(),
    answer_until: row.answer_until.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    decline_reason: row.decline_reason,
    note: row.note,
    delivery_term: row.delivery_term,
    payment_term: row.payment_term,
    currency: row.totals.currency,
    totals: row.totals,
    lines: lines.filter((line) => line.bid_id === row.id).map((line) => presentTradeLine(line, row.totals.currency)),
  };
}
