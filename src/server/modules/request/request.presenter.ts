import type { Rfq, RfqLine } from '../../../contract/entities/rfq';
import { trimStored } from '../../../domain/money/exact';
import { sellerText } from '../../../domain/material/ownCells';
import { sumWeights } from '../../../domain/material/totalWeight';
import type { RfqFigures, RfqLineRow, RfqRow } from './request.repository';

/** A line as its request's company reads it. */
export function presentLine(row: RfqLineRow): RfqLine {
  return {
    id: row.id,
    line_no: row.line_no,
    raw_text: row.raw_text,
    own_cells: row.own_cells,
    heading: row.heading,
    tag: row.tag,
    spec: row.spec,
    qty: trimStored(row.qty),
    uom: row.uom,
    unit_weight_kg: trimStored(row.unit_weight_kg),
    total_weight_kg: trimStored(row.total_weight_kg),
    weight_basis: row.weight_basis,
    target_price: trimStored(row.target_price, 4),
    remark: row.remark,
    excluded: row.excluded,
    confidence: row.confidence,
    warnings: row.warnings,
    unread: row.unread,
    changed_revision: row.changed_revision,
    previous: row.previous,
  };
}

/**
 * A line as a seller reads it: of the buyer's own columns and headings only the text of those that he shares, and his target
 * price only when it is shown.
 */
export function presentLineToSeller(
  row: RfqLineRow,
  request: Pick<RfqRow, 'shared_columns' | 'share_headings' | 'show_target_price'>,
): RfqLine {
  const line = presentLine(row);
  return {
    ...line,
    raw_text: sellerText(row, request),
    own_cells: [],
    heading: null,
    unread: [],
    target_price: request.show_target_price ? line.target_price : null,
  };
}

/** The terms of a request, as they were entered: with the private note, so for its own company. */
export function presentTerms(row: RfqRow) {
  return {
    title: row.title,
    project_name: row.project_name,
    visibility: row.visibility,
    vendors_only: row.vendors_only,
    sealed: row.sealed,
    deadline_date: row.deadline_date,
    required_date: row.required_date,
    delivery_term: row.delivery_term,
    delivery_place: row.delivery_place,
    delivery_contact: row.delivery_contact,
    payment_term: row.payment_term,
    payment_note: row.payment_note,
    currency: row.currency,
    usd_allowed: row.usd_allowed,
    usd_krw_rate: trimStored(row.usd_krw_rate, 4),
    certificate_type: row.certificate_type,
    origins_allowed: row.origins_allowed,
    makers_allowed: row.makers_allowed,
    partial_allowed: row.partial_allowed,
    alternates_allowed: row.alternates_allowed,
    split_allowed: row.split_allowed,
    show_target_price: row.show_target_price,
    memo: row.memo,
    shared_columns: row.shared_columns,
    share_headings: row.share_headings,
    private_note: row.private_note,
  };
}

/** A request as its own company reads it. */
export function presentRfq(
  row: RfqRow,
  lines: readonly RfqLineRow[],
  figures: RfqFigures,
  parentNumber: string | null,
  { attachments, lists }: Pick<Rfq, 'attachments' | 'lists'>,
): Rfq {
  // Spread into a literal of this size, the terms would take longer to copy than all the rest takes.
  return Object.assign(presentTerms(row), {
    rfq_number_id: row.rfq_number_id,
    parent_rfq_number_id: parentNumber,
    status: row.status,
    close_reason: row.close_reason,
    revision: row.revision,
    round: row.round,
    version: row.version,
    closes_at: row.closes_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
    created_by_name: figures.created_by_name,
    seller_count: figures.seller_count,
    quotation_count: figures.quotation_count,
    declined_count: figures.declined_count,
    total_weight_kg: sumWeights(lines),
    attachments,
    lists,
    amendments: row.amendments,
    lines: lines.map(presentLine),
  });
}
