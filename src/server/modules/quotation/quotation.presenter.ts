import Big from 'big.js';
import type { Attachment } from '../../../contract/entities/file';
import type { OfferedLine, Quotation, QuotationLine } from '../../../contract/entities/quotation';
import { formatExact, trimStored } from '../../../domain/money/exact';
import { PRICED_DECIMALS } from '../../../domain/money/lineAmount';
import type { RfqLineRow } from '../request/request.repository';
import { stands } from './standing';
import type { QuotationLineRow, QuotationRow, RevisionRow } from './quotation.repository';

/** A line of a quotation as its author reads it, its figures as they were computed when it was saved. */
function presentOwnLine(
  row: QuotationLineRow,
  currency: RevisionRow['currency'],
  needsReconfirm: boolean,
): QuotationLine {
  return { ...presentQuotationLine(row, currency, needsReconfirm), stock_item_id: row.stock_item_id };
}

/** The same as the buyer may read it. */
export function presentQuotationLine(
  row: QuotationLineRow,
  currency: RevisionRow['currency'],
  needsReconfirm = false,
): OfferedLine {
  return {
    rfq_line_id: row.rfq_line_id,
    response: row.response,
    no_quote_reason: row.no_quote_reason,
    offered_spec: row.offered_spec,
    deviations: row.deviations,
    maker: row.maker,
    origin: row.origin,
    supply: row.supply,
    qty_offered: trimStored(row.qty_offered),
    unit_price: trimStored(row.unit_price, 4),
    price_uom: row.price_uom,
    weight_basis: row.weight_basis,
    weight_discount_pct: trimStored(row.weight_discount_pct),
    moq: trimStored(row.moq),
    multiple: trimStored(row.multiple),
    lead_days: row.lead_days,
    certificate_type: row.certificate_type,
    remark: row.remark,
    priced_qty: trimStored(row.priced_qty, PRICED_DECIMALS),
    amount: row.amount === null ? null : formatExact(new Big(row.amount), currency),
    needs_reconfirm: needsReconfirm,
  };
}

/** Day until which a quotation stands: what its revision states, or the later day its seller consented to. */
export function standsUntil(row: QuotationRow, revision: RevisionRow): string | null {
  const [stated, consented] = [revision.valid_until, row.consent_until];
  return stated !== null && consented !== null && consented > stated ? consented : stated;
}

/** One revision of a quotation. */
export function presentQuotation(
  row: QuotationRow,
  revision: RevisionRow,
  lines: readonly QuotationLineRow[],
  requested: ReadonlyArray<Pick<RfqLineRow, 'id' | 'changed_revision'>>,
  rfqNumber: string,
  attachments: Attachment[],
): Quotation {
  const outdated = new Set(requested.filter((line) => !stands(line, revision)).map((line) => line.id));
  const amount = (value: string | null) => (value === null ? null : formatExact(new Big(value), revision.currency));
  return {
    id: row.id,
    rfq_number_id: rfqNumber,
    status: row.status,
    revision: revision.revision,
    round: revision.round,
    rfq_revision: revision.rfq_revision,
    version: row.version,
    submitted_at: row.submitted_at?.toISOString() ?? null,
    stands_until: standsUntil(row, revision),
    validity_asked_at: row.validity_asked_at?.toISOString() ?? null,
    currency: revision.currency,
    valid_until: revision.valid_until,
    delivery_term: revision.delivery_term,
    freight_amount: amount(revision.freight_amount) ?? '0',
    payment_term: revision.payment_term,
    min_order_amount: amount(revision.min_order_amount),
    all_or_nothing: revision.all_or_nothing,
    vat: revision.totals.vat ?? null,
    memo: revision.memo,
    totals: revision.totals,
    attachments,
    lines: lines
      .filter((line) => line.revision_id === revision.id)
      .map((line) => presentOwnLine(line, revision.currency, outdated.has(line.rfq_line_id))),
  };
}
