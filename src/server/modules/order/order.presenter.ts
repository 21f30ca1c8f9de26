import type { Language } from '../../../contract/constants';
import { shownName } from '../../../domain/company/shownName';
import Big from 'big.js';
import type { Attachment } from '../../../contract/entities/file';
import type { CompanySnapshot, OrderSummary, PricedOrder } from '../../../contract/entities/order';
import { trimDecimal } from '../../../domain/money/exact';
import { deliveryOf } from '../../../domain/states/lineDelivery';
import { actionsOf, type Side } from '../../../domain/states/order';
import { claimsUntil } from '../../../domain/states/receipt';
import type { Work } from '../../http/context';
import { type StockNaming, titleIn } from '../../stockTitle';
import { presentTradeLine } from '../award/bid.presenter';
import type { TradeLineRow } from '../award/bid.repository';
import { presentTimeline } from '../timeline/timeline.service';
import type { TimelineRow } from '../timeline/timeline.repository';
import type { ClaimRow, ShipmentLineRow, ShipmentRow } from './delivery.repository';
import type { OrderAccount } from './orderAccount.service';
import type { OrderRow } from './order.repository';
import { erpNumberOf, stateOf } from './orderState';
import { presentClaim, presentShipment, receivedOf } from './shipment.presenter';
import { shippedOf } from './shipping';

/**
 * An order as one of its two sides sees it, with the steps that side can take now; `now` decides what is late. Sums are
 * the stored ones; quantities are in the units of their lines, weights in kg.
 */
export function presentOrder(
  row: OrderRow,
  side: Side,
  rfqNumber: string | null,
  parts: {
    lines: TradeLineRow[];
    shipments: ShipmentRow[];
    shipped: ShipmentLineRow[];
    certificates: ReadonlyMap<string, Attachment[]>;
    receipts: Attachment[];
    claims: ClaimRow[];
    timeline: TimelineRow[];
    account: OrderAccount;
  },
  { now, language }: Pick<Work, 'now' | 'language'>,
): Omit<PricedOrder, 'export'> {
  const shipped = shippedOf(parts.shipped);
  const received = receivedOf(parts.shipped);
  return {
    order_number: row.order_number,
    erp_number: erpNumberOf(row, side),
    rfq_number_id: rfqNumber,
    title: titleIn(row.title, namingOf(row, parts.lines), language),
    side,
    status: row.status,
    payment_status: row.payment_status,
    delivery_status: row.delivery_status,
    version: row.version,
    placed_at: row.placed_at.toISOString(),
    currency: row.currency,
    payment_term: row.payment_term,
    payment_due_on: row.payment_due_on,
    payment_due_at: row.payment_due_at?.toISOString() ?? null,
    delivery_term: row.delivery_term,
    delivery_place: row.delivery_place,
    delivery_contact: row.delivery_contact,
    required_date: row.required_date,
    buyer: row.buyer,
    seller: row.seller,
    bank_account: row.bank_account,
    account_changed_at: parts.account.changedAt?.toISOString() ?? null,
    account_offer: row.account_offer,
    account_to_offer: parts.account.toOffer,
    account_awaited: parts.account.awaited,
    cancel_requested_by: row.cancel_requested_by,
    cancel_reason: row.cancel_reason,
    totals: row.totals,
    total_weight_kg: trimDecimal(new Big(row.total_weight_kg ?? 0)),
    unknown_weight_lines: row.unknown_weight_lines,
    lines: parts.lines.map((line) => ({
      ...presentTradeLine(line, row.currency),
      weight_basis: line.weight_basis,
      shipped_qty: trimDecimal(shipped.get(line.id) ?? new Big(0)),
      received_qty: trimDecimal(received.get(line.id) ?? new Big(0)),
      ...deliveryOf(row, line, shipped.get(line.id) ?? new Big(0), now),
    })),
    shipments: parts.shipments.map((one) =>
      presentShipment(one, parts.shipped, parts.lines, parts.certificates.get(one.id) ?? [], side),
    ),
    claims: parts.claims.map(presentClaim),
    claims_until: claimsUntil(parts.shipments.map(({ received_at }) => received_at))?.toISOString() ?? null,
    receipts: parts.receipts,
    tax_invoice:
      row.tax_invoice_number && row.tax_invoice_on
        ? { number: row.tax_invoice_number, issued_on: row.tax_invoice_on }
        : null,
    settlement: row.settlement,
    balance: row.balance,
    timeline: parts.timeline.map(presentTimeline),
    actions: actionsOf(stateOf(row, parts.shipments, parts.claims, now), side),
  };
}

const partyName = ({ company_name: name, company_name_en: name_en }: CompanySnapshot, language: Language) =>
  shownName({ name, name_en }, language);

/** What an order from listed stock is named after; null of one from a request. */
function namingOf({ rfq_id }: OrderRow, lines: readonly TradeLineRow[]): StockNaming | null {
  return rfq_id === null && lines[0] ? { spec: lines[0].spec, lines: lines.length } : null;
}

/** An order with the number of its request, or what it is named after where it was bought from listed stock. */
interface NumberedOrder {
  order: OrderRow;
  rfq_number_id: string | null;
  naming: StockNaming | null;
}

/** An order as a row of a list, with the name of the other side. */
export function presentOrderSummary(
  { order: row, rfq_number_id: rfqNumber, naming }: NumberedOrder,
  side: Side,
  language: Language,
): OrderSummary {
  return {
    order_number: row.order_number,
    erp_number: erpNumberOf(row, side),
    rfq_number_id: rfqNumber,
    title: titleIn(row.title, naming, language),
    side,
    counterpart_name: partyName(side === 'buyer' ? row.seller : row.buyer, language),
    status: row.status,
    payment_status: row.payment_status,
    delivery_status: row.delivery_status,
    currency: row.currency,
    total_amount: row.totals.total_amount,
    placed_at: row.placed_at.toISOString(),
  };
}
